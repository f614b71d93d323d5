"""The tokens of Cannon: round ones for soldiers and square ones for towns.

The symbols of the dark side are filled, and those of the light side are outlined and lie in a ring or a frame, so that the sides differ
not only in colour.
"""

from __future__ import annotations

import numpy as np

from kit import Model, circle, inset, lathe, loft, model, rounded

from . import symbols
from .engraving import engrave
from .sections import level
from .symbols import Area, Drawing, placed

SOLDIER, SOLDIER_HEIGHT = 0.300, 0.165
"""Radius and height of a soldier. Tokens as wide as the figures of the other sets can use the same animations."""
TOWN, TOWN_HEIGHT = 0.305, 0.235
"""Half the width of a town, and its height."""
FIELD = 0.040
"""Width of the raised rim around the field with the symbol."""
SUNK = 0.012
"""Depth of the field below the rim."""


def _token(name: str, footprint: float, height: float):
    """Registers a token with the limits that all of them share."""
    return model(f"plain/{name}", footprint, height, texture=384, triangles=5000, low_triangles=1400, kilobytes=200, smooth=40)


@_token("soldier-dark", 0.302, SOLDIER_HEIGHT)
def soldier_dark(made: Model):
    """Dark's soldier."""
    _soldier(made, placed(symbols.soldier_filled(), 0.222, y=-0.012))


@_token("soldier-light", 0.302, SOLDIER_HEIGHT)
def soldier_light(made: Model):
    """Light's soldier."""
    _soldier(made, _framed(circle(0.251, 56), 0.014) + placed(symbols.soldier_outlined(), 0.202, y=-0.010))


@_token("town-dark", 0.412, TOWN_HEIGHT)
def town_dark(made: Model):
    """Dark's town."""
    _town(made, placed(symbols.town_filled(), 0.270, y=-0.013))


@_token("town-light", 0.412, TOWN_HEIGHT)
def town_light(made: Model):
    """Light's town."""
    _town(made, _framed(_square(0.255, 0.040), 0.014) + placed(symbols.town_outlined(), 0.250, y=-0.012))


def _framed(outline: np.ndarray, width: float) -> Drawing:
    """A line inside an outline."""
    return [Area(outline), Area(inset(outline, width), False)]


def _square(half: float, corner: float) -> np.ndarray:
    """A square with rounded corners."""
    return rounded([(half, -half, corner), (half, half, corner), (-half, half, corner), (-half, -half, corner)], closed=True, steps=7)


def _profile(height: float) -> list[tuple[float, float]]:
    """The section of a token as (distance inside its outline, height), from the foot over the rim to the field."""
    waist = height * 0.44
    return [
        (0.012, 0.0),
        (0.000, 0.012),
        (0.000, waist - 0.011),
        (0.010, waist),
        (0.000, waist + 0.011),
        (0.000, height - 0.020),
        (0.006, height - 0.006),
        (0.018, height),
        (FIELD - 0.010, height),
        (FIELD, height - SUNK),
    ]


def _soldier(made: Model, drawing: Drawing):
    body = lathe([(SOLDIER - inside, height) for inside, height in _profile(SOLDIER_HEIGHT)], 56)
    # The middle of the field is a fan of triangles, which the engraving replaces by its own.
    engrave(made.part("body"), "lacquer", body, drawing, SOLDIER_HEIGHT - SUNK)


def _town(made: Model, drawing: Drawing):
    outline = _square(TOWN, 0.075)
    body = loft([level(outline, *step) for step in _profile(TOWN_HEIGHT)])
    engrave(made.part("body"), "lacquer", body, drawing, TOWN_HEIGHT - SUNK)
