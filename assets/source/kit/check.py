"""Checks of finished models. Each failed check is a line of text."""

from __future__ import annotations

from pathlib import Path

import bpy
import numpy as np

from .model import Model, Recipe

GRID = 1024
"""Resolution of the check for overlapping charts."""
OVERLAP = 0.0015
"""Maximum fraction of the atlas that may overlap (pixels at chart edges)."""


def faults(recipe: Recipe, model: Model, made: bpy.types.Object, path: Path) -> list[str]:
    """The failed checks of a finished version of a model."""
    found = []
    mesh = made.data
    limit = recipe.low_triangles if model.low else recipe.triangles
    if len(mesh.polygons) > limit:
        found.append(f"{len(mesh.polygons)} triangles, {limit} allowed")
    if "body" not in model.parts:
        found.append("no part is named body")
    found += [f"part {part.name} is empty" for part in model.parts.values() if not part.pieces]
    points = np.array([vertex.co for vertex in mesh.vertices])
    if recipe.stands and abs(points[:, 2].min()) > 2e-3:
        found.append(f"its lowest point is at {points[:, 2].min():.4f}")
    reach = float(np.linalg.norm(points[:, :2], axis=1).max())
    if recipe.footprint and reach > recipe.footprint + 1e-3:
        found.append(f"reaches {reach:.3f} from its middle, {recipe.footprint} allowed")
    top = float(points[:, 2].max())
    if recipe.height and abs(top - recipe.height) > 0.12 * recipe.height:
        found.append(f"is {top:.3f} tall, should be about {recipe.height}")
    if not model.low:
        share = overlap(mesh)
        if share > OVERLAP:
            found.append(f"{share:.2%} of the atlas is claimed twice")
    size = path.stat().st_size / 1024
    if size > recipe.kilobytes:
        found.append(f"{size:.0f} KB, {recipe.kilobytes} allowed")
    return found


def overlap(mesh: bpy.types.Mesh) -> float:
    """The fraction of the atlas that is covered by more than one triangle."""
    count = np.zeros((GRID, GRID), np.int16)
    uv = np.empty(len(mesh.loops) * 2, np.float32)
    mesh.uv_layers.active.uv.foreach_get("vector", uv)
    for corners in (uv.reshape(-1, 3, 2) * GRID).astype(float):
        low = np.maximum(np.floor(corners.min(axis=0)).astype(int), 0)
        high = np.minimum(np.ceil(corners.max(axis=0)).astype(int) + 1, GRID)
        if (high <= low).any():
            continue
        xs, ys = np.meshgrid(np.arange(low[0], high[0]) + 0.5, np.arange(low[1], high[1]) + 0.5)
        a, b, c = corners
        area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        if abs(area) < 1e-9:
            continue
        inside = np.ones(xs.shape, bool)
        for one, two in ((a, b), (b, c), (c, a)):
            inside &= ((two[0] - one[0]) * (ys - one[1]) - (two[1] - one[1]) * (xs - one[0])) * np.sign(area) > 1e-6
        count[low[1] : high[1], low[0] : high[0]] += inside
    return float((count > 1).mean())


def coverage(mesh: bpy.types.Mesh) -> float:
    """The fraction of the atlas that is used."""
    uv = np.empty(len(mesh.loops) * 2, np.float32)
    mesh.uv_layers.active.uv.foreach_get("vector", uv)
    a, b, c = np.moveaxis(uv.reshape(-1, 3, 2).astype(float), 1, 0)
    return float(abs((b - a)[:, 0] * (c - a)[:, 1] - (b - a)[:, 1] * (c - a)[:, 0]).sum() / 2)
