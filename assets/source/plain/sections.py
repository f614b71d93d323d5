"""The sections of lofts: outlines at heights, and side views at distances to the right."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kit import Shape, inset, loft
from kit.shapes import Point


def level(outline: np.ndarray, inside: float, height: float) -> np.ndarray:
    """An outline in the plan, moved inwards, at a height."""
    return np.column_stack([inset(outline, inside), np.full(len(outline), height)])


def slab(side: Sequence[Point], left: float, right: float, bevel: float) -> Shape:
    """A slab with a side view of (ahead, height), counter-clockwise seen from the right, and with bevelled rims."""
    side = np.asarray(side, float)
    section = lambda x, inside: np.column_stack([np.full(len(side), x), inset(side, inside)])
    return loft([section(left, bevel), section(left + bevel, 0.0), section(right - bevel, 0.0), section(right, bevel)])
