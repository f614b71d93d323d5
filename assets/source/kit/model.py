"""Models, which consist of parts with pivots, and the registry of models that `build.py` builds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from .shapes import Point, Shape
from .slots import SLOTS
from .weather import Marks


@dataclass
class Piece:
    """A shape of a part, with its slot."""

    slot: str
    shape: Shape
    density: float
    around: tuple[float, float] | None


@dataclass
class Part:
    """A rigid part. Its shapes are in the space of the whole model; the export subtracts the pivot."""

    name: str
    pivot: tuple[float, float, float]
    parent: str | None
    low: bool
    pieces: list[Piece] = field(default_factory=list)

    def add(self, slot: str, shape: Shape, density: float = 1.0, around: tuple[float, float] | None = None, fine: bool = False):
        """Adds a shape with a slot.

        `density` is its texture density relative to its size (about 2 for a face, 0.3 for an underside). `around` is the upright axis
        of circular courses of stone or rows of tiles. The low version leaves out `fine` shapes.
        """
        if slot not in SLOTS:
            raise ValueError(f"{self.name}: no slot is named {slot!r}")
        if shape.faces and not (fine and self.low):
            self.pieces.append(Piece(slot, shape if self.low else shape.charted(), density, around))


    def stretch(self, factor: float, floor: float):
        """Stretches the shapes added so far vertically above a height."""
        for piece in self.pieces:
            piece.shape = piece.shape.scaled(1.0, 1.0, factor, about=(0.0, 0.0, floor))

    def enlarge(self, factor: float, about: Point, to: Point, raised: float = 0.0):
        """Scales the shapes added so far about a point, raises their front by an angle, and moves that point."""
        for piece in self.pieces:
            piece.shape = piece.shape.scaled(factor, about=about).turned("x", raised, about).at(np.subtract(to, about))

    def grow(self, factor: float):
        """Scales the part about the origin of the model."""
        self.pivot = tuple(factor * x for x in self.pivot)
        for piece in self.pieces:
            piece.shape = piece.shape.scaled(factor)
            piece.around = piece.around and (piece.around[0] * factor, piece.around[1] * factor)


@dataclass
class Model:
    """A model under construction: its parts in order, and what is painted on a weathered one."""

    low: bool = False
    parts: dict[str, Part] = field(default_factory=dict)
    marks: Marks = field(default_factory=Marks)

    def part(self, name: str, pivot: Point = (0.0, 0.0, 0.0), parent: str | None = None) -> Part:
        """The part with this name. The first call creates it with its pivot."""
        if name not in self.parts:
            self.parts[name] = Part(name, tuple(float(x) for x in pivot), parent, self.low)
        return self.parts[name]

    def points(self) -> np.ndarray:
        """All points of the model."""
        return np.vstack([piece.shape.points for part in self.parts.values() for piece in part.pieces])


@dataclass(frozen=True)
class Recipe:
    """The build function of a model, and the limits of its files."""

    name: str
    make: Callable[[Model], None]
    footprint: float
    height: float | None
    scale: float
    texture: int
    triangles: int
    low_triangles: int
    kilobytes: int
    stands: bool
    floor: bool
    smooth: float
    detail: float
    weathered: bool


RECIPES: dict[str, Recipe] = {}


def model(
    name: str,
    footprint: float,
    height: float | None = None,
    scale: float = 1.0,
    texture: int = 512,
    triangles: int = 9000,
    low_triangles: int = 1200,
    kilobytes: int = 450,
    stands: bool = True,
    smooth: float = 48.0,
    detail: float = 1.0,
    weathered: bool = False,
):
    """Registers a function that fills a `Model` under "game/file".

    The result is scaled by `scale`; `footprint` and `height` refer to the scaled model. `stands` is false for models in the air, such
    as a ball. `smooth` is the maximum angle in degrees between faces that are shaded smoothly. A `detail` below 1 reduces the number
    of segments of round shapes. `weathered` models stand outdoors; see `weather.py`.
    """

    def register(make: Callable[[Model], None]) -> Callable[[Model], None]:
        RECIPES[name] = Recipe(
            name, make, footprint, height, scale, texture, triangles, low_triangles, kilobytes, stands, stands, smooth, detail, weathered
        )
        return make

    return register
