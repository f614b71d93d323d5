"""Terrain models. Each one extends to the edges of its square, so that adjacent squares join seamlessly."""

import math
import random

import numpy as np

from .model import Model
from .shapes import LEVEL, Solid, block, prism, sheet, tube

# Heights that the game also uses: of the ground in a hedge, on which units stand, and of impassable terrain, on which marks lie.
OBSTACLE, HEDGE, LOW, WATER, HEDGE_FLOOR = 0.50, 0.40, 0.17, 0.014, 0.030
# Height of a wave of the ripples. The sum of all waves must stay above the board.
RIPPLES = 0.0022
# Profile of the bank, as (distance from the edge of the square, height). It starts below the water and falls steeply at the edge, so that
# no water is visible beyond it.
BANK = [(0.155, WATER - 0.010), (0.115, WATER), (0.082, 0.024), (0.046, 0.031), (0.014, 0.026), (0.001, 0.019), (0.0005, 0.0)]


def obstacle():
    """Two crosswise layers of concrete blocks with the marks of their formwork."""
    model = Model("obstacle")
    rng = random.Random(3)
    split = 0.262
    for index in range(2):
        side = index - 0.5
        low = _cast(0.0, split - 0.004, 0.493, 0.246, rng).at(0.0, side * 0.5 * 0.998, 0.0)
        high = _cast(split, OBSTACLE - 0.008 * index, 0.493, 0.246, rng).turned("z", math.pi / 2.0).at(side * 0.5 * 0.998, 0.0, 0.0)
        model.body.add("concrete", low, high)
    # The filling of the joints.
    model.body.add("concrete", block((-0.480, -0.480, 0.0), (0.480, 0.480, OBSTACLE - 0.040), 0.0))
    return model


def _cast(low, high, half_length, half_width, rng):
    """A chamfered block along x, with grooves of formwork boards and slightly irregular corners."""
    tall, cut, groove = high - low, 0.020, 0.0055
    seams = () if LEVEL.low else (tall * 0.36, tall * 0.70)
    right = [(half_width - cut, 0.0), (half_width, cut)]
    for seam in seams:
        right += [(half_width, seam - groove), (half_width - groove, seam), (half_width, seam + groove)]
    right += [(half_width, tall - cut), (half_width - cut, tall)]
    outline = right + [(-y, z) for y, z in right[::-1]]
    solid = _with_end_chamfer(outline, half_length, cut)
    jitter = np.array([[rng.uniform(-1.0, 1.0) for _ in range(3)] for _ in range(8)]) * (0.004, 0.004, 0.005)
    corner = (solid.verts[:, 0] > 0) * 1 + (solid.verts[:, 1] > 0) * 2 + (solid.verts[:, 2] > tall / 2) * 4
    moved = solid.verts + jitter[corner]
    moved[:, 0] = np.clip(moved[:, 0], -half_length, half_length)
    moved[solid.verts[:, 2] < tall / 2, 2] = solid.verts[solid.verts[:, 2] < tall / 2, 2]
    moved[:, 2] = np.minimum(moved[:, 2], tall)
    return Solid(moved, solid.faces).at(0.0, 0.0, low)


def _with_end_chamfer(outline, half_length, cut):
    """A prism along x with an outline of (ahead, height) and chamfered ends."""
    outline = np.array(outline)
    middle = np.array([0.0, (outline[:, 1].min() + outline[:, 1].max()) / 2.0])
    half = np.abs(outline - middle).max(axis=0)
    inner = middle + (outline - middle) * (1.0 - cut / half)
    count, verts, faces = len(outline), [], []
    for x, ring in ((-half_length, inner), (-half_length + cut, outline), (half_length - cut, outline), (half_length, inner)):
        verts += [(x, y, z) for y, z in ring]
    for ring in range(3):
        low, high = ring * count, (ring + 1) * count
        faces += [(low + i, low + (i + 1) % count, high + (i + 1) % count, high + i) for i in range(count)]
    faces += [tuple(range(count))[::-1], tuple(range(3 * count, 4 * count))]
    return Solid(verts, faces)


def timber():
    """Two crosswise layers of logs."""
    model = Model("timber")
    rng = random.Random(8)
    radius = 0.1235
    for layer in range(2):
        for index in range(4):
            place = (index - 1.5) * 0.249
            for slot, solid in _log(radius, 0.494 - rng.uniform(0.0, 0.012), rng):
                solid = solid.turned("x", rng.uniform(0.0, 6.0))
                if layer:
                    solid = solid.turned("z", math.pi / 2.0)
                model.body.add(slot, solid.at(*((place, 0.0) if layer else (0.0, place)), radius + layer * (2.0 * radius + 0.002)))
    model.body.add("earth", block((-0.47, -0.47, 0.0), (0.47, 0.47, 0.250), 0.0))
    return model


def _log(radius, half, rng):
    """A log along x with bark and sawn ends."""
    around = 8 if LEVEL.low else 14
    rows = 2 if LEVEL.low else 7
    grid = []
    for row in range(rows):
        x = -half + 0.010 + (2.0 * half - 0.020) * row / (rows - 1)
        grid.append((x, [radius * rng.uniform(0.955, 1.0) for _ in range(around)]))
    verts, faces = [], []
    for x, radii in grid:
        for step, reach in enumerate(radii):
            angle = math.tau * step / around
            verts.append((x, reach * math.cos(angle), reach * math.sin(angle)))
    for row in range(rows - 1):
        low, high = row * around, (row + 1) * around
        faces += [(low + i, low + (i + 1) % around, high + (i + 1) % around, high + i) for i in range(around)]
    bark = Solid(verts, faces)
    ends = []
    for sign, (x, radii) in ((-1.0, grid[0]), (1.0, grid[-1])):
        rim = [(x, r * math.cos(math.tau * k / around), r * math.sin(math.tau * k / around)) for k, r in enumerate(radii)]
        saw = [(sign * half, y * 0.90, z * 0.90) for _, y, z in rim]
        core = [(sign * (half - 0.002), y * 0.30, z * 0.30) for _, y, z in rim]
        loops = [(i, (i + 1) % around, around + (i + 1) % around, around + i) for i in range(around)]
        loops += [(around + i, around + (i + 1) % around, 2 * around + (i + 1) % around, 2 * around + i) for i in range(around)]
        loops.append(tuple(range(2 * around, 3 * around)))
        ends.append(Solid(rim + saw + core, loops if sign > 0.0 else [loop[::-1] for loop in loops]))
    return [("bark", bark), ("timber", ends[0]), ("timber", ends[1])]


def hedge():
    """Bushes on a bank of earth along the edges of the square, around a hollow in which a vehicle can stand."""
    model = Model("hedge")
    rng = random.Random(21)
    _ground(model, HEDGE_FLOOR, 0.497)
    places = []
    for side in range(4):
        # The last point of a side is the first point of the next side.
        count = 3 if LEVEL.low else 4
        for index in range(count):
            x, y = -0.40 + 0.80 * index / count, -0.385
            for _ in range(side):
                x, y = -y, x
            places.append((x + rng.uniform(-0.02, 0.02), y + rng.uniform(-0.02, 0.02), rng.uniform(0.135, 0.160), rng.uniform(0.28, HEDGE)))
    for x, y, radius, tall in places:
        model.body.add("leaf", _bush(x, y, radius, tall, rng))
    # Low plants in the hollow, which vehicles push aside.
    for index in range(9):
        x, y = (index % 3 - 1) * 0.17 + rng.uniform(-0.03, 0.03), (index // 3 - 1) * 0.17 + rng.uniform(-0.03, 0.03)
        model.body.add("leaf", _bush(x, y, rng.uniform(0.095, 0.120), rng.uniform(0.085, 0.140), rng, 9, 4))
    return model


def _bush(x, y, radius, tall, rng, around=14, rows=7):
    """An irregular bush on the ground, limited to its square. The textures contain the leaves."""
    around, rows = (7, 4) if LEVEL.low else (around, rows)
    base = HEDGE_FLOOR - 0.008
    shares = [
        (math.sin(math.pi * (0.16 + 0.84 * row / rows)), 0.5 - 0.5 * math.cos(math.pi * (0.16 + 0.84 * row / rows))) for row in range(rows)
    ]
    verts, faces = [], []
    for row, (out, up) in enumerate(shares):
        for step in range(around):
            angle = math.tau * (step + 0.5 * (row % 2)) / around
            # Tufts alternately stand out.
            ragged = (1.06 if (step + row) % 2 else 0.93) + rng.uniform(-0.08, 0.08)
            px, py = x + radius * out * ragged * math.cos(angle), y + radius * out * ragged * math.sin(angle)
            verts.append((min(max(px, -0.498), 0.498), min(max(py, -0.498), 0.498), base + _height(tall, up, rng)))
    verts.append((x, y, tall))
    for row in range(rows - 1):
        low, high = row * around, (row + 1) * around
        faces += [(low + i, low + (i + 1) % around, high + (i + 1) % around, high + i) for i in range(around)]
    top = (rows - 1) * around
    faces += [(top + i, top + (i + 1) % around, len(verts) - 1) for i in range(around)]
    return Solid(verts, faces)


def _height(tall, up, rng):
    """A slightly irregular height on a bush."""
    return (tall - HEDGE_FLOOR) * up * (1.0 + rng.uniform(-0.05, 0.02))


def low():
    """Dragon's teeth: three by three blunt concrete pyramids among rubble, aligned with those of adjacent squares."""
    model = Model("low")
    rng = random.Random(5)
    _ground(model, 0.026, 0.499)
    for column in range(3):
        for row in range(3):
            x, y = (column - 1) / 3.0, (row - 1) / 3.0
            tall = LOW - rng.uniform(0.0, 0.020) if (column, row) != (1, 1) else LOW
            model.body.add("concrete", _tooth(rng, tall).turned("z", rng.uniform(-0.10, 0.10)).at(x, y, 0.0))
    for _ in range(0 if LEVEL.low else 26):
        x, y, size = rng.uniform(-0.47, 0.47), rng.uniform(-0.47, 0.47), rng.uniform(0.012, 0.030)
        stone = _stone(size, -size * 0.4, size * 0.7)
        model.body.add("concrete", stone.turned("x", rng.uniform(-0.5, 0.5)).turned("z", rng.uniform(0.0, 6.0)).at(x, y, 0.030), fine=True)
    for x, y in ((0.16, -0.17), (-0.17, 0.16)):
        rod = [(x - 0.05, y - 0.02, 0.020), (x, y, 0.050), (x + 0.05, y + 0.02, 0.062)]
        model.body.add("rust", tube(rod, 0.005, 5), fine=True)
    return model


def _stone(size, low, high):
    """A slightly irregular stone."""
    return prism([(-size, -size * 0.7), (size * 0.8, -size), (size, size * 0.6), (-size * 0.5, size)], low, high, 0.0)


def _tooth(rng, tall):
    """A plinth and a blunt pyramid on it."""
    rings = [(0.0, 0.142), (0.052, 0.138), (0.060, 0.116), (tall - 0.012, 0.062), (tall, 0.050)]
    verts, faces = [], []
    for height, half in rings:
        skew = 0.004 if height > 0.06 else 0.0
        verts += [
            (sx * half + rng.uniform(-skew, skew), sy * half + rng.uniform(-skew, skew), height)
            for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
    for ring in range(len(rings) - 1):
        first, second = ring * 4, ring * 4 + 4
        faces += [(first + i, first + (i + 1) % 4, second + (i + 1) % 4, second + i) for i in range(4)]
    faces.append(tuple(range(len(verts) - 4, len(verts))))
    return Solid(verts, faces).bevelled(0.006, 30.0)


def _ground(model, height, half):
    """Ground that is uneven inside and level at its edges, where it falls to the board."""
    rng = random.Random(2)
    steps = 4 if LEVEL.low else 10
    rows = []
    for row in range(steps + 1):
        line = []
        for column in range(steps + 1):
            x, y = half * (2.0 * column / steps - 1.0), half * (2.0 * row / steps - 1.0)
            edge = row in (0, steps) or column in (0, steps)
            line.append((x, y, height * 0.7 if edge else height + rng.uniform(-0.006, 0.004)))
        rows.append(line)
    model.body.add("earth", sheet(rows))
    rim = [rows[0], [row[-1] for row in rows], rows[-1][::-1], [row[0] for row in rows][::-1]]
    for line in rim:
        model.body.add("earth", sheet([[(x, y, 0.0) for x, y, _ in line], line]))


def water():
    """A water surface whose ripples continue in adjacent squares at any rotation: along all edges, the waves have the same height and
    no slope across the edge."""
    model = Model("water")
    steps = 14 if LEVEL.low else 34
    wave = lambda k, n, x, y: math.cos(math.tau * k * x) * math.cos(math.tau * n * y)

    def ripple(x, y):
        even = wave(1, 2, x, y) + wave(2, 1, x, y) + 0.8 * (wave(3, 1, x, y) + wave(1, 3, x, y)) + 0.6 * wave(2, 2, x, y)
        window = (math.cos(math.pi * x) * math.cos(math.pi * y)) ** 2
        free = (
            math.sin(math.tau * (3.1 * x + 2.3 * y) + 0.7)
            + 0.8 * math.sin(math.tau * (2.2 * x - 4.7 * y) + 2.0)
            + 0.6 * math.sin(math.tau * (5.6 * x + 3.9 * y))
        )
        return 0.55 * even + 1.5 * window * free

    places = [step / steps - 0.5 for step in range(steps + 1)]
    rows = [[(x, y, WATER + RIPPLES * ripple(x, y)) for x in places] for y in places]
    model.body.add("water", sheet(rows))
    return model


def shore():
    """The bank along the +y side of a square of water. Its irregular line starts and ends like those of adjacent banks."""
    model = Model("shore")
    rng = random.Random(9)
    steps = 10 if LEVEL.low else 40
    places = [step / steps - 0.5 for step in range(steps + 1)]
    window = lambda x: math.cos(math.pi * x) ** 2
    bend = lambda x: window(x) * (0.55 * math.sin(math.tau * (1.7 * x + 0.2)) + 0.35 * math.sin(math.tau * (3.9 * x + 0.6)))

    def across(x, far):
        return 0.5 - far * (1.0 + 0.42 * bend(x))

    def point(x, far, height):
        rough = 0.0 if LEVEL.low or height == 0.0 else window(x) * rng.uniform(-0.0022, 0.0022)
        return (x, across(x, far), height + rough)

    model.body.add("earth", sheet([[point(x, far, height) for x in places] for far, height in BANK]))
    for _ in range(0 if LEVEL.low else 11):
        x, far, size = rng.uniform(-0.42, 0.42), rng.uniform(0.05, 0.125), rng.uniform(0.008, 0.019)
        stone = _stone(size, -size * 0.5, size * 0.55)
        place = (x, across(x, far), _on_bank(far))
        model.body.add("concrete", stone.turned("x", rng.uniform(-0.4, 0.4)).turned("z", rng.uniform(0.0, 6.0)).at(*place), fine=True)
    return model


def _on_bank(far):
    """The height of the bank at a distance from the edge."""
    distances, heights = zip(*BANK[::-1])
    return float(np.interp(far, distances, heights))


def shore_corner():
    """The bank at the +x, +y corner of a square of water that borders on land only there."""
    model = Model("shore-corner")
    steps = 5 if LEVEL.low else 12
    turns = [math.pi + step / steps * math.pi / 2.0 for step in range(steps + 1)]
    rows = [[(0.5 + far * math.cos(turn), 0.5 + far * math.sin(turn), height) for turn in turns] for far, height in BANK]
    model.body.add("earth", sheet(rows))
    return model
