"""Contact sheets with several views of a model, for use while modelling. The game does not use them."""

from __future__ import annotations

import math
from pathlib import Path

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .bake import Textures, use_cycles
from .png import encode
from .slots import SLOTS

LIGHT = {
    "base": (0.30, 0.20, 0.12),
    "coat": (0.80, 0.77, 0.68),
    "facings": (0.08, 0.22, 0.45),
    "trousers": (0.30, 0.38, 0.50),
    "hat": (0.05, 0.06, 0.09),
    "plume": (0.75, 0.75, 0.72),
    "leather": (0.30, 0.17, 0.08),
    "stone": (0.66, 0.58, 0.44),
    "stone-dark": (0.50, 0.43, 0.32),
    "roof": (0.09, 0.26, 0.42),
    "cloth": (0.08, 0.22, 0.45),
    "armour": (0.55, 0.50, 0.36),
    "armour-dark": (0.40, 0.35, 0.24),
    "lacquer": (0.74, 0.63, 0.44),
    "lacquer-dark": (0.36, 0.24, 0.13),
    "ink": (0.03, 0.10, 0.36),
}
"""Colours of the light side, where they differ from the dark side."""

VIEWS = {
    "quarter": (30.0, 32.0),
    "front": (0.0, 6.0),
    "side": (90.0, 6.0),
    "back": (205.0, 22.0),
    "top": (0.0, 89.9),
    "seat": (180.0, 48.0),
}
"""Names of views: turn about the model from its front, and height above the horizon, in degrees."""


def render(
    path: Path,
    made: bpy.types.Object,
    textures: Textures | None,
    light: bool,
    views: list[str] | None = None,
    width: int = 300,
    samples: int = 12,
    zoom: float = 1.0,
    centre: tuple[float, float, float] | None = None,
):
    """Renders views side by side into one PNG."""
    points = np.array([vertex.co for vertex in made.data.vertices])
    low, high = points.min(axis=0), points.max(axis=0)
    middle = Vector(centre if centre else (low + high) / 2)
    radius = float(np.linalg.norm(points - np.array(middle), axis=1).max()) / zoom
    _paint(made, textures, light)
    _light()
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    camera.data.lens = 85
    scene = bpy.context.scene
    scene.collection.objects.link(camera)
    scene.camera = camera
    use_cycles(samples)
    scene.cycles.use_denoising = True
    scene.cycles.max_bounces = 3
    scene.view_settings.view_transform = "AgX"
    scene.view_settings.look = "AgX - Medium High Contrast"
    scene.render.resolution_x, scene.render.resolution_y = width, int(width * 1.2)
    scene.render.image_settings.file_format = "PNG"
    shots = []
    for name in views or list(VIEWS):
        turn, height = VIEWS[name] if isinstance(name, str) else name
        turn, height = math.radians(turn), math.radians(height)
        away = Vector((math.sin(turn) * math.cos(height), math.cos(turn) * math.cos(height), math.sin(height)))
        distance = radius / math.tan(camera.data.angle / 2) * 1.12
        back = away.normalized()
        side = Vector((0, 0, 1)).cross(back).normalized()
        up = back.cross(side)
        camera.matrix_world = Matrix(
            [(side.x, up.x, back.x, 0), (side.y, up.y, back.y, 0), (side.z, up.z, back.z, 0), (0, 0, 0, 1)]
        )
        camera.location = middle + away * distance
        shot = path.with_suffix(".shot.png")
        scene.render.filepath = str(shot)
        bpy.ops.render.render(write_still=True)
        image = bpy.data.images.load(str(shot))
        image.colorspace_settings.name = "Non-Color"
        pixels = np.empty(image.size[0] * image.size[1] * 4, np.float32)
        image.pixels.foreach_get(pixels)
        shots.append(pixels.reshape(image.size[1], image.size[0], 4)[::-1, :, :3])
        bpy.data.images.remove(image)
        shot.unlink()
    while len(shots) % min(3, len(shots)):
        shots.append(np.zeros_like(shots[0]))
    rows = [np.hstack(shots[start : start + 3]) for start in range(0, len(shots), 3)]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode(np.clip(np.vstack(rows) * 255 + 0.5, 0, 255)))


def _image(name: str, pixels: np.ndarray) -> bpy.types.Image:
    if pixels.ndim == 2:
        pixels = np.stack([pixels] * 3, axis=2)
    height, width = pixels.shape[:2]
    image = bpy.data.images.new(name, width, height, is_data=True, float_buffer=True)
    full = np.ones((height, width, 4), np.float32)
    full[..., :3] = pixels[::-1] / 255
    image.pixels.foreach_set(full.ravel())
    return image


def _paint(made: bpy.types.Object, textures: Textures | None, light: bool):
    """Creates the preview materials: the colours of the slots with the baked textures."""
    images = {}
    if textures is not None:
        images = {name: _image(name, getattr(textures, name)) for name in ("orm", "normal", "wear")}
    for material in made.data.materials:
        slot = SLOTS[material.name]
        colour = LIGHT.get(material.name, slot.colour) if light else slot.colour
        material.use_nodes = True
        tree = material.node_tree
        tree.nodes.clear()
        output = tree.nodes.new("ShaderNodeOutputMaterial")
        surface = tree.nodes.new("ShaderNodeBsdfPrincipled")
        tree.links.new(surface.outputs[0], output.inputs["Surface"])
        surface.inputs["Base Color"].default_value = (*colour, 1)
        surface.inputs["Metallic"].default_value = slot.metallic
        surface.inputs["Roughness"].default_value = slot.roughness
        if not images:
            continue
        textured = {}
        for name, image in images.items():
            node = tree.nodes.new("ShaderNodeTexImage")
            node.image = image
            textured[name] = node.outputs["Color"]
        tint = tree.nodes.new("ShaderNodeVectorMath")
        tint.operation = "MULTIPLY"
        tint.inputs[0].default_value = colour
        tree.links.new(textured["wear"], tint.inputs[1])
        tree.links.new(tint.outputs[0], surface.inputs["Base Color"])
        split = tree.nodes.new("ShaderNodeSeparateColor")
        tree.links.new(textured["orm"], split.inputs[0])
        rough = tree.nodes.new("ShaderNodeMath")
        rough.operation = "MULTIPLY"
        rough.inputs[0].default_value = slot.roughness
        tree.links.new(split.outputs["Green"], rough.inputs[1])
        tree.links.new(rough.outputs[0], surface.inputs["Roughness"])
        bent = tree.nodes.new("ShaderNodeNormalMap")
        tree.links.new(textured["normal"], bent.inputs["Color"])
        tree.links.new(bent.outputs[0], surface.inputs["Normal"])


def _light():
    """Adds a bright ceiling, a warm lamp from the left, and a table."""
    scene = bpy.context.scene
    world = bpy.data.worlds.new("room")
    scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    where = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(where.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], ramp.inputs[0])
    ramp.color_ramp.elements[0].color = (0.10, 0.09, 0.08, 1)
    ramp.color_ramp.elements[0].position = 0.0
    ramp.color_ramp.elements[1].color = (0.75, 0.8, 0.9, 1)
    tree.links.new(ramp.outputs[0], tree.nodes["Background"].inputs["Color"])
    tree.nodes["Background"].inputs["Strength"].default_value = 0.8
    for energy, colour, place, size in ((45, (1, 0.93, 0.84), (-1.8, 1.8, 2.6), 1.0), (14, (0.8, 0.9, 1), (2.2, -1.2, 1.6), 1.6)):
        lamp = bpy.data.lights.new("lamp", "AREA")
        lamp.energy, lamp.color, lamp.size = energy, colour, size
        lit = bpy.data.objects.new("lamp", lamp)
        lit.location = place
        lit.rotation_euler = (Vector((0, 0, 0.4)) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
        scene.collection.objects.link(lit)
    mesh = bpy.data.meshes.new("table")
    mesh.from_pydata([(-9, -9, -0.001), (9, -9, -0.001), (9, 9, -0.001), (-9, 9, -0.001)], [], [(0, 1, 2, 3)])
    table = bpy.data.materials.new("table")
    table.use_nodes = True
    table.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (0.30, 0.22, 0.15, 1)
    table.node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.5
    mesh.materials.append(table)
    scene.collection.objects.link(bpy.data.objects.new("table", mesh))
