"""The two towns. Dark: a northern town of brick with a twin-towered gate, stepped gables and a church spire. Light: a southern
town of pale stone with a domed church, square towers and flat pyramids of tiles.

Towers, keep and flag are separate parts, so that a captured town can collapse piece by piece.
"""

from __future__ import annotations

import numpy as np

from kit import Model, ball, box, cylinder, dome, extrude, lathe, loft, model, plate, tube
from kit.model import Part

from . import masonry
from .masonry import GROUND, battlements, corbels, gable_roof, gate, house, opening, wall

SCALE = 1.1
"""Scale factor of the towns, so that they are taller than the soldiers."""
TALLER = 1.16
"""Vertical stretch of the cathedral and its bell tower, so that both towns are equally tall."""


@model("cannon/town-dark", footprint=0.42, height=1.04, scale=SCALE, texture=640, triangles=14000, low_triangles=1800, kilobytes=1120, smooth=50)
def town_dark(made: Model):
    """Dark's town, of brick, with round towers and pointed roofs."""
    body = made.part("body")
    masonry.base(body)
    corners = [(0.150, 0.232), (0.272, 0.040), (0.205, -0.200), (0.0, -0.278), (-0.205, -0.200), (-0.272, 0.040), (-0.150, 0.232)]
    for start, end in zip(corners, corners[1:]):
        wall(body, end, start, 0.205, 0.040)
    for x, y in (corners[1], corners[2], corners[4], corners[5]):
        body.add("stone", lathe([(0.040, GROUND - 0.01), (0.036, GROUND + 0.04), (0.036, 0.232), (0.042, 0.240), (0.042, 0.256), (0.0, 0.256)], 12).moved(x, y, 0), around=(x, y), density=0.8)
        battlements(body, "stone", (x, y), 0.035, 0.254, 6, (0.020, 0.013, 0.026))
    _gatehouse(body)

    for name, x, y in (("tower-1", 0.150, 0.226), ("tower-2", -0.150, 0.226)):
        _round_tower(made.part(name, pivot=(x, y, GROUND)), x, y, 0.070, 0.350, 0.190)
    _round_tower(made.part("tower-3", pivot=(0.0, -0.262, GROUND)), 0.0, -0.262, 0.062, 0.310, 0.150)

    house(body, 0.168, -0.012, 78, 0.088, 0.120, 0.120, 0.085, True)
    house(body, -0.172, 0.010, -82, 0.088, 0.120, 0.135, 0.090, True)
    house(body, 0.132, -0.128, 118, 0.078, 0.098, 0.105, 0.075, True)
    house(body, -0.136, -0.122, -112, 0.078, 0.098, 0.115, 0.078, True, chimney=False)
    house(body, 0.085, 0.122, 20, 0.066, 0.075, 0.100, 0.062, False)
    house(body, -0.085, 0.120, -16, 0.066, 0.075, 0.110, 0.066, False)
    tip = _church(made.part("keep", pivot=(0.0, 0.0, GROUND)))
    masonry.flag(made, (0.0, 0.028, tip), 0.135)


def _gatehouse(body: Part):
    """The gatehouse between the twin towers, under a stepped gable."""
    place = lambda shape: shape.moved(0, 0.236, GROUND)
    body.add("stone", place(box(0.190, 0.085, 0.205).moved(z=0.1025)))
    body.add("stone-dark", place(box(0.196, 0.093, 0.010).moved(z=0.128)), density=0.6)
    body.add("stone-dark", place(box(0.196, 0.093, 0.010).moved(z=0.200)), density=0.6)
    gate(body, lambda shape: place(shape.moved(0, 0.0425, 0)), 0.074, 0.104, 0.008)
    outline = [(-0.085, 0.200), (-0.085, 0.232), (-0.060, 0.232), (-0.060, 0.262), (-0.036, 0.262), (-0.036, 0.290), (-0.015, 0.290), (-0.015, 0.312)]
    outline = outline + [(-x, z) for x, z in outline[::-1]]
    for y in (0.032, -0.032):
        body.add("stone", place(extrude(outline, 0.016).upright().moved(y=y - 0.008)))
    gable_roof(body, place, 0.150, 0.056, 0.206, 0.092, over=0.004, front_over=0.0)
    for x in (-0.048, 0.0, 0.048):
        opening(body, 0.017, 0.040, lambda shape, x=x: place(shape.moved(x, 0.0425, 0.146)))
        opening(body, 0.013, 0.030, lambda shape, x=x: place(shape.moved(x * 0.5, 0.040, 0.216 + (0.026 if x == 0 else 0.0))))


def _round_tower(part: Part, x: float, y: float, radius: float, height: float, roof: float):
    """A round brick tower with two string courses, a corbelled top and a flared cone of slates."""
    top = GROUND + height
    shaft = [(radius * 1.18, GROUND - 0.010), (radius * 1.16, GROUND + 0.012), (radius, GROUND + 0.050), (radius * 0.97, top - 0.060), (radius * 1.14, top - 0.038), (radius * 1.14, top), (0.0, top)]
    part.add("stone", lathe(shaft, 18).moved(x, y, 0), around=(x, y))
    for level in (0.40, 0.66):
        z = GROUND + height * level
        size = radius * 0.985
        part.add("stone-dark", lathe([(size - 0.006, z), (size + 0.006, z + 0.004), (size - 0.006, z + 0.011)], 18, closed=True).moved(x, y, 0), density=0.6)
    size = radius * 1.14
    part.add("stone-dark", lathe([(size - 0.01, top - 0.014), (size + 0.006, top - 0.012), (size + 0.008, top - 0.002), (size - 0.01, top)], 18, closed=True).moved(x, y, 0), density=0.6)
    corbels(part, "stone-dark", (x, y), radius * 1.06, top - 0.046, 8, 0.013)
    cone = [(radius * 1.02, top - 0.003), (radius * 1.32, top - 0.006), (radius * 1.31, top + 0.002), (radius * 1.02, top + 0.030), (radius * 0.52, top + roof * 0.54), (0.005, top + roof), (0.0, top + roof)]
    part.add("roof", lathe(cone, 20).moved(x, y, 0), around=(x, y))
    part.add("brass", lathe([(0.0, 0.0), (0.006, 0.0), (0.010, 0.010), (0.005, 0.018), (0.003, 0.030), (0.0, 0.044)], 9).moved(x, y, top + roof - 0.006))
    for turn in (0, 75, -75, 150, -150):
        look = lambda shape, turn=turn: shape.moved(0, radius * 0.985, 0).turned("z", turn).moved(x, y, GROUND + height * 0.47)
        opening(part, 0.015, 0.040, look)
        look = lambda shape, turn=turn: shape.moved(0, radius * 1.135, 0).turned("z", turn + 36).moved(x, y, top - 0.034)
        part.add("lead", look(box(0.011, 0.006, 0.016).moved(z=0.008)), density=0.4)


def _church(keep: Part) -> float:
    """The church with nave, west tower and spire. Returns the height of the spire's foot, where the flag stands."""
    place = lambda shape: shape.moved(0, -0.075, GROUND)
    keep.add("stone", place(box(0.105, 0.190, 0.205).moved(z=0.1025)))
    outline = [(-0.0525, 0.203), (0.0525, 0.203), (0.0, 0.320)]
    keep.add("stone", place(extrude(outline, 0.182).upright().moved(y=-0.091)))
    gable_roof(keep, place, 0.105, 0.190, 0.205, 0.118, over=0.012)
    for y in (-0.062, -0.014, 0.034):
        for side in (-1, 1):
            look = lambda shape, y=y, side=side: shape.turned("z", -90 * side).moved(side * 0.0530, y - 0.075, GROUND + 0.075)
            opening(keep, 0.018, 0.095, look)
            keep.add("stone", place(box(0.018, 0.013, 0.150).moved(side * 0.058, y + 0.024, 0.075)), density=0.6)
            keep.add("stone-dark", place(box(0.024, 0.017, 0.008).turned("y", side * 30).moved(side * 0.058, y + 0.024, 0.153)), density=0.5, fine=True)
    opening(keep, 0.030, 0.105, lambda shape: shape.turned("z", 180).moved(0, -0.171, GROUND + 0.070))

    half, top = 0.060, 0.425
    tower = lambda shape: shape.moved(0, 0.028, GROUND)
    keep.add("stone", tower(box(2 * half, 2 * half, top).moved(z=top / 2)))
    for level in (0.205, 0.310, top - 0.004):
        keep.add("stone-dark", tower(box(2 * half + 0.012, 2 * half + 0.012, 0.010).moved(z=level)), density=0.6)
    for turn in range(4):
        spin = lambda shape, turn=turn: shape.turned("z", 90 * turn)
        for x in (-0.024, 0.024):
            opening(keep, 0.019, 0.066, lambda shape, x=x: tower(spin(shape.moved(x, half, 0.328))))
            if turn != 2:
                opening(keep, 0.014, 0.046, lambda shape, x=x: tower(spin(shape.moved(x, half, 0.232))))
        for level, high in ((0.0, 0.205), (0.205, 0.110)):
            keep.add("stone", tower(spin(box(0.020, 0.020, high).moved(half, half, level + high / 2))), density=0.7)
        gable = [(-half, 0.0), (half, 0.0), (0.0, 0.078)]
        keep.add("stone", tower(spin(extrude(gable, 0.012).upright().moved(0, half - 0.012, top))), density=0.8)
        keep.add("lead", tower(spin(cylinder(0.013, 0.006, 12).upright().moved(0, half - 0.003, top + 0.026))), density=0.5)
    # The door of the church faces the gate.
    keep.add("stone-dark", tower(plate(masonry.arch(0.050, 0.080, 6), 0.008, 0.0).upright().moved(0, half, 0)), density=0.6)
    keep.add("wood", tower(plate(masonry.arch(0.034, 0.066, 6), 0.011, 0.0).upright().moved(0, half, 0)), density=0.6)
    # The spire: eight-sided, rising out of four gables.
    foot, tip = GROUND + top, GROUND + top + 0.300
    corner = lambda radius, z, turn: [(radius * np.cos(a), radius * np.sin(a), z) for a in np.radians(np.arange(8) * 45 + turn)]
    rings = [corner(0.072, foot + 0.004, 22.5), corner(0.064, foot + 0.030, 22.5), corner(0.032, foot + 0.150, 22.5), corner(0.004, tip, 22.5)]
    keep.add("roof", loft(rings).moved(0, 0.028, 0), around=(0.0, 0.028))
    for turn in range(8):
        rib = tube([ring[turn] for ring in rings[1:]], [0.0042, 0.0036, 0.0026], 4)
        keep.add("brass", rib.moved(0, 0.028, 0), density=0.5, fine=True)
    keep.add("brass", ball(0.012, 10, 6).moved(0, 0.028, tip))
    return tip


@model("cannon/town-light", footprint=0.42, height=1.04, scale=SCALE, texture=640, triangles=14000, low_triangles=1800, kilobytes=1120, smooth=50)
def town_light(made: Model):
    """Light's town, of pale stone, with a dome and square towers."""
    body = made.part("body")
    masonry.base(body)
    corners = [(0.192, 0.184), (0.200, -0.182), (-0.200, -0.182), (-0.192, 0.184)]
    for start, end in zip(corners, corners[1:]):
        wall(body, end, start, 0.212, 0.046)
    wall(body, (-0.070, 0.222), (-0.192, 0.186), 0.212, 0.046)
    wall(body, (0.192, 0.186), (0.070, 0.222), 0.212, 0.046)
    _sea_gate(body)
    _bastion(body, -0.196, 0.186)
    _square_tower(made.part("tower-1", pivot=(0.196, 0.184, GROUND)), 0.196, 0.184, 0.054, 0.330, 0.085, 8)
    _square_tower(made.part("tower-2", pivot=(-0.200, -0.180, GROUND)), -0.200, -0.180, 0.054, 0.290, 0.080, -6)
    _campanile(made.part("tower-3", pivot=(0.192, -0.178, GROUND)), 0.192, -0.178)

    house(body, -0.138, 0.086, 84, 0.080, 0.070, 0.120, 0.034, False, chimney=False)
    house(body, 0.142, 0.070, -80, 0.080, 0.070, 0.105, 0.032, False, chimney=False)
    house(body, -0.146, -0.050, 96, 0.086, 0.066, 0.095, 0.032, False)
    house(body, 0.146, -0.050, -94, 0.076, 0.066, 0.130, 0.030, False)
    house(body, -0.060, 0.150, 10, 0.066, 0.052, 0.085, 0.026, False, chimney=False)
    house(body, 0.066, 0.148, -8, 0.058, 0.050, 0.100, 0.026, False, chimney=False)
    house(body, -0.098, -0.146, 180, 0.086, 0.040, 0.110, 0.032, False, chimney=False)
    tip = _cathedral(made.part("keep", pivot=(0.0, 0.0, GROUND)))
    made.part("keep").stretch(TALLER, GROUND)
    made.part("tower-3").stretch(TALLER, GROUND)
    masonry.flag(made, (0.0, -0.035, GROUND + (tip - GROUND) * TALLER), 0.135)


def _sea_gate(body: Part):
    """A gate like a triumphal arch, with pilasters and a pediment."""
    place = lambda shape: shape.moved(0, 0.226, GROUND)
    body.add("stone", place(box(0.180, 0.080, 0.190).moved(z=0.095)))
    body.add("stone-dark", place(box(0.196, 0.098, 0.014, 0.003).moved(z=0.194)), density=0.7)
    body.add("stone", place(box(0.176, 0.076, 0.040).moved(z=0.220)))
    body.add("stone-dark", place(box(0.188, 0.090, 0.010, 0.002).moved(z=0.244)), density=0.7)
    pediment = [(-0.098, 0.248), (0.098, 0.248), (0.0, 0.292)]
    body.add("stone", place(extrude(pediment, 0.070).upright().moved(y=-0.035)))
    gable_roof(body, place, 0.196, 0.078, 0.248, 0.046, over=0.004)
    gate(body, lambda shape: place(shape.moved(0, 0.040, 0)), 0.078, 0.118, 0.008)
    for x in (-0.076, 0.076):
        column = lathe([(0.0125, 0.0), (0.0125, 0.012), (0.0090, 0.018), (0.0075, 0.165), (0.0115, 0.174), (0.0120, 0.186), (0.0, 0.186)], 10)
        body.add("stone-dark", place(column.moved(x, 0.046, 0.0)), density=0.8)
    body.add("brass", place(dome(0.014, 0.006, 14, 2).facing((0, 1, 0)).moved(0, 0.036, 0.264)))


def _bastion(body: Part, x: float, y: float):
    """A low square corner tower without a roof, with a lookout."""
    place = lambda shape: shape.turned("z", 8).moved(x, y, 0)
    body.add("stone", place(box(0.090, 0.090, 0.175).moved(z=GROUND + 0.085)))
    body.add("stone-dark", place(box(0.100, 0.100, 0.012).moved(z=GROUND + 0.172)), density=0.7)
    for turn in range(4):
        row = masonry.merlons(3, 0.094, (0.024, 0.014, 0.032)).moved(0, 0.041, GROUND + 0.178).turned("z", 90 * turn)
        body.add("stone", place(row), density=0.7)


def _square_tower(part: Part, x: float, y: float, half: float, height: float, rise: float, turn: float):
    """A square tower with a battered foot, cornice, battlements and a low pyramid of tiles."""
    place = lambda shape: shape.turned("z", turn).moved(x, y, GROUND)
    square = lambda size, z: [(size, -size, z), (size, size, z), (-size, size, z), (-size, -size, z)]
    part.add("stone", place(loft([square(half * 1.18, -0.01), square(half * 1.02, 0.055), square(half, height)])))
    part.add("stone-dark", place(box(half * 2.10, half * 2.10, 0.010).moved(z=height * 0.56)), density=0.7)
    part.add("stone-dark", place(box(half * 2.34, half * 2.34, 0.014, 0.003).moved(z=height - 0.030)), density=0.7)
    part.add("stone", place(box(half * 2.22, half * 2.22, 0.030).moved(z=height - 0.012)), density=0.8)
    for side in range(4):
        spin = lambda shape, side=side: place(shape.turned("z", 90 * side))
        part.add("stone", spin(masonry.merlons(3, half * 2.22, (half * 0.46, 0.014, 0.030)).moved(0, half * 1.11 - 0.007, height)), density=0.7)
        opening(part, 0.020, 0.056, lambda shape: spin(shape.moved(0, half * 1.0, height * 0.64)))
        part.add("lead", spin(box(0.007, 0.006, 0.040).moved(0, half * 1.02, height * 0.34)), density=0.4)
    roof = loft([square(half * 0.98, height - 0.004), square(half * 0.99, height + 0.012), square(0.003, height + rise)])
    part.add("roof", place(roof))
    part.add("brass", place(lathe([(0.0, 0.0), (0.006, 0.0), (0.010, 0.010), (0.005, 0.018), (0.0, 0.034)], 9).moved(z=height + rise - 0.004)))


def _campanile(part: Part, x: float, y: float):
    """A slender bell tower with an open top."""
    half, height = 0.046, 0.420
    place = lambda shape: shape.turned("z", -6).moved(x, y, GROUND)
    square = lambda size, z: [(size, -size, z), (size, size, z), (-size, size, z), (-size, -size, z)]
    part.add("stone", place(loft([square(half * 1.16, -0.01), square(half * 1.02, 0.050), square(half, height)])))
    for level in (0.16, 0.30, height):
        part.add("stone-dark", place(box(half * 2.24, half * 2.24, 0.012, 0.002).moved(z=level)), density=0.6)
    for side in range(4):
        spin = lambda shape, side=side: place(shape.turned("z", 90 * side))
        for across in (-0.019, 0.019):
            opening(part, 0.022, 0.066, lambda shape: spin(shape.moved(across, half, 0.330)))
        opening(part, 0.015, 0.046, lambda shape: spin(shape.moved(0, half, 0.215)))
    roof = loft([square(half * 1.16, height + 0.005), square(half * 1.14, height + 0.014), square(0.003, height + 0.130)])
    part.add("roof", place(roof))
    part.add("brass", place(lathe([(0.0, 0.0), (0.006, 0.0), (0.010, 0.010), (0.005, 0.018), (0.0, 0.034)], 9).moved(z=height + 0.126)))


def _cathedral(keep: Part) -> float:
    """A cathedral with four arms and a ribbed dome on a drum. Returns the height of the lantern, where the flag stands."""
    cx, cy = 0.0, -0.035
    place = lambda shape: shape.moved(cx, cy, GROUND)
    keep.add("stone", place(box(0.185, 0.185, 0.235).moved(z=0.1175)))
    keep.add("stone-dark", place(box(0.200, 0.200, 0.014, 0.003).moved(z=0.238)), density=0.7)
    for turn in range(4):
        spin = lambda shape, turn=turn: place(shape.turned("z", 90 * turn))
        keep.add("stone", spin(box(0.100, 0.040, 0.200).moved(0, 0.108, 0.100)))
        pediment = [(-0.058, 0.0), (0.058, 0.0), (0.0, 0.036)]
        keep.add("stone", spin(extrude(pediment, 0.040).upright().moved(0, 0.088, 0.204)), density=0.8)
        gable_roof(keep, lambda shape: spin(shape.moved(0, 0.104, 0)), 0.116, 0.052, 0.204, 0.037, over=0.003)
        keep.add("stone-dark", spin(box(0.112, 0.052, 0.010).moved(0, 0.106, 0.200)), density=0.6)
        for x in (-0.030, 0.030):
            opening(keep, 0.020, 0.070, lambda shape: spin(shape.moved(x, 0.128, 0.090)))
        if turn == 0:
            keep.add("stone-dark", spin(plate(masonry.arch(0.036, 0.072, 6), 0.006, 0.0).upright().moved(0, 0.128, 0)), density=0.6)
            keep.add("wood", spin(plate(masonry.arch(0.026, 0.062, 6), 0.009, 0.0).upright().moved(0, 0.128, 0)), density=0.6)
        else:
            opening(keep, 0.026, 0.030, lambda shape: spin(shape.moved(0, 0.128, 0.160)))
    drum = [(0.086, 0.240), (0.086, 0.254), (0.080, 0.258), (0.080, 0.345), (0.090, 0.350), (0.092, 0.362), (0.0, 0.362)]
    keep.add("stone", lathe(drum, 26).moved(cx, cy, GROUND), around=(cx, cy))
    keep.add("stone-dark", lathe([(0.080, 0.347), (0.095, 0.351), (0.095, 0.361), (0.080, 0.365)], 26, closed=True).moved(cx, cy, GROUND), density=0.6)
    for turn in range(8):
        spin = lambda shape, turn=turn: place(shape.turned("z", 45 * turn))
        opening(keep, 0.021, 0.064, lambda shape: spin(shape.moved(0, 0.0785, 0.268)))
        column = box(0.012, 0.012, 0.086).moved(0, 0.083, 0.300).turned("z", 22.5)
        keep.add("stone-dark", spin(column), density=0.6)
    shell = [(0.085 * np.cos(a) ** 0.92, 0.364 + 0.118 * np.sin(a)) for a in np.linspace(0, np.pi / 2 - 0.14, 9)]
    keep.add("roof", lathe([(0.0, 0.360), (0.088, 0.360), *shell, (0.0, shell[-1][1])], 26).moved(cx, cy, GROUND), around=(cx, cy))
    for turn in range(8):
        rib = tube([(radius + 0.001, 0, z) for radius, z in shell[::2]], 0.0045, 4).turned("z", 45 * turn + 22.5)
        keep.add("brass", place(rib), density=0.5, fine=True)
    lantern = [(0.026, 0.476), (0.026, 0.486), (0.019, 0.489), (0.019, 0.526), (0.027, 0.531), (0.026, 0.537), (0.0, 0.537)]
    keep.add("stone-dark", lathe(lantern, 16).moved(cx, cy, GROUND), around=(cx, cy))
    for turn in range(6):
        keep.add("lead", place(box(0.007, 0.005, 0.028).moved(0, 0.0185, 0.508).turned("z", 60 * turn)), density=0.4)
    keep.add("roof", lathe([(0.0, 0.536), (0.025, 0.536), (0.022, 0.551), (0.012, 0.566), (0.003, 0.582), (0.0, 0.582)], 16).moved(cx, cy, GROUND), around=(cx, cy))
    keep.add("brass", ball(0.0105, 10, 6).moved(cx, cy, GROUND + 0.586))
    return GROUND + 0.590
