"""UV charts of shapes: skins are unrolled into strips and discs, and cloths into grids.

A chart holds the texture coordinates of the corners of some faces at true size. With `None` instead, Blender projects the faces.
"""

from __future__ import annotations

import numpy as np

LONG = 7.0
"""Maximum ratio of length to width of a strip; longer strips are cut."""
FLAT = 0.55
"""Two rings form a disc if the distance of their centres is less than this fraction of the distance of their points."""
RING = 0.72
"""A flat ring is unrolled like a wall if its hole is wider than this fraction of the ring."""

Corners = list[tuple[float, float, int]]
"""(u, v, chart index) of each corner of a face."""


def skin(rings: list[np.ndarray], closed: bool) -> list[Corners]:
    """UV layouts of the faces between adjacent rings of points, in the order in which `shapes` creates the faces."""
    pairs = list(zip(range(len(rings)), range(1, len(rings)))) + ([(len(rings) - 1, 0)] if closed else [])
    pairs = [pair for pair in pairs if max(len(rings[pair[0]]), len(rings[pair[1]])) > 1]
    layouts: list[Corners] = []
    chart = 0
    for kind, run in _runs(rings, pairs):
        flat, used = (_disc if kind else _strip)(rings, run)
        layouts += [[(u, v, number + chart) for u, v, number in corners] for corners in flat]
        chart += used
    return layouts


def _runs(rings: list[np.ndarray], pairs: list[tuple[int, int]]) -> list[tuple[int, list[tuple[int, int]]]]:
    """Groups of adjacent pairs of rings of the same kind: 0 for walls, 1 for widening discs, -1 for narrowing discs."""
    runs: list[tuple[int, list]] = []
    for low, high in pairs:
        one, two = rings[low], rings[high]
        apart = float(np.linalg.norm(one - two, axis=1).mean())
        between = float(np.linalg.norm(one.mean(axis=0) - two.mean(axis=0)))
        size = lambda ring: float(np.linalg.norm(ring - ring.mean(axis=0), axis=1).mean())
        narrow = min(size(one), size(two)) > RING * max(size(one), size(two))
        kind = 0 if narrow or between > FLAT * apart else (1 if size(two) > size(one) else -1)
        if runs and runs[-1][0] == kind:
            runs[-1][1].append((low, high))
        else:
            runs.append((kind, [(low, high)]))
    return runs


def _strip(rings: list[np.ndarray], run: list[tuple[int, int]]) -> tuple[list[Corners], int]:
    """The layout of a wall, unrolled and cut where it would be too long."""
    around = max(len(rings[index]) for pair in run for index in pair)
    lengths = {}
    for index in {index for pair in run for index in pair}:
        ring = rings[index]
        steps = np.linalg.norm(np.roll(ring, -1, axis=0) - ring, axis=1) if len(ring) > 1 else np.zeros(around)
        total = np.concatenate([[0.0], np.cumsum(steps)])
        lengths[index] = total - total[-1] / 2
    heights = [0.0]
    for low, high in run:
        heights.append(heights[-1] + float(np.linalg.norm(rings[low] - rings[high], axis=1).mean()))
    girth = float(np.mean([2 * abs(line[0]) for line in lengths.values()])) + 1e-9
    height = heights[-1] + 1e-9
    across = max(1, min(around // 3, int(np.ceil(girth / height / LONG))))
    upward = max(1, min(len(run), int(np.ceil(height / girth / LONG))))
    layouts = []
    for step, (low, high) in enumerate(run):
        floor = step * upward // len(run)
        tip = len(rings[low]) == 1 or len(rings[high]) == 1
        for j in range(around):
            chart = floor * across + j * across // around
            corners = [(lengths[low][j], heights[step]), (lengths[low][j + 1], heights[step])]
            corners += [(lengths[high][j + 1], heights[step + 1]), (lengths[high][j], heights[step + 1])]
            if tip:
                corners = [corners[0], corners[2], corners[3]] if len(rings[low]) == 1 else corners[:3]
            layouts.append([(u, v, chart) for u, v in corners])
    return layouts, upward * across


def _disc(rings: list[np.ndarray], run: list[tuple[int, int]]) -> tuple[list[Corners], int]:
    """The layout of an end or a ledge, projected along its axis."""
    widest = max((rings[index] for pair in run for index in pair), key=lambda ring: np.ptp(ring, axis=0).sum() if len(ring) > 1 else 0.0)
    plane = _plane(widest)
    layouts = []
    for low, high in run:
        size = max(len(rings[low]), len(rings[high]))
        flat_low, flat_high = rings[low] @ plane.T, rings[high] @ plane.T
        for j in range(size):
            k = (j + 1) % size
            corners = [flat_low[j % len(flat_low)], flat_low[k % len(flat_low)], flat_high[k % len(flat_high)], flat_high[j % len(flat_high)]]
            if len(flat_low) == 1:
                corners = [corners[0], corners[2], corners[3]]
            elif len(flat_high) == 1:
                corners = corners[:3]
            layouts.append([(float(u), float(v), 0) for u, v in corners])
    return layouts, 1


def _plane(points: np.ndarray) -> np.ndarray:
    """Two orthonormal vectors that span the plane of a ring."""
    middle = points.mean(axis=0)
    _, _, axes = np.linalg.svd(points - middle)
    return axes[:2]


def cap(points: np.ndarray) -> Corners:
    """The layout of a single flat face."""
    flat = points @ _plane(points).T
    return [(float(u), float(v), 0) for u, v in flat]


def cloth(grid: np.ndarray) -> np.ndarray:
    """The layout of a grid of points, by arc lengths along its rows and columns."""
    rows = np.linalg.norm(np.diff(grid, axis=1), axis=2)
    columns = np.linalg.norm(np.diff(grid, axis=0), axis=2).mean(axis=1)
    u = np.concatenate([np.zeros((len(grid), 1)), np.cumsum(rows, axis=1)], axis=1)
    v = np.concatenate([[0.0], np.cumsum(columns)])
    return np.stack([u - u[:, -1:] / 2, np.repeat(v[:, None], grid.shape[1], axis=1)], axis=2)


AXES = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)], float)
PLANES = [(1, 2), (1, 2), (0, 2), (0, 2), (0, 1), (0, 1)]
STEEPEST = 0.24
"""Minimum dot product of a face's normal and the direction of its neighbours' chart for joining that chart."""


def projected(points: np.ndarray, faces: list[tuple[int, ...]]) -> list[Corners]:
    """The layout of any surface: patches of faces with similar normals, projected along the nearest axis."""
    normals = []
    for face in faces:
        corners = points[list(face)]
        normal = sum(np.cross(corners[i] - corners[0], corners[i + 1] - corners[0]) for i in range(1, len(face) - 1))
        normals.append(normal / max(np.linalg.norm(normal), 1e-15))
    lean = np.array(normals) @ AXES.T
    label = lean.argmax(axis=1)
    neighbours = _neighbours(faces)
    for _ in range(6):
        votes = np.maximum(lean, 0.0) * 0.9
        for number, near in enumerate(neighbours):
            for other in near:
                votes[number, label[other]] += 0.7
        votes[lean < STEEPEST] = -1.0
        label = votes.argmax(axis=1)
    chart = np.full(len(faces), -1)
    count = 0
    for start in range(len(faces)):
        if chart[start] >= 0:
            continue
        reached = [start]
        chart[start] = count
        while reached:
            for other in neighbours[reached.pop()]:
                if chart[other] < 0 and label[other] == label[start]:
                    chart[other] = count
                    reached.append(other)
        count += 1
    return [
        [(float(points[index][PLANES[side][0]]), float(points[index][PLANES[side][1]]), int(number)) for index in face]
        for face, side, number in zip(faces, label, chart)
    ]


def _neighbours(faces: list[tuple[int, ...]]) -> list[list[int]]:
    """The neighbours of each face across its edges."""
    across: dict[tuple[int, int], list[int]] = {}
    for number, face in enumerate(faces):
        for edge in zip(face, face[1:] + face[:1]):
            across.setdefault((min(edge), max(edge)), []).append(number)
    near: list[list[int]] = [[] for _ in faces]
    for sharing in across.values():
        for number in sharing:
            near[number] += [other for other in sharing if other != number]
    return near
