"""Shapes, which are closed surfaces as immutable values, and primitives that create them.

A `Shape` is a list of points and a list of faces, independent of Blender. Its methods return new shapes, so that a figure can be one
expression: `box(0.2, 0.1, 0.1, bevel=0.01).turned("z", 30).moved(z=0.4)`.

Axes are Blender's: x to the right hand, y ahead, z up. A piece faces +y and stands on z = 0. Angles are in degrees.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np

from . import charts

Point = Sequence[float]


class Detail:
    """The level of detail of round shapes. `build` sets it for the low versions of the models; 1 is the full version."""

    scale = 1.0

    @classmethod
    def around(cls, segments: int, least: int = 5) -> int:
        """The number of segments of a full turn at the current level of detail."""
        return max(least, round(segments * cls.scale))

    @classmethod
    def along(cls, steps: int, least: int = 1) -> int:
        """The number of steps along a curve at the current level of detail."""
        return max(least, round(steps * cls.scale))

    @classmethod
    def is_full(cls) -> bool:
        """Whether bevels and rounded edges are modelled."""
        return cls.scale >= 0.75


def rotation(axis: str | Point, degrees: float) -> np.ndarray:
    """The rotation matrix about x, y, z or any direction."""
    named = {"x": (1, 0, 0), "y": (0, 1, 0), "z": (0, 0, 1)}
    direction = unit(named[axis] if isinstance(axis, str) else axis)
    angle = math.radians(degrees)
    x, y, z = direction
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + math.sin(angle) * cross + (1 - math.cos(angle)) * (cross @ cross)


def unit(vector: Point) -> np.ndarray:
    """The normalised vector."""
    vector = np.asarray(vector, float)
    return vector / max(np.linalg.norm(vector), 1e-12)


@dataclass
class Shape:
    """Points (n x 3), faces (tuples of indices, counter-clockwise from outside), and optionally the UV layout of each face."""

    points: np.ndarray = field(default_factory=lambda: np.zeros((0, 3)))
    faces: list[tuple[int, ...]] = field(default_factory=list)
    layout: list[charts.Corners | None] = field(default_factory=list)

    def __post_init__(self):
        self.points = np.asarray(self.points, float).reshape(-1, 3)
        if len(self.layout) != len(self.faces):
            self.layout = [None] * len(self.faces)

    def __add__(self, other: Shape) -> Shape:
        return joined([self, other])

    def placed(self, points: np.ndarray) -> Shape:
        """The same faces with other points."""
        return Shape(points, list(self.faces), list(self.layout))

    def mapped(self, change: Callable[[np.ndarray], np.ndarray]) -> Shape:
        """All points (n x 3) mapped by a function, for bends, tapers and waves."""
        return self.placed(change(self.points.copy()))

    def moved(self, x: float = 0.0, y: float = 0.0, z: float = 0.0) -> Shape:
        """Translated by x, y and z."""
        return self.placed(self.points + (x, y, z))

    def at(self, point: Point) -> Shape:
        """Translated by a vector."""
        return self.moved(*point)

    def turned(self, axis: str | Point, degrees: float, about: Point = (0, 0, 0)) -> Shape:
        """Rotated about an axis through a point."""
        about = np.asarray(about, float)
        return self.placed((self.points - about) @ rotation(axis, degrees).T + about)

    def scaled(self, x: float = 1.0, y: float | None = None, z: float | None = None, about: Point = (0, 0, 0)) -> Shape:
        """Scaled by one factor, or by one for each axis."""
        factors = np.array([x, x if y is None else y, x if z is None else z], float)
        about = np.asarray(about, float)
        shape = self.placed((self.points - about) * factors + about)
        return shape.flipped() if np.prod(factors) < 0 else shape

    def flipped(self) -> Shape:
        """With all faces reversed."""
        return Shape(self.points, [face[::-1] for face in self.faces], [corners and corners[::-1] for corners in self.layout])

    def mirrored(self, axis: str = "x") -> Shape:
        """Reflected in the plane through the origin."""
        factors = {"x": (-1, 1, 1), "y": (1, -1, 1), "z": (1, 1, -1)}[axis]
        return self.scaled(*factors)

    def with_mirror(self, axis: str = "x") -> Shape:
        """The shape together with its mirror image."""
        return self + self.mirrored(axis)

    def array(self, count: int, step: Point) -> Shape:
        """Copies in a row, starting at the shape's own position."""
        return joined(self.at(np.asarray(step, float) * index) for index in range(count))

    def around(self, count: int, axis: str = "z", about: Point = (0, 0, 0), sweep: float = 360.0) -> Shape:
        """Copies around an axis."""
        return joined(self.turned(axis, sweep * index / count, about) for index in range(count))

    def facing(self, direction: Point, up: Point = (0, 0, 1)) -> Shape:
        """Rotated so that +z points along a direction and +y as close to `up` as possible."""
        ahead = unit(direction)
        side = np.cross(up, ahead)
        if np.linalg.norm(side) < 1e-6:
            side = np.array([1.0, 0.0, 0.0])
        side = unit(side)
        return self.placed(self.points @ np.array([side, np.cross(ahead, side), ahead]))

    def upright(self) -> Shape:
        """Rotated from the xy plane to the xz plane, with the upper side facing ahead: (x, y, z) becomes (x, z, y)."""
        return self.placed(self.points[:, [0, 2, 1]]).flipped()

    def charted(self) -> Shape:
        """With UV charts for all faces; faces without one are projected."""
        bare = [number for number, corners in enumerate(self.layout) if corners is None]
        if not bare:
            return self
        first = 1 + max((corners[0][2] for corners in self.layout if corners), default=-1)
        layout = list(self.layout)
        for number, corners in zip(bare, charts.projected(self.points, [self.faces[number] for number in bare])):
            layout[number] = [(u, v, chart + first) for u, v, chart in corners]
        return Shape(self.points, list(self.faces), layout)

    def low(self) -> np.ndarray:
        """The minimum coordinates."""
        return self.points.min(axis=0)

    def high(self) -> np.ndarray:
        """The maximum coordinates."""
        return self.points.max(axis=0)

    def outward(self) -> Shape:
        """With the faces of each closed piece oriented outwards, according to the sign of its volume."""
        volume = 0.0
        middle = self.points.mean(axis=0)
        for face in self.faces:
            first = self.points[face[0]] - middle
            for one, two in zip(face[1:-1], face[2:]):
                volume += np.dot(first, np.cross(self.points[one] - middle, self.points[two] - middle))
        return self.flipped() if volume < 0 else self


def joined(shapes: Iterable[Shape]) -> Shape:
    """Joins several shapes into one."""
    points, faces, layout, offset, chart = [], [], [], 0, 0
    for shape in shapes:
        points.append(shape.points)
        faces += [tuple(index + offset for index in face) for face in shape.faces]
        layout += [corners and [(u, v, number + chart) for u, v, number in corners] for corners in shape.layout]
        offset += len(shape.points)
        chart += 1 + max((corners[0][2] for corners in shape.layout if corners), default=0)
    return Shape(np.vstack(points) if points else np.zeros((0, 3)), faces, layout)


# Outlines and curves


def rounded(corners: Sequence[Point], closed: bool = False, steps: int = 2) -> np.ndarray:
    """A polygon in the plane with rounded corners: (u, v) or (u, v, radius)."""
    count = len(corners)
    out = []
    steps = steps if Detail.is_full() else 1
    for index, corner in enumerate(corners):
        here = np.array(corner[:2], float)
        radius = corner[2] if len(corner) > 2 else 0.0
        if radius <= 0 or (not closed and index in (0, count - 1)):
            out.append(here)
            continue
        before = np.array(corners[index - 1][:2], float) - here
        after = np.array(corners[(index + 1) % count][:2], float) - here
        reach = min(radius, 0.49 * np.linalg.norm(before), 0.49 * np.linalg.norm(after))
        start, end = here + unit(before) * reach, here + unit(after) * reach
        for step in range(steps + 1):
            t = step / steps
            out.append((1 - t) ** 2 * start + 2 * t * (1 - t) * here + t**2 * end)
    return np.array(out)


def spline(points: Sequence[Point], per_span: int = 4, closed: bool = False) -> np.ndarray:
    """A smooth curve through points of any dimension (Catmull-Rom); extra columns such as radii are interpolated, too."""
    given = np.asarray(points, float)
    count = len(given)
    per_span = Detail.along(per_span)
    spans = count if closed else count - 1
    out = []
    for span in range(spans):
        pick = lambda offset: given[(span + offset) % count if closed else min(max(span + offset, 0), count - 1)]
        a, b, c, d = pick(-1), pick(0), pick(1), pick(2)
        for step in range(per_span):
            t = step / per_span
            out.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            )
    if not closed:
        out.append(given[-1])
    return np.array(out)


def circle(radius: float, segments: int = 16, squash: float = 1.0, start: float = 0.0, sweep: float = 360.0) -> np.ndarray:
    """An outline: a circle, an ellipse (`squash` scales v), or an arc (with both ends)."""
    segments = Detail.around(segments)
    whole = abs(sweep) >= 360
    turns = np.radians(start + sweep * np.arange(segments if whole else segments + 1) / segments)
    return np.stack([radius * np.cos(turns), radius * squash * np.sin(turns)], axis=1)


def rectangle(width: float, height: float, corner: float = 0.0) -> np.ndarray:
    """An outline: a rectangle with rounded corners, centred on the origin."""
    w, h = width / 2, height / 2
    return rounded([(w, -h, corner), (w, h, corner), (-w, h, corner), (-w, -h, corner)], closed=True)


def arch(width: float, height: float, segments: int = 8) -> np.ndarray:
    """An outline: flat foot at v = 0, round head."""
    radius = width / 2
    head = circle(radius, segments, sweep=180.0) + (0, height - radius)
    return np.vstack([[(-radius, 0), (radius, 0)], head])


# Solids


def box(width: float, depth: float, height: float, bevel: float = 0.0) -> Shape:
    """A box centred on the origin (x, y, z extents) with a flat bevel on every edge, which appears rounded when shaded."""
    half = np.array([width, depth, height], float) / 2
    bevel = min(bevel, 0.45 * float(half.min() * 2)) if Detail.is_full() else 0.0
    if bevel <= 0:
        points = [half * (x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
        faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
        return Shape(np.array(points), faces)
    points, index = [], {}
    for signs in ((x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)):
        for axis in range(3):
            point = half - bevel
            point[axis] = half[axis]
            index[signs, axis] = len(points)
            points.append(point * signs)
    faces = []
    for axis in range(3):
        one, two = (axis + 1) % 3, (axis + 2) % 3

        def corner(sign: int, first: int, second: int) -> tuple[int, int, int]:
            signs = [0, 0, 0]
            signs[axis], signs[one], signs[two] = sign, first, second
            return tuple(signs)

        for sign in (-1, 1):
            ring = [corner(sign, *pair) for pair in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            faces.append(tuple(index[signs, axis] for signs in ring))
        for first in (-1, 1):
            for second in (-1, 1):
                low, high = corner(-1, first, second), corner(1, first, second)
                faces.append((index[low, one], index[high, one], index[high, two], index[low, two]))
    faces += [tuple(index[signs, axis] for axis in range(3)) for signs in {key[0] for key in index}]
    points = np.array(points)
    for number, face in enumerate(faces):
        normal = np.cross(points[face[1]] - points[face[0]], points[face[2]] - points[face[0]])
        if np.dot(normal, points[list(face)].mean(axis=0)) < 0:
            faces[number] = face[::-1]
    return Shape(points, faces)


def lathe(profile: Sequence[Point], segments: int = 32, closed: bool = False, steps: int = 2) -> Shape:
    """A surface of revolution about z. The profile is (radius, z) or (radius, z, rounding), from bottom to top.

    An open profile is closed with flat ends; `closed=True` makes a ring.
    """
    line = rounded(profile, closed, steps)
    if not closed:
        if line[0][0] > 1e-9:
            line = np.vstack([[0.0, line[0][1]], line])
        if line[-1][0] > 1e-9:
            line = np.vstack([line, [0.0, line[-1][1]]])
    segments = Detail.around(segments, 6)
    turns = 2 * np.pi * np.arange(segments) / segments
    points, rings = [], []
    for radius, z in line:
        if radius <= 1e-9:
            rings.append([len(points)])
            points.append((0.0, 0.0, z))
        else:
            rings.append(list(range(len(points), len(points) + segments)))
            points += [(radius * math.cos(turn), radius * math.sin(turn), z) for turn in turns]
    points = np.array(points)
    return Shape(points, _skin(rings, closed), charts.skin([points[ring_] for ring_ in rings], closed)).outward()


def loft(sections: Sequence[Sequence[Point]], closed: bool = False, capped: bool = True) -> Shape:
    """A loft through sections, which are rings with the same number of points. The ends are closed flat."""
    sections = [np.asarray(section, float) for section in sections]
    size = len(sections[0])
    rings = [list(range(number * size, (number + 1) * size)) for number in range(len(sections))]
    faces, layout = _skin(rings, closed), charts.skin(sections, closed)
    if capped and not closed:
        for end, section in ((rings[0][::-1], sections[0][::-1]), (rings[-1], sections[-1])):
            chart = 1 + max(corners[0][2] for corners in layout)
            faces.append(tuple(end))
            layout.append([(u, v, chart) for u, v, _ in charts.cap(section)])
    return Shape(np.vstack(sections), faces, layout).outward()


def _skin(rings: list[list[int]], closed: bool) -> list[tuple[int, ...]]:
    """The faces between adjacent rings; a ring with one point is a tip."""
    faces = []
    pairs = list(zip(rings, rings[1:])) + ([(rings[-1], rings[0])] if closed else [])
    for low, high in pairs:
        size = max(len(low), len(high))
        if size == 1:
            continue
        for j in range(size):
            k = (j + 1) % size
            face = [low[j % len(low)], low[k % len(low)], high[k % len(high)], high[j % len(high)]]
            faces.append(tuple(dict.fromkeys(face)))
    return faces


def ball(radius: float | Point, segments: int = 20, rings: int | None = None) -> Shape:
    """A sphere or an ellipsoid (three radii) centred on the origin."""
    radii = np.ones(3) * radius
    rings = rings or max(4, segments // 2)
    rings = Detail.along(rings, 4)
    profile = [(math.sin(math.pi * i / rings), -math.cos(math.pi * i / rings)) for i in range(rings + 1)]
    profile[0], profile[-1] = (0.0, -1.0), (0.0, 1.0)
    return lathe(profile, segments).scaled(*radii)


def dome(radius: float, height: float, segments: int = 16, rings: int = 3) -> Shape:
    """Half an ellipsoid on z = 0, for buttons, rivets and knobs. It has one chart, projected from above."""
    rings = Detail.along(rings, 1)
    turns = [math.pi / 2 * i / rings for i in range(rings + 1)]
    line = [(radius * math.cos(turn), height * math.sin(turn)) for turn in turns]
    line[-1] = (0.0, height)
    made = lathe(line, segments)
    chart = lambda face: int(max(made.points[list(face), 2]) <= 1e-9)
    layout = [[(*made.points[index, :2], chart(face)) for index in face] for face in made.faces]
    return Shape(made.points, made.faces, layout)


def cylinder(radius: float, height: float, segments: int = 24, bevel: float = 0.0) -> Shape:
    """A cylinder on z = 0 with rounded rims."""
    return lathe([(0, 0), (radius, 0, bevel), (radius, height, bevel), (0, height)], segments, steps=1)


def ring(inner: float, outer: float, height: float, segments: int = 32, bevel: float = 0.0) -> Shape:
    """A flat ring on z = 0."""
    corners = [(inner, 0, bevel), (outer, 0, bevel), (outer, height, bevel), (inner, height, bevel)]
    return lathe(corners, segments, closed=True, steps=1)


def extrude(outline: Sequence[Point], height: float, bevel: float = 0.0) -> Shape:
    """An outline in the xy plane, extruded from z = 0 to a height, with bevelled rims."""
    outline = np.asarray(outline, float)[:, :2]
    if _area(outline) < 0:
        outline = outline[::-1]
    bevel = bevel if Detail.is_full() else 0.0
    level = lambda line, z: np.column_stack([line, np.full(len(line), z)])
    if bevel <= 0:
        return loft([level(outline, 0.0), level(outline, height)])
    inner = inset(outline, bevel)
    return loft(
        [level(inner, 0.0), level(outline, bevel), level(outline, height - bevel), level(inner, height)]
    )


def plate(outline: Sequence[Point], height: float, bevel: float) -> Shape:
    """Like `extrude`, but bevelled only on the upper rim, for shapes that lie on a surface."""
    outline = np.asarray(outline, float)[:, :2]
    if _area(outline) < 0:
        outline = outline[::-1]
    level = lambda line, z: np.column_stack([line, np.full(len(line), z)])
    if not Detail.is_full():
        return loft([level(outline, 0.0), level(outline, height)])
    return loft([level(outline, 0.0), level(outline, height - bevel), level(inset(outline, bevel), height)])


def inset(outline: np.ndarray, amount: float) -> np.ndarray:
    """A counter-clockwise outline moved inwards by a width (outwards if it is negative)."""
    before, after = np.roll(outline, 1, axis=0), np.roll(outline, -1, axis=0)
    out = []
    for a, b, c in zip(before, outline, after):
        one, two = unit(b - a), unit(c - b)
        normal = unit(np.array([-one[1], one[0]]) + np.array([-two[1], two[0]]))
        lean = max(0.5, float(np.dot(normal, [-one[1], one[0]])))
        out.append(b + normal * amount / lean)
    return np.array(out)


def _area(outline: np.ndarray) -> float:
    nxt = np.roll(outline, -1, axis=0)
    return float(np.sum(outline[:, 0] * nxt[:, 1] - nxt[:, 0] * outline[:, 1]) / 2)


# Shapes along a curve


def frames(path: np.ndarray, up: Point | None = None) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The tangents of a path and two normals at each point: with minimal rotation, or with the second one close to `up`."""
    path = np.asarray(path, float)
    steps = np.gradient(path, axis=0) if len(path) > 2 else np.tile(path[1] - path[0], (2, 1))
    along = np.array([unit(step) for step in steps])
    hint = np.asarray(up if up is not None else ((0, 0, 1) if abs(along[0][2]) < 0.9 else (0, 1, 0)), float)
    sides, ups = [], []
    for direction in along:
        side = unit(np.cross(direction, hint))
        upward = np.cross(side, direction)
        if up is None:
            hint = upward
        sides.append(side)
        ups.append(upward)
    return along, np.array(sides), np.array(ups)


def sweep(outline: Sequence[Point], path: Sequence[Point], up: Point | None = None, scale: Sequence | float = 1.0, closed: bool = False) -> Shape:
    """An outline (u sideways, v up) swept along a path; `scale` is one number, or a number or a pair for each point."""
    outline, path = np.asarray(outline, float), np.asarray(path, float)
    _, sides, ups = frames(path, up)
    scale = np.asarray(scale, float)
    if scale.ndim == 0:
        scale = np.full((len(path), 2), float(scale))
    elif scale.ndim == 1:
        scale = np.stack([scale, scale], axis=1)
    sections = [
        point + np.outer(outline[:, 0] * size[0], side) + np.outer(outline[:, 1] * size[1], upward)
        for point, side, upward, size in zip(path, sides, ups, scale)
    ]
    return loft(sections, closed)


def tube(path: Sequence[Point], radius: float | Sequence, segments: int = 12, up: Point | None = None, round_ends: bool = False) -> Shape:
    """A round rod along a path. The radius is one number, or a number or a pair (sideways, up) for each point."""
    path = np.asarray(path, float)
    radii = np.asarray(radius, float)
    if radii.ndim == 0:
        radii = np.full(len(path), float(radii))
    if radii.ndim == 1:
        radii = np.stack([radii, radii], axis=1)
    if round_ends and Detail.is_full():
        path, radii = _rounded_ends(path, radii)
    return sweep(circle(1.0, segments), path, up, radii)


def _rounded_ends(path: np.ndarray, radii: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    first, last = unit(path[0] - path[1]), unit(path[-1] - path[-2])
    before, after = radii[0].mean(), radii[-1].mean()
    caps = [(0.45, 0.88), (0.8, 0.55)]
    path = np.vstack(
        [[path[0] + first * before * reach for reach, _ in caps[::-1]], path, [path[-1] + last * after * reach for reach, _ in caps]]
    )
    radii = np.vstack([[radii[0] * size for _, size in caps[::-1]], radii, [radii[-1] * size for _, size in caps]])
    return path, radii


def ribbon(path: Sequence[Point], normals: Sequence[Point], width: float | Sequence, thickness: float, closed: bool = False) -> Shape:
    """A strap with one side on a path of points; `normals` point away from the surface under it."""
    path, normals = np.asarray(path, float), np.asarray(normals, float)
    along = np.roll(path, -1, axis=0) - np.roll(path, 1, axis=0) if closed else np.gradient(path, axis=0)
    widths = np.ones(len(path)) * width
    sections = []
    for point, normal, direction, broad in zip(path, normals, along, widths):
        normal = unit(normal)
        side = unit(np.cross(direction, normal)) * broad / 2
        lift = normal * thickness
        edge = 0.82 if Detail.is_full() else 1.0
        ring_ = [point - side, point + side, point + side * edge + lift, point - side * edge + lift]
        sections.append(ring_)
    return loft(sections, closed)


def sheet(grid: Sequence[Sequence[Point]], thickness: float) -> Shape:
    """A cloth: a grid of points (rows x columns x 3), extruded by half the thickness to each side."""
    grid = np.asarray(grid, float)
    rows, columns = grid.shape[:2]
    normals = np.cross(np.gradient(grid, axis=1), np.gradient(grid, axis=0))
    normals /= np.maximum(np.linalg.norm(normals, axis=2, keepdims=True), 1e-12)
    return two_sided(grid + normals * thickness / 2, grid - normals * thickness / 2)


def two_sided(front: np.ndarray, back: np.ndarray) -> Shape:
    """A plate between two grids of points (rows x columns x 3)."""
    rows, columns = front.shape[:2]
    behind = rows * columns
    at = lambda row, column: row * columns + column
    faces, layout = [], []
    flat = [charts.cloth(front).reshape(-1, 2), charts.cloth(back).reshape(-1, 2)]
    for row in range(rows - 1):
        for column in range(columns - 1):
            quad = (at(row, column), at(row + 1, column), at(row + 1, column + 1), at(row, column + 1))
            faces += [quad, tuple(index + behind for index in quad[::-1])]
            layout += [[(*flat[0][index], 0) for index in quad], [(*flat[1][index], 1) for index in quad[::-1]]]
    rim = [at(0, c) for c in range(columns)] + [at(r, columns - 1) for r in range(1, rows)]
    rim += [at(rows - 1, c) for c in range(columns - 2, -1, -1)] + [at(r, 0) for r in range(rows - 2, 0, -1)]
    points = np.vstack([front.reshape(-1, 3), back.reshape(-1, 3)])
    along = 0.0
    pieces = 2 + len(rim) // 12
    for number, (one, two) in enumerate(zip(rim, rim[1:] + rim[:1])):
        step = float(np.linalg.norm(points[one] - points[two]))
        deep = float(np.linalg.norm(points[one] - points[one + behind]))
        faces.append((one, two, two + behind, one + behind))
        chart = 2 + number * pieces // len(rim)
        layout.append([(along, 0, chart), (along + step, 0, chart), (along + step, deep, chart), (along, deep, chart)])
        along += step
    return Shape(points, faces, layout).outward()
