"""Solids for the vehicle models: boxes, prisms, plated bodies, surfaces of revolution, tubes and sheets.

Axes are those of Blender: x to the right, y ahead, z up. A solid consists of vertices and faces; it is bevelled on its own before it
becomes part of a mesh. `LEVEL` selects the full or the low version of a model. Segments, bevels and all *fine* details depend on it.
"""

import math

import bmesh
import numpy as np

# Minimum thickness of boxes with bevels.
SMALL = 0.024


class Level:
    """A level of detail."""

    low = False


LEVEL = Level()


class Solid:
    """Vertices and faces, which are counter-clockwise seen from outside."""

    def __init__(self, verts, faces):
        self.verts = np.asarray(verts, dtype=float).reshape(-1, 3)
        self.faces = [tuple(face) for face in faces]

    def transformed(self, matrix):
        """Transformed by a 4x4 matrix."""
        verts = self.verts @ matrix[:3, :3].T + matrix[:3, 3]
        flips = np.linalg.det(matrix[:3, :3]) < 0.0
        return Solid(verts, [face[::-1] for face in self.faces] if flips else self.faces)

    def at(self, x=0.0, y=0.0, z=0.0):
        """Translated."""
        return Solid(self.verts + np.array([x, y, z]), self.faces)

    def scaled(self, x, y=None, z=None):
        """Scaled along the axes."""
        y, z = (x if y is None else y), (x if z is None else z)
        return self.transformed(np.diag([x, y, z, 1.0]))

    def turned(self, axis, angle):
        """Rotated about an axis through the origin, in radians."""
        return self.transformed(turn(axis, angle))

    def both(self):
        """The solid together with its mirror image on the other side."""
        return join(self, self.scaled(-1.0, 1.0, 1.0))

    def bevelled(self, width, angle=20.0, segments=1):
        """With bevels on edges where faces meet at more than a given angle in degrees."""
        if LEVEL.low or width <= 0.0:
            return self
        mesh = bmesh.new()
        verts = [mesh.verts.new(vert) for vert in self.verts]
        for face in self.faces:
            mesh.faces.new([verts[index] for index in face])
        mesh.normal_update()
        edges = [edge for edge in mesh.edges if edge.is_manifold and abs(edge.calc_face_angle(0.0)) > math.radians(angle)]
        bmesh.ops.bevel(
            mesh,
            geom=edges,
            offset=width,
            offset_type="OFFSET",
            segments=segments,
            profile=0.5,
            affect="EDGES",
            clamp_overlap=True,
        )
        bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1.0e-5)
        mesh.verts.index_update()
        solid = Solid([vert.co[:] for vert in mesh.verts], [[vert.index for vert in face.verts] for face in mesh.faces])
        mesh.free()
        return solid


def flat_faces(verts, faces):
    """The faces, with non-planar ones triangulated, because their shading would be undefined."""
    out = []
    for face in faces:
        places = verts[list(face)]
        if len(face) > 3:
            normal = np.cross(places[1] - places[0], places[2] - places[0])
            normal /= max(np.linalg.norm(normal), 1.0e-12)
            if np.abs((places - places[0]) @ normal).max() > 1.0e-5:
                out += [(face[0], second, third) for second, third in zip(face[1:], face[2:])]
                continue
        out.append(face)
    return out


def turn(axis, angle):
    """The rotation matrix about an axis."""
    cos, sin = math.cos(angle), math.sin(angle)
    matrix = np.eye(4)
    one, two = {"x": (1, 2), "y": (2, 0), "z": (0, 1)}[axis]
    matrix[one, one], matrix[one, two], matrix[two, one], matrix[two, two] = cos, -sin, sin, cos
    return matrix


def frame(origin, right, up):
    """The matrix from plan coordinates to a plate: x along `right`, y along `up`, z along its normal."""
    right, up = np.array(right, dtype=float), np.array(up, dtype=float)
    right /= np.linalg.norm(right)
    up -= right * (up @ right)
    up /= np.linalg.norm(up)
    matrix = np.eye(4)
    matrix[:3, 0], matrix[:3, 1], matrix[:3, 2], matrix[:3, 3] = right, up, np.cross(right, up), origin
    return matrix


def slope(lower, upper, x=0.0):
    """The frame of a plate that faces ahead or up, between its lower (front) and upper (rear) edge, each given as (ahead, height)."""
    low, high = (np.array([x, place[0], place[1]]) for place in (lower, upper))
    return frame((low + high) / 2.0, (-1.0, 0.0, 0.0), high - low)


def join(*solids):
    """Joins several solids into one."""
    verts, faces, start = [], [], 0
    for solid in solids:
        verts.append(solid.verts)
        faces += [tuple(index + start for index in face) for face in solid.faces]
        start += len(solid.verts)
    return Solid(np.concatenate(verts) if verts else np.zeros((0, 3)), faces)


def box(size, centre=(0.0, 0.0, 0.0), bevel=0.003):
    """A box."""
    half = np.array(size) / 2.0
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    verts = [(x, y, z) for z in (-1, 1) for x, y in corners]
    solid = Solid(np.array(verts) * half, [(3, 2, 1, 0), (4, 5, 6, 7), *[(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)]])
    # Small boxes are rounded only by the baked normals.
    return (solid if half.min() < SMALL / 2.0 else solid.bevelled(min(bevel, *(half * 0.6)))).at(*centre)


def block(low, high, bevel=0.003):
    """A box between two opposite corners."""
    low, high = np.array(low), np.array(high)
    return box(high - low, (low + high) / 2.0, bevel)


def prism(outline, low, high, bevel=0.003):
    """A prism with a counter-clockwise plan between two heights."""
    count = len(outline)
    verts = [(x, y, low) for x, y in outline] + [(x, y, high) for x, y in outline]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    return Solid(verts, faces).bevelled(bevel)


def profile(outline, width, x=0.0, bevel=0.003):
    """A prism of a given width about x with a side view of (ahead, height), counter-clockwise seen from the right."""
    solid = prism(outline, -width / 2.0, width / 2.0, bevel)
    matrix = np.eye(4)
    matrix[:3, :3] = np.array([[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]])
    return solid.transformed(matrix).at(x)


def plated(levels, bevel=0.008, angle=12.0):
    """A closed body through plans at increasing heights. A plan is its right half from front to rear, as (right, ahead). All plans have the
    same number of corners."""
    rings = []
    for height, plan in levels:
        left = [(-x, y) for x, y in plan if x > 0.0]
        right = list(plan)[::-1]
        rings.append([(x, y, height) for x, y in right + left])
    count = len(rings[0])
    verts = [vert for ring in rings for vert in ring]
    faces = [tuple(range(count))[::-1], tuple(range(count * (len(rings) - 1), count * len(rings)))]
    for level in range(len(rings) - 1):
        low, high = level * count, (level + 1) * count
        faces += [(low + i, low + (i + 1) % count, high + (i + 1) % count, high + i) for i in range(count)]
    return Solid(verts, faces).bevelled(bevel, angle)


def segments(full, low=None):
    """The number of segments of a round shape."""
    return (low or max(6, full // 2)) if LEVEL.low else full


def lathe(points, around=14, low=None, start=0.0):
    """A surface of revolution about the vertical axis, with an outline of (radius, height) from bottom to top."""
    count = segments(around, low)
    verts, faces, rings = [], [], []
    for radius, height in points:
        if radius < 1.0e-6:
            rings.append([len(verts)] * count)
            verts.append((0.0, 0.0, height))
            continue
        rings.append(list(range(len(verts), len(verts) + count)))
        for step in range(count):
            angle = start + math.tau * (step + 0.5) / count
            verts.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for lower, upper in zip(rings, rings[1:]):
        for step in range(count):
            after = (step + 1) % count
            face = [lower[step], lower[after], upper[after], upper[step]]
            face = [vert for index, vert in enumerate(face) if vert not in face[:index]]
            if len(face) > 2:
                faces.append(tuple(face))
    return Solid(verts, faces)


def soft(points, cut=0.003):
    """An outline with chamfered corners and unchanged ends."""
    if LEVEL.low:
        return points
    places = [np.array(point, dtype=float) for point in points]
    out = [places[0]]
    for before, here, after in zip(places, places[1:], places[2:]):
        to, on = before - here, after - here
        first, second = np.linalg.norm(to), np.linalg.norm(on)
        if first < 1.0e-6 or second < 1.0e-6 or abs(np.cross(to, on)) < 0.2 * first * second:
            out.append(here)
            continue
        out += [here + to / first * min(cut, first * 0.45), here + on / second * min(cut, second * 0.45)]
    return [tuple(point) for point in [*out, places[-1]]]


def lying(solid):
    """Rotates a vertical solid so that its upper end points ahead."""
    return solid.turned("x", -math.pi / 2.0)


def sideways(solid):
    """Rotates a vertical solid so that its upper end points to the right."""
    return solid.turned("y", math.pi / 2.0)


def ellipsoid(size, around=10, rows=5):
    """An ellipsoid with these half axes."""
    rows = 4 if LEVEL.low else rows
    points = [(math.sin(math.pi * row / rows), -math.cos(math.pi * row / rows)) for row in range(rows + 1)]
    points[0], points[-1] = (0.0, -1.0), (0.0, 1.0)
    return lathe(points, around).scaled(*size)


def tube(path, radius, around=6, closed=True):
    """A round bar along a path, with one radius or a radius for each point."""
    around = segments(around, max(3, around // 2))
    path = [np.array(place, dtype=float) for place in path]
    radii = [radius] * len(path) if np.isscalar(radius) else list(radius)
    verts, faces = [], []
    side = None
    for index, place in enumerate(path):
        along = path[min(index + 1, len(path) - 1)] - path[max(index - 1, 0)]
        along /= np.linalg.norm(along)
        if side is None:
            helper = np.array([0.0, 0.0, 1.0]) if abs(along[2]) < 0.9 else np.array([1.0, 0.0, 0.0])
            side = np.cross(along, helper)
        side = side - along * (along @ side)
        side /= np.linalg.norm(side)
        other = np.cross(along, side)
        for step in range(around):
            angle = math.tau * (step + 0.5) / around
            verts.append(place + radii[index] * (math.cos(angle) * side + math.sin(angle) * other))
    for ring in range(len(path) - 1):
        low, high = ring * around, (ring + 1) * around
        faces += [(low + i, low + (i + 1) % around, high + (i + 1) % around, high + i) for i in range(around)]
    if closed:
        faces += [tuple(range(around))[::-1], tuple(range(around * (len(path) - 1), around * len(path)))]
    return Solid(verts, faces)


def sheet(rows):
    """A surface through a grid of points with rows of equal length; it faces along the cross product of columns and rows."""
    count = len(rows[0])
    verts = [place for row in rows for place in row]
    faces = [
        (r * count + c, r * count + c + 1, (r + 1) * count + c + 1, (r + 1) * count + c)
        for r in range(len(rows) - 1)
        for c in range(count - 1)
    ]
    return Solid(verts, faces)
