"""The registry of sounds, with the target loudness of each."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Recipe:
    name: str
    make: Callable
    level: float  # LUFS of the loudest eighth of a second, or of the loudest three seconds of a loop
    variants: int
    loops: bool
    quality: float  # encoder quality


CATALOGUE: dict[str, Recipe] = {}


def sound(name: str, level: float, variants: int = 1, loops: bool = False, quality: float = 4.0):
    """Registers a function that creates the samples, mono or stereo, from a random generator (and the number of the variant)."""

    def register(make: Callable[..., np.ndarray]):
        CATALOGUE[name] = Recipe(name, make, level, variants, loops, quality)
        return make

    return register
