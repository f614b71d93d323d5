"""The vehicles of the plain set: blocks with the symbol of the type, on a darker plinth.

A unit that fires to three sides has its symbol on a disc that turns with its gun. One that fires ahead only has it on the block, and a gun
that does not turn. The sides of the blocks are flat and upright, so that a wreck can lie on its side.
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
from .symbols import Drawing, placed

PLINTH, STEP = 0.050, 0.014
"""Height of the plinth, and the distance by which it stands back."""
EDGE = 0.022
"""Size of the rounded upper edges."""
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
    engrave(turret, "lacquer", lathe(line, 48).moved(y=pivot), placed(drawing, 0.80 * radius, y=pivot))
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
    return model(f"plain/{name}", footprint=0.5, texture=256, triangles=4500, low_triangles=1500, kilobytes=200, smooth=40)


@block("light")
def light(made: Model):
    """The light tank."""
    _tank(made, Hull(0.165, -0.270, 0.130, 0.285, 0.205), Turret(-0.035, 0.132, 0.110, 0.385, ((0.0165, 0.0),)), symbols.light())


@block("medium")
def medium(made: Model):
    """The medium tank."""
    _tank(made, Hull(0.200, -0.320, 0.150, 0.335, 0.230), Turret(-0.045, 0.162, 0.120, 0.430, ((0.0200, 0.0),)), symbols.medium())


@block("heavy")
def heavy(made: Model):
    """The heavy tank."""
    _tank(made, Hull(0.235, -0.360, 0.160, 0.365, 0.255), Turret(-0.055, 0.192, 0.130, 0.465, ((0.0255, 0.0),)), symbols.heavy())


@block("super-heavy")
def super_heavy(made: Model):
    """The super-heavy tank, with two guns."""
    turret = Turret(-0.060, 0.212, 0.135, 0.465, ((0.0230, -0.058), (0.0230, 0.058)))
    _tank(made, Hull(0.258, -0.385, 0.200, 0.385, 0.285, nose=0.110), turret, symbols.super_heavy())


@block("command")
def command(made: Model):
    """The Command, with its pennant at the rear."""
    turret = Turret(-0.010, 0.142, 0.110, 0.390, ((0.0165, 0.0),))
    body = _tank(made, Hull(0.175, -0.305, 0.135, 0.295, 0.205), turret, symbols.command())
    # The mast stands in a corner, so that it hides no part of the star from the seat behind it.
    x, ahead, foot, top = 0.122, -0.252, 0.200, 0.680
    mast = [(0.0, foot), (0.024, foot), (0.024, foot + 0.014), (0.0105, foot + 0.026), (0.0085, top), (0.0, top)]
    body.add("lacquer-dark", lathe(mast, 14).moved(x, ahead))
    body.add("ink", lathe([(0.0, top - 0.010), (0.018, top + 0.006, 0.006), (0.0, top + 0.026)], 14).moved(x, ahead))
    flag = made.part("flag", pivot=(x, ahead, top - 0.085), parent="body")
    _pennant(flag, (x, ahead, top - 0.012), 0.215, 0.145)


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
    hull = Hull(0.215, -0.360, 0.130, 0.330, 0.330)
    body = made.part("body")
    outline = _outline(hull)
    _plinth(body, outline)
    # The front slopes back to the casemate above the gun's foot.
    roof = _outline(Hull(0.215, -0.360, 0.020, 0.120, 0.330, nose=0.110))
    high = hull.height
    sections = [level(outline, 0.0, PLINTH), level(outline, 0.0, 0.150), level(roof, 0.0, high - EDGE)]
    sections += [level(roof, 0.3 * EDGE, high - 0.3 * EDGE), level(roof, EDGE, high)]
    engrave(body, "lacquer", loft(sections), placed(symbols.destroyer(), 0.165, y=-0.140))
    barrel = made.part("barrel", pivot=(0.0, 0.100, 0.240), parent="body")
    barrel.add("lacquer-dark", _rod(0.0240, 0.050, 0.475, 0.240))


@block("hunter")
def hunter(made: Model):
    """The tank hunter: a slim block with a gun behind a shield."""
    hull = Hull(0.165, -0.345, 0.130, 0.300, 0.215)
    body = _hull(made, hull, placed(symbols.hunter(), 0.118, y=-0.190))
    shield = [(0.150, -0.022), (0.150, 0.010), (0.030, 0.046), (-0.030, 0.046)]
    shield += [(-0.150, 0.010), (-0.150, -0.022), (-0.030, 0.006), (0.030, 0.006)]
    body.add("lacquer", extrude(shield, 0.135, 0.006).moved(z=hull.height - 0.004))
    barrel = made.part("barrel", pivot=(0.0, 0.020, 0.285), parent="body")
    barrel.add("lacquer-dark", _rod(0.0190, -0.045, 0.480, 0.285))


@block("mortar")
def mortar(made: Model):
    """The mortar: a short wide tube that points upwards, ahead of the symbol."""
    hull = Hull(0.210, -0.340, 0.150, 0.340, 0.205)
    body = _hull(made, hull, placed(symbols.mortar(), 0.148, y=-0.165))
    ahead, height = 0.115, 0.215
    foot, rim = hull.height - 0.004, hull.height + 0.012
    body.add("lacquer-dark", lathe([(0.118, foot), (0.118, rim, 0.006), (0.0, rim)], 28).moved(y=ahead))
    line = [(0.0, -0.060), (0.060, -0.060, 0.020), (0.078, -0.020), (0.078, 0.110), (0.088, 0.116), (0.088, 0.160, 0.008)]
    line += [(0.060, 0.160), (0.056, 0.100), (0.0, 0.100)]
    barrel = made.part("barrel", pivot=(0.0, ahead, height), parent="body")
    barrel.add("lacquer-dark", lathe(line, 32).turned("x", -np.degrees(LEAN)).moved(0.0, ahead, height))


@block("amphibious")
def amphibious(made: Model):
    """The amphibious tank: a block with the plan of a boat."""
    half, rear, tip, height = 0.180, -0.320, 0.370, 0.200
    right = [(0.105, rear, 0.040), (half - 0.014, rear + 0.090, 0.060), (half, 0.020, 0.100)]
    right += [(half - 0.018, 0.160, 0.080), (0.095, 0.290, 0.060), (0.014, tip, 0.010)]
    outline = rounded([*right, *((-x, y, size) for x, y, size in right[::-1])], closed=True, steps=3)
    body = made.part("body")
    _plinth(body, outline)
    body.add("lacquer", _block(outline, PLINTH, height))
    _turret(made, height, Turret(-0.030, 0.138, 0.110, 0.370, ((0.0160, 0.0),)), symbols.amphibious())


@block("bulldozer")
def bulldozer(made: Model):
    """The bulldozer: a block behind a broad blade."""
    hull = Hull(0.195, -0.350, 0.180, 0.225, 0.240, nose=0.150)
    _hull(made, hull, placed(symbols.bulldozer(), 0.160, y=-0.090))
    front = [(0.385, 0.0), (0.358, 0.060), (0.350, 0.120), (0.360, 0.190), (0.384, 0.250)]
    face = [(0.300, 0.0), *front, (0.352, 0.250), (0.312, 0.190), (0.300, 0.120)]
    blade = made.part("blade", pivot=(0.0, 0.200, 0.110), parent="body")
    blade.add("lacquer-dark", slab(face, -0.255, 0.255, 0.006))
    blade.add("lacquer-dark", box(0.044, 0.120, 0.050, 0.006).moved(0.110, 0.255, 0.110).with_mirror())


@block("minesweeper")
def minesweeper(made: Model):
    """The minesweeper: a roller with studs on two arms ahead of a short block."""
    hull = Hull(0.200, -0.370, 0.130, 0.175, 0.220, nose=0.150)
    body = _hull(made, hull)
    _turret(made, hull.height, Turret(-0.130, 0.145, 0.115, 0.205, ((0.0180, 0.0),)), symbols.minesweeper())
    ahead, radius, half = 0.310, 0.092, 0.222
    arm = [(0.100, 0.075), (ahead + 0.022, 0.075), (ahead + 0.022, 0.120), (0.100, 0.135)]
    section = lambda x: [(x, y, z) for y, z in arm]
    body.add("lacquer-dark", loft([section(half + 0.004), section(half + 0.026)]).with_mirror())
    body.add("lacquer-dark", box(2 * half + 0.030, 0.050, 0.050, 0.006).moved(y=0.125, z=0.105))
    flail = made.part("flail", pivot=(0.0, ahead, radius), parent="body")
    lying = lambda shape: shape.turned("y", 90).moved(0.0, ahead, radius)
    flail.add("lacquer", lying(cylinder(radius - 0.014, 2 * half, 28, 0.010).moved(z=-half)))
    stud = box(0.028, 0.022, 0.044).moved(x=radius - 0.014)
    for row in range(5):
        across = (row - 2) * 0.090
        flail.add("lacquer-dark", lying(stud.moved(z=across).around(8).turned("z", 22.5 * (row % 2))))
