"""Engraving: drawings cut into the flat top of a shape, with ink on the ground of the cut."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from kit import Shape
from kit.model import Part
from kit.shapes import Detail, joined

from .symbols import Drawing

DEPTH = 0.006
"""Depth of the cut. The low version has its ink level with the top, because cuts of this size do not show at its distance."""
FLAT = 1e-6
"""Faces belong to the top if they differ in height by less than this."""
WALL_DENSITY = 0.35
"""Texture density of the walls of a cut, which are narrow."""
PIECE = 24
"""Maximum number of faces of the wall of a cut in one chart."""


def engrave(
    part: Part,
    slot: str,
    shape: Shape,
    drawing: Drawing,
    height: float | None = None,
    ink: str = "ink",
    place: Callable[[Shape], Shape] = lambda shape: shape,
):
    """Adds a shape to a part, with a drawing cut into its top, or into the flat faces at a height. The drawing must not reach the edge of
    these faces. `ink` is the slot of the ground of the cut, and `place` moves the result to its place in the model.
    """
    height = float(shape.high()[2]) if height is None else height
    lies_there = [bool(np.all(abs(shape.points[list(face), 2] - height) < FLAT)) for face in shape.faces]
    rim = _rim([face for face, flat in zip(shape.faces, lies_there) if flat])
    outline = shape.points[rim, :2]
    points, clear, inked = _divided(outline, drawing)
    bare = Shape(
        shape.points,
        [face for face, flat in zip(shape.faces, lies_there) if not flat],
        [corners for corners, flat in zip(shape.layout, lies_there) if not flat],
    )
    depth = DEPTH if Detail.is_full() else 0.0
    part.add(slot, place(joined([bare, _level(points, clear, height)])))
    part.add(ink, place(_level(points, inked, height - depth)))
    if depth > 0:
        part.add(slot, place(_walls(points, inked, height, depth)), density=WALL_DENSITY)


def _rim(faces: list[tuple[int, ...]]) -> list[int]:
    """The points around a group of faces, counter-clockwise."""
    edges = {(one, two) for face in faces for one, two in zip(face, face[1:] + face[:1])}
    after = {one: two for one, two in edges if (two, one) not in edges}
    loop = [next(iter(after))]
    while after[loop[-1]] != loop[0]:
        loop.append(after[loop[-1]])
    return loop


def _divided(outline: np.ndarray, drawing: Drawing) -> tuple[np.ndarray, list, list]:
    """The triangles inside an outline: their points, those without ink and those with it."""
    loops = [outline, *(area.outline for area in drawing)]
    edges, start = [], 0
    for loop in loops:
        edges += [(start + index, start + (index + 1) % len(loop)) for index in range(len(loop))]
        start += len(loop)
    places = [Vector((float(x), float(y))) for loop in loops for x, y in loop]
    made, _, faces, *_ = delaunay_2d_cdt(places, edges, [], 0, 1e-6)
    points = np.array([(place.x, place.y) for place in made])
    triangles = [tuple(face) for face in faces]
    middles = np.array([points[list(face)].mean(axis=0) for face in triangles])
    inside = _contains(outline, middles)
    ink = np.zeros(len(middles), bool)
    for area in drawing:
        ink[_contains(area.outline, middles)] = area.inked
    clear = [face for face, within, black in zip(triangles, inside, ink) if within and not black]
    return points, clear, [face for face, within, black in zip(triangles, inside, ink) if within and black]


def _contains(outline: np.ndarray, points: np.ndarray) -> np.ndarray:
    """Whether each point lies in a polygon."""
    inside = np.zeros(len(points), bool)
    for (x1, y1), (x2, y2) in zip(outline, np.roll(outline, -1, axis=0)):
        spans = (y1 > points[:, 1]) != (y2 > points[:, 1])
        if y1 != y2:
            inside ^= spans & (points[:, 0] < x1 + (points[:, 1] - y1) / (y2 - y1) * (x2 - x1))
    return inside


def _level(points: np.ndarray, faces: list, height: float) -> Shape:
    """Flat faces at a height, in a single chart."""
    used = sorted({index for face in faces for index in face})
    number = {index: place for place, index in enumerate(used)}
    flat = np.column_stack([points[used], np.full(len(used), height)])
    layout = [[(*points[index], 0) for index in face] for face in faces]
    return Shape(flat, [tuple(number[index] for index in face) for face in faces], layout)


def _walls(points: np.ndarray, faces: list, height: float, depth: float) -> Shape:
    """The walls of the cut, which face its middle."""
    edges = {(one, two) for face in faces for one, two in zip(face, face[1:] + face[:1])}
    after: dict[int, list[int]] = {}
    for one, two in edges:
        if (two, one) not in edges:
            after.setdefault(one, []).append(two)
    walls = []
    while after:
        loop = [next(iter(after))]
        while loop[-1] in after:
            following = after[loop[-1]]
            loop.append(following.pop())
            if not following:
                del after[loop[-2]]
        walls += [_wall(points[loop[start : start + PIECE + 1]], height, depth) for start in range(0, len(loop) - 1, PIECE)]
    return joined(walls)


def _wall(line: np.ndarray, height: float, depth: float) -> Shape:
    """The wall under a line, unrolled into a strip."""
    count = len(line)
    upper = np.column_stack([line, np.full(count, height)])
    lower = np.column_stack([line, np.full(count, height - depth)])
    along = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    faces = [(index, index + 1, index + 1 + count, index + count) for index in range(count - 1)]
    place = lambda index: (along[index % count], depth if index < count else 0.0, 0)
    return Shape(np.vstack([upper, lower]), faces, [[place(index) for index in face] for face in faces])
