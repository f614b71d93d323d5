"""Helpers for both rooms: simple bodies, diffuse and emissive materials, and a panoramic camera.

Units are metres, with Z up. North of the board is +Y, which is -z in the game. The camera is slightly above the middle of the board.
"""

import math
import random

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
    material = matt(dark)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new("ShaderNodeTexCoord")
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1.0 / size
    noise.inputs["Detail"].default_value = 6.0
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.35, 0.68
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*dark, 1.0), (*light, 1.0)
    links.new(place.outputs["Object"], noise.inputs["Vector"])
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


def dress(material):
    """Assigns a material to the last added body."""
    body = bpy.context.object
    body.data.materials.append(material)
    return body


def box(low, high, material, turn=0.0):
    """A box between two corners, rotated about its centre."""
    middle = [(a + b) / 2 for a, b in zip(low, high)]
    bpy.ops.mesh.primitive_cube_add(size=1.0, location=middle, rotation=(0.0, 0.0, turn))
    bpy.context.object.scale = [b - a for a, b in zip(low, high)]
    return dress(material)


def cylinder(foot, radius, height, material, top=None, sides=24):
    """A vertical cylinder, or a truncated cone with a separate `top` radius."""
    bpy.ops.mesh.primitive_cone_add(
        vertices=sides, radius1=radius, radius2=radius if top is None else top, depth=height,
        location=(foot[0], foot[1], foot[2] + height / 2),
    )
    return dress(material)


def ball(middle, radii, material):
    """An ellipsoid."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=1.0, location=middle)
    bpy.context.object.scale = radii
    bpy.ops.object.shade_smooth()
    return dress(material)


def around(distance, degrees):
    """A point at a distance from the board, at an angle in degrees clockwise from north."""
    angle = math.radians(degrees)
    return distance * math.sin(angle), distance * math.cos(angle)


def panorama(width, samples, folder):
    """Renders an equirectangular panorama: rows from the zenith down, with north in the middle column and east to its right."""
    scene = bpy.context.scene
    lens = bpy.data.cameras.new("eye")
    lens.type = "PANO"
    lens.panorama_type = "EQUIRECTANGULAR"
    eye = bpy.data.objects.new("eye", lens)
    eye.location = (0.0, 0.0, EYE)
    eye.rotation_euler = (math.pi / 2, 0.0, 0.0)
    scene.collection.objects.link(eye)
    scene.camera = eye
    scene.render.resolution_x, scene.render.resolution_y = width, width // 2
    scene.cycles.samples = samples
    scene.cycles.use_denoising = True
    scene.render.image_settings.file_format = "OPEN_EXR"
    scene.render.filepath = f"{folder}/panorama.exr"
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(scene.render.filepath)
    pixels = np.empty(width * (width // 2) * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(width // 2, width, 4)[::-1, :, :3].copy()
