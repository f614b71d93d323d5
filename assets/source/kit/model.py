"""A model: parts with pivots, filled with shapes of slots; and the register of models that `build.py` goes through."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from .shapes import Point, Shape
from .slots import SLOTS


@dataclass
class Piece:
    """One shape of a part."""

    slot: str
    shape: Shape
    density: float
    around: tuple[float, float] | None


@dataclass
class Part:
    """What moves as one. Shapes are given in the space of the whole model; the pivot is taken off when it is written."""

    name: str
    pivot: tuple[float, float, float]
    parent: str | None
    low: bool
    pieces: list[Piece] = field(default_factory=list)

    def add(self, slot: str, shape: Shape, density: float = 1.0, around: tuple[float, float] | None = None, fine: bool = False):
        """Adds a shape of a slot.

        `density` is its share of the texture against its size (a face deserves 2, an underside 0.3); `around` is the upright axis
        about which courses of stone or rows of tiles run; `fine` things are left out of the cheap version.
        """
        if slot not in SLOTS:
            raise ValueError(f"{self.name}: no slot is named {slot!r}")
        if shape.faces and not (fine and self.low):
            self.pieces.append(Piece(slot, shape if self.low else shape.charted(), density, around))


    def stretch(self, factor: float, floor: float):
        """Makes what was added so far taller, measured from a height."""
        for piece in self.pieces:
            piece.shape = piece.shape.scaled(1.0, 1.0, factor, about=(0.0, 0.0, floor))

    def grow(self, factor: float):
        """Makes the part larger, about the middle of the model's foot."""
        self.pivot = tuple(factor * x for x in self.pivot)
        for piece in self.pieces:
            piece.shape = piece.shape.scaled(factor)
            piece.around = piece.around and (piece.around[0] * factor, piece.around[1] * factor)


@dataclass
class Model:
    """The parts of a model, in order."""

    low: bool = False
    parts: dict[str, Part] = field(default_factory=dict)

    def part(self, name: str, pivot: Point = (0.0, 0.0, 0.0), parent: str | None = None) -> Part:
        """The part of that name; made, with its pivot, when it is first asked for."""
        if name not in self.parts:
            self.parts[name] = Part(name, tuple(float(x) for x in pivot), parent, self.low)
        return self.parts[name]

    def points(self) -> np.ndarray:
        """All points of the model."""
        return np.vstack([piece.shape.points for part in self.parts.values() for piece in part.pieces])


@dataclass(frozen=True)
class Recipe:
    """How a model is made and what its files may cost."""

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
):
    """Registers a function that fills a `Model` under "game/file".

    What the function makes is made larger by `scale`, which `footprint` and `height` count in; `stands` is false for what hangs in the
    air (a ball); `smooth` is the angle in degrees up to which faces are shaded as one surface; `detail` cuts round things more coarsely
    where it is less than 1.
    """

    def register(make: Callable[[Model], None]) -> Callable[[Model], None]:
        RECIPES[name] = Recipe(
            name, make, footprint, height, scale, texture, triangles, low_triangles, kilobytes, stands, stands, smooth, detail
        )
        return make

    return register
