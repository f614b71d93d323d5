"""The gun of Cannon's plain set: a turned barrel on a block with two discs. Its parts and pivots are those of the gun of the other sets,
because the same animations move them. It belongs to no side, so its slots have the same paint for both."""

from __future__ import annotations

import numpy as np

from kit import Model, circle, cylinder, lathe, model
from kit.model import Part

from .engraving import engrave
from .sections import slab
from .symbols import Area

TRUNNIONS = (0.0, 0.0224, 0.2968)
"""Position of the trunnions, on which the barrel rests."""
MUZZLE = 0.4312
"""Distance of the muzzle ahead of the trunnions."""
WHEEL, TRACK = 0.2128, 0.128
"""Radius of the wheels, and their distance from the middle."""
THICK = 0.044
"""Thickness of the wheels."""


@model("plain/gun", footprint=0.52, height=0.43, texture=256, triangles=4000, low_triangles=1200, kilobytes=180, smooth=40)
def gun(made: Model):
    """The gun, with its trail on the ground."""
    body = made.part("body")
    side = [(0.100, 0.150), (0.100, 0.290), (-0.060, 0.290), (-0.400, 0.060), (-0.430, 0.0), (-0.330, 0.0), (-0.060, 0.150)]
    body.add("wood", slab(side, -0.058, 0.058, 0.010))
    body.add("lead", cylinder(0.020, 2 * TRACK, 16).moved(z=-TRACK).turned("y", 90).moved(z=WHEEL))
    for name, right in (("wheel-left", -1), ("wheel-right", 1)):
        _wheel(made.part(name, pivot=(right * TRACK, 0.0, WHEEL)), right)
    outside = [
        (0.0, -0.205),
        (0.028, -0.200, 0.010),
        (0.034, -0.178, 0.010),
        (0.026, -0.165),
        (0.062, -0.152, 0.012),
        (0.072, -0.120, 0.010),
        (0.067, -0.024),
        (0.073, -0.016),
        (0.073, 0.012),
        (0.064, 0.020),
        (0.052, MUZZLE - 0.064),
        (0.063, MUZZLE - 0.036, 0.010),
        (0.063, MUZZLE, 0.008),
        (0.036, MUZZLE),
        (0.030, MUZZLE - 0.030),
        (0.0, MUZZLE - 0.030),
    ]
    made.part("barrel", pivot=TRUNNIONS).add("lead", lathe(outside, 24).turned("x", -90).at(TRUNNIONS))


def _wheel(wheel: Part, right: int):
    """A disc with spots, by which it is seen to turn."""
    spots = [Area(circle(0.034, 14) + (0.120 * np.cos(turn), 0.120 * np.sin(turn))) for turn in np.radians(np.arange(30, 360, 60))]
    place = lambda shape: shape.turned("y", 90 * right).moved(right * TRACK, 0.0, WHEEL)
    engrave(wheel, "wood", cylinder(WHEEL, THICK, 36, 0.008).moved(z=-THICK / 2), spots, ink="lead", place=place)
