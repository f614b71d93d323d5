"""Helpers for both rooms: simple bodies, diffuse and emissive materials, and a panoramic camera.

Units are metres, with Z up. North of the board is +Y, which is -z in the game. The camera is slightly above the middle of the board.
"""

import math
import random

import bmesh
import bpy
import numpy as np

EYE = 0.80
"""Height of the camera above the floor; the board lies on a table 0.75 m high."""

chance = random.Random(1810)


def begin():
    """Clears the scene and sets up Cycles."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.max_bounces = 6
    scene.cycles.sample_clamp_indirect = 8.0
    scene.cycles.blur_glossy = 1.0
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 1
    scene.world = bpy.data.worlds.new("World")
    scene.world.use_nodes = True
    return scene


def sky(color, strength):
    """A sky of one colour."""
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*color, 1.0)
    background.inputs["Strength"].default_value = strength


def matt(color, roughness=0.7):
    """A diffuse material with a linear colour."""
    material = bpy.data.materials.new("matt")
    material.use_nodes = True
    surface = material.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (*color, 1.0)
    surface.inputs["Roughness"].default_value = roughness
    return material


def mottled(dark, light, size):
    """A diffuse material that varies between two colours, in patches of about this size."""
    material = matt(dark, 1.0)
    material.node_tree.nodes["Principled BSDF"].inputs["Specular IOR Level"].default_value = 0.0
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new("ShaderNodeNewGeometry")
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1.0 / size
    noise.inputs["Detail"].default_value = 6.0
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.35, 0.68
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*dark, 1.0), (*light, 1.0)
    links.new(place.outputs["Position"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def glow(color, strength):
    """An emissive material."""
    material = matt((0.0, 0.0, 0.0))
    surface = material.node_tree.nodes["Principled BSDF"]
    surface.inputs["Emission Color"].default_value = (*color, 1.0)
    surface.inputs["Emission Strength"].default_value = strength
    return material


def _solid(name, make):
    """The mesh with this name, which `make` fills when it is first used. All bodies of one shape share it."""
    mesh = bpy.data.meshes.get(name)
    if mesh is None:
        mesh = bpy.data.meshes.new(name)
        form = bmesh.new()
        make(form)
        form.to_mesh(mesh)
        form.free()
        mesh.materials.append(None)
    return mesh


def place(mesh, middle, scale, material, turn=0.0):
    """A body of this shape, rotated about the vertical."""
    body = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(body)
    body.location, body.scale, body.rotation_euler = middle, scale, (0.0, 0.0, turn)
    body.material_slots[0].link = "OBJECT"
    body.material_slots[0].material = material
    return body


def box_mesh():
    """A cube of side 1."""
    return _solid("cube", lambda form: bmesh.ops.create_cube(form, size=1.0))


def box(low, high, material, turn=0.0):
    """A box between two corners, rotated about its centre."""
    return place(box_mesh(), [(a + b) / 2 for a, b in zip(low, high)], [b - a for a, b in zip(low, high)], material, turn)


def cylinder(foot, radius, height, material, top=None, sides=24):
    """A vertical cylinder, or a truncated cone with a separate `top` radius."""
    share = round(1.0 if top is None else top / radius, 3)

    def make(form):
        bmesh.ops.create_cone(form, cap_ends=True, segments=sides, radius1=1.0, radius2=share, depth=1.0)

    middle = (foot[0], foot[1], foot[2] + height / 2)
    return place(_solid(f"cone {sides} {share}", make), middle, (radius, radius, height), material)


def ball(middle, radii, material):
    """An ellipsoid."""

    def make(form):
        bmesh.ops.create_icosphere(form, subdivisions=3, radius=1.0)
        for face in form.faces:
            face.smooth = True

    return place(_solid("ball", make), middle, radii, material)


def tent_mesh():
    """A prism of half width 1 across, half length 1 along and height 1: a ridge tent or a roof."""

    def make(form):
        ends = [[form.verts.new((x, y, z)) for x, z in ((-1.0, 0.0), (1.0, 0.0), (0.0, 1.0))] for y in (-1.0, 1.0)]
        for end in ends:
            form.faces.new(end)
        for corner in range(3):
            after = (corner + 1) % 3
            form.faces.new((ends[0][corner], ends[0][after], ends[1][after], ends[1][corner]))

    return _solid("tent", make)


def disc(radius, height, material, middle=(0.0, 0.0)):
    """A round piece of the ground."""
    mesh = _solid("disc", lambda form: bmesh.ops.create_circle(form, cap_ends=True, segments=96, radius=1.0))
    return place(mesh, (*middle, height), (radius, radius, 1.0), material)


def ring(middle, radius, thickness, material, turn=0.0):
    """A wheel that stands. It rolls along north, unless it is turned about the vertical."""
    bpy.ops.mesh.primitive_torus_add(
        location=middle, rotation=(0, math.pi / 2, turn), major_radius=radius, minor_radius=thickness
    )
    body = bpy.context.object
    body.data.materials.append(material)
    return body


def around(distance, degrees):
    """A point at a distance from the board, at an angle in degrees clockwise from north."""
    angle = math.radians(degrees)
    return distance * math.sin(angle), distance * math.cos(angle)


def panorama(width, samples, folder, band=1.0):
    """Renders an equirectangular panorama: rows from the zenith down, with north in the middle column and east to its right.

    `band` is the height of a band around the horizon, as a share of the whole.
    """
    scene = bpy.context.scene
    if scene.camera is None:
        lens = bpy.data.cameras.new("eye")
        lens.type = "PANO"
        lens.panorama_type = "EQUIRECTANGULAR"
        scene.camera = bpy.data.objects.new("eye", lens)
        scene.camera.location = (0.0, 0.0, EYE)
        scene.camera.rotation_euler = (math.pi / 2, 0.0, 0.0)
        scene.collection.objects.link(scene.camera)
    scene.render.resolution_x, scene.render.resolution_y = width, width // 2
    scene.render.use_border, scene.render.use_crop_to_border = band < 1.0, True
    scene.render.border_min_x, scene.render.border_max_x = 0.0, 1.0
    scene.render.border_min_y, scene.render.border_max_y = (1 - band) / 2, (1 + band) / 2
    scene.cycles.samples = samples
    scene.cycles.use_denoising = True
    scene.render.image_settings.file_format = "OPEN_EXR"
    scene.render.filepath = f"{folder}/panorama-{width}.exr"
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(scene.render.filepath)
    pixels = np.empty(image.size[0] * image.size[1] * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(image.size[1], image.size[0], 4)[::-1, :, :3].copy()
