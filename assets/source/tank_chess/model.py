"""A vehicle model under construction: parts with pivots that hold solids with slots and painted marks, and the conversion to a model of the kit."""

import numpy as np

from kit import Shape
from kit.weather import Marks

from .shapes import LEVEL, flat_faces

# Texture density by slot where it differs from 1; dark and small surfaces need little.
DENSITY = {"track": 0.75, "rubber": 0.45, "steel": 0.75, "glass": 0.4}


class Part:
    """A node of the file: solids by slot, with a pivot. Marks are painted on all parts of the model."""

    def __init__(self, name, pivot, parent, marks=None):
        self.name, self.pivot, self.parent = name, np.array(pivot, dtype=float), parent
        self.marks = Marks() if marks is None else marks
        self.solids = []

    def add(self, slot, *solids, fine=False):
        """Adds solids with a slot, in the space of the whole model. The low version leaves out fine ones."""
        if not (fine and LEVEL.low):
            self.solids += [(slot, solid) for solid in solids]

    def soot(self, x, ahead, height, radius, rusts=False):
        """Soot around a place where hot gas leaves. The steel of exhausts rusts there."""
        self.marks.soot.append(((x, ahead, height), radius, rusts))

    def seam(self, *places, both=False):
        """A line along which plates meet, through places of (x, ahead, height), and its mirror image if `both`."""
        for side in (1.0, -1.0) if both else (1.0,):
            self.marks.seams.append([(side * x, ahead, height) for x, ahead, height in places])

    def rivets(self, one, two, pitch=0.034, both=True):
        """A row of rivets between two places of (x, ahead, height), and its mirror image if `both`."""
        one, two = np.array(one), np.array(two)
        count = max(2, round(float(np.linalg.norm(two - one)) / pitch) + 1)
        for share in np.linspace(0.0, 1.0, count):
            x, ahead, height = one + (two - one) * share
            for side in (1.0, -1.0) if both else (1.0,):
                self.marks.rivets.append((side * x, ahead, height))


class Model:
    """The parts of a file."""

    def __init__(self, name):
        self.name, self.parts, self.marks = name, {}, Marks()
        self.body = self.part("body")

    def part(self, name, pivot=(0.0, 0.0, 0.0), parent=None):
        """Adds a part. Its pivot is in the space of the whole model, not relative to its parent."""
        self.parts[name] = Part(name, pivot, parent, self.marks)
        return self.parts[name]

    def fill(self, made):
        """Adds all parts and marks to a model of the kit."""
        made.marks = self.marks
        for part in self.parts.values():
            into = made.part(part.name, part.pivot, part.parent)
            for slot, solid in part.solids:
                into.add(slot, Shape(solid.verts, flat_faces(solid.verts, solid.faces)), density=DENSITY.get(slot, 1.0))
