#!/usr/bin/env python3
"""Silhouettes of models in black on white, to compare types of pieces at the size at which players see them.

`python3 assets/source/silhouettes.py OUT.png tank-chess/light tank-chess/medium ...` draws a row of views of each model: from the seat at
eight facings, and from above at 45 degrees. Then it lists the pairs of models that look most alike. It uses the low versions and draws them
without Blender's renderer, so that a change of shape shows at once.
"""

from __future__ import annotations

import importlib
import math
import pkgutil
import sys
from itertools import combinations
from pathlib import Path

import numpy as np

SOURCE = Path(__file__).resolve().parent
sys.path.insert(0, str(SOURCE))
sys.dont_write_bytecode = True

SQUARE = 40
"""Width of a square in pixels, as on a board of 16 by 16 in a window of 1280 by 720."""
SPAN = 1.6
"""Width of a view in squares."""
SEAT, ABOVE = 50.0, 89.0
"""Heights of the camera above the horizon in degrees."""
FACINGS = range(0, 360, 45)
"""Facings in degrees."""
PAIRS = 10
"""Number of pairs that are listed."""


def triangles(name: str) -> np.ndarray:
    """The triangles of the low version of a model (count x 3 x 3)."""
    from kit import Model
    from kit.build import LOW_DETAIL
    from kit.model import RECIPES
    from kit.shapes import Detail

    Detail.scale = LOW_DETAIL
    filled = Model(low=True)
    RECIPES[name].make(filled)
    Detail.scale = 1.0
    shapes = [piece.shape for part in filled.parts.values() for piece in part.pieces]
    return np.array(
        [shape.points[[face[0], second, third]] for shape in shapes for face in shape.faces for second, third in zip(face[1:], face[2:])]
    )


def silhouette(model: np.ndarray, facing: float, height: float) -> np.ndarray:
    """The pixels that a model covers, seen from behind with the model turned by its facing."""
    turn, rise = math.radians(facing), math.radians(height)
    x = model[..., 0] * math.cos(turn) - model[..., 1] * math.sin(turn)
    ahead = model[..., 0] * math.sin(turn) + model[..., 1] * math.cos(turn)
    size = round(SPAN * SQUARE)
    across = size / 2 + x * SQUARE
    down = size / 2 - (ahead * math.sin(rise) + model[..., 2] * math.cos(rise) - 0.1) * SQUARE
    covered = np.zeros((size, size), bool)
    for corners in np.stack([across, down], axis=2):
        low = np.clip(np.floor(corners.min(axis=0)).astype(int), 0, size)
        high = np.clip(np.ceil(corners.max(axis=0)).astype(int) + 1, 0, size)
        grid = np.stack(np.meshgrid(np.arange(low[0], high[0]) + 0.5, np.arange(low[1], high[1]) + 0.5), axis=2)
        sides = [
            (after[0] - before[0]) * (grid[..., 1] - before[1]) - (after[1] - before[1]) * (grid[..., 0] - before[0])
            for before, after in zip(corners, np.roll(corners, -1, axis=0))
        ]
        inside = np.all([side >= 0.0 for side in sides], axis=0) | np.all([side <= 0.0 for side in sides], axis=0)
        covered[low[1] : high[1], low[0] : high[0]] |= inside
    return covered


def likeness(one: list[np.ndarray], other: list[np.ndarray]) -> float:
    """The share of the pixels that both of two models cover, at the facing at which they look most alike."""
    return max(float((a & b).sum() / (a | b).sum()) for a, b in zip(one, other))


def main() -> int:
    """Draws the models and lists the pairs that look most alike."""
    from kit.png import encode

    if len(sys.argv) < 3:
        print(__doc__)
        return 1
    out, *names = sys.argv[1:]
    for folder in ("tank_chess", "plain", "cannon"):
        for module in pkgutil.iter_modules([str(SOURCE / folder)]):
            importlib.import_module(f"{folder}.{module.name}")
    rows, views = [], {}
    for name in names:
        model = triangles(name)
        views[name] = [silhouette(model, facing, SEAT) for facing in FACINGS]
        rows.append(np.hstack([*views[name], silhouette(model, 45.0, ABOVE)]))
    white = np.where(np.vstack(rows), 0, 255).astype(np.uint8)
    Path(out).write_bytes(encode(np.stack([white] * 3, axis=2)))
    pairs = sorted(((likeness(views[one], views[other]), one, other) for one, other in combinations(names, 2)), reverse=True)
    for share, one, other in pairs[:PAIRS]:
        print(f"{share:.2f} {one} {other}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
