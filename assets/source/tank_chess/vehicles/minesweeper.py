"""The minesweeper: a short hull with a small turret far back, and a broad flail drum on two long arms far ahead of it."""

import math

from .. import fittings as fit
from ..guns import collar
from ..hulls import belly, cast_turret, turret_ring
from ..measures import MINESWEEPER as ROW
from ..model import Model
from ..shapes import LEVEL, box, lathe, plated, profile, sideways, soft, tube

# Position of the drum's axle ahead of the middle and above the board, and half its width.
AXLE, HALF = (0.340, 0.132), 0.355
# Distance of the arms from the middle.
ARMS = 0.378
# Distance of the chains' ends from the axle.
REACH = 0.118


def build():
    """Builds the model."""
    model = Model("minesweeper")
    tracks, deck = ROW.tracks, ROW.deck
    body = model.body
    belly(body, tracks, 0.050, 0.136, -0.440)
    tracks.lay(model)
    tracks.fenders(model, nose=0.055, tail=0.055)
    hull = [(0.194, [(0.270, 0.126), (0.285, 0.060), (0.290, -0.450)]), (deck, [(0.220, 0.016), (0.236, -0.020), (0.246, -0.420)])]
    body.add("armour", plated(hull))
    fit.chevron(body, (0.120, 0.198), (0.018, deck - 0.001), 0.34, share=0.95)
    fit.headlamps(body, 0.240, 0.104, 0.236, 0.022)
    fit.tail_lamps(body, 0.240, -0.456, 0.212)
    fit.exhaust(body, 0.120, -0.410, 0.236, 0.080, 0.022)
    # Boxes on the fenders with flags that mark the cleared lane.
    for ahead in (-0.370, -0.240):
        fit.chest(body, (0.240, ahead - 0.056, 0.200), (0.312, ahead + 0.056, 0.256))
    fit.roll(body, 0.0, -0.426, deck + 0.004, 0.260, 0.026)
    # Corners in the side's colour beside the engine.
    for side in (1.0, -1.0):
        low, high = sorted((side * 0.126, side * 0.230))
        fit.panel(body, fit.rectangle((low, -0.410), (high, -0.352)), deck)
    fit.antenna(body, -0.200, -0.330, deck, 0.180)
    fit.shovel(body, 0.276, -0.080, 0.206, 0.18)
    body.rivets((0.276, 0.060, 0.204), (0.240, -0.010, deck - 0.008))
    body.rivets((0.282, 0.040, 0.206), (0.284, -0.160, 0.206))
    body.seam((-0.230, -0.010, deck), (0.230, -0.010, deck))
    for x in (-0.120, 0.120):
        fit.jerrycan(body, x, -0.462, 0.180)
    _arms(body)
    _flail(model)
    _turret(model)
    return model


def _turret(model):
    gun, deck, pivot = ROW.gun, ROW.deck, ROW.pivot
    turret = model.part("turret", (0.0, pivot, deck))
    turret_ring(turret, pivot, deck, 0.176)
    wall = soft([(0.164, 0.004), (0.170, 0.034), (0.164, 0.084), (0.126, 0.134), (0.0, 0.142)], 0.018)
    cast_turret(turret, pivot, deck, wall, 1.0, around=24)
    fit.band(turret, lathe([(0.1660, 0.036), (0.1745, 0.040), (0.1715, 0.076), (0.1620, 0.080)], 24, 14).at(0.0, pivot, deck))
    fit.band(turret, lathe([(0.116, 0.1340), (0.116, 0.1430), (0.040, 0.1450)], 22, 11).at(0.0, pivot, deck))
    collar(turret, pivot + 0.120, gun.height, 0.056, 0.070)
    fit.cupola(turret, 0.058, pivot - 0.040, deck + 0.142, 0.052, 0.032)
    fit.hatch(turret, -0.062, pivot - 0.010, deck + 0.143, 0.042)
    barrel = model.part("barrel", (0.0, pivot + 0.110, gun.height), "turret")
    gun.add(barrel)


def _arms(body):
    """Long booms from the sides of the hull to the drum, and hydraulic rams above them."""
    ahead, height = AXLE
    boom = [
        (-0.120, 0.100),
        (0.160, 0.108),
        (ahead + 0.034, height - 0.022),
        (ahead + 0.034, height + 0.028),
        (0.160, 0.178),
        (-0.120, 0.150),
    ]
    body.add("armour", profile(boom, 0.040, ARMS, 0.006).both())
    # The brackets that hold the booms on the hull.
    body.add("armour-dark", box((0.080, 0.120, 0.050), (ARMS - 0.040, -0.060, 0.200), 0.006).both())
    body.add("armour-dark", box((0.030, 0.100, 0.070), (ARMS - 0.004, -0.060, 0.164), 0.006).both())
    body.add("steel", tube([(0.300, 0.060, 0.214), (0.366, 0.250, 0.178)], 0.016, 8).both())


def _flail(model):
    """The drum with its chains, a part that rotates about its axle. Discs in the side's colour stand out from the steel."""
    ahead, height = AXLE
    part = model.part("flail", (0.0, ahead, height), "body")
    lying = lambda outline, x=0.0: sideways(lathe(outline, 16)).at(x, ahead, height)
    part.add("steel", lying(soft([(0.0, -HALF), (0.060, -HALF), (0.060, HALF), (0.0, HALF)], 0.006)))
    for x in (-0.310, -0.155, 0.0, 0.155, 0.310):
        part.add("trim", lying([(0.058, -0.036), (0.082, -0.034), (0.082, 0.034), (0.058, 0.036)], x))
    chains = 6 if LEVEL.low else 8
    for index in range(chains):
        x = (index - (chains - 1) / 2.0) * (2.0 * HALF - 0.08) / (chains - 1)
        # The rotating drum throws the chains outwards at different angles.
        for angle in (index * 2.4, index * 2.4 + math.pi):
            _chain(part, x, ahead, height, angle)


def _chain(part, x, ahead, height, angle):
    place = lambda share, lag: (x, ahead + share * math.cos(angle - lag), height + share * math.sin(angle - lag))
    # A chain with a weight at its end.
    places = [
        place(0.054, 0.0),
        place(0.6 * REACH + 0.012, 0.10),
        place(REACH - 0.022, 0.20),
        place(REACH - 0.020, 0.20),
        place(REACH - 0.004, 0.24),
    ]
    part.add("steel", tube(places, (0.0060, 0.0060, 0.0060, 0.017, 0.014), 4))
