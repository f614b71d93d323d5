#!/usr/bin/env python3
"""Builds the models of the games: `python3 assets/source/build.py [--only NAME] [--draft]`. See README.md beside it."""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent
sys.path.insert(0, str(SOURCE))
sys.dont_write_bytecode = True

FAMILIES = {"cannon": "cannon", "tank-chess": "tank_chess", "plain": "plain"}
"""The folder of the model scripts of each game and of the plain set, by the first part of their names."""


def main() -> int:
    """Parses the command line and builds the selected models."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="only models whose name contains this")
    parser.add_argument("--draft", action="store_true", help="small pictures from few samples")
    parser.add_argument("--out", type=Path, default=SOURCE.parent / "models", help="the folder for the .glb files")
    parser.add_argument("--sheets", type=Path, help="also render a contact sheet of each model into this folder")
    parser.add_argument("--views", help="views of the sheet: quarter,front,side,back,top,seat or TURN:HEIGHT in degrees")
    parser.add_argument("--zoom", type=float, default=1.0, help="how near the sheet's camera stands")
    parser.add_argument("--centre", help="what it looks at: x,y,z")
    parser.add_argument("--width", type=int, default=300, help="width of each view in pixels")
    parser.add_argument("--no-bake", action="store_true", help="shapes only, for a quick sheet: nothing is written")
    parser.add_argument("--no-low", action="store_true", help="leave the cheap versions as they are")
    parser.add_argument("--list", action="store_true", help="names only")
    given = parser.parse_args()

    from kit.build import Options, build
    from kit.model import RECIPES

    for family, folder in FAMILIES.items():
        if given.only and all("/" in name and not name.startswith(family) for name in given.only):
            continue
        for module in pkgutil.iter_modules([str(SOURCE / folder)]):
            importlib.import_module(f"{folder}.{module.name}")
    chosen = [recipe for name, recipe in sorted(RECIPES.items()) if not given.only or any(part in name for part in given.only)]
    if given.list:
        print("\n".join(recipe.name for recipe in chosen))
        return 0
    views = None
    if given.views:
        views = [tuple(map(float, view.split(":"))) if ":" in view else view for view in given.views.split(",")]
    options = Options(
        out=given.out,
        draft=given.draft,
        sheets=given.sheets,
        views=views,
        bake=not given.no_bake,
        low=not (given.no_low or given.no_bake),
        zoom=given.zoom,
        centre=tuple(map(float, given.centre.split(","))) if given.centre else None,
        width=given.width,
    )
    found = [fault for recipe in chosen for fault in build(recipe, options)]
    print("\n".join(found) if found else f"{len(chosen)} models, no faults")
    return 1 if found or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
