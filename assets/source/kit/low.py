"""Occlusion by vertex for the cheap versions."""

from __future__ import annotations

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .finish import _sphere

SHADE = "Shade"
RAYS = 40
REACH = 0.45


def shade_vertices(made: bpy.types.Object, floor: bool):
    """Adds a colour attribute of grey occlusion, looked for over each point's hemisphere."""
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
    colours[:, :3] = np.clip(0.25 + 0.78 * shade, 0, 1)[:, None]
    mesh.color_attributes.new(SHADE, "FLOAT_COLOR", "POINT").data.foreach_set("color", colours.ravel())
