"""The hunter: a fast armoured car on six wheels, with a long thin gun behind a shield, open above and behind."""

from .. import fittings as fit
from ..guns import pig_snout
from ..hulls import turret_ring
from ..items import bomb
from ..measures import HUNTER as ROW
from ..model import Model
from ..running_gear import tyres
from ..shapes import block, box, lathe, lying, plated, prism, profile, sideways, soft

HALF_WIDTH, WHEEL, AXLES = 0.196, 0.082, (0.190, -0.090, -0.272)
# The open fighting compartment, from rear to front.
TUB = (-0.238, 0.060)


def build():
    """Builds the model."""
    model = Model("hunter")
    gun, deck = ROW.gun, ROW.deck
    body = model.body
    for name, side in (("track-right", 1.0), ("track-left", -1.0)):
        part = model.part(name)
        for ahead in AXLES:
            tyres(part, HALF_WIDTH, 0.070, WHEEL, ahead, side)
    hull = [(0.056, [(0.052, 0.210), (0.098, 0.110), (0.100, -0.320)]), (0.128, [(0.062, 0.318), (0.120, 0.190), (0.122, -0.352)])]
    body.add("armour", plated([*hull, (0.150, [(0.062, 0.316), (0.120, 0.186), (0.122, -0.352)])]))
    body.add(
        "armour",
        plated(
            [(0.146, [(0.060, 0.314), (0.118, 0.188), (0.120, 0.052)]), (deck, [(0.046, 0.140), (0.090, 0.090), (0.094, 0.052)])], 0.007
        ),
    )
    body.add("armour", plated([(0.146, [(0.121, -0.236), (0.121, -0.352)]), (deck, [(0.100, -0.236), (0.098, -0.318)])], 0.007))
    rear, front = TUB
    body.add(
        "armour",
        profile([(rear - 0.004, 0.140), (front, 0.140), (front, deck + 0.006), (rear - 0.004, deck + 0.006)], 0.014, 0.110, 0.004).both(),
    )
    body.add("armour-dark", block((-0.108, rear, 0.140), (0.108, front, 0.153), 0.0))
    fit.band(body, block((0.104, rear + 0.010, deck + 0.004), (0.114, front - 0.010, deck + 0.010), 0.002).both())
    for ahead in AXLES:
        arch = [
            (ahead - 0.098, 0.132),
            (ahead - 0.072, 0.170),
            (ahead + 0.072, 0.170),
            (ahead + 0.098, 0.132),
            (ahead + 0.098, 0.144),
            (ahead + 0.076, 0.182),
            (ahead - 0.076, 0.182),
            (ahead - 0.098, 0.144),
        ]
        body.add("armour-dark", profile(arch, 0.086, HALF_WIDTH - 0.040, 0.003).both())
        axle = lathe([(0.022, -0.150), (0.022, 0.150)], 8)
        body.add("armour-dark", sideways(axle).at(0.0, ahead, WHEEL))
    fit.chevron(body, (0.306, 0.150), (0.146, deck - 0.002), 0.115)
    fit.headlamps(body, 0.094, 0.262, 0.166, 0.020)
    fit.tail_lamps(body, 0.090, -0.358, 0.124)
    fit.grille(body, 0.0, -0.280, deck, 0.150, 0.056, 4)
    fit.exhaust(body, 0.072, -0.350, 0.162, 0.075, 0.016)
    fit.square_hatch(body, 0.0, 0.086, deck, 0.058, 0.040)
    # A spare wheel and cans on the sides, between the axles.
    body.add(
        "rubber",
        sideways(lathe(soft([(0.020, -0.012), (0.056, -0.012), (0.056, 0.012), (0.030, 0.014), (0.026, 0.006), (0.0, 0.006)], 0.005), 12))
        .at(0.134, 0.050, 0.122)
        .both(),
    )
    for x in (-0.045, 0.045):
        body.add("canvas", box((0.044, 0.046, 0.030), (x, -0.150, 0.170), 0.008))
        body.add("canvas", box((0.044, 0.014, 0.044), (x, -0.178, 0.190), 0.0))
    for x in (-0.082, 0.082):
        bomb(body, x, -0.200, 0.153, 0.017)
    fit.antenna(body, -0.088, -0.250, deck, 0.190)
    _mounting(model)
    barrel = model.part("barrel", (0.0, 0.000, gun.height), "body")
    gun.add(barrel)
    return model


def _mounting(model):
    """The gun mounting: a pedestal, a shield of three plates, and the breech behind it."""
    gun, deck, body = ROW.gun, ROW.deck, model.body
    turret_ring(body, -0.040, 0.156, 0.086)
    body.add(
        "armour-dark",
        lathe(soft([(0.058, 0.150), (0.040, 0.200), (0.036, gun.height - 0.024), (0.0, gun.height - 0.024)], 0.004), 12).at(
            0.0, -0.030, 0.0
        ),
    )
    plan = [(-0.142, -0.1), (-0.13, -0.106), (-0.058, 0.036), (0.058, 0.036), (0.13, -0.106), (0.142, -0.1), (0.066, 0.05), (-0.066, 0.05)]
    shield = prism(plan, deck - 0.012, deck + 0.172, 0.0)
    # The shield slopes backwards.
    shield.verts[:, 1] -= (shield.verts[:, 2] - deck) * 0.24
    shield.verts[:, 0] *= 1.0 - (shield.verts[:, 2] - deck) * 0.5
    body.add("armour", shield.bevelled(0.003, 15.0))
    stripe = box((0.116, 0.006, 0.022), (0.0, 0.0, 0.0), 0.002).turned("x", 0.235)
    fit.band(body, stripe.at(0.0, 0.016, deck + 0.148))
    pig_snout(body, 0.020, gun.height, 0.030, 0.046)
    body.add("steel", box((0.046, 0.096, 0.050), (0.0, -0.058, gun.height), 0.006))
    body.add(
        "steel", lying(lathe(soft([(0.0, 0.0), (0.015, 0.0), (0.015, 0.15), (0.0, 0.15)], 0.003), 10)).at(0.0, -0.090, gun.height + 0.034)
    )
    body.add("armour-dark", box((0.018, 0.034, 0.030), (-0.044, -0.030, gun.height + 0.012), 0.004), fine=True)
    body.add("glass", box((0.026, 0.010, 0.014), (-0.040, 0.022, gun.height + 0.026), 0.002), fine=True)
