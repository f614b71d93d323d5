"""The material slots, each with the grain that is baked for it and a preview colour for Blender.

The files contain only the names of the slots; the colours come from tables in the game.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Slot:
    """The surface properties of a material slot."""

    colour: tuple[float, float, float]
    roughness: float = 0.5
    metallic: float = 0.0
    grain: str = "cast"
    """The procedural surface that is baked; see `grain.py`."""
    depth: float = 1.0
    """Strength of the grain in the normals."""
    rubbed: float = 1.0
    """Amount of wear on edges."""


SLOTS: dict[str, Slot] = {
    # Cannon
    "base": Slot((0.05, 0.04, 0.04), 0.35, grain="wood", depth=0.4),
    "rim": Slot((0.80, 0.58, 0.25), 0.25, 1.0),
    "coat": Slot((0.05, 0.09, 0.26), 0.5, grain="cloth", depth=0.6),
    "facings": Slot((0.52, 0.05, 0.04), 0.5, grain="cloth", depth=0.4),
    "trousers": Slot((0.62, 0.60, 0.55), 0.55, grain="cloth", depth=0.6),
    "skin": Slot((0.78, 0.48, 0.34), 0.45, grain="smooth", rubbed=0.5),
    "hat": Slot((0.03, 0.03, 0.035), 0.4, grain="felt", depth=0.6),
    "plume": Slot((0.60, 0.05, 0.04), 0.6, grain="feather"),
    "leather": Slot((0.70, 0.67, 0.60), 0.5, grain="leather", depth=0.5),
    "brass": Slot((0.83, 0.60, 0.26), 0.25, 1.0),
    "steel": Slot((0.66, 0.67, 0.70), 0.25, 1.0),
    "wood": Slot((0.26, 0.13, 0.06), 0.45, grain="wood"),
    "stone": Slot((0.36, 0.13, 0.09), 0.75, grain="masonry"),
    "stone-dark": Slot((0.17, 0.15, 0.15), 0.7, grain="ashlar"),
    "roof": Slot((0.10, 0.12, 0.17), 0.55, grain="tiles"),
    "cloth": Slot((0.60, 0.05, 0.04), 0.7, grain="cloth"),
    "lead": Slot((0.09, 0.09, 0.10), 0.4, 0.9),
    # Tank Chess
    "armour": Slot((0.20, 0.23, 0.13), 0.5, grain="cast"),
    "armour-dark": Slot((0.10, 0.12, 0.08), 0.55, grain="cast"),
    "trim": Slot((0.65, 0.55, 0.30), 0.4, grain="smooth"),
    "track": Slot((0.07, 0.065, 0.06), 0.6, 0.6, grain="cast"),
    "rubber": Slot((0.025, 0.025, 0.025), 0.8, grain="leather", depth=0.5),
    "glass": Slot((0.10, 0.16, 0.18), 0.1, grain="smooth"),
    "canvas": Slot((0.35, 0.30, 0.20), 0.85, grain="cloth"),
    "concrete": Slot((0.45, 0.44, 0.41), 0.85, grain="concrete"),
    "rust": Slot((0.22, 0.10, 0.06), 0.85, grain="concrete", depth=0.7),
    "leaf": Slot((0.08, 0.18, 0.05), 0.8, grain="foliage", rubbed=0.3),
    "bark": Slot((0.14, 0.09, 0.06), 0.85, grain="wood"),
    "water": Slot((0.06, 0.16, 0.22), 0.08, grain="ripples", rubbed=0.0),
    "earth": Slot((0.20, 0.14, 0.09), 0.9, grain="concrete"),
    "warning": Slot((0.70, 0.45, 0.05), 0.5, grain="smooth"),
    "mine": Slot((0.10, 0.10, 0.09), 0.5, grain="cast"),
    "timber": Slot((0.34, 0.22, 0.12), 0.7, grain="wood"),
    # The plain set of both games
    "lacquer": Slot((0.045, 0.050, 0.065), 0.40, grain="lacquer", depth=0.4, rubbed=0.6),
    "lacquer-dark": Slot((0.018, 0.018, 0.022), 0.42, grain="lacquer", depth=0.4, rubbed=0.6),
    "ink": Slot((0.85, 0.16, 0.03), 0.5, grain="smooth", rubbed=0.0),
}
