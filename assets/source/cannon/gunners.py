"""The crew of the field gun: a gunner of each army with the rammer planted beside him."""

from __future__ import annotations

import numpy as np

from kit import Model, Surface, box, dome, lathe, model, plate, ribbon, tube
from kit.model import Part

from . import figure
from .figure import CHEST, button, collar, cuff, fist, head, limb, strap, torso_shape, toy_height
from .soldiers import bicorne, long_tails, queue, shako, short_tails, standing_legs, wing

POLE = np.array((0.178, 0.072))
"""Position of the rammer in plan."""


def _gunner(made: Model):
    """The parts that the gunners of both armies have in common."""
    body = made.part("body")
    head(figure.head_part(made))
    trunk = torso_shape(CHEST)
    coat = Surface(trunk)
    body.add("coat", trunk)
    collar(body)
    standing_legs(body)
    for side in (-1, 1):
        wing(body, side)
    for height in np.linspace(0.570, 0.430, 6):
        button(body, coat, (0.0, 0.5, height))
    seam = [coat.towards((0.020, 0.5, height), (0, -1, 0)) for height in np.linspace(0.586, 0.412, 8)]
    body.add("facings", ribbon([hit for hit, _ in seam], [normal for _, normal in seam], 0.009, 0.004))
    points, normals = coat.belt((0, 0.0, 0.404), (0, 0, 1), 24, 0.002)
    body.add("leather", ribbon(points, normals, 0.024, 0.006, closed=True))
    hit, normal = coat.towards((0, 0.5, 0.404), (0, -1, 0))
    body.add("brass", plate(np.array([(-0.017, -0.013), (0.017, -0.013), (0.017, 0.013), (-0.017, 0.013)]), 0.006, 0.002).facing(normal).at(hit + normal * 0.006), density=1.5)
    # The haversack with cartridges hangs at the left from a strap.
    strap(body, coat, (0, 0.0, 0.478), (0.80, 0.0, 0.62), 0.024, lift=0.004)
    body.add("leather", box(0.046, 0.105, 0.088, 0.014).turned("z", 10).moved(-0.122, -0.014, 0.345))
    body.add("leather", box(0.052, 0.108, 0.042, 0.012).turned("z", 10).moved(-0.123, -0.014, 0.372))
    body.add("brass", dome(0.008, 0.006, 10, 2).facing((-1, 0.17, 0)).moved(-0.149, -0.010, 0.354), fine=True)

    right = [(0.090, -0.004, 0.566, 0.040), (0.128, -0.006, 0.545, 0.043), (0.166, -0.032, 0.486, 0.037), (0.176, -0.022, 0.444, 0.035), (0.178, 0.034, 0.440, 0.029)]
    left = [(-0.090, -0.004, 0.566, 0.040), (-0.130, -0.004, 0.545, 0.043), (-0.172, -0.014, 0.482, 0.036), (-0.176, 0.008, 0.442, 0.034), (-0.128, 0.054, 0.424, 0.029)]
    body.add("coat", limb(right))
    body.add("coat", limb(left))
    cuff(body, (0.177, 0.010, 0.440), (0.178, 0.040, 0.441), 0.030)
    cuff(body, (-0.150, 0.034, 0.432), (-0.124, 0.058, 0.423), 0.030)
    body.add("skin", fist((*POLE, 0.446), (0, 0, 1), (0.25, 1, 0), (0.178, 0.042, 0.441), 0.010), density=1.6)
    body.add("skin", fist((-0.098, 0.078, 0.414), (0.5, 0.3, 0.8), (0.5, 0.8, -0.4), (-0.124, 0.058, 0.423), 0.005), density=1.6)
    _rammer(made.part("rammer", pivot=toy_height((*POLE, 0.446)), parent="body"))


def _rammer(rammer: Part):
    """An ash pole with the ram's head at the lower end and the sponge at the upper end, where it is visible."""
    x, y = POLE
    foot = figure.GROUND
    rammer.add("wood", tube([(x, y, foot + 0.03), (x, y, 0.80)], 0.0088, 9))
    rammer.add("wood", lathe([(0.0, foot), (0.022, foot), (0.023, foot + 0.040), (0.011, foot + 0.054), (0.0, foot + 0.054)], 14).moved(x, y, 0))
    for z in (foot + 0.004, foot + 0.034):
        rammer.add("brass", lathe([(0.018, z), (0.0242, z), (0.0244, z + 0.006), (0.018, z + 0.006)], 14, closed=True).moved(x, y, 0), fine=True)
    fleece = [(0.0, 0.770), (0.014, 0.770), (0.030, 0.784), (0.033, 0.815), (0.033, 0.862), (0.028, 0.886), (0.0, 0.896)]
    rammer.add("leather", lathe(fleece, 14).moved(x, y, 0))
    for z in (0.766, 0.826):
        rammer.add("brass", lathe([(0.010, z), (0.0345 if z > 0.8 else 0.016, z), (0.0345 if z > 0.8 else 0.016, z + 0.006), (0.010, z + 0.006)], 12, closed=True).moved(x, y, 0), fine=True)


@model("cannon/gunner-dark", footprint=0.32, height=1.05, scale=figure.SCALE, texture=384, triangles=9500, kilobytes=520, smooth=62, detail=0.8)
def gunner_dark(made: Model):
    """Dark's gunner, in a shako."""
    _gunner(made)
    body = made.part("body")
    short_tails(body)
    shako(figure.head_part(made))
    figure.shape_toy(made, tall=("rammer",))


@model("cannon/gunner-light", footprint=0.32, height=1.02, scale=figure.SCALE, texture=384, triangles=9500, kilobytes=520, smooth=62, detail=0.8)
def gunner_light(made: Model):
    """Light's gunner, in a bicorne."""
    _gunner(made)
    body = made.part("body")
    long_tails(body)
    queue(figure.head_part(made))
    bicorne(figure.head_part(made))
    figure.shape_toy(made, tall=("rammer",))
