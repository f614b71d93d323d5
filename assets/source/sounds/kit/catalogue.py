"""The list of sounds. A recipe registers itself here with how loud it is to be."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Recipe:
    name: str
    make: Callable
    level: float  # LUFS of its loudest stretch: an eighth of a second, or three seconds of a loop
    variants: int
    loops: bool
    quality: float  # of the encoder


CATALOGUE: dict[str, Recipe] = {}


def sound(name: str, level: float, variants: int = 1, loops: bool = False, quality: float = 4.0):
    """Registers a recipe: a function from chance (and the number of the variant) to samples, one channel or two."""

    def register(make: Callable[..., np.ndarray]):
        CATALOGUE[name] = Recipe(name, make, level, variants, loops, quality)
        return make

    return register
