"""Vertex colours of the low versions: occlusion, the tones of patterns, and weathered paint."""

from __future__ import annotations

import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .finish import _sphere
from .slots import SLOTS
from .weather import Marks, Surface, weathered

SHADE = "Shade"
RAYS = 40
REACH = 0.45
DIMMED, DIMMED_BY_SHADE = 0.28, 0.48
"""Factors of weathered paint. The low tier has no shadows, and its light is the same all around, so that the full versions would look darker."""


def _mottled(points: np.ndarray) -> np.ndarray:
    """Light and dark leaves, with the same mean brightness as the textures of the full version."""
    chance = np.modf(np.abs(np.sin(points @ (127.1, 311.7, 74.7)) * 43758.5453))[0]
    return 0.36 + 0.44 * chance


def _streaked(points: np.ndarray) -> np.ndarray:
    """Streaks of light on water that tile between squares."""
    x, y = math.tau * points[:, 0], math.tau * points[:, 1]
    swell = np.sin(2 * x + y + 0.7) + np.sin(x - 3 * y + 2.0) + 0.8 * np.sin(3 * x + 4 * y)
    return 0.58 + 0.30 * np.exp(-((swell / 0.7) ** 2))


TONES = {"foliage": _mottled, "ripples": _streaked}
"""Tone functions of the low version, by grain."""


def shade_corners(made: bpy.types.Object, floor: bool, marks: Marks | None):
    """Adds a colour attribute: ambient occlusion over the hemisphere of each point, times the tone or, with marks, the weathered paint."""
    mesh = made.data
    points = _values(mesh.vertices, "co", 3, np.float32)
    vertices = _values(mesh.loops, "vertex_index", 1, np.int32)
    tree = BVHTree.FromPolygons([Vector(point) for point in points], [tuple(face.vertices) for face in mesh.polygons])
    if marks is None:
        shade = _occlusion(tree, points, _values(mesh.vertices, "normal", 3, np.float32), floor)
        factors = ((0.25 + 0.78 * shade) * _tones(mesh, points))[vertices][:, None]
    else:
        normals = _values(mesh.corner_normals, "vector", 3, np.float32)
        places, index = np.unique(np.hstack([points[vertices], np.round(normals, 2)]), axis=0, return_inverse=True)
        shade = _occlusion(tree, places[:, :3], places[:, 3:], floor)[index.ravel()]
        slots = _values(mesh.polygons, "material_index", 1, np.int32).repeat(_values(mesh.polygons, "loop_total", 1, np.int32))
        plain = np.ones(len(vertices))
        surface = Surface(points[vertices].astype(float), normals[:, 2], shade, near=plain, edge=0.0 * plain, tone=plain)
        factors, _ = weathered(surface, slots, [material.name for material in mesh.materials], Marks(soot=marks.soot))
        factors *= (DIMMED + DIMMED_BY_SHADE * shade)[:, None]
    colours = np.ones((len(vertices), 4), np.float32)
    colours[:, :3] = np.clip(factors, 0, 1)
    mesh.color_attributes.new(SHADE, "FLOAT_COLOR", "CORNER").data.foreach_set("color", colours.ravel())


def _values(collection, key: str, width: int, kind) -> np.ndarray:
    values = np.empty(len(collection) * width, kind)
    collection.foreach_get(key, values)
    return values.reshape(-1, width) if width > 1 else values


def _occlusion(tree: BVHTree, points: np.ndarray, normals: np.ndarray, floor: bool) -> np.ndarray:
    """The share of the light that reaches each point, from 0 to 1."""
    directions = _sphere(RAYS)
    shade = np.ones(len(points))
    for index, (point, normal) in enumerate(zip(points, normals)):
        ahead = directions[directions @ normal > 0.1]
        weights = ahead @ normal
        start = Vector(point + normal * 0.004)
        light = 0.0
        for direction, weight in zip(ahead, weights):
            _, _, _, distance = tree.ray_cast(start, Vector(direction), REACH)
            if floor and direction[2] < 0:
                ground = max(-start.z / direction[2], 0.0)
                distance = min(ground, REACH if distance is None else distance) if ground < REACH else distance
            light += weight * (1.0 if distance is None else (distance / REACH) ** 1.5)
        shade[index] = light / max(weights.sum(), 1e-9)
    return shade


def _tones(mesh: bpy.types.Mesh, points: np.ndarray) -> np.ndarray:
    """The brightness of each point by its material."""
    tones = np.ones(len(points))
    for face in mesh.polygons:
        tone = TONES.get(SLOTS[mesh.materials[face.material_index].name].grain)
        if tone:
            corners = list(face.vertices)
            tones[corners] = tone(points[corners])
    return tones
