"""Conversion of a model to one Blender mesh that is ready for baking and export: without hidden faces, with normals, unwrapped.

All parts are in one mesh, so that they share one atlas and occlude each other. Face attributes store the part of each face.
"""

from __future__ import annotations

import bmesh
import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .model import Model

PART = "part"
"""Face attribute: the index of the part."""
DENSITY = "density"
"""Face attribute: the texture density."""
PATTERN = "pattern"
"""Corner attribute: the coordinates of patterns such as courses and tiles."""
RAYS_HIDDEN = 12
SAMPLED = 0.03
"""Distance between the points of a face whose visibility is tested."""
"""Number of rays that test the visibility of a face before it is removed."""
STONE = 0.06
"""Length of a stone or of two tiles, which is the period of the pattern."""
UNDERSIDE = 0.003
"""Faces below this height are visible only on a fallen piece."""
SOLE_DENSITY = 0.25
APART = 2.5
"""Distance between the charts of a shape before packing."""
MARGIN = 0.0032
"""Margin between charts as a fraction of the atlas."""


def reset_scene():
    """Clears the scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def assemble(model: Model) -> bpy.types.Object:
    """Creates one object from the model, with a material for each slot and the attributes above."""
    points, faces, slots, parts, densities, patterns, layouts = [], [], [], [], [], [], []
    names: list[str] = []
    offset = 0
    for number, part in enumerate(model.parts.values()):
        for piece in part.pieces:
            if piece.slot not in names:
                names.append(piece.slot)
            girth = _girth(piece)
            visible = list(range(len(piece.shape.faces))) if model.low else _visible_faces(piece, part.pieces)
            for chosen, density in _soles_apart(piece, visible):
                for index in chosen:
                    face = piece.shape.faces[index]
                    faces.append(tuple(point + offset for point in face))
                    patterns.append(_pattern(piece.shape.points[list(face)], piece.around, girth))
                    layouts += _corner_places(piece.shape.layout[index], len(face))
                slots += [names.index(piece.slot)] * len(chosen)
                parts += [number] * len(chosen)
                densities += [density] * len(chosen)
                points.append(piece.shape.points)
                offset += len(piece.shape.points)
    mesh = bpy.data.meshes.new("model")
    mesh.from_pydata(np.vstack(points).tolist(), [], faces)
    for name in names:
        mesh.materials.append(bpy.data.materials.get(name) or bpy.data.materials.new(name))
    mesh.polygons.foreach_set("material_index", slots)
    mesh.attributes.new(PART, "INT", "FACE").data.foreach_set("value", parts)
    mesh.attributes.new(DENSITY, "FLOAT", "FACE").data.foreach_set("value", densities)
    mesh.attributes.new(PATTERN, "FLOAT_VECTOR", "CORNER").data.foreach_set("vector", np.vstack(patterns).ravel())
    mesh.uv_layers.new(name="UVMap").uv.foreach_set("vector", np.array(layouts, np.float32).ravel())
    mesh.update()
    made = bpy.data.objects.new("model", mesh)
    bpy.context.scene.collection.objects.link(made)
    bpy.context.view_layer.objects.active = made
    made.select_set(True)
    _tidy(made)
    return made


def _soles_apart(piece, faces: list[int]) -> list[tuple[list[int], float]]:
    """Groups of faces with their texture density. Faces that stand on the table form their own group with a low density."""
    lies_below = lambda index: piece.shape.points[list(piece.shape.faces[index]), 2].max() < UNDERSIDE
    soles = [index for index in faces if lies_below(index)]
    rest = [index for index in faces if not lies_below(index)]
    return [group for group in ((rest, piece.density), (soles, piece.density * SOLE_DENSITY)) if group[0]]


def _corner_places(corners, count: int) -> list[tuple[float, float]]:
    """UV coordinates of a face's corners before packing, with each chart at its own offset."""
    if corners is None:
        return [(0.0, 0.0)] * count
    return [(u + chart % 16 * APART, v + chart // 16 * APART) for u, v, chart in corners]


def _girth(piece) -> float:
    """The radius at which a whole number of stones fits around an upright axis."""
    if piece.around is None:
        return 0.0
    radius = float(np.median(np.linalg.norm(piece.shape.points[:, :2] - piece.around, axis=1)))
    return max(3, round(2 * np.pi * radius / STONE)) * STONE / (2 * np.pi)


def _pattern(corners: np.ndarray, around: tuple[float, float] | None, girth: float) -> np.ndarray:
    """Pattern coordinates of a face's corners: along the courses, up, and a depth that distinguishes planes."""
    normal = np.cross(corners[1] - corners[0], corners[2] - corners[0])
    size = np.linalg.norm(normal)
    normal = normal / size if size > 1e-14 else np.array([0.0, 0.0, 1.0])
    if around is not None and abs(normal[2]) < 0.97:
        away = corners[:, :2] - around
        middle = away.mean(axis=0)
        base = np.arctan2(middle[1], middle[0])
        turn = (np.arctan2(away[:, 1], away[:, 0]) - base + np.pi) % (2 * np.pi) - np.pi
        turn[np.linalg.norm(away, axis=1) < 1e-6] = 0.0
        return np.column_stack([(turn + base) * girth, corners[:, 2], np.zeros(len(corners))])
    axis = int(np.argmax(abs(normal)))
    across = {0: (1, 2, 0), 1: (0, 2, 1), 2: (0, 1, 2)}[axis]
    if axis == 2 and abs(normal[0]) > abs(normal[1]) + 0.1:
        across = (1, 0, 2)
    return corners[:, across]


def _visible_faces(piece, pieces) -> list[int]:
    """The indices of the faces of a piece that light can reach past the other pieces of its part."""
    tree = _part_tree(tuple(id(other) for other in pieces), pieces)
    directions = _sphere(RAYS_HIDDEN)
    kept = []
    for index, face in enumerate(piece.shape.faces):
        corners = piece.shape.points[list(face)]
        middle = corners.mean(axis=0)
        normal = np.cross(corners[1] - corners[0], corners[2] - corners[1])
        if len(corners) > 3:
            normal = normal + np.cross(corners[3] - corners[2], corners[0] - corners[3])
        length = np.linalg.norm(normal)
        if length < 1e-12:
            continue
        normal /= length
        ahead = directions[directions @ normal > 0.05]
        ahead = [Vector(row) for row in ahead[np.argsort(-(ahead @ normal))]]
        samples = [middle, *(middle + (corners - middle) * 0.97)]
        samples += [*(middle + (corners + np.roll(corners, -1, axis=0) - 2 * middle) * 0.48)]
        samples += _spread_over(corners)
        if any(_is_open(tree, Vector(sample + normal * 3e-5), ahead) for sample in samples):
            kept.append(index)
    return kept


def _spread_over(corners: np.ndarray) -> list[np.ndarray]:
    """Sample points on a large face, of which only a strip may be visible between other pieces."""
    places = []
    for second, third in zip(corners[1:-1], corners[2:]):
        reach = max(np.linalg.norm(second - corners[0]), np.linalg.norm(third - corners[0]))
        steps = min(int(reach / SAMPLED), 8)
        for one in range(1, steps):
            for two in range(1, steps - one):
                places.append(corners[0] + (second - corners[0]) * one / steps + (third - corners[0]) * two / steps)
    return places


_TREES: dict[tuple, BVHTree] = {}


def _part_tree(key: tuple, pieces) -> BVHTree:
    if key not in _TREES:
        _TREES.clear()
        points, faces, offset = [], [], 0
        for piece in pieces:
            points += [Vector(point) for point in piece.shape.points]
            faces += [tuple(index + offset for index in face) for face in piece.shape.faces]
            offset += len(piece.shape.points)
        _TREES[key] = BVHTree.FromPolygons(points, faces)
    return _TREES[key]


def _is_open(tree: BVHTree, start: Vector, directions: list[Vector]) -> bool:
    return any(tree.ray_cast(start, direction)[0] is None for direction in directions)


def _sphere(count: int) -> np.ndarray:
    """Evenly distributed directions on the sphere."""
    index = np.arange(count * 2) + 0.5
    height = 1 - index / count
    turn = np.pi * (1 + 5**0.5) * index
    flat = np.sqrt(np.maximum(1 - height**2, 0))
    return np.stack([flat * np.cos(turn), flat * np.sin(turn), height], axis=1)


def _tidy(made: bpy.types.Object):
    """Removes loose points, and merges points with the same position and surface."""
    worked = bmesh.new()
    worked.from_mesh(made.data)
    bmesh.ops.delete(worked, geom=[point for point in worked.verts if not point.link_faces], context="VERTS")
    bmesh.ops.dissolve_degenerate(worked, dist=1e-6, edges=worked.edges)
    worked.to_mesh(made.data)
    worked.free()


def reduce(made: bpy.types.Object, triangles: int, stands: bool):
    """Decimates the mesh to a number of triangles."""
    for _ in range(4):
        made.data.calc_loop_triangles()
        now = len(made.data.loop_triangles)
        if now <= triangles:
            return
        modifier = made.modifiers.new("decimate", "DECIMATE")
        modifier.ratio = triangles / now * 0.985
        apply(made)
        for vertex in made.data.vertices:
            vertex.co.z = max(vertex.co.z, 0.0) if stands else vertex.co.z


def shade(made: bpy.types.Object, angle: float):
    """Triangulates the mesh and sets area-weighted normals, with edges above an angle kept sharp."""
    worked = bmesh.new()
    worked.from_mesh(made.data)
    for face in worked.faces:
        face.smooth = True
    limit = np.radians(angle)
    for edge in worked.edges:
        two = len(edge.link_faces) == 2
        edge.smooth = two and edge.calc_face_angle(0.0) < limit and len({f.material_index for f in edge.link_faces}) == 1
    worked.to_mesh(made.data)
    worked.free()
    weighted = made.modifiers.new("weighted", "WEIGHTED_NORMAL")
    weighted.mode, weighted.weight, weighted.keep_sharp = "FACE_AREA_WITH_ANGLE", 60, True
    made.modifiers.new("triangles", "TRIANGULATE")
    apply(made)


def apply(made: bpy.types.Object):
    """Applies all modifiers."""
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    old = made.data
    made.data = bpy.data.meshes.new_from_object(made.evaluated_get(graph), preserve_all_data_layers=True, depsgraph=graph)
    made.modifiers.clear()
    bpy.data.meshes.remove(old)


def unwrap(made: bpy.types.Object):
    """Packs the charts of all shapes into one atlas without overlap, scaled by the density of their faces."""
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.select_all(action="SELECT")
    bpy.ops.uv.select_all(action="SELECT")
    bpy.ops.uv.average_islands_scale()
    bpy.ops.object.mode_set(mode="OBJECT")
    _scale_charts(made.data)
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.uv.select_all(action="SELECT")
    bpy.ops.uv.pack_islands(rotate=True, scale=True, margin_method="FRACTION", margin=MARGIN, shape_method="AABB")
    bpy.ops.object.mode_set(mode="OBJECT")


def _scale_charts(mesh: bpy.types.Mesh):
    densities = np.empty(len(mesh.polygons), np.float32)
    mesh.attributes[DENSITY].data.foreach_get("value", densities)
    totals = np.empty(len(mesh.polygons), np.int32)
    mesh.polygons.foreach_get("loop_total", totals)
    layer = mesh.uv_layers.active.uv
    coordinates = np.empty(len(mesh.loops) * 2, np.float32)
    layer.foreach_get("vector", coordinates)
    coordinates = coordinates.reshape(-1, 2) * np.repeat(densities, totals)[:, None]
    layer.foreach_set("vector", coordinates.ravel())
