"""The amphibious tank: a boat on tracks, with a pointed bow, a little turret, a snorkel and two propellers."""

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
        (0.036, [(0.020, 0.200), (0.090, 0.110), (0.112, 0.040), (0.112, -0.290)]),
        (0.124, [(0.020, 0.350), (0.104, 0.250), (0.120, 0.140), (0.120, -0.324)]),
    ]
    body.add("armour-dark", plated(keel, 0.006))
    boat = [
        (0.112, [(0.016, 0.352), (0.118, 0.256), (0.182, 0.110), (0.182, -0.318)]),
        (0.152, [(0.016, 0.410), (0.132, 0.292), (0.200, 0.126), (0.200, -0.334)]),
        (deck, [(0.014, 0.404), (0.124, 0.286), (0.190, 0.124), (0.190, -0.328)]),
    ]
    body.add("armour", plated(boat, 0.009))
    # A stripe along the waterline, and a rubbing strake below the deck.
    stripe = [
        (0.154, [(0.016, 0.4125), (0.1335, 0.294), (0.2018, 0.127), (0.2018, -0.336)]),
        (0.178, [(0.016, 0.4105), (0.1308, 0.2920), (0.1985, 0.1265), (0.1985, -0.334)]),
    ]
    fit.band(body, plated(stripe, 0.0015))
    strake = [
        (0.124, [(0.016, 0.376), (0.126, 0.272), (0.193, 0.118), (0.193, -0.328)]),
        (0.134, [(0.016, 0.392), (0.130, 0.280), (0.198, 0.122), (0.198, -0.332)]),
    ]
    body.add("armour-dark", plated(strake, 0.002), fine=True)
    fit.chevron(body, (0.352, deck), (0.132, deck), 0.160, share=0.72)
    # The bow vane with its struts, folded back onto the foredeck.
    body.add("armour-dark", box((0.176, 0.012, 0.050), (0.0, 0.150, deck + 0.020), 0.004))
    for x in (-0.070, 0.070):
        body.add("steel", tube([(x, 0.150, deck + 0.034), (x, 0.208, deck + 0.002)], 0.004, 5), fine=True)
    fit.headlamps(body, 0.114, 0.252, deck + 0.022, 0.018)
    fit.tail_lamps(body, 0.160, -0.338, 0.188)
    fit.square_hatch(body, 0.062, 0.112, deck, 0.060, 0.044)
    fit.grille(body, 0.0, -0.214, deck, 0.200, 0.084, 4)
    fit.antenna(body, -0.150, -0.290, deck, 0.150)
    _gunwale(body, deck)
    for x in (-0.092, 0.092):
        _propeller(body, x)
    _snorkel(body, deck)
    fit.roll(body, -0.030, -0.296, deck + 0.016, 0.150, 0.018)
    # A lifebelt.
    ring = [(0.026 + 0.010 * math.cos(a), 0.010 * math.sin(a)) for a in [math.tau * k / 6 for k in range(7)]]
    body.add("canvas", lathe(ring, 14).at(-0.152, -0.120, deck + 0.008), fine=True)
    _turret(model)
    return model


def _turret(model):
    gun, deck, pivot = ROW.gun, ROW.deck, ROW.pivot
    turret = model.part("turret", (0.0, pivot, deck))
    turret_ring(turret, pivot, deck, 0.102)
    wall = soft([(0.096, 0.004), (0.099, 0.022), (0.070, 0.088), (0.0, 0.092)], 0.008)
    cast_turret(turret, pivot, deck, wall, 1.0, around=10)
    collar(turret, pivot + 0.066, gun.height, 0.032, 0.042)
    fit.hatch(turret, 0.0, pivot - 0.014, deck + 0.091, 0.044)
    fit.periscope(turret, 0.0, pivot + 0.048, deck + 0.086)
    fit.band(turret, box((0.060, 0.010, 0.020), (0.0, pivot - 0.088, deck + 0.040), 0.003))
    barrel = model.part("barrel", (0.0, pivot + 0.060, gun.height), "turret")
    gun.add(barrel)


def _gunwale(part, deck):
    """A rail of rope and stanchions around the after deck."""
    height = deck + 0.030
    places = [(0.176, 0.090, height), (0.182, 0.020, height), (0.182, -0.318, height)]
    part.add("steel", tube(places, 0.004, 5).both(), fine=True)
    for ahead in (0.085, -0.050, -0.180, -0.312):
        part.add("steel", tube([(0.180, ahead, deck - 0.004), (0.180, ahead, height)], 0.0045, 5).both(), fine=True)


def _propeller(part, x):
    """A shrouded propeller with four blades at the stern."""
    place = lambda solid: lying(solid).scaled(1.0, -1.0, 1.0).at(x, -0.352, 0.104)
    ring = [(0.044, -0.028), (0.054, -0.028), (0.058, -0.022), (0.058, 0.026), (0.052, 0.030), (0.048, 0.026), (0.044, -0.028)]
    part.add("armour-dark", place(lathe(ring, 16)))
    part.add("rubber", place(lathe([(0.046, -0.020), (0.0, -0.020)], 12)))
    part.add("brass", place(lathe([(0.012, -0.020), (0.012, 0.012), (0.0, 0.026)], 8)))
    if not LEVEL.low:
        blade = box((0.030, 0.014, 0.003), bevel=0.0).turned("x", 0.6).at(0.026, 0.0, 0.0)
        part.add("brass", place(join(*(blade.turned("z", math.tau * step / 4.0) for step in range(4)))), fine=True)


def _snorkel(part, deck):
    """The snorkel."""
    x, ahead = 0.140, -0.262
    part.add("armour", lathe(soft([(0.030, 0.0), (0.030, 0.012), (0.021, 0.018)], 0.003), 12).at(x, ahead, deck - 0.002))
    places = [(x, ahead, deck), (x, ahead, deck + 0.136), (x, ahead - 0.010, deck + 0.164), (x, ahead - 0.038, deck + 0.178)]
    part.add("armour", tube(places, 0.020, 12))
    part.add("steel", tube([(x, ahead - 0.034, deck + 0.176), (x, ahead - 0.048, deck + 0.184)], 0.025, 12))
    fit.band(part, lathe([(0.0195, 0.086), (0.0215, 0.088), (0.0215, 0.108), (0.0195, 0.110)], 12).at(x, ahead, deck))
