"""The hunter: a narrow armoured car on eight wheels, with a long recoilless gun on an open mount that reaches over its whole length."""

from .. import fittings as fit
from ..guns import pig_snout
from ..hulls import turret_ring
from ..items import bomb
from ..measures import HUNTER as ROW
from ..model import Model
from ..running_gear import tyres
from ..shapes import block, box, lathe, lying, plated, prism, profile, sideways, soft

HALF_WIDTH, WHEEL, AXLES = 0.272, 0.098, (0.305, 0.085, -0.135, -0.355)
# The open fighting compartment, from rear to front.
TUB = (-0.300, 0.060)


def build():
    """Builds the model."""
    model = Model("hunter")
    deck = ROW.deck
    body = model.body
    for name, side in (("track-right", 1.0), ("track-left", -1.0)):
        part = model.part(name)
        for ahead in AXLES:
            tyres(part, HALF_WIDTH, 0.094, WHEEL, ahead, side)
    hull = [
        (0.066, [(0.060, 0.340), (0.130, 0.200), (0.136, -0.420)]),
        (0.150, [(0.070, 0.440), (0.156, 0.260), (0.164, -0.450)]),
        (0.172, [(0.070, 0.438), (0.156, 0.256), (0.164, -0.450)]),
    ]
    body.add("armour", plated(hull))
    bonnet = [(0.168, [(0.068, 0.434), (0.154, 0.254), (0.160, 0.052)]), (deck, [(0.060, 0.270), (0.120, 0.180), (0.130, 0.052)])]
    body.add("armour", plated(bonnet, 0.007))
    body.add("armour", plated([(0.168, [(0.160, -0.290), (0.162, -0.450)]), (deck, [(0.136, -0.296), (0.132, -0.420)])], 0.007))
    rear, front = TUB
    side = [(rear - 0.004, 0.160), (front, 0.160), (front, deck + 0.010), (rear - 0.004, deck + 0.010)]
    body.add("armour", profile(side, 0.020, 0.148, 0.004).both())
    body.add("armour-dark", block((-0.146, rear, 0.156), (0.146, front, 0.174), 0.0))
    fit.band(body, block((0.136, rear + 0.010, deck + 0.006), (0.160, front - 0.010, deck + 0.016), 0.002).both())
    for ahead in AXLES:
        axle = lathe([(0.026, -0.210), (0.026, 0.210)], 8)
        body.add("armour-dark", sideways(axle).at(0.0, ahead, WHEEL))
    # Mudguards over each pair of wheels.
    for rear, front in ((AXLES[1], AXLES[0]), (AXLES[3], AXLES[2])):
        guard = [
            (rear - 0.104, 0.170),
            (rear - 0.070, 0.202),
            (front + 0.070, 0.202),
            (front + 0.104, 0.170),
            (front + 0.104, 0.184),
            (front + 0.074, 0.216),
            (rear - 0.074, 0.216),
            (rear - 0.104, 0.184),
        ]
        body.add("armour-dark", profile(guard, 0.080, 0.196, 0.003).both())
    fit.chevron(body, (0.432, 0.174), (0.276, deck - 0.002), 0.140, share=0.98)
    fit.panel(body, fit.rectangle((-0.116, 0.090), (0.116, 0.172)), deck)
    fit.panel(body, fit.rectangle((-0.122, -0.408), (0.122, -0.316)), deck)
    fit.headlamps(body, 0.122, 0.360, 0.206, 0.026)
    fit.tail_lamps(body, 0.120, -0.456, 0.150)
    for x in (-0.092, 0.092):
        bomb(body, x, -0.240, 0.174, 0.024)
        body.add("canvas", box((0.066, 0.066, 0.040), (x, -0.110, 0.194), 0.010))
    fit.antenna(body, -0.120, -0.300, deck, 0.200)
    for ahead in (0.280, -0.270):
        fit.jerrycan(body, 0.190, ahead - 0.085, 0.214)
        fit.chest(body, (-0.228, ahead - 0.130, 0.212), (-0.172, ahead - 0.040, 0.246))
    fit.shovel(body, 0.222, -0.130, 0.224, 0.20)
    body.seam((0.0, 0.420, 0.180), (0.0, 0.280, deck - 0.004))
    body.rivets((0.158, 0.050, 0.206), (0.158, -0.280, 0.206))
    body.rivets((0.148, 0.260, 0.180), (0.076, 0.420, 0.180))
    body.rivets((0.162, 0.240, 0.140), (0.166, -0.430, 0.140))
    _mounting(body)
    _gun(model)
    return model


def _mounting(body):
    """The gun mounting: a pedestal and a shield of three plates."""
    gun, deck = ROW.gun, ROW.deck
    turret_ring(body, -0.040, 0.174, 0.110)
    pedestal = [(0.078, 0.170), (0.054, 0.230), (0.048, gun.height - 0.030), (0.0, gun.height - 0.030)]
    body.add("armour-dark", lathe(soft(pedestal, 0.004), 12).at(0.0, -0.030, 0.0))
    plan = [(-0.205, -0.130), (-0.190, -0.138), (-0.086, 0.036), (0.086, 0.036)]
    plan += [(0.190, -0.138), (0.205, -0.130), (0.096, 0.056), (-0.096, 0.056)]
    shield = prism(plan, deck + 0.014, deck + 0.210, 0.0)
    # The shield slopes backwards.
    shield.verts[:, 1] -= (shield.verts[:, 2] - deck) * 0.24
    shield.verts[:, 0] *= 1.0 - (shield.verts[:, 2] - deck) * 0.5
    body.add("armour", shield.bevelled(0.003, 15.0))
    pig_snout(body, 0.020, gun.height, 0.052, 0.064)


def _gun(model):
    """The gun with its long breech, which ends in the wide nozzle of a recoilless weapon."""
    gun = ROW.gun
    barrel = model.part("barrel", (0.0, 0.000, gun.height), "body")
    gun.add(barrel)
    place = lambda solid: lying(solid).at(0.0, 0.0, gun.height)
    breech = soft([(0.0, -0.400), (0.050, -0.400), (0.050, -0.040), (0.040, -0.010)], 0.005)
    barrel.add("armour", place(lathe(breech, 14)))
    nozzle = [(0.062, -0.462), (0.090, -0.470), (0.092, -0.458), (0.050, -0.372), (0.048, -0.360)]
    barrel.add("steel", place(lathe(nozzle, 16)))
    barrel.add("rubber", place(lathe([(0.0, -0.444), (0.064, -0.460)], 14)))
    ring = [(0.048, -0.210), (0.058, -0.208), (0.058, -0.132), (0.048, -0.130)]
    fit.band(barrel, place(lathe(ring, 14)))
