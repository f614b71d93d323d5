"""The wreck of a vehicle: burnt out and holed, on its side, with the turret blown off."""

import math
import random

import numpy as np

from ..model import Model
from ..shapes import LEVEL, Solid, ellipsoid, turn
from . import medium

# Roll angle of the hull in radians, at which it leans on the turret.
FALL = math.pi / 2.0 * 0.80
# The place of the hull on its side.
HULL = (-0.125, -0.010, 0.262), ("y", -FALL), ("z", 0.16), 0.82
# Replacements of slots after the fire. Flammable ones disappear.
BURNT = {"armour": "rust", "armour-dark": "rust", "trim": "rust", "glass": "rubber", "brass": "rust", "canvas": None, "wood": None}
# Replacements for the wheels.
CHARRED = {"armour-dark": "track", "steel": "rust"}


def build():
    """Builds the model as a single part."""
    whole = Model("wreck")
    hull, turret = Model("hull"), Model("turret")
    medium.hull(hull)
    medium.turret(turret)
    _take(whole, hull, _place(*HULL))
    away = np.eye(4)
    away[:3, 3] = (0.0, -medium.ROW.pivot, -medium.ROW.deck)
    _take(whole, turret, _place((0.205, -0.060, 0.062), ("y", 0.36), ("z", -0.95), 0.70) @ away)
    _hole(whole.body)
    rng = random.Random(4)
    for x, y, size in (
        (0.20, 0.24, 0.036),
        (0.31, -0.06, 0.028),
        (0.05, -0.33, 0.032),
        (-0.29, 0.22, 0.024),
        (0.24, 0.14, 0.018),
        (-0.02, 0.36, 0.022),
    ):
        chunk = ellipsoid((size, size * 0.8, size * 0.55), 6, 4)
        chunk.verts *= 1.0 + np.array([[rng.uniform(-0.2, 0.2)] for _ in chunk.verts])
        whole.body.add("rust", chunk.turned("z", rng.uniform(0.0, 6.0)).at(x, y, size * 0.40))
    # Points below the ground are clamped to it.
    for _, solid in whole.body.solids:
        solid.verts[:, 2] = np.maximum(solid.verts[:, 2], 0.0)
    return whole


def _place(move, fall, heading, scale):
    matrix = turn(*heading) @ turn(*fall) @ np.diag([scale, scale, scale, 1.0])
    matrix[:3, 3] = move
    return matrix


def _take(whole, model, matrix):
    for part in model.parts.values():
        for slot, solid in part.solids:
            slot = CHARRED.get(slot, slot) if part.name.startswith("track") else BURNT.get(slot, slot)
            if slot:
                whole.body.add(slot, _dented(solid.transformed(matrix)))


def _dented(solid):
    """Bends plates as by fire."""
    x, y, z = solid.verts.T
    shift = 0.004 * np.stack([np.sin(23.0 * y + 9.0 * z), np.sin(19.0 * z + 11.0 * x), np.sin(21.0 * x + 13.0 * y)], axis=1)
    return Solid(solid.verts + shift, solid.faces)


def _hole(part):
    """The hole of the shell: dark, with petals of torn plate, on the upper side."""
    if LEVEL.low:
        return
    petals = 9
    rng = random.Random(7)
    verts, faces = [], []
    for step in range(petals):
        angle = math.tau * step / petals
        reach = 0.034 * rng.uniform(0.85, 1.15)
        verts.append((reach * math.cos(angle), reach * math.sin(angle), 0.0))
        verts.append((reach * 1.3 * math.cos(angle + 0.3), reach * 1.3 * math.sin(angle + 0.3), rng.uniform(0.010, 0.022)))
    for step in range(petals):
        first, after = 2 * step, (2 * step + 2) % (2 * petals)
        faces += [(first, after, first + 1), (first + 1, after, first)]
    torn = Solid(verts, faces)
    mouth = Solid([vert for vert in verts[::2]], [tuple(range(petals))])
    # Positioned on the side above the track of the upright hull, and then rolled with it.
    hull = _place(*HULL)
    flank = np.eye(4)
    flank[:3, 3] = (0.186, -0.060, 0.186)
    flank = hull @ flank @ turn("y", math.radians(56.0))
    part.add("rust", torn.transformed(flank))
    part.add("rubber", mouth.at(0.0, 0.0, 0.002).transformed(flank))
