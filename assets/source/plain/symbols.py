"""The drawings that are engraved in tokens and blocks.

A drawing is a list of areas in a circle of radius 1, with +y ahead. Areas are painted in order: each adds ink to the drawing or removes it,
so that a ring is a disc of ink with a smaller one without.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from kit import circle, inset, rounded
from kit.shapes import Detail, Point, unit

ROUND = 40
"""Number of segments of a full circle."""


@dataclass
class Area:
    """A polygon of a drawing, filled with ink or cleared of it."""

    outline: np.ndarray
    inked: bool = True


Drawing = list[Area]


def placed(drawing: Drawing, size: float, x: float = 0.0, y: float = 0.0) -> Drawing:
    """The drawing at the size and the place that it has on a piece."""
    return [Area(area.outline * size + (x, y), area.inked) for area in drawing]


def fitted(drawing: Drawing, radius: float, x: float = 0.0, y: float = 0.0) -> Drawing:
    """The drawing, as large as a circle around the middle of its own allows, at the place of that circle on a piece."""
    reach = max(float(np.linalg.norm(area.outline, axis=1).max()) for area in drawing)
    return placed(drawing, radius / reach, x, y)


def _cleared(drawing: Drawing) -> Drawing:
    return [Area(area.outline, not area.inked) for area in drawing]


def _both(drawing: Drawing) -> Drawing:
    """The drawing together with its mirror image on the other side."""
    return drawing + [Area(area.outline[::-1] * (-1, 1), area.inked) for area in drawing]


def _polygon(*corners: Point) -> Drawing:
    """A polygon with corners (x, y) or (x, y, radius), counter-clockwise."""
    return [Area(rounded(corners, closed=True, steps=4))]


def _symmetrical(*half: Point) -> list[Point]:
    """The corners of a polygon whose right half is given, from the bottom to the top."""
    return [*half, *((-corner[0], *corner[1:]) for corner in half[::-1] if corner[0] > 0)]


def _disc(radius: float, x: float = 0.0, y: float = 0.0) -> Drawing:
    return [Area(circle(radius, max(10, round(ROUND * radius**0.5))) + (x, y))]


def _ring(radius: float, width: float) -> Drawing:
    return _disc(radius) + _cleared(_disc(radius - width))


def _line(path: list[Point], width: float) -> Drawing:
    """A line with mitred corners and square ends."""
    path = np.asarray(path, float)
    steps = [unit(after - before) for before, after in zip(path, path[1:])]
    sides = []
    for before, after in zip([steps[0], *steps], [*steps, steps[-1]]):
        normal = unit(before + after)
        normal = np.array([-normal[1], normal[0]])
        sides.append(normal * width / 2 / max(0.4, float(np.dot(normal, [-after[1], after[0]]))))
    sides = np.array(sides)
    return [Area(np.vstack([path - sides, (path + sides)[::-1]]))]


def _star(points: int, outer: float, inner: float) -> Drawing:
    turns = np.pi / 2 + np.pi * np.arange(2 * points) / points
    radii = np.where(np.arange(2 * points) % 2, inner, outer)
    return [Area(np.stack([radii * np.cos(turns), radii * np.sin(turns)], axis=1))]


def _outlined(corners: list[Point], width: float) -> Drawing:
    """The contour of a polygon with corners as for `_polygon`. The inner edge of a rounded corner has the same centre as its outer edge."""
    inner = inset(np.array([corner[:2] for corner in corners], float), width)
    before, after = np.roll(inner, 1, axis=0), np.roll(inner, -1, axis=0)
    cross = lambda one, two: one[:, 0] * two[:, 1] - one[:, 1] * two[:, 0]
    turns_left = cross(inner - before, after - inner) > 0
    sizes = [corner[2] if len(corner) > 2 else 0.0 for corner in corners]
    sizes = [max(size - width, 0.0) if left else size + width for size, left in zip(sizes, turns_left)]
    return _polygon(*corners) + _cleared(_polygon(*(np.column_stack([inner, sizes]))))


# Cannon

STROKE = 0.13
"""Width of the contours of outlined symbols."""

BUST = _symmetrical(
    (0.74, -0.86, 0.04),
    (0.68, -0.56, 0.20),
    (0.40, -0.42, 0.10),
    (0.23, -0.36),
    (0.25, -0.27, 0.04),
    (0.34, -0.13, 0.10),
    (0.34, 0.10),
    (0.48, 0.10),
    (0.41, 0.22),
    (0.49, 0.62),
    (0.15, 0.70),
    (0.15, 0.98, 0.13),
)
"""A soldier from the chest up, in a shako with a plume."""
BRIM = 0.10
"""Height of the brim of the shako."""


def soldier_filled() -> Drawing:
    """The soldier as a filled silhouette, with the lower edge of the brim and the crossbelts left clear."""
    clear = _line([(0.60, BRIM - 0.01), (-0.60, BRIM - 0.01)], 0.085)
    clear += _line([(0.24, -0.36), (-0.28, -0.88)], 0.095) + _line([(-0.24, -0.36), (0.28, -0.88)], 0.095)
    return _polygon(*BUST) + _cleared(clear)


def soldier_outlined() -> Drawing:
    """The contour of the soldier, with a line for the brim."""
    brim = _line([(0.40, BRIM + STROKE / 2), (-0.40, BRIM + STROKE / 2)], STROKE)
    return _outlined(BUST, STROKE) + brim


CASTLE = _symmetrical(
    (0.80, -0.74),
    (0.80, 0.36),
    (0.685, 0.36),
    (0.685, 0.22),
    (0.575, 0.22),
    (0.575, 0.36),
    (0.46, 0.36),
    (0.46, 0.08),
    (0.30, 0.08),
    (0.30, 0.52),
    (0.42, 0.52),
    (0.42, 0.84),
    (0.27, 0.84),
    (0.27, 0.70),
    (0.09, 0.70),
    (0.09, 0.84),
)
"""A castle: a gatehouse between two towers, and a keep behind it."""


def _arch(half: float, foot: float, spring: float) -> Drawing:
    """An opening with a round head."""
    return [Area(np.vstack([[(-half, foot), (half, foot)], circle(half, 24, sweep=180.0) + (0.0, spring)]))]


def town_filled() -> Drawing:
    """The castle as a filled silhouette, with the gate and the windows left clear."""
    windows = _polygon((0.56, -0.24), (0.70, -0.24), (0.70, 0.02), (0.56, 0.02))
    slit = _polygon((-0.065, 0.24), (0.065, 0.24), (0.065, 0.50), (-0.065, 0.50))
    return _polygon(*CASTLE) + _cleared(_arch(0.21, -0.80, -0.38) + _both(windows) + slit)


def town_outlined() -> Drawing:
    """The contour of the castle without the details of its battlements, with lines for the gate and the windows."""
    gate = _arch(0.26, -0.70, -0.36) + _cleared(_arch(0.26 - STROKE, -0.80, -0.36))
    windows = _polygon((0.575, -0.24), (0.685, -0.24), (0.685, 0.0), (0.575, 0.0))
    slit = _polygon((-0.055, 0.24), (0.055, 0.24), (0.055, 0.48), (-0.055, 0.48))
    return _outlined(CASTLE, 0.095) + gate + _both(windows) + slit


# Tank Chess


def _chevron(tip: float, width: float, rise: float, thick: float) -> Drawing:
    """A chevron that points ahead, with its tip at a height."""
    wing = tip - rise
    return [Area(np.array([(0.0, tip), (-width, wing), (-width, wing - thick), (0.0, tip - thick), (width, wing - thick), (width, wing)]))]


def light() -> Drawing:
    """One chevron: the weight of a tank is the number of its chevrons."""
    return _chevron(0.46, 0.84, 0.50, 0.38)


def medium() -> Drawing:
    """Two chevrons."""
    return _chevron(0.68, 0.80, 0.46, 0.31) + _chevron(0.14, 0.80, 0.46, 0.31)


def heavy() -> Drawing:
    """Three chevrons."""
    return [area for tip in (0.86, 0.42, -0.02) for area in _chevron(tip, 0.76, 0.44, 0.26)]


def super_heavy() -> Drawing:
    """A solid arrowhead above two chevrons."""
    head = [Area(np.array([(0.0, 0.94), (-0.78, 0.32), (0.78, 0.32)]))]
    return head + _chevron(0.30, 0.78, 0.40, 0.26) + _chevron(-0.16, 0.78, 0.40, 0.26)


def command() -> Drawing:
    """A star."""
    return _star(5, 0.98, 0.42)


def destroyer() -> Drawing:
    """An arrow that rises from a bar: it fires ahead only."""
    head = [Area(np.array([(0.0, 0.95), (-0.50, 0.28), (0.50, 0.28)]))]
    return head + _line([(0.0, -0.60), (0.0, 0.30)], 0.24) + _line([(-0.72, -0.62), (0.72, -0.62)], 0.24)


def mortar() -> Drawing:
    """A bomb with its fins."""
    case = _polygon(*_symmetrical((0.10, -0.40), (0.20, -0.22, 0.10), (0.46, 0.28, 0.20), (0.40, 0.68, 0.25), (0.0, 0.98, 0.10)))
    fins = _polygon(*_symmetrical((0.46, -0.92), (0.46, -0.56), (0.13, -0.34)))
    gap = _line([(0.0, -0.95), (0.0, -0.56)], 0.14)
    return case + fins + _cleared(gap)


def hunter() -> Drawing:
    """A reticle."""
    ticks = [area for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1)) for area in _line([(0.40 * x, 0.40 * y), (0.98 * x, 0.98 * y)], 0.19)]
    return _ring(0.72, 0.19) + ticks + _disc(0.15)


def amphibious() -> Drawing:
    """A chevron over two waves."""
    across = np.linspace(-0.82, 0.82, Detail.along(24, 12) + 1)
    wave = lambda y: _line([(x, y + 0.10 * math.cos(across_ * 2)) for x, across_ in zip(across, across / 0.82 * math.pi)], 0.17)
    return _chevron(0.84, 0.72, 0.46, 0.27) + wave(-0.26) + wave(-0.68)


def bulldozer() -> Drawing:
    """A vehicle with a broad blade, seen from above."""
    blade = _polygon((-0.88, 0.30), (0.88, 0.30), (0.88, 0.82), (0.66, 0.82), (0.66, 0.54), (-0.66, 0.54), (-0.66, 0.82), (-0.88, 0.82))
    arms = _polygon((0.22, -0.05), (0.40, -0.05), (0.40, 0.34), (0.22, 0.34))
    return blade + _both(arms) + _polygon((-0.56, -0.82), (0.56, -0.82), (0.56, 0.06), (-0.56, 0.06))


def minesweeper() -> Drawing:
    """A mine with its horns under a bar."""
    horns = []
    for turn in np.radians(np.arange(0, 360, 45)):
        ahead = np.array([math.cos(turn), math.sin(turn)])
        horns += _line([ahead * 0.3, ahead * 0.70], 0.19)
    mine = horns + _disc(0.46) + _cleared(_disc(0.17))
    return [Area(area.outline + (0.0, -0.24), area.inked) for area in mine] + _line([(-0.70, 0.74), (0.70, 0.74)], 0.24)
