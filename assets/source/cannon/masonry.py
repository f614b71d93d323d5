"""Parts of towns: walls with battlements, towers, houses, windows, roofs and flags."""

from __future__ import annotations

import numpy as np

from kit import Shape, arch, ball, box, extrude, joined, lathe, plate, sheet, tube
from kit.model import Part
from kit.shapes import Detail, Point

GROUND = 0.082
"""Height of the streets."""


def base(body: Part, radius: float = 0.366):
    """The turned base with its brass ring, and paved ground."""
    foot = [(0.0, 0.0), (radius - 0.008, 0.0), (radius, 0.009), (radius + 0.001, 0.028), (radius - 0.010, 0.042), (radius - 0.034, 0.050)]
    body.add("base", lathe(foot, 36))
    ring = [(radius - 0.050, 0.046), (radius - 0.025, 0.046), (radius - 0.021, 0.056), (radius - 0.028, 0.067), (radius - 0.050, 0.067)]
    body.add("rim", lathe(ring, 36, closed=True))
    body.add("stone-dark", lathe([(radius - 0.048, 0.058), (radius - 0.044, 0.066), (radius - 0.062, 0.077), (0.0, GROUND)], 32), density=0.55)


def opening(part: Part, width: float, height: float, place, frame: str = "stone-dark", pane: str = "lead", sill: bool = False, deep: float = 0.006):
    """A round-headed window, modelled at the origin facing ahead and moved into place by a function."""
    rim = plate(arch(width * 1.55, height + width * 0.30, 3), deep, 0.0).upright()
    part.add(frame, place(rim.moved(z=-width * 0.10)), density=0.6, fine=True)
    line = arch(width, height, 4)
    glass = Shape(np.column_stack([line, np.full(len(line), deep + 0.0012)]), [tuple(range(len(line)))]).upright()
    part.add(pane, place(glass), density=0.4)
    if sill:
        part.add(frame, place(box(width * 1.9, deep * 2.6, width * 0.26).moved(0, deep, -width * 0.10)), density=0.6, fine=True)


def merlons(count: int, length: float, size: Point) -> Shape:
    """A row of battlements along x, standing on z = 0."""
    wide, deep, high = size
    places = np.linspace(-(length - wide) / 2, (length - wide) / 2, count)
    return joined(box(wide, deep, high).moved(x, 0, high / 2) for x in places)


def battlements(part: Part, slot: str, centre: tuple[float, float], radius: float, height: float, count: int, size: Point, coping: str | None = None):
    """Merlons in a circle."""
    wide, deep, high = size
    tooth = box(wide, deep, high).moved(0, radius, high / 2)
    part.add(slot, tooth.around(count).moved(*centre, height), density=0.7)
    if coping:
        cap = box(wide * 1.12, deep * 1.25, high * 0.16).moved(0, radius, high * 1.05)
        part.add(coping, cap.around(count).moved(*centre, height), density=0.5, fine=True)


def corbels(part: Part, slot: str, centre: tuple[float, float], radius: float, height: float, count: int, size: float):
    """Little brackets under a parapet."""
    bracket = box(size, size * 1.4, size * 1.5).moved(0, radius, 0)
    part.add(slot, bracket.around(count).moved(*centre, height), density=0.5, fine=True)


def wall(part: Part, start: Point, end: Point, top: float, thick: float, slot: str = "stone", coping: str = "stone-dark", teeth: int | None = None, walk: bool = True):
    """A straight wall between two points, with slits and with a battlement on its outer side (left of its direction)."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    length = float(np.linalg.norm(end - start))
    turn = np.degrees(np.arctan2(*(end - start)[::-1]))
    middle = (start + end) / 2
    place = lambda shape: shape.turned("z", turn).moved(*middle, 0)
    part.add(slot, place(box(length, thick, top - GROUND + 0.01).moved(z=(top + GROUND - 0.01) / 2)))
    part.add(slot, place(box(length, thick + 0.018, 0.034).moved(z=GROUND + 0.012)), density=0.6)
    part.add(coping, place(box(length, thick + 0.014, 0.012).moved(z=top)), density=0.7)
    teeth = teeth or max(3, round(length / 0.046))
    part.add(slot, place(merlons(teeth, length - 0.02, (0.025, 0.017, 0.036)).moved(0, thick / 2 - 0.003, top + 0.004)), density=0.7)
    part.add(coping, place(merlons(teeth, length - 0.017, (0.029, 0.022, 0.006)).moved(0, thick / 2 - 0.003, top + 0.040)), density=0.5, fine=True)
    if walk:
        slits = merlons(max(2, teeth // 2), length - 0.06, (0.007, 0.006, 0.042)).moved(0, thick / 2 + 0.0005, top - 0.080)
        part.add("lead", place(slits), density=0.4)


def gable_roof(part: Part, place, width: float, depth: float, eaves: float, rise: float, over: float = 0.010, thick: float = 0.009, slot: str = "roof", front_over: float = 0.004):
    """A roof of two slopes with its ridge along y, centred on the house."""
    half = width / 2
    slope = np.hypot(half, rise)
    reach = over / slope
    for side in (-1, 1):
        ridge, foot = np.array((0.0, eaves + rise)), np.array((side * half, eaves))
        foot = foot + (foot - ridge) * reach
        rows = [[(x, y, z) for x, z in (ridge, (ridge + foot) / 2, foot)] for y in np.linspace(-depth / 2 - front_over, depth / 2 + front_over, 2)]
        part.add(slot, place(sheet(rows, thick)))
    length = depth + 2 * front_over + 0.004
    part.add(slot, place(tube([(0, -length / 2, eaves + rise + 0.001), (0, length / 2, eaves + rise + 0.001)], 0.0062, 7)), density=0.6)


def house(part: Part, x: float, y: float, turn: float, width: float, depth: float, eaves: float, rise: float, stepped: bool, chimney: bool = True, slot: str = "stone", floors: int = 2):
    """A house with its gables facing along y; stepped gables are higher than the roof."""
    place = lambda shape: shape.turned("z", turn).moved(x, y, GROUND)
    part.add(slot, place(box(width, depth, eaves).moved(z=eaves / 2)))
    half = width / 2
    if stepped:
        steps = 3
        outline = [(-half - 0.002, 0.0)]
        for number in range(steps):
            across = half * (1 - number / steps) + 0.002
            height = eaves + rise * ((number + 0.62) / steps if number < steps - 1 else 1.10)
            outline += [(-across, height), (-across + half / steps, height)]
        outline = outline[:-1]
        outline = np.array(outline + [(-u, v) for u, v in outline[::-1]])
        for end in (-1, 1):
            gable = extrude(outline, 0.014).upright().moved(y=-0.007 + end * (depth / 2 - 0.004))
            part.add(slot, place(gable))
            for number in range(steps):
                across = half * (1 - (number + 0.5) / steps)
                height = eaves + rise * (number + 0.62) / steps if number < steps - 1 else eaves + rise * 1.10
                wide = half / steps + 0.006
                for side in (-1, 1) if number < steps - 1 else (0,):
                    cap = box(wide if side else 2 * half / steps + 0.012, 0.021, 0.006)
                    part.add("stone-dark", place(cap.moved(side * across, end * (depth / 2 - 0.004), height + 0.003)), density=0.5, fine=True)
        gable_roof(part, place, width, depth - 0.020, eaves, rise, over=0.008, front_over=0.0)
    else:
        outline = [(-half, eaves - 0.002), (half, eaves - 0.002), (0.0, eaves + rise - 0.004)]
        part.add(slot, place(extrude(outline, depth - 0.008).upright().moved(y=-(depth - 0.008) / 2)))
        gable_roof(part, place, width, depth, eaves, rise)
    for floor in range(floors):
        height = eaves * (0.22 + 0.46 * floor)
        for side in (-1, 1):
            look = lambda shape, side=side, height=height: place(shape.moved(side * width * 0.24, depth / 2 + 0.001, height))
            if floor or side > 0:
                opening(part, width * 0.15, eaves * 0.26, look, sill=True)
            look = lambda shape, side=side, height=height: place(shape.turned("z", 180).moved(side * width * 0.24, -depth / 2 - 0.001, height))
            opening(part, width * 0.15, eaves * 0.26, look)
    part.add("wood", place(plate(arch(width * 0.20, eaves * 0.40, 5), 0.008, 0.0).upright().moved(-width * 0.24, depth / 2, 0.0)), density=0.6)
    attic = lambda shape: place(shape.moved(0, depth / 2 + 0.004, eaves * 1.06))
    opening(part, width * 0.14, rise * 0.34, attic)
    if chimney:
        stack = box(0.018, 0.022, rise * 0.75).moved(half * 0.45, -depth * 0.18, eaves + rise * 0.72)
        part.add(slot, place(stack), density=0.6)
        part.add("stone-dark", place(box(0.024, 0.028, 0.008).moved(half * 0.45, -depth * 0.18, eaves + rise * 1.10)), density=0.5, fine=True)


def flag(made, foot: Point, height: float, length: float = 0.150, drop: float = 0.088):
    """The town's flag: a pole with a gilt knob and a cloth in the wind, swallow-tailed."""
    x, y, z = foot
    part = made.part("flag", pivot=foot)
    part.add("wood", tube([(x, y, z - 0.012), (x, y, z + height)], [0.0062, 0.0045], 8))
    part.add("brass", ball(0.0105, 10, 6).moved(x, y, z + height))
    columns, rows = Detail.along(13, 6), Detail.along(6, 3)
    grid = []
    for v in np.linspace(0, 1, rows):
        row = []
        for u in np.linspace(0, 1, columns):
            fork = max((u - 0.66) / 0.34, 0.0) * 0.30 * length * (1 - abs(2 * v - 1))
            sway = 0.016 * np.sin(u * 7.2 + v * 0.9) * (0.25 + u)
            sag = -0.022 * u**1.5 - 0.004 * np.sin(u * 6.0)
            row.append((x + 0.004 + u * length - fork, y + sway, z + height - 0.014 - v * drop * (1 - 0.10 * u) + sag))
        grid.append(row)
    part.add("cloth", sheet(grid, 0.0045), density=1.2)


def gate(part: Part, place, width: float, height: float, depth: float):
    """The arch of a gateway with a raised portcullis and a dark passage, facing ahead."""
    part.add("stone-dark", place(plate(arch(width * 1.36, height + width * 0.18, 8), depth, 0.003).upright()), density=0.8)
    part.add("lead", place(plate(arch(width, height, 8), depth + 0.003, 0.0).upright()), density=0.5)
    bars = joined(box(0.0045, 0.005, height * 0.52).moved(x, depth + 0.0045, height * 0.70) for x in np.linspace(-width * 0.36, width * 0.36, 5))
    cross = joined(box(width * 0.92, 0.004, 0.0045).moved(0, depth + 0.005, height * share) for share in (0.48, 0.62, 0.76))
    part.add("steel", place(bars), density=0.5, fine=True)
    part.add("steel", place(cross), density=0.5, fine=True)
    for side in (-1, 1):
        leaf = box(width * 0.10, width * 0.50, height * 0.62, 0.0).turned("z", side * 24).moved(side * width * 0.56, depth + width * 0.24, height * 0.31)
        part.add("wood", place(leaf), density=0.7)
