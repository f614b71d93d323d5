"""The heavy tank: broad and long, with a six-sided turret, and a thick gun that ends in two baffles."""

from .. import fittings as fit
from ..guns import machine_gun, roll_mantlet
from ..hulls import belly, plated_turret, turret_ring
from ..measures import HEAVY as ROW
from ..model import Model
from ..shapes import block, box, plated

ROOF = 0.372


def build():
    """Builds the model."""
    model = Model("heavy")
    tracks, gun, deck, pivot = ROW.tracks, ROW.gun, ROW.deck, ROW.pivot
    body = model.body
    belly(body, tracks, 0.046, 0.300, -0.350)
    tracks.lay(model)
    tracks.fenders(model)
    body.add(
        "armour",
        plated([(0.172, [(0.215, 0.280), (0.222, 0.120), (0.232, -0.352)]), (deck, [(0.190, 0.160), (0.200, 0.060), (0.214, -0.335)])]),
    )
    fit.chevron(body, (0.278, 0.176), (0.162, deck - 0.001), 0.30)
    fit.headlamps(body, 0.186, 0.268, 0.212)
    fit.tail_lamps(body, 0.200, -0.360, 0.196)
    # The positions of driver and radio operator.
    for x in (-0.082, 0.082):
        fit.hatch(body, x, 0.098, deck, 0.030, handle=x > 0.0)
        fit.periscope(body, x, 0.138, deck)
    fit.grille(body, -0.095, -0.262, deck, 0.150, 0.112)
    fit.grille(body, 0.095, -0.262, deck, 0.150, 0.112)
    fit.upright_exhaust(body, 0.105, -0.368, 0.176, 0.092, 0.019)
    fit.chest(body, (-0.238, -0.345, 0.178), (-0.190, -0.215, 0.222))
    body.add("armour-dark", block((-0.06, -0.362, 0.130), (0.06, -0.346, 0.190), 0.004))
    fit.tow_hooks(body, 0.110, 0.296, 0.110)
    fit.cable(body, [(0.228, 0.190, 0.198), (0.238, 0.02, 0.196), (0.243, -0.18, 0.194), (0.232, -0.325, 0.196)])
    fit.shovel(body, -0.236, 0.110, 0.190)
    turret = model.part("turret", (0.0, pivot, deck))
    turret_ring(turret, pivot, deck, 0.176)
    plated_turret(
        turret,
        [
            (deck + 0.008, [(0.086, 0.138), (0.160, 0.040), (0.164, -0.110), (0.112, -0.228)]),
            (deck + 0.036, [(0.092, 0.148), (0.172, 0.044), (0.175, -0.112), (0.118, -0.238)]),
            (ROOF, [(0.072, 0.096), (0.134, 0.022), (0.136, -0.100), (0.092, -0.206)]),
        ],
    )
    fit.band(turret, box((0.180, 0.012, 0.026), (0.0, -0.230, deck + 0.070), 0.003))
    turret.add("armour", box((0.150, 0.050, 0.088), (0.0, 0.136, 0.298), 0.012))
    roll_mantlet(turret, 0.150, gun.height, 0.118, 0.042)
    fit.cupola(turret, -0.062, -0.055, ROOF - 0.002, 0.046, 0.034)
    fit.hatch(turret, 0.060, -0.040, ROOF - 0.001, 0.040)
    fit.periscope(turret, 0.048, 0.050, ROOF)
    turret.add("armour", box((0.044, 0.044, 0.014), (0.0, -0.135, ROOF), 0.005))
    fit.chest(turret, (-0.088, -0.292, deck + 0.030), (0.088, -0.236, deck + 0.084))
    fit.roll(turret, 0.0, -0.262, deck + 0.102, 0.150, 0.020)
    fit.spare_links(turret, [(0.166, -0.005, 0.300), (0.166, -0.048, 0.300), (0.166, -0.091, 0.300)])
    machine_gun(turret, -0.062, 0.0, ROOF + 0.066)
    barrel = model.part("barrel", (0.0, 0.140, gun.height), "turret")
    gun.add(barrel)
    return model
