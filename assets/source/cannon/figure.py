"""Parts of soldiers and gunners of both armies: base, head, hands, coat, limbs, straps and weapons.

A figure stands on its own turned base and is about three heads tall, like a toy: from the seat, head and hat are what one sees of it.
The shapes below have the proportions of a cast figure, and `shape_toy` gives them the proportions of the toy.
"""

from __future__ import annotations

import numpy as np

from kit import Model, Shape, Surface, ball, box, circle, dome, extrude, fused, lathe, loft, ribbon, spline, tube, unit
from kit.model import Part
from kit.shapes import Detail, Point

GROUND = 0.088
"""Height of the ground under the boots."""
SCALE = 1.14
"""Scale factor of the figures: the largest at which one figure can still pass another."""
BROW = 0.692
"""Height of the hat's lower edge."""
NECK = (0.0, -0.004, 0.597)
"""The middle of the neck, about which the head turns and grows."""
SHOULDER = (0.112, -0.004, 0.566)
"""The right shoulder's joint."""
BUILD = 0.84
"""Factor of the heights of the body above the ground."""
HEAD = 1.55
"""Factor of the size of head and hat."""
CHIN_UP = 9.0
"""Degrees by which the head is raised, so that the hat leaves the face free when seen from above."""


def toy_height(point: Point) -> tuple[float, float, float]:
    """The place of a point of the body in the proportions of the toy, for pivots."""
    x, y, z = point
    return (x, y, GROUND + (z - GROUND) * BUILD)


def head_part(made: Model) -> Part:
    """The part of head and hat, which turns on the neck."""
    return made.part("head", pivot=toy_height(NECK), parent="body")


def shape_toy(made: Model, tall: tuple[str, ...] = ()):
    """Gives the figure the proportions of a toy, short with a large head, and puts it on its base. Parts named in `tall` keep their height."""
    for name, part in made.parts.items():
        if name == "head":
            part.enlarge(HEAD, NECK, toy_height(NECK), raised=CHIN_UP)
        elif name not in tall:
            part.stretch(BUILD, GROUND)
    base(made.part("body"))


def base(body: Part, radius: float = 0.262):
    """The turned base with a brass ring and ground."""
    foot = [(0.0, 0.0), (radius - 0.008, 0.0), (radius, 0.009), (radius + 0.001, 0.026), (radius - 0.010, 0.042), (radius - 0.034, 0.050)]
    body.add("base", lathe(foot, 34))
    ring = [(radius - 0.050, 0.046), (radius - 0.025, 0.046), (radius - 0.021, 0.056), (radius - 0.028, 0.067), (radius - 0.050, 0.067)]
    body.add("rim", lathe(ring, 34, closed=True))
    body.add("base", lathe([(radius - 0.050, 0.058), (radius - 0.042, 0.064), (radius - 0.050, 0.078), (radius - 0.090, 0.086), (0.0, GROUND)], 28))


def head(part: Part, moustache: str = "wood", sideburns: bool = True):
    """A head below the brow, with jaw, nose, ears and moustache. The hat models the top."""
    clay = ball((0.053, 0.060, 0.066), 24).moved(0, 0.000, 0.668)
    clay += ball((0.042, 0.046, 0.036), 20).moved(0, 0.012, 0.626)
    clay += ball((0.020, 0.018, 0.014), 14).moved(0, 0.049, 0.603)
    clay += ball((0.019, 0.016, 0.017), 14).moved(0.027, 0.040, 0.640).with_mirror()
    clay += ball((0.046, 0.018, 0.010), 16).moved(0, 0.046, 0.683)
    clay += tube([(0, 0.052, 0.682), (0, 0.066, 0.656), (0, 0.071, 0.645)], [0.008, 0.0115, 0.0115], 12, round_ends=True)
    clay += ball((0.0085, 0.010, 0.008), 12).moved(0.0095, 0.058, 0.644).with_mirror()
    clay += ball((0.020, 0.012, 0.006), 12).moved(0, 0.049, 0.620)
    clay += ball((0.008, 0.013, 0.019), 12).turned("z", -18).moved(0.054, -0.004, 0.655).with_mirror()
    clay += tube([(0, -0.006, 0.56), (0, -0.004, 0.64)], 0.036, 18)
    part.add("skin", fused(clay, 0.0032, 3, 900), density=2.2)
    for side in (-1, 1):
        part.add("hat", ball((0.0092, 0.0055, 0.0108), 9, 6).moved(0.0225 * side, 0.0545, 0.663), density=2)
        brow = spline([(0.009, 0.0605, 0.675), (0.022, 0.0600, 0.679), (0.036, 0.0505, 0.674)], 3)
        thick = np.interp(np.linspace(0, 1, len(brow)), [0, 0.3, 1], [0.0034, 0.0048, 0.0026])
        part.add(moustache, tube(brow * (side, 1, 1), thick, 6), fine=True)
        curl = spline([(0.001, 0.0665, 0.6315), (0.016, 0.063, 0.629), (0.031, 0.051, 0.6245), (0.040, 0.043, 0.632)], 3)
        thick = np.interp(np.linspace(0, 1, len(curl)), [0, 0.3, 0.7, 1], [0.0062, 0.0085, 0.0065, 0.0025])
        part.add(moustache, tube(curl * (side, 1, 1), thick, 7, round_ends=True), density=1.6)
    if sideburns:
        whisker = ball((0.007, 0.014, 0.030), 9).turned("z", -14).moved(0.0495, 0.013, 0.648).with_mirror()
        part.add(moustache, whisker, density=1.3)
    nape = ball((0.046, 0.026, 0.040), 14).moved(0, -0.040, 0.652)
    part.add(moustache, nape)


def torso_shape(sections: list[tuple[float, float, float, float]], roundness: float = 2.35, around: int = 20) -> Shape:
    """A torso through sections (height, half width, half depth, forward shift), each between an ellipse and a rectangle."""
    turns = np.linspace(0, 2 * np.pi, Detail.around(around), endpoint=False)
    cos, sin = np.cos(turns), np.sin(turns)
    across = np.sign(cos) * abs(cos) ** (2 / roundness)
    deep = np.sign(sin) * abs(sin) ** (2 / roundness)
    rings = [
        np.stack([across * width, deep * depth + shift, np.full(len(turns), height)], axis=1)
        for height, width, depth, shift in spline(sections, 2)
    ]
    return loft(rings)


CHEST = [
    (0.318, 0.094, 0.074, -0.004),
    (0.360, 0.096, 0.073, -0.002),
    (0.402, 0.085, 0.064, 0.002),
    (0.455, 0.097, 0.073, 0.010),
    (0.512, 0.112, 0.080, 0.013),
    (0.552, 0.116, 0.072, 0.006),
    (0.578, 0.102, 0.056, -0.002),
    (0.593, 0.066, 0.045, -0.004),
    (0.602, 0.042, 0.040, -0.004),
]
"""Sections of the torso for a buttoned coat with an expanded chest."""


def collar(body: Part, slot: str = "facings"):
    """A stiff standing collar, open under the chin."""
    line = circle(1.0, 20, start=110, sweep=320)
    level = lambda radius, height: np.column_stack([line[:, 0] * radius, line[:, 1] * radius * 0.96 - 0.003, np.full(len(line), height)])
    edges = [level(0.043, 0.585), level(0.047, 0.622), level(0.040, 0.622), level(0.037, 0.585)]
    body.add(slot, loft(np.swapaxes(edges, 0, 1)))


def limb(points: list[tuple[float, float, float, float]], segments: int = 12, per_span: int = 3) -> Shape:
    """A sleeve or a trouser leg through points (x, y, z, radius)."""
    line = spline(points, per_span)
    return tube(line[:, :3], line[:, 3], segments)


def cuff(body: Part, before: Point, wrist: Point, radius: float, slot: str = "facings", length: float = 0.034, buttons: bool = True):
    """A cuff at the end of a sleeve, with three buttons on the outer side. A cuff without buttons is left out of the low version."""
    before, wrist = np.asarray(before, float), np.asarray(wrist, float)
    along = unit(wrist - before)
    stops = [(-length, radius), (-length * 0.92, radius + 0.0055), (-0.004, radius + 0.006), (0.0, radius + 0.001)]
    body.add(slot, tube([wrist + along * reach for reach, _ in stops], [size for _, size in stops], 16), fine=not buttons)
    if buttons:
        outer = unit(np.cross(along, (0, 1, 0)) * (1 if wrist[0] > 0 else -1))
        outer = unit(outer * (1 if np.dot(outer, (np.sign(wrist[0]), 0, 0)) > 0 else -1))
        for reach in (-0.008, -0.019, -0.030):
            place = wrist + along * reach + outer * (radius + 0.005)
            body.add("brass", dome(0.0042, 0.0032, 8, 1).facing(outer).at(place), fine=True)


def fist(grip: Point, axis: Point, knuckles: Point, wrist: Point, hollow: float = 0.014, is_left: bool = False) -> Shape:
    """A hand closed around a rod: the rod passes through `grip` along `axis`, and the knuckles point along `knuckles`."""
    axis = unit(axis)
    out = unit(np.asarray(knuckles, float) - axis * np.dot(knuckles, axis))
    side = np.cross(axis, out)
    grip = np.asarray(grip, float)
    clay = Shape()
    for number, along in enumerate((0.021, 0.007, -0.007, -0.020)):
        thick = (0.0088, 0.0095, 0.0092, 0.0080)[number]
        ring_ = []
        for turn in np.radians(np.linspace(-120, 120, 9)):
            ring_.append(grip + axis * along + (out * np.cos(turn) + side * np.sin(turn)) * (hollow + 0.006))
        clay += tube(ring_, thick, 9, round_ends=True)
    palm = grip - out * (hollow + 0.006)
    for along in (0.014, -0.012):
        clay += ball(0.0175, 12).at(palm + axis * along)
    thumb = [palm + axis * 0.012 + side * 0.008, grip + side * (hollow + 0.010) + axis * 0.026, grip + side * (hollow + 0.003) + out * 0.014 + axis * 0.031]
    clay += tube(thumb, [0.0105, 0.009, 0.0075], 9, round_ends=True)
    clay += tube([np.asarray(wrist, float), palm * 0.6 + grip * 0.4], [0.0185, 0.019], 12, round_ends=True)
    return fused(clay, 0.0032, 2, 300)


def epaulette(body: Part, side: int, slot: str = "brass"):
    """A shoulder strap that ends in a fringed crescent."""
    teeth = []
    for turn in np.linspace(0, 2 * np.pi, 28, endpoint=False):
        teeth.append((np.cos(turn), np.sin(turn)))
    outline = np.array(teeth) * np.array([0.037 if number % 2 else 0.033 for number in range(28)])[:, None]
    if not Detail.is_full():
        outline = outline[::4]
    fringe = extrude(outline, 0.016, 0.0)
    top = lathe([(0.0, 0.010), (0.034, 0.010, 0.003), (0.036, 0.018, 0.006), (0.022, 0.026), (0.0, 0.027)], 14, steps=1)
    place = lambda shape: shape.scaled(1.05, 1.0, 1.0).turned("y", 24).moved(0.126, -0.004, 0.566).scaled(side, 1, 1)
    body.add(slot, place(fringe), fine=True)
    body.add(slot, place(top))
    strap = box(0.066, 0.030, 0.008, 0.003).turned("y", 21).moved(0.088, -0.004, 0.600).scaled(side, 1, 1)
    body.add(slot, strap)
    body.add("brass", dome(0.006, 0.005, 8, 1).turned("y", 12).moved(0.066, -0.004, 0.612).scaled(side, 1, 1), fine=True)


def strap(body: Part, surface: Surface, centre: Point, axis: Point, width: float, slot: str = "leather", lift: float = 0.0, thickness: float = 0.006, count: int = 24):
    """A belt all around the coat."""
    points, normals = surface.belt(centre, axis, count, lift)
    body.add(slot, ribbon(points, normals, width, thickness, closed=True))


def button(body: Part, surface: Surface, place: Point, direction: Point = (0, -1, 0), radius: float = 0.0052, slot: str = "brass", lift: float = 0.0):
    """A button on the coat, where a ray from a point along a direction meets it."""
    hit, normal = surface.towards(place, direction)
    body.add(slot, dome(radius, radius * 0.75, 8, 1).facing(normal).at(hit + normal * (lift - 0.0005)), fine=True)


def shoe(body: Part, ankle: Point, turn: float = 0.0, pitch: float = 0.0, slot: str = "hat"):
    """The foot of a boot under an ankle. `turn` turns it outwards, and `pitch` lifts the heel."""
    toe = [
        (-0.036, 0.022, 0.030),
        (-0.026, 0.029, 0.046),
        (0.000, 0.030, 0.044),
        (0.030, 0.031, 0.032),
        (0.058, 0.030, 0.024),
        (0.074, 0.021, 0.019),
        (0.080, 0.012, 0.014),
        (0.0825, 0.003, 0.006),
    ]
    count = Detail.around(11)
    rings = []
    for ahead, width, height in toe:
        turns = np.linspace(0, 2 * np.pi, count, endpoint=False)
        across = np.sign(np.cos(turns)) * abs(np.cos(turns)) ** 0.7 * width
        up = np.maximum(np.sign(np.sin(turns)) * abs(np.sin(turns)) ** 0.8, -0.02) * height
        rings.append(np.stack([across, np.full(count, ahead), up], axis=1))
    upper = loft(rings)
    sole = np.array([(width * 1.06, ahead * 1.03) for ahead, width, _ in toe] + [(-width * 1.06, ahead * 1.03) for ahead, width, _ in toe[::-1]])
    foot = upper.moved(z=0.006) + extrude(sole, 0.009, 0.002) + box(0.048, 0.030, 0.012, 0.002).moved(0, -0.022, 0.002)
    ankle = np.asarray(ankle, float)
    foot = foot.turned("x", -pitch, (0, 0.045, 0)).turned("z", turn)
    body.add(slot, foot.moved(ankle[0], ankle[1], GROUND - 0.001))


def musket(part: Part, butt: Point, muzzle: Point, below: Point, bayonet: float = 0.115, strap_slot: str = "leather"):
    """A musket from the heel of its butt to its muzzle; `below` points to the side of the trigger guard."""
    butt, muzzle = np.asarray(butt, float), np.asarray(muzzle, float)
    along = unit(muzzle - butt)
    down = unit(np.asarray(below, float) - along * np.dot(below, along))
    side = np.cross(along, down)
    length = float(np.linalg.norm(muzzle - butt))
    place = lambda reach, drop=0.0, across=0.0: butt + along * reach + down * drop + side * across
    share = length / 0.5
    # (reach, drop of the middle, half width, half height)
    stock = [
        (0.000, 0.024, 0.0095, 0.030),
        (0.004, 0.024, 0.0125, 0.033),
        (0.050, 0.019, 0.0125, 0.028),
        (0.095, 0.009, 0.0105, 0.0175),
        (0.118, 0.004, 0.0100, 0.0145),
        (0.150, 0.002, 0.0110, 0.0150),
        (0.180, 0.002, 0.0115, 0.0145),
        (0.300, 0.001, 0.0095, 0.0110),
        (0.440, 0.000, 0.0085, 0.0090),
        (0.448, 0.000, 0.0060, 0.0070),
    ]
    ring_ = circle(1.0, 10)
    rings = [
        place(reach * share, drop) + np.outer(ring_[:, 0] * wide, side) + np.outer(ring_[:, 1] * high, down)
        for reach, drop, wide, high in stock
    ]
    part.add("wood", loft(rings))
    part.add("steel", tube([place(0.150 * share, -0.0105), place(length, -0.0075), place(length + 0.001, -0.0075)], [0.0082, 0.0066, 0.0050], 12))
    plate_ = tube([place(-0.002, 0.024), place(0.003, 0.024)], [(0.0095, 0.030), (0.0125, 0.0335)], 12, up=down)
    part.add("brass", plate_, fine=True)
    for reach in (0.225, 0.320, 0.425):
        band = [place(reach * share - 0.006, -0.003), place(reach * share + 0.006, -0.003)]
        part.add("brass", tube(band, [(0.0118, 0.0150), (0.0114, 0.0145)], 12, up=down), fine=True)
    guard = spline([place(0.130 * share, 0.015), place(0.138 * share, 0.029), place(0.158 * share, 0.030), place(0.172 * share, 0.014)], 3)
    part.add("brass", tube(guard, 0.0032, 6), fine=True)
    # The lock: plate, cock with its flint, and frizzen.
    hand = -1 if np.dot(side, (1, 0, 0)) < 0 else 1
    lock = tube([place(0.128 * share, -0.001, 0.009 * hand), place(0.182 * share, -0.001, 0.0125 * hand)], [(0.0045, 0.0085), (0.0045, 0.0070)], 8, up=down)
    part.add("steel", lock, fine=True)
    cock = spline([place(0.140 * share, -0.004, 0.014 * hand), place(0.134 * share, -0.019, 0.015 * hand), place(0.146 * share, -0.028, 0.012 * hand), place(0.153 * share, -0.026, 0.010 * hand)], 3)
    part.add("steel", tube(cock, [0.0052] * (len(cock) - 2) + [0.0046, 0.0030], 7), fine=True)
    frizzen = [place(0.168 * share, -0.012, 0.011 * hand), place(0.164 * share, -0.027, 0.010 * hand)]
    part.add("steel", tube(frizzen, [(0.0032, 0.0062), (0.0028, 0.0052)], 7, up=along), fine=True)
    part.add("steel", tube([place(0.19 * share, 0.0125), place(length - 0.012, 0.0065)], 0.0027, 6), fine=True)
    if bayonet > 0:
        socket = [place(length - 0.034, -0.0075), place(length - 0.002, -0.0075)]
        part.add("steel", tube(socket, 0.0092, 10))
        neck = [place(length - 0.018, -0.0075, 0.004), place(length - 0.010, -0.0075, 0.018), place(length + 0.012, -0.0075, 0.0165)]
        part.add("steel", tube(neck, 0.0046, 7))
        blade = [place(length + 0.008, -0.0075, 0.0165), place(length + 0.022, -0.0075, 0.0165), place(length + bayonet, -0.0075, 0.0135)]
        part.add("steel", tube(blade, [0.0050, 0.0078, 0.0016], 6))
    sling = spline([place(0.060 * share, 0.046), place(0.150 * share, 0.046), place(0.270 * share, 0.030), place(0.322 * share, 0.013)], 4)
    lifted = np.tile(down, (len(sling), 1))
    part.add(strap_slot, ribbon(sling, lifted, 0.013, 0.004), fine=True)
