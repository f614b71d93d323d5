"""The minesweeper: a small turret far back, and a flail drum with chains in front of the hull."""

import math

from .. import fittings as fit
from ..guns import collar
from ..hulls import belly, cast_turret, turret_ring
from ..measures import MINESWEEPER as ROW
from ..model import Model
from ..shapes import LEVEL, box, lathe, plated, profile, sideways, soft, tube

# Position of the drum's axle ahead of the middle and above the board, and half its width.
AXLE, HALF = (0.314, 0.112), 0.232


def build():
    """Builds the model."""
    model = Model("minesweeper")
    tracks, deck = ROW.tracks, ROW.deck
    body = model.body
    belly(body, tracks, 0.044, 0.172, -0.370)
    tracks.lay(model)
    tracks.fenders(model, nose=0.050, tail=0.050)
    body.add(
        "armour",
        plated([(0.156, [(0.182, 0.162), (0.194, 0.110), (0.196, -0.366)]), (deck, [(0.150, 0.046), (0.160, 0.010), (0.168, -0.332)])]),
    )
    fit.chevron(body, (0.156, 0.160), (0.048, deck - 0.001), 0.24)
    fit.headlamps(body, 0.166, 0.140, 0.190, 0.018)
    fit.tail_lamps(body, 0.165, -0.372, 0.174)
    fit.square_hatch(body, -0.090, 0.024, deck, 0.056, 0.036)
    fit.periscope(body, -0.090, 0.050, deck - 0.004)
    fit.grille(body, 0.0, -0.284, deck, 0.230, 0.072, 3)
    fit.exhaust(body, 0.090, -0.362, 0.190, 0.070, 0.018)
    # Boxes on the fenders with flags that mark the cleared lane.
    for ahead in (-0.300, -0.205):
        fit.chest(body, (0.172, ahead - 0.040, 0.162), (0.212, ahead + 0.040, 0.200))
    fit.roll(body, 0.0, -0.352, deck + 0.002, 0.200, 0.019)
    _arms(body)
    _flail(model)
    _turret(model)
    return model


def _turret(model):
    gun, deck, pivot = ROW.gun, ROW.deck, ROW.pivot
    turret = model.part("turret", (0.0, pivot, deck))
    turret_ring(turret, pivot, deck, 0.126)
    wall = soft([(0.116, 0.004), (0.122, 0.024), (0.118, 0.060), (0.092, 0.104), (0.0, 0.113)], 0.014)
    cast_turret(turret, pivot, deck, wall, 1.0, around=24)
    fit.band(turret, lathe([(0.1195, 0.044), (0.1225, 0.046), (0.1210, 0.058), (0.1170, 0.062)], 24, 14).at(0.0, pivot, deck))
    collar(turret, pivot + 0.086, gun.height, 0.038, 0.050)
    fit.cupola(turret, 0.042, pivot - 0.030, deck + 0.106, 0.038, 0.022)
    fit.hatch(turret, -0.046, pivot - 0.006, deck + 0.108, 0.032)
    fit.periscope(turret, -0.030, pivot + 0.056, deck + 0.106)
    barrel = model.part("barrel", (0.0, pivot + 0.080, gun.height), "turret")
    gun.add(barrel)


def _arms(body):
    """Booms from the sides of the hull to the drum, hydraulic rams above them, and a debris shield."""
    ahead, height = AXLE
    boom = [
        (-0.020, 0.086),
        (0.180, 0.094),
        (ahead + 0.020, height - 0.012),
        (ahead + 0.020, height + 0.014),
        (0.180, 0.134),
        (-0.020, 0.122),
    ]
    body.add("armour-dark", profile(boom, 0.018, HALF + 0.006, 0.004).both())
    body.add("steel", tube([(0.206, 0.110, 0.176), (0.222, 0.235, 0.140)], 0.010, 8).both())
    shield = [(0.204, 0.216), (0.286, 0.204), (0.33, 0.184), (0.33, 0.19), (0.286, 0.212), (0.206, 0.226), (0.196, 0.222)]
    body.add("armour", profile(shield, 2.0 * HALF - 0.004, 0.0, 0.003))
    fit.band(body, box((2.0 * HALF, 0.020, 0.014), (0.0, 0.328, 0.188), 0.003))
    for x in (0.030, 0.100, 0.170):
        body.add(
            "armour-dark", profile([(0.150, 0.160), (0.206, 0.200), (0.206, 0.218), (0.140, 0.186)], 0.010, x, 0.003).both(), fine=True
        )


def _flail(model):
    """The drum with its chains, a part that rotates about its axle."""
    ahead, height = AXLE
    part = model.part("flail", (0.0, ahead, height), "body")
    drum = soft([(0.0, -HALF), (0.034, -HALF), (0.034, HALF), (0.0, HALF)], 0.004)
    part.add("steel", sideways(lathe(drum, 14)).at(0.0, ahead, height))
    for x in (-0.2, -0.1, 0.0, 0.1, 0.2):
        part.add(
            "armour-dark",
            sideways(lathe([(0.033, -0.010), (0.040, -0.008), (0.040, 0.008), (0.033, 0.010)], 14)).at(x, ahead, height),
            fine=True,
        )
    chains = 5 if LEVEL.low else 7
    for index in range(chains):
        x = (index - (chains - 1) / 2.0) * (2.0 * HALF - 0.03) / (chains - 1)
        # The rotating drum throws the chains outwards at different angles.
        for angle in (index * 2.4, index * 2.4 + math.pi):
            reach = min(0.100, (height - 0.012) / max(-math.sin(angle), 0.05)) if math.sin(angle) < 0.0 else 0.080
            reach = min(reach, 0.078 if LEVEL.low else 0.112)
            _chain(part, x, ahead, height, angle, max(reach, 0.058))


def _chain(part, x, ahead, height, angle, reach):
    place = lambda share, lag: (x, ahead + share * math.cos(angle - lag), height + share * math.sin(angle - lag))
    # A chain with a weight at its end.
    places = [
        place(0.030, 0.0),
        place(0.6 * reach + 0.012, 0.10),
        place(reach - 0.006, 0.22),
        place(reach - 0.004, 0.22),
        place(reach + 0.010, 0.26),
    ]
    part.add("steel", tube(places, (0.0045, 0.0045, 0.0045, 0.011, 0.009), 4))
