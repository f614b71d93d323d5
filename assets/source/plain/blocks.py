"""The vehicles of the plain set: blocks with the symbol of the type, on a darker plinth.

A unit that fires to three sides has its symbol on a disc that turns with its gun. One that fires ahead only has it on the block, and a gun
that does not turn. The sides of the blocks are flat and upright.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kit import Model, box, cylinder, extrude, inset, lathe, loft, model, rounded
from kit.model import Part
from kit.shapes import Shape
from tank_chess import fittings
from tank_chess.model import Part as ClothPart
from tank_chess.shapes import LEVEL

from . import symbols
from .engraving import engrave
from .sections import level, slab
from .symbols import Drawing, fitted, placed

PLINTH, STEP = 0.050, 0.014
"""Height of the plinth, and the distance by which it stands back."""
EDGE = 0.022
"""Size of the rounded upper edges."""
MARGIN = 0.008
"""Distance of the symbol on a turret from the rounded edge."""
LEAN = 0.56
"""Angle in radians between a mortar's tube and the vertical, along which it recoils."""


@dataclass
class Hull:
    """The plan of a block: half width, rear end, beginning and end of the pointed front, and height."""

    half: float
    rear: float
    shoulder: float
    tip: float
    height: float
    # Half width of the cut-off tip.
    nose: float = 0.035


def _outline(hull: Hull) -> np.ndarray:
    corners = [
        (hull.half, hull.rear, 0.030),
        (hull.half, hull.shoulder, 0.040),
        (hull.nose, hull.tip, 0.020),
        (-hull.nose, hull.tip, 0.020),
        (-hull.half, hull.shoulder, 0.040),
        (-hull.half, hull.rear, 0.030),
    ]
    return rounded(corners, closed=True, steps=3)


def _block(outline: np.ndarray, low: float, high: float, edge: float = EDGE) -> Shape:
    """An upright block between two heights, with rounded upper edges."""
    steps = [(0.0, low), (0.0, high - edge), (0.3 * edge, high - 0.3 * edge), (edge, high)]
    return loft([level(outline, *step) for step in steps])


def _plinth(part: Part, outline: np.ndarray):
    part.add("lacquer-dark", extrude(inset(outline, STEP), PLINTH + 0.004, 0.004))


def _hull(made: Model, hull: Hull, drawing: Drawing | None = None) -> Part:
    """The block on its plinth, with a symbol on its top if it has no turret."""
    body = made.part("body")
    outline = _outline(hull)
    _plinth(body, outline)
    block = _block(outline, PLINTH, hull.height)
    if drawing is None:
        body.add("lacquer", block)
    else:
        engrave(body, "lacquer", block, drawing)
    return body


def _rod(radius: float, root: float, muzzle: float, height: float, x: float = 0.0) -> Shape:
    """A gun: a rod that lies ahead, with a thicker muzzle."""
    head = 3.0 * radius
    line = [
        (0.0, root),
        (radius, root),
        (radius, muzzle - head),
        (1.4 * radius, muzzle - head + 0.4 * radius),
        (1.4 * radius, muzzle, 0.4 * radius),
        (0.7 * radius, muzzle),
        (0.6 * radius, muzzle - radius),
        (0.0, muzzle - radius),
    ]
    return lathe(line, 18).turned("x", -90).moved(x, 0.0, height)


@dataclass
class Turret:
    """A disc with a symbol and guns: position of its axis ahead of the middle, radius, height and the reach of the guns."""

    pivot: float
    radius: float
    thick: float
    muzzle: float
    # Radius and distance to the right of each gun.
    guns: tuple[tuple[float, float], ...]


def _turret(made: Model, deck: float, row: Turret, drawing: Drawing):
    """The turret on a deck, with the guns that recoil into it."""
    pivot, radius, top = row.pivot, row.radius, deck + row.thick
    turret = made.part("turret", pivot=(0.0, pivot, deck))
    edge = 0.016
    line = [(radius - 0.010, deck), (radius - 0.010, deck + 0.012), (radius, deck + 0.022), (radius, top - edge)]
    line += [(radius - 0.3 * edge, top - 0.3 * edge), (radius - edge, top)]
    engrave(turret, "lacquer", lathe(line, 48).moved(y=pivot), fitted(drawing, radius - edge - MARGIN, y=pivot))
    height = deck + 0.5 * row.thick
    barrel = made.part("barrel", pivot=(0.0, pivot, height), parent="turret")
    for size, x in row.guns:
        barrel.add("lacquer-dark", _rod(size, pivot, row.muzzle, height, x))


def _tank(made: Model, hull: Hull, turret: Turret, drawing: Drawing) -> Part:
    body = _hull(made, hull)
    _turret(made, hull.height, turret, drawing)
    return body


def block(name: str):
    """Registers a vehicle with the limits that all of them share."""
    return model(f"plain/{name}", footprint=0.632, texture=256, triangles=4500, low_triangles=1500, kilobytes=200, smooth=40)


@block("light")
def light(made: Model):
    """The light tank."""
    _tank(made, Hull(0.270, -0.425, 0.120, 0.430, 0.195), Turret(-0.070, 0.240, 0.105, 0.500, ((0.0240, 0.0),)), symbols.light())


@block("medium")
def medium(made: Model):
    """The medium tank."""
    _tank(made, Hull(0.325, -0.440, 0.190, 0.440, 0.215, nose=0.080), Turret(-0.065, 0.290, 0.115, 0.570, ((0.0310, 0.0),)), symbols.medium())


@block("heavy")
def heavy(made: Model):
    """The heavy tank."""
    turret = Turret(-0.060, 0.335, 0.125, 0.615, ((0.0440, 0.0),))
    _tank(made, Hull(0.375, -0.455, 0.250, 0.455, 0.240, nose=0.120), turret, symbols.heavy())


@block("super-heavy")
def super_heavy(made: Model):
    """The super-heavy tank, with two guns."""
    turret = Turret(-0.060, 0.375, 0.130, 0.610, ((0.0390, -0.105), (0.0390, 0.105)))
    _tank(made, Hull(0.420, -0.470, 0.340, 0.470, 0.265, nose=0.240), turret, symbols.super_heavy())


@block("command")
def command(made: Model):
    """The Command, with its pennant."""
    turret = Turret(-0.010, 0.260, 0.105, 0.500, ((0.0260, 0.0),))
    body = _tank(made, Hull(0.300, -0.435, 0.200, 0.430, 0.200, nose=0.150), turret, symbols.command())
    # The mast stands at the right edge, so that it hides no part of the star from the seat behind it.
    x, ahead, foot, top = 0.258, -0.190, 0.195, 0.700
    mast = [(0.0, foot), (0.032, foot), (0.032, foot + 0.018), (0.0140, foot + 0.034), (0.0110, top), (0.0, top)]
    body.add("lacquer-dark", lathe(mast, 14).moved(x, ahead))
    body.add("ink", lathe([(0.0, top - 0.012), (0.024, top + 0.008, 0.008), (0.0, top + 0.032)], 14).moved(x, ahead))
    flag = made.part("flag", pivot=(x, ahead, top - 0.085), parent="body")
    _pennant(flag, (x, ahead, top - 0.014), 0.270, 0.180)


def _pennant(part: Part, top: tuple[float, float, float], length: float, depth: float):
    """The pennant of the other sets, so that the Command is known by it in each."""
    cloth = ClothPart("flag", part.pivot, None)
    LEVEL.low = part.low
    try:
        fittings.pennant(cloth, top, length, depth)
    finally:
        LEVEL.low = False
    for slot, solid in cloth.solids:
        part.add(slot, Shape(solid.verts, solid.faces))


@block("destroyer")
def destroyer(made: Model):
    """The tank destroyer: a wedge with a long gun."""
    hull = Hull(0.345, -0.455, 0.150, 0.430, 0.330)
    body = made.part("body")
    outline = _outline(hull)
    _plinth(body, outline)
    # The front slopes back to the casemate above the gun's foot.
    roof = _outline(Hull(0.345, -0.455, 0.000, 0.130, 0.330, nose=0.170))
    high = hull.height
    sections = [level(outline, 0.0, PLINTH), level(outline, 0.0, 0.150), level(roof, 0.0, high - EDGE)]
    sections += [level(roof, 0.3 * EDGE, high - 0.3 * EDGE), level(roof, EDGE, high)]
    engrave(body, "lacquer", loft(sections), placed(symbols.destroyer(), 0.290, y=-0.185))
    barrel = made.part("barrel", pivot=(0.0, 0.120, 0.235), parent="body")
    barrel.add("lacquer-dark", _rod(0.0420, 0.050, 0.622, 0.235))


@block("hunter")
def hunter(made: Model):
    """The tank hunter: a slim block with a gun behind a shield."""
    hull = Hull(0.265, -0.455, 0.160, 0.430, 0.205)
    body = _hull(made, hull, placed(symbols.hunter(), 0.194, y=-0.236))
    shield = [(0.240, -0.030), (0.240, 0.014), (0.050, 0.074), (-0.050, 0.074)]
    shield += [(-0.240, 0.014), (-0.240, -0.030), (-0.050, 0.016), (0.050, 0.016)]
    body.add("lacquer", extrude(shield, 0.165, 0.006).moved(z=hull.height - 0.004))
    barrel = made.part("barrel", pivot=(0.0, 0.020, 0.290), parent="body")
    barrel.add("lacquer-dark", _rod(0.0300, -0.050, 0.625, 0.290))


@block("mortar")
def mortar(made: Model):
    """The mortar: a short wide tube that points upwards, ahead of the symbol."""
    hull = Hull(0.355, -0.440, 0.260, 0.440, 0.200, nose=0.200)
    body = _hull(made, hull, placed(symbols.mortar(), 0.255, y=-0.168))
    ahead, height = 0.240, 0.215
    foot, rim = hull.height - 0.004, hull.height + 0.012
    body.add("lacquer-dark", lathe([(0.152, foot), (0.152, rim, 0.006), (0.0, rim)], 28).moved(y=ahead))
    line = [(0.0, -0.080), (0.090, -0.080, 0.030), (0.116, -0.030), (0.116, 0.110), (0.132, 0.118), (0.132, 0.175, 0.010)]
    line += [(0.092, 0.175), (0.086, 0.090), (0.0, 0.090)]
    barrel = made.part("barrel", pivot=(0.0, ahead, height), parent="body")
    barrel.add("lacquer-dark", lathe(line, 32).turned("x", -np.degrees(LEAN)).moved(0.0, ahead, height))


@block("amphibious")
def amphibious(made: Model):
    """The amphibious tank: a block with the plan of a boat."""
    half, rear, tip, height = 0.305, -0.450, 0.475, 0.200
    right = [(0.180, rear, 0.060), (half - 0.022, rear + 0.130, 0.090), (half, 0.030, 0.140)]
    right += [(half - 0.030, 0.200, 0.110), (0.155, 0.375, 0.080), (0.016, tip, 0.012)]
    outline = rounded([*right, *((-x, y, size) for x, y, size in right[::-1])], closed=True, steps=3)
    body = made.part("body")
    _plinth(body, outline)
    body.add("lacquer", _block(outline, PLINTH, height))
    _turret(made, height, Turret(-0.060, 0.260, 0.105, 0.440, ((0.0250, 0.0),)), symbols.amphibious())


@block("bulldozer")
def bulldozer(made: Model):
    """The bulldozer: a block behind a broad blade."""
    hull = Hull(0.325, -0.450, 0.230, 0.290, 0.230, nose=0.250)
    _hull(made, hull, placed(symbols.bulldozer(), 0.300, y=-0.090))
    front = [(0.450, 0.0), (0.420, 0.070), (0.410, 0.140), (0.422, 0.215), (0.450, 0.280)]
    face = [(0.352, 0.0), *front, (0.412, 0.280), (0.368, 0.215), (0.352, 0.140)]
    blade = made.part("blade", pivot=(0.0, 0.260, 0.120), parent="body")
    blade.add("lacquer-dark", slab(face, -0.430, 0.430, 0.006))
    blade.add("lacquer-dark", box(0.060, 0.120, 0.060, 0.006).moved(0.180, 0.320, 0.120).with_mirror())


@block("minesweeper")
def minesweeper(made: Model):
    """The minesweeper: a roller with studs on two arms ahead of a short block."""
    hull = Hull(0.335, -0.455, 0.110, 0.160, 0.220, nose=0.260)
    body = _hull(made, hull)
    _turret(made, hull.height, Turret(-0.150, 0.280, 0.110, 0.215, ((0.0270, 0.0),)), symbols.minesweeper())
    ahead, radius, half = 0.335, 0.120, 0.365
    arm = [(0.060, 0.090), (ahead + 0.030, 0.090), (ahead + 0.030, 0.150), (0.060, 0.175)]
    section = lambda x: [(x, y, z) for y, z in arm]
    body.add("lacquer-dark", loft([section(half + 0.004), section(half + 0.034)]).with_mirror())
    body.add("lacquer-dark", box(2 * half + 0.030, 0.070, 0.060, 0.006).moved(y=0.095, z=0.132))
    flail = made.part("flail", pivot=(0.0, ahead, radius), parent="body")
    lying = lambda shape: shape.turned("y", 90).moved(0.0, ahead, radius)
    flail.add("lacquer", lying(cylinder(radius - 0.018, 2 * half, 28, 0.012).moved(z=-half)))
    stud = box(0.036, 0.030, 0.070).moved(x=radius - 0.018)
    for row in range(5):
        across = (row - 2) * 0.148
        flail.add("lacquer-dark", lying(stud.moved(z=across).around(8).turned("z", 22.5 * (row % 2))))
