"""What is done to shapes with Blender's own tools: subdivision, bevels, fusing, cutting; and shapes from Blender objects."""

from __future__ import annotations

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .shapes import Detail, Point, Shape, two_sided, unit


def to_object(shape: Shape, name: str = "shape") -> bpy.types.Object:
    """A Blender object in the present scene."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(shape.points.tolist(), [], shape.faces)
    mesh.update()
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    return made


def from_object(source: bpy.types.Object) -> Shape:
    """The shape of a Blender object, with its modifiers applied, in the scene's space."""
    evaluated = source.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = evaluated.to_mesh()
    points = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get("co", points)
    matrix = np.array(source.matrix_world)
    points = points.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3]
    faces = [tuple(polygon.vertices) for polygon in mesh.polygons]
    evaluated.to_mesh_clear()
    return Shape(points, faces)


def modified(shape: Shape, *modifiers: tuple[str, dict]) -> Shape:
    """Passed through Blender modifiers: `modified(shape, ("SUBSURF", {"levels": 1}))`."""
    made = to_object(shape)
    for kind, settings in modifiers:
        modifier = made.modifiers.new(kind.lower(), kind)
        for key, value in settings.items():
            setattr(modifier, key, value)
    result = from_object(made)
    _discard(made)
    return result


def subdivided(shape: Shape, levels: int = 1) -> Shape:
    """Smoothed by Catmull and Clark's subdivision; the cheap version takes one level less."""
    levels = levels if Detail.is_full() else levels - 1
    return modified(shape, ("SUBSURF", {"levels": levels})) if levels > 0 else shape


def bevelled(shape: Shape, width: float, segments: int = 1, angle: float = 40.0) -> Shape:
    """With its sharp edges bevelled."""
    if not Detail.is_full():
        return shape
    settings = {"width": width, "segments": segments, "limit_method": "ANGLE", "angle_limit": np.radians(angle)}
    return modified(shape, ("BEVEL", settings))


def fused(shape: Shape, voxel: float, smooth: int = 4, triangles: int = 1500) -> Shape:
    """Overlapping shells grown into one skin, as modelled in clay, and then reduced to so many triangles."""
    voxels = [("REMESH", {"mode": "VOXEL", "voxel_size": voxel, "use_smooth_shade": True})]
    smoothing = [("SMOOTH", {"factor": 0.5, "iterations": smooth})] if smooth else []
    skin = modified(shape, *voxels, *smoothing)
    triangles = triangles * (1.0 if Detail.is_full() else 0.18)
    ratio = triangles / (2 * max(len(skin.faces), 1))
    return modified(skin, ("DECIMATE", {"ratio": ratio})) if ratio < 1 else skin


def cut(shape: Shape, cutter: Shape) -> Shape:
    """The shape without what lies inside the cutter."""
    return _boolean(shape, cutter, "DIFFERENCE")


def united(shape: Shape, other: Shape) -> Shape:
    """Both as one skin, with crisp edges where they meet."""
    return _boolean(shape, other, "UNION")


def _boolean(shape: Shape, other: Shape, operation: str) -> Shape:
    made, second = to_object(shape), to_object(other)
    modifier = made.modifiers.new("boolean", "BOOLEAN")
    modifier.object, modifier.operation, modifier.solver = second, operation, "EXACT"
    result = from_object(made)
    _discard(made)
    _discard(second)
    return result


def _discard(made: bpy.types.Object):
    mesh = made.data
    bpy.data.objects.remove(made)
    bpy.data.meshes.remove(mesh)


class Surface:
    """A shape to lay things on: straps, buttons, seams."""

    def __init__(self, shape: Shape):
        self.tree = BVHTree.FromPolygons([Vector(point) for point in shape.points], shape.faces)

    def towards(self, start: Point, direction: Point) -> tuple[np.ndarray, np.ndarray]:
        """Where a ray first meets the surface, and the normal there. A ray that misses takes the nearest point."""
        hit, normal, _, _ = self.tree.ray_cast(Vector(start), Vector(direction).normalized())
        if hit is None:
            hit, normal, _, _ = self.tree.find_nearest(Vector(start))
        return np.array(hit), np.array(normal)

    def draped(self, path: Point, axis: Point | None = None, lift: float = 0.0) -> tuple[np.ndarray, np.ndarray]:
        """A path laid on the surface: each point drawn towards a vertical axis, or to the nearest point of the surface."""
        points, normals = [], []
        for point in np.asarray(path, float):
            if axis is None:
                hit, normal, _, _ = self.tree.find_nearest(Vector(point))
                hit, normal = np.array(hit), np.array(normal)
            else:
                centre = np.array([axis[0], axis[1], point[2]])
                away = unit(point - centre)
                hit, normal = self.towards(centre + away * 2.0, -away)
            points.append(hit + normal * lift)
            normals.append(normal)
        return np.array(points), np.array(normals)

    def belt(self, centre: Point, axis: Point, count: int = 40, lift: float = 0.0) -> tuple[np.ndarray, np.ndarray]:
        """A closed path around the surface in the plane through a centre across an axis: points and normals."""
        axis = unit(axis)
        one = unit(np.cross(axis, (0.0, 1.0, 0.13)))
        two = np.cross(axis, one)
        centre = np.asarray(centre, float)
        points, normals = [], []
        count = Detail.around(count, 12)
        for turn in 2 * np.pi * np.arange(count) / count:
            away = one * np.cos(turn) + two * np.sin(turn)
            hit, normal = self.towards(centre + away * 2.0, -away)
            points.append(hit + normal * lift)
            normals.append(unit(normal - axis * np.dot(normal, axis)))
        return np.array(points), np.array(normals)

    def patch(self, grid: Point, direction: Point, thickness: float) -> Shape:
        """A plate that follows the surface: a grid of starting points (rows x columns x 3) shot along a direction."""
        inner, outer = [], []
        for row in np.asarray(grid, float):
            hits = [self.towards(start, direction) for start in row]
            inner.append([hit - normal * thickness for hit, normal in hits])
            outer.append([hit + normal * thickness for hit, normal in hits])
        return two_sided(np.array(outer), np.array(inner))
