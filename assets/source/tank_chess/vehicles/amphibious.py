"""The amphibious tank: a boat on tracks, with a pointed bow, a coloured gunwale, a flat round turret, a snorkel and two propellers."""

import math

from .. import fittings as fit
from ..guns import collar
from ..hulls import cast_turret, turret_ring
from ..measures import AMPHIBIOUS as ROW
from ..model import Model
from ..shapes import LEVEL, box, join, lathe, lying, plated, soft, tube


def build():
    """Builds the model."""
    model = Model("amphibious")
    tracks, deck = ROW.tracks, ROW.deck
    body = model.body
    tracks.lay(model)
    keel = [
        (0.046, [(0.020, 0.240), (0.100, 0.160), (0.160, 0.040), (0.160, -0.360)]),
        (0.150, [(0.020, 0.410), (0.140, 0.290), (0.176, 0.160), (0.176, -0.420)]),
    ]
    body.add("armour-dark", plated(keel, 0.006))
    boat = [
        (0.140, [(0.016, 0.415), (0.150, 0.290), (0.270, 0.080), (0.276, -0.260), (0.240, -0.420)]),
        (0.196, [(0.016, 0.474), (0.176, 0.326), (0.306, 0.100), (0.312, -0.280), (0.262, -0.440)]),
        (deck, [(0.014, 0.478), (0.176, 0.330), (0.308, 0.100), (0.314, -0.280), (0.262, -0.444)]),
    ]
    body.add("armour", plated(boat, 0.010))
    # A gunwale in the side's colour around the deck.
    gunwale = [
        (deck - 0.040, [(0.016, 0.4810), (0.1785, 0.332), (0.311, 0.101), (0.317, -0.281), (0.264, -0.447)]),
        (deck + 0.008, [(0.014, 0.4810), (0.1785, 0.332), (0.311, 0.101), (0.317, -0.281), (0.264, -0.447)]),
    ]
    fit.band(body, plated(gunwale, 0.003))
    planking = [
        (deck, [(0.010, 0.400), (0.140, 0.290), (0.262, 0.086), (0.268, -0.266), (0.222, -0.402)]),
        (deck + 0.012, [(0.010, 0.396), (0.138, 0.287), (0.260, 0.084), (0.266, -0.264), (0.220, -0.400)]),
    ]
    body.add("armour", plated(planking, 0.002))
    top = deck + 0.012
    fit.panel(body, fit.arrow(0.120, 0.196, 0.270, 0.370, 0.100), top)
    # The bow vane with its struts, folded back onto the foredeck.
    body.add("armour-dark", box((0.300, 0.018, 0.060), (0.0, 0.150, top + 0.024), 0.005))
    for x in (-0.110, 0.110):
        body.add("steel", tube([(x, 0.150, top + 0.042), (x, 0.214, top + 0.004)], 0.006, 5), fine=True)
    fit.headlamps(body, 0.172, 0.282, top + 0.020, 0.022)
    fit.tail_lamps(body, 0.200, -0.452, 0.220)
    fit.grille(body, 0.0, -0.330, top, 0.220, 0.080, 4)
    fit.antenna(body, -0.216, -0.330, top, 0.150)
    for x in (-0.125, 0.125):
        _propeller(body, x)
    _snorkel(body, top)
    # A lifebelt.
    ring = [(0.040 + 0.015 * math.cos(a), 0.015 * math.sin(a)) for a in [math.tau * k / 6 for k in range(7)]]
    body.add("canvas", lathe(ring, 14).at(-0.200, -0.220, top + 0.012), fine=True)
    for ahead in (0.200, 0.060, -0.120, -0.260):
        body.seam((0.300, ahead, 0.186), (0.312, ahead, 0.226), both=True)
    body.seam((-0.260, 0.060, top), (-0.170, 0.060, top), both=True)
    fit.lid(body, (-0.240, 0.100), (-0.140, 0.190), top)
    fit.lid(body, (0.140, 0.100), (0.240, 0.190), top)
    body.rivets((0.310, 0.060, 0.190), (0.316, -0.280, 0.190))
    fit.cable(body, [(0.250, 0.060, top), (0.258, -0.060, top), (0.258, -0.200, top)], 0.006)
    _turret(model)
    return model


def _turret(model):
    gun, deck, pivot = ROW.gun, ROW.deck + 0.012, ROW.pivot
    turret = model.part("turret", (0.0, pivot, deck))
    turret_ring(turret, pivot, deck, 0.166)
    wall = soft([(0.154, 0.004), (0.160, 0.030), (0.126, 0.096), (0.0, 0.104)], 0.010)
    cast_turret(turret, pivot, deck, wall, 1.0, around=10)
    collar(turret, pivot + 0.106, gun.height, 0.048, 0.060)
    # A ring in the side's colour around the hatch.
    fit.band(turret, lathe([(0.112, 0.0950), (0.112, 0.1065), (0.060, 0.1085)], 20, 10).at(0.0, pivot, deck))
    fit.hatch(turret, 0.0, pivot - 0.010, deck + 0.104, 0.056)
    fit.periscope(turret, 0.0, pivot + 0.074, deck + 0.098)
    barrel = model.part("barrel", (0.0, pivot + 0.100, gun.height), "turret")
    gun.add(barrel)


def _propeller(part, x):
    """A shrouded propeller with four blades at the stern."""
    place = lambda solid: lying(solid).scaled(1.0, -1.0, 1.0).at(x, -0.446, 0.110)
    ring = [(0.058, -0.034), (0.070, -0.034), (0.076, -0.026), (0.076, 0.024), (0.068, 0.030), (0.062, 0.024), (0.058, -0.034)]
    part.add("armour-dark", place(lathe(ring, 16)))
    part.add("rubber", place(lathe([(0.060, -0.024), (0.0, -0.024)], 12)))
    part.add("brass", place(lathe([(0.016, -0.024), (0.016, 0.012), (0.0, 0.028)], 8)))
    if not LEVEL.low:
        blade = box((0.040, 0.018, 0.004), bevel=0.0).turned("x", 0.6).at(0.035, 0.0, 0.0)
        part.add("brass", place(join(*(blade.turned("z", math.tau * step / 4.0) for step in range(4)))), fine=True)


def _snorkel(part, top):
    """The snorkel."""
    x, ahead = 0.196, -0.320
    part.add("armour", lathe(soft([(0.048, 0.0), (0.048, 0.018), (0.034, 0.028)], 0.003), 12).at(x, ahead, top - 0.002))
    places = [(x, ahead, top), (x, ahead, top + 0.150), (x, ahead - 0.012, top + 0.186), (x, ahead - 0.050, top + 0.206)]
    part.add("armour", tube(places, 0.032, 12))
    part.add("steel", tube([(x, ahead - 0.044, top + 0.203), (x, ahead - 0.066, top + 0.214)], 0.040, 12))
    fit.band(part, lathe([(0.0310, 0.080), (0.0350, 0.082), (0.0350, 0.122), (0.0310, 0.124)], 12).at(x, ahead, top))
