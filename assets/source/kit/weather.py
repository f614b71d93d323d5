"""Weathered paint of vehicles: what rain, mud, soot and hands do to a surface, as factors of its base colour.

The full versions apply it to each pixel of the atlas, the low versions to each corner of a face. A factor of 1 is the brightest tone of a
slot, which only worn edges have. Clean paint is darker, so that edges can stand out from it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

Colour = tuple[float, float, float]


@dataclass(frozen=True)
class Coat:
    """How the surface of a slot weathers. Colours are linear factors of the base colour."""

    clean: float = 0.52
    """Factor of clean paint."""
    worn: Colour = (1.0, 0.99, 0.97)
    """Factor where the paint is rubbed off to its lightest tone."""
    mud: Colour = (0.37, 0.255, 0.17)
    """Factor of dried mud."""
    rubbed: float = 0.9
    """How much of worn edges shows."""
    stained: float = 1.0
    """How much dirt gathers in seams."""
    splashed: float = 1.0
    """How much mud sticks to it."""


COATS = {
    "armour": Coat(),
    "armour-dark": Coat(),
    "trim": Coat(rubbed=0.55, stained=0.8),
    # Bare metal: the contact with the ground keeps it bright, and mud sticks between.
    "track": Coat(clean=0.24, worn=(1.0, 0.97, 0.93), mud=(0.50, 0.345, 0.215), rubbed=1.0, splashed=1.15),
    "steel": Coat(clean=0.36, worn=(1.0, 0.98, 0.95), mud=(0.24, 0.165, 0.11), rubbed=0.8),
    "rubber": Coat(clean=0.26, worn=(0.42, 0.40, 0.37), mud=(0.74, 0.52, 0.33), rubbed=0.5, splashed=1.1),
    "glass": Coat(clean=0.80, rubbed=0.0, stained=0.4),
    "brass": Coat(clean=0.62, rubbed=0.6),
    "canvas": Coat(rubbed=0.35),
    "wood": Coat(rubbed=0.4),
    "cloth": Coat(clean=0.72, rubbed=0.1, stained=0.5, splashed=0.0),
}
"""The coats of slots of vehicles. Other slots weather like armour."""

WASH: Colour = (0.24, 0.18, 0.14)
"""Dark wash in seams, as a factor of the paint around it."""
SOOT: Colour = (0.075, 0.070, 0.068)
RUST: Colour = (0.40, 0.17, 0.075)
"""Factor of rust on steel that has been hot."""
MUD_HEIGHTS = (0.035, 0.165)
"""Heights up to which mud covers everything, and above which there are only splashes."""
SEAM, RIVET = 0.0042, 0.0075
"""Half the width of painted seams, and the radius of painted rivets."""


@dataclass
class Surface:
    """What is known of some points of a model, in arrays of equal length."""

    points: np.ndarray
    """Positions."""
    up: np.ndarray
    """The upward share of the normals, from -1 to 1."""
    occlusion: np.ndarray
    """1 in the open, 0 where no light comes."""
    near: np.ndarray
    """Occlusion by what is very near: below 1 in seams."""
    edge: np.ndarray
    """1 on convex edges."""
    tone: np.ndarray
    """The tone of the grain, about 1."""


@dataclass
class Marks:
    """What is painted on certain places of a model."""

    soot: list[tuple[tuple[float, float, float], float, bool]] = field(default_factory=list)
    """Places where hot gas leaves, with the radius of the soot, and whether steel rusts there, as on exhausts."""
    seams: list[list[tuple[float, float, float]]] = field(default_factory=list)
    """Lines along which plates meet."""
    rivets: list[tuple[float, float, float]] = field(default_factory=list)


def weathered(surface: Surface, slots: np.ndarray, names: list[str], marks: Marks) -> tuple[np.ndarray, np.ndarray]:
    """The linear factors of the base colours, and the factors of the roughness. `slots` are indices of `names`."""
    coats = [COATS.get(name, Coat()) for name in names]
    of = lambda key: np.array([getattr(coat, key) for coat in coats])[slots]
    points, height = surface.points, surface.points[:, 2]
    broad, mid, fine = _fractal(points, 7.0, 3), _fractal(points, 21.0, 2), _noise(points, 75.0, 5)

    # Faded from above, uneven, and streaked by rain on upright plates.
    sun = 0.86 + 0.22 * np.clip(surface.up, 0, 1)
    uneven = 1.0 + 0.22 * (broad - 0.5) + 0.14 * (mid - 0.5)
    streaks = _noise(points * (1.0, 1.0, 0.16), 62.0, 9)
    upright = np.clip(1.0 - np.abs(surface.up) * 1.6, 0, 1)
    streaked = 1.0 - 0.22 * upright * _ramp(streaks, 0.52, 0.85)
    colour = (of("clean") * surface.tone * sun * uneven * streaked)[:, None] * np.ones(3)
    # Faded paint is a little warmer.
    colour *= 1.0 + (mid - 0.5)[:, None] * (0.06, 0.0, -0.10)

    painted = np.isin(slots, [number for number, name in enumerate(names) if name in ("armour", "armour-dark", "trim")])
    colour *= np.where(painted, _lines(points, marks.seams), 1.0)[:, None]
    ring, head = _dots(points, marks.rivets)
    colour *= (1.0 - np.where(painted, 0.60 * ring - 0.60 * head, 0.0))[:, None]

    wash = of("stained") * _ramp(1.0 - surface.near, 0.06, 0.50)
    colour *= 1.0 - wash[:, None] * (1.0 - np.array(WASH))
    chipped = _ramp(_fractal(points, 46.0, 2), 0.30, 0.52)
    worn = of("rubbed") * surface.edge * (0.45 + 0.55 * chipped)
    colour += worn[:, None] * (of("worn") - colour)
    colour *= (0.50 + 0.50 * surface.occlusion)[:, None]

    # Mud on the lowest quarter, with a ragged border, more of it in corners, and splashes above.
    low, high = MUD_HEIGHTS
    border = height + 0.075 * (broad - 0.5) + 0.05 * (mid - 0.5) - 0.03 * (1.0 - surface.near)
    mud = 1.0 - _ramp(border, low, high)
    splashes = _ramp(fine + 0.5 * mid, 0.98, 1.12) * (1.0 - _ramp(border, high * 0.7, high * 2.0))
    dust = np.where(painted, 0.34, 0.0) * np.clip(surface.up, 0, 1) * (1.0 - _ramp(border, 0.16, 0.30)) * _ramp(broad, 0.35, 0.7)
    mud = np.clip(np.maximum(np.maximum(mud, 0.8 * splashes), dust) * of("splashed"), 0, 1) * (1.0 - 0.75 * worn)
    earth = of("mud") * (0.74 + 0.52 * mid)[:, None] * (0.62 + 0.38 * surface.occlusion)[:, None]
    colour += (0.92 * mud)[:, None] * (earth - colour)

    black, hot = np.zeros(len(points)), np.zeros(len(points))
    for place, radius, rusts in marks.soot:
        away = np.linalg.norm(points - np.array(place), axis=1) / radius
        here = np.clip(np.exp(-(away**2)) * (0.70 + 0.6 * (mid - 0.3)), 0, 0.95)
        black = np.maximum(black, here)
        hot = np.maximum(hot, here) if rusts else hot
    metal = np.isin(slots, [number for number, name in enumerate(names) if name == "steel"])
    rust = np.where(metal, _ramp(hot, 0.15, 0.6) * _ramp(broad, 0.36, 0.56), 0.0)
    colour += (0.85 * rust)[:, None] * (np.array(RUST) - colour)
    sooty = black * (1.0 - 0.55 * rust)
    colour += sooty[:, None] * (np.array(SOOT) - colour)

    rough = 0.60 + 0.30 * broad + 0.16 * (fine - 0.5) - 0.16 * worn
    rough = np.maximum(rough, np.maximum(mud, sooty) * 0.95)
    return np.clip(colour, 0.004, 1.0), np.clip(rough, 0.35, 1.0)


def encoded(linear: np.ndarray) -> np.ndarray:
    """Linear light as sRGB from 0 to 1."""
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * np.maximum(linear, 1e-9) ** (1 / 2.4) - 0.055)


def _ramp(value: np.ndarray, low: float, high: float) -> np.ndarray:
    share = np.clip((value - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def _lines(points: np.ndarray, lines: list[list[tuple[float, float, float]]]) -> np.ndarray:
    """Factors that draw lines."""
    nearest = np.full(len(points), 1.0)
    for line in lines:
        for one, two in zip(line, line[1:]):
            one, along = np.array(one), np.array(two) - np.array(one)
            share = np.clip((points - one) @ along / max(along @ along, 1e-12), 0, 1)
            nearest = np.minimum(nearest, np.linalg.norm(points - one - share[:, None] * along, axis=1))
    return 0.34 + 0.66 * _ramp(nearest, SEAM * 0.6, SEAM * 1.8)


def _dots(points: np.ndarray, dots: list[tuple[float, float, float]]) -> tuple[np.ndarray, np.ndarray]:
    """The shade around dots, and their light middles."""
    nearest = np.full(len(points), 1.0)
    for dot in dots:
        nearest = np.minimum(nearest, np.linalg.norm(points - np.array(dot), axis=1))
    head = 1.0 - _ramp(nearest, RIVET * 0.45, RIVET * 0.8)
    return (1.0 - _ramp(nearest, RIVET, RIVET * 1.8)) * (1.0 - head), head


def _noise(points: np.ndarray, scale: float, seed: int) -> np.ndarray:
    """Smooth noise from 0 to 1 with `scale` lattice cells a unit."""
    places = points * scale + 1000.0
    cells = np.floor(places).astype(np.int64)
    share = places - cells
    share = share * share * (3 - 2 * share)
    total = np.zeros(len(points))
    for corner in range(8):
        offset = np.array([corner & 1, corner >> 1 & 1, corner >> 2])
        weight = np.prod(np.where(offset == 1, share, 1 - share), axis=1)
        total += weight * _chance(cells + offset, seed)
    return total


def _chance(cells: np.ndarray, seed: int) -> np.ndarray:
    """A number from 0 to 1 for each cell of the lattice."""
    mixed = (cells[:, 0] * 374761393 + cells[:, 1] * 668265263 + cells[:, 2] * 2147483647 + seed * 144664631) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 16)) * 2246822519) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 15)) & 0xFFFFFF) / 0xFFFFFF


def _fractal(points: np.ndarray, scale: float, octaves: int) -> np.ndarray:
    """Noise of several scales from 0 to 1."""
    total, weights = np.zeros(len(points)), 0.0
    for octave in range(octaves):
        total += _noise(points, scale * 2.1**octave, 20 + octave) * 0.55**octave
        weights += 0.55**octave
    return total / weights
