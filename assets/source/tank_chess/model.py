"""A model under construction: parts with pivots, filled with solids of slots, and how it gets into the kit."""

import numpy as np

from kit import Shape

from .shapes import LEVEL, flat_faces

# Vehicles are drawn in the measures of their tables and made larger by this: until those with the longest guns fill the circle that a
# square has room for.
VEHICLE_SCALE = 1.085
# Shares of the texture by slot, where they differ from 1: what is dark or small needs little.
DENSITY = {"track": 0.55, "rubber": 0.45, "steel": 0.75}


class Part:
    """One node of the file: solids by slot, turning about a pivot."""

    def __init__(self, name, pivot, parent):
        self.name, self.pivot, self.parent = name, np.array(pivot, dtype=float), parent
        self.solids = []

    def add(self, slot, *solids, fine=False):
        """Solids of one slot, in the measures of the whole model. Fine ones are left out of the cheap version."""
        if not (fine and LEVEL.low):
            self.solids += [(slot, solid) for solid in solids]


class Model:
    """All parts of one file."""

    def __init__(self, name, scale=VEHICLE_SCALE):
        self.name, self.scale, self.parts = name, scale, {}
        self.body = self.part("body")

    def part(self, name, pivot=(0.0, 0.0, 0.0), parent=None):
        """A new part. Pivots are places in the whole model, wherever the parent's is."""
        self.parts[name] = Part(name, pivot, parent)
        return self.parts[name]

    def fill(self, made):
        """Puts everything into a model of the kit, at its scale."""
        for part in self.parts.values():
            into = made.part(part.name, part.pivot * self.scale, part.parent)
            for slot, solid in part.solids:
                verts = solid.verts * self.scale
                into.add(slot, Shape(verts, flat_faces(verts, solid.faces)), density=DENSITY.get(slot, 1.0))
