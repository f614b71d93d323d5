"""A vehicle model under construction: parts with pivots that hold solids with slots, and the conversion to a model of the kit."""

import numpy as np

from kit import Shape

from .shapes import LEVEL, flat_faces

# Texture density by slot where it differs from 1; dark and small surfaces need little.
DENSITY = {"track": 0.55, "rubber": 0.45, "steel": 0.75}


class Part:
    """A node of the file: solids by slot, with a pivot."""

    def __init__(self, name, pivot, parent):
        self.name, self.pivot, self.parent = name, np.array(pivot, dtype=float), parent
        self.solids = []

    def add(self, slot, *solids, fine=False):
        """Adds solids with a slot, in the space of the whole model. The low version leaves out fine ones."""
        if not (fine and LEVEL.low):
            self.solids += [(slot, solid) for solid in solids]


class Model:
    """The parts of a file."""

    def __init__(self, name):
        self.name, self.parts = name, {}
        self.body = self.part("body")

    def part(self, name, pivot=(0.0, 0.0, 0.0), parent=None):
        """Adds a part. Its pivot is in the space of the whole model, not relative to its parent."""
        self.parts[name] = Part(name, pivot, parent)
        return self.parts[name]

    def fill(self, made):
        """Adds all parts to a model of the kit."""
        for part in self.parts.values():
            into = made.part(part.name, part.pivot, part.parent)
            for slot, solid in part.solids:
                into.add(slot, Shape(solid.verts, flat_faces(solid.verts, solid.faces)), density=DENSITY.get(slot, 1.0))
