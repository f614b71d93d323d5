"""Vertex colours of the low versions: occlusion, and the tones of patterns."""

from __future__ import annotations

import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .finish import _sphere
from .slots import SLOTS

SHADE = "Shade"
RAYS = 40
REACH = 0.45


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


def shade_vertices(made: bpy.types.Object, floor: bool):
    """Adds a grey colour attribute: ambient occlusion over the hemisphere of each point, times tone."""
    mesh = made.data
    points = np.array([vertex.co for vertex in mesh.vertices])
    normals = np.array([vertex.normal for vertex in mesh.vertices])
    tree = BVHTree.FromPolygons([Vector(point) for point in points], [tuple(face.vertices) for face in mesh.polygons])
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
    colours = np.ones((len(points), 4), np.float32)
    colours[:, :3] = (np.clip(0.25 + 0.78 * shade, 0, 1) * _tones(mesh, points))[:, None]
    mesh.color_attributes.new(SHADE, "FLOAT_COLOR", "POINT").data.foreach_set("color", colours.ravel())


def _tones(mesh: bpy.types.Mesh, points: np.ndarray) -> np.ndarray:
    """The brightness of each point by its material."""
    tones = np.ones(len(points))
    for face in mesh.polygons:
        tone = TONES.get(SLOTS[mesh.materials[face.material_index].name].grain)
        if tone:
            corners = list(face.vertices)
            tones[corners] = tone(points[corners])
    return tones
