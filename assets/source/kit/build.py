"""The build of a model, from its recipe to its files."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from . import contact, finish, glb, low
from .bake import bake
from .check import coverage, faults
from .model import Model, Recipe
from .shapes import Detail

LOW_DETAIL = 0.5
"""Level of detail of the low version before decimation."""


@dataclass(frozen=True)
class Options:
    """Options of a build."""

    out: Path
    draft: bool = False
    sheets: Path | None = None
    views: list | None = None
    bake: bool = True
    low: bool = True
    zoom: float = 1.0
    centre: tuple[float, float, float] | None = None
    width: int = 300


def build(recipe: Recipe, options: Options) -> list[str]:
    """Writes the files of a model and returns the messages of failed checks."""
    started = time.monotonic()
    found = []
    path = options.out / f"{recipe.name}.glb"
    if options.low:
        cheap = options.out / f"{recipe.name}-low.glb"
        made, filled = _assembled(recipe, is_low=True)
        finish.reduce(made, recipe.low_triangles, recipe.stands)
        finish.shade(made, recipe.smooth)
        low.shade_corners(made, recipe.floor, filled.marks if recipe.weathered else None)
        glb.write(cheap, made, filled, None)
        found += [f"{recipe.name}-low: {fault}" for fault in faults(recipe, filled, made, cheap)]
    made, filled = _assembled(recipe, is_low=False)
    textures = None
    if options.bake:
        finish.unwrap(made)
    finish.shade(made, recipe.smooth)
    count = len(made.data.polygons)
    if options.bake:
        size = recipe.texture // 2 if options.draft else recipe.texture
        textures = bake(made, size, options.draft, recipe.floor, filled.marks if recipe.weathered else None)
        glb.write(path, made, filled, textures)
        found += [f"{recipe.name}: {fault}" for fault in faults(recipe, filled, made, path)]
        used = f", atlas {coverage(made.data):.0%}, {path.stat().st_size / 1024:.0f} KB"
    else:
        used = ""
    if options.sheets:
        target = options.sheets / f"{recipe.name.replace('/', '-')}.png"
        light = recipe.name.endswith("-light")
        contact.render(
            target, made, textures, light, options.views, options.width, zoom=options.zoom, centre=options.centre
        )
    print(f"{recipe.name}: {count} triangles{used}, {time.monotonic() - started:.0f} s", flush=True)
    return found


def _assembled(recipe: Recipe, is_low: bool):
    finish.reset_scene()
    Detail.scale = LOW_DETAIL if is_low else recipe.detail
    filled = Model(low=is_low)
    recipe.make(filled)
    for part in filled.parts.values():
        part.grow(recipe.scale)
    made = finish.assemble(filled)
    Detail.scale = 1.0
    return made, filled
