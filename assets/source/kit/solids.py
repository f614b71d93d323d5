"""Operations on shapes that use Blender: subdivision, bevels and Boolean operations, and conversion to and from objects."""

from __future__ import annotations

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .shapes import Detail, Point, Shape, two_sided, unit


def to_object(shape: Shape, name: str = "shape") -> bpy.types.Object:
    """Creates a Blender object in the current scene."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(shape.points.tolist(), [], shape.faces)
    mesh.update()
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    return made


def from_object(source: bpy.types.Object) -> Shape:
    """The shape of a Blender object in world space, with its modifiers applied."""
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
    """Applies Blender modifiers: `modified(shape, ("SUBSURF", {"levels": 1}))`."""
    made = to_object(shape)
    for kind, settings in modifiers:
        modifier = made.modifiers.new(kind.lower(), kind)
        for key, value in settings.items():
            setattr(modifier, key, value)
    result = from_object(made)
    _discard(made)
    return result


def subdivided(shape: Shape, levels: int = 1) -> Shape:
    """Catmull-Clark subdivision, with one level less in the low version."""
    levels = levels if Detail.is_full() else levels - 1
    return modified(shape, ("SUBSURF", {"levels": levels})) if levels > 0 else shape


def bevelled(shape: Shape, width: float, segments: int = 1, angle: float = 40.0) -> Shape:
    """The shape with its sharp edges bevelled."""
    if not Detail.is_full():
        return shape
    settings = {"width": width, "segments": segments, "limit_method": "ANGLE", "angle_limit": np.radians(angle)}
    return modified(shape, ("BEVEL", settings))


def fused(shape: Shape, voxel: float, smooth: int = 4, triangles: int = 1500) -> Shape:
    """Overlapping shells merged into one smooth surface and decimated to a number of triangles."""
    voxels = [("REMESH", {"mode": "VOXEL", "voxel_size": voxel, "use_smooth_shade": True})]
    smoothing = [("SMOOTH", {"factor": 0.5, "iterations": smooth})] if smooth else []
    skin = modified(shape, *voxels, *smoothing)
    triangles = triangles * (1.0 if Detail.is_full() else 0.18)
    ratio = triangles / (2 * max(len(skin.faces), 1))
    return modified(skin, ("DECIMATE", {"ratio": ratio})) if ratio < 1 else skin


def cut(shape: Shape, cutter: Shape) -> Shape:
    """The shape minus the cutter."""
    return _boolean(shape, cutter, "DIFFERENCE")


def united(shape: Shape, other: Shape) -> Shape:
    """The union of both shapes, with sharp edges where they meet."""
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
    """A surface onto which straps, buttons and seams are projected."""

    def __init__(self, shape: Shape):
        self.tree = BVHTree.FromPolygons([Vector(point) for point in shape.points], shape.faces)

    def towards(self, start: Point, direction: Point) -> tuple[np.ndarray, np.ndarray]:
        """The first intersection of a ray with the surface and the normal there, or else the point nearest to the ray's origin."""
        hit, normal, _, _ = self.tree.ray_cast(Vector(start), Vector(direction).normalized())
        if hit is None:
            hit, normal, _, _ = self.tree.find_nearest(Vector(start))
        return np.array(hit), np.array(normal)

    def draped(self, path: Point, axis: Point | None = None, lift: float = 0.0) -> tuple[np.ndarray, np.ndarray]:
        """A path projected onto the surface: each point moves towards a vertical axis, or to the nearest point of the surface."""
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
        """Points and normals of a closed path around the surface, in the plane through a centre perpendicular to an axis."""
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
        """A plate that follows the surface: a grid of points (rows x columns x 3) projected along a direction."""
        inner, outer = [], []
        for row in np.asarray(grid, float):
            hits = [self.towards(start, direction) for start in row]
            inner.append([hit - normal * thickness for hit, normal in hits])
            outer.append([hit + normal * thickness for hit, normal in hits])
        return two_sided(np.array(outer), np.array(inner))
