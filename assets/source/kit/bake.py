"""Baking in Cycles, and denoising of the baked textures."""

from __future__ import annotations

from dataclasses import dataclass

import bpy
import numpy as np

from . import grain
from .weather import Marks, Surface, encoded, weathered


NEVER_SO_WORN = 0.15
"""A lower bound of baked wear, so that pixels below it lie outside all charts."""

FAINT = 0.012
"""Normals with a smaller deviation than this are treated as noise."""
SPREAD = 5
"""Number of pixels by which charts are extended beyond their edges."""


@dataclass
class Textures:
    """The three 8-bit textures of a model, with rows from the top."""

    orm: np.ndarray
    normal: np.ndarray
    wear: np.ndarray
    """Grey for models that stay indoors, in colours for weathered models."""


def use_cycles(samples: int):
    """Selects Cycles on one CPU thread."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = samples
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = False
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.view_settings.view_transform = "Standard"


def bake(made: bpy.types.Object, size: int, draft: bool, floor: bool, marks: Marks | None) -> Textures:
    """Bakes the textures of an unwrapped model that stands on z = 0. A model with marks is weathered."""
    image = bpy.data.images.new("bake", size, size, alpha=True, float_buffer=True, is_data=True)
    for number, material in enumerate(made.data.materials):
        grain.prepare(material, number, image, 2 if draft else 4)
    ground = _floor() if floor else None
    run = lambda view, samples: _view(made, image, view, samples)
    if marks is None:
        packed = run("packed", 3 if draft else 7)
        covered = packed[..., 2] > NEVER_SO_WORN
        occlusion = _blurred(packed[..., 0], covered, 4)
        roughness = _blurred(packed[..., 1], covered, 3)
        wear = _blurred(packed[..., 2], covered, 1)
    else:
        views = run("open", 2 if draft else 5), run("place", 1), run("kind", 1)
        covered = views[2][..., 1] > 0.5 / grain.MOST_SLOTS
        names = [material.name for material in made.data.materials]
        occlusion, roughness, wear = _weathered(views, covered, names, marks)
    use_cycles(2 if draft else 5)
    normal = _run(image, "NORMAL")
    if ground:
        bpy.data.objects.remove(ground)
    bpy.data.images.remove(image)

    normal = _blurred(normal * 2 - 1, covered, 2)
    lean = np.linalg.norm(normal[..., :2], axis=2, keepdims=True)
    normal[..., :2] *= np.clip((lean - FAINT) / (2 * FAINT), 0, 1)
    normal[..., 2] = np.maximum(normal[..., 2], 0.05)
    normal /= np.maximum(np.linalg.norm(normal, axis=2, keepdims=True), 1e-6)
    occlusion, roughness, wear, normal = (_spread(layer, covered) for layer in (occlusion, roughness, wear, normal))
    normal[~_reached(covered)] = (0, 0, 1)
    orm = np.stack([_coarse(occlusion, 8), _coarse(roughness, 12), np.full(occlusion.shape, 255, np.uint8)], axis=2)
    # 128 means a flat surface, so values are quantised relative to it.
    normal = np.clip(128 + np.round(normal * 127 / 5) * 5, 0, 255).astype(np.uint8)
    return Textures(orm, normal, _coarse(wear, 5))


def _view(made: bpy.types.Object, image: bpy.types.Image, view: str, samples: int) -> np.ndarray:
    """Bakes what the prepared materials emit in a view."""
    use_cycles(samples)
    for material in made.data.materials:
        grain.show(material, view)
    return _run(image, "EMIT")


def _weathered(views, covered: np.ndarray, names: list[str], marks: Marks) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Occlusion, roughness and wear of a weathered model, from the views `open`, `place` and `kind`."""
    opened, place, kind = views
    occlusion, near = _blurred(opened[..., 0], covered, 4), _blurred(opened[..., 1], covered, 2)
    edge = _blurred(opened[..., 2], covered, 1)
    surface = Surface(
        points=(place[covered] - 0.5) * 2 * grain.HALF_SPACE,
        up=kind[covered][:, 2] * 2 - 1,
        occlusion=occlusion[covered],
        near=near[covered],
        edge=edge[covered],
        tone=kind[covered][:, 0],
    )
    slots = np.clip(np.round(kind[covered][:, 1] * grain.MOST_SLOTS).astype(int) - 1, 0, len(names) - 1)
    colours, rough = weathered(surface, slots, names, marks)
    roughness, wear = np.ones(covered.shape), np.full((*covered.shape, 3), 0.5)
    roughness[covered], wear[covered] = rough, encoded(colours)
    return occlusion, roughness, wear


def _reached(covered: np.ndarray) -> np.ndarray:
    """The pixels of the charts and of the margins over which they are spread."""
    for _ in range(SPREAD):
        covered = covered | np.any(_neighbours(covered), axis=0)
    return covered


def _floor() -> bpy.types.Object:
    """A table under the model, which contributes to its ambient occlusion."""
    mesh = bpy.data.meshes.new("floor")
    mesh.from_pydata([(-2, -2, -0.001), (2, -2, -0.001), (2, 2, -0.001), (-2, 2, -0.001)], [], [(0, 1, 2, 3)])
    ground = bpy.data.objects.new("floor", mesh)
    bpy.context.scene.collection.objects.link(ground)
    return ground


def _run(image: bpy.types.Image, kind: str) -> np.ndarray:
    bpy.ops.object.bake(type=kind, margin=0, use_clear=True, normal_space="TANGENT")
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(height, width, 4)[::-1]
    return pixels[..., :3].astype(float)


def _neighbours(layer: np.ndarray) -> list[np.ndarray]:
    """The layer shifted by one pixel in each of the eight directions."""
    return [np.roll(layer, (down, right), (0, 1)) for down in (-1, 0, 1) for right in (-1, 0, 1) if (down, right) != (0, 0)]


def _blurred(layer: np.ndarray, covered: np.ndarray, times: int) -> np.ndarray:
    """The layer blurred within the charts."""
    weight = covered.astype(float)
    shaped = weight if layer.ndim == 2 else weight[..., None]
    for _ in range(times):
        total = layer * shaped * 2 + sum(_neighbours(layer * shaped))
        share = weight * 2 + sum(_neighbours(weight))
        share = share if layer.ndim == 2 else share[..., None]
        layer = np.where(shaped > 0, total / np.maximum(share, 1e-6), layer)
    return layer


def _spread(layer: np.ndarray, covered: np.ndarray, pixels: int = SPREAD) -> np.ndarray:
    """The layer with charts extended beyond their edges, so that mip levels do not bleed; the rest is filled with the mean."""
    layer, known = layer.copy(), covered.copy()
    for _ in range(pixels):
        weight = known.astype(float)
        shaped = weight if layer.ndim == 2 else weight[..., None]
        share = sum(_neighbours(weight))
        total = sum(_neighbours(layer * shaped))
        fresh = (~known) & (share > 0)
        layer[fresh] = (total / np.maximum(share if layer.ndim == 2 else share[..., None], 1e-6))[fresh]
        known |= fresh
    layer[~known] = layer[covered].mean(axis=0)
    return layer


def _coarse(layer: np.ndarray, step: int) -> np.ndarray:
    """The layer in 8 bits, quantised in invisible steps for better compression."""
    return np.clip(np.round(layer * 255 / step) * step, 0, 255).astype(np.uint8)
