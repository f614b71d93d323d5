"""The heavy tank: broad, with skirts over its tracks, a large six-sided turret far back, and a thick gun that ends in two baffles."""

from .. import fittings as fit
from ..guns import machine_gun, roll_mantlet
from ..hulls import belly, plated_turret, turret_ring
from ..measures import HEAVY as ROW
from ..model import Model
from ..shapes import block, box, plated

ROOF = 0.425


def build():
    """Builds the model."""
    model = Model("heavy")
    tracks, deck = ROW.tracks, ROW.deck
    body = model.body
    belly(body, tracks, 0.052, 0.440, -0.430)
    tracks.lay(model)
    tracks.fenders(model, nose=0.080, tail=0.060, slot="armour")
    tracks.skirts(model)
    hull = [(0.208, [(0.300, 0.425), (0.325, 0.260), (0.330, -0.440)]), (deck, [(0.262, 0.270), (0.285, 0.180), (0.300, -0.420)])]
    body.add("armour", plated(hull))
    fit.chevron(body, (0.420, 0.212), (0.272, deck - 0.001), 0.44, share=0.95)
    fit.headlamps(body, 0.300, 0.384, 0.240, 0.026)
    fit.tail_lamps(body, 0.280, -0.446, 0.232)
    for x in (-0.120, 0.120):
        fit.hatch(body, x, 0.212, deck, 0.036, handle=x > 0.0)
    fit.upright_exhaust(body, 0.150, -0.434, 0.215, 0.120, 0.027)
    body.add("armour-dark", block((-0.08, -0.448, 0.150), (0.08, -0.426, 0.230), 0.004))
    fit.tow_hooks(body, 0.140, 0.432, 0.120)
    fit.cable(body, [(0.318, 0.270, 0.234), (0.322, 0.05, 0.238), (0.326, -0.22, 0.236), (0.318, -0.410, 0.236)], 0.008)
    fit.shovel(body, -0.322, 0.120, 0.240, 0.20)
    fit.beam(body, (-0.190, -0.462, 0.112), (0.190, -0.462, 0.112), 0.018)
    body.rivets((0.388, 0.380, 0.196), (0.388, -0.400, 0.196))
    body.seam((0.284, 0.150, deck), (-0.284, 0.150, deck))
    fit.lid(body, (-0.070, 0.160), (0.070, 0.240), deck)
    body.seam((0.200, 0.400, 0.220), (0.170, 0.282, deck), both=True)
    _turret(model)
    return model


def _turret(model):
    gun, deck, pivot = ROW.gun, ROW.deck, ROW.pivot
    turret = model.part("turret", (0.0, pivot, deck))
    turret_ring(turret, pivot, deck, 0.230)
    plated_turret(
        turret,
        [
            (deck + 0.008, [(0.120, 0.160), (0.232, 0.030), (0.240, -0.240), (0.150, -0.400)]),
            (deck + 0.050, [(0.128, 0.176), (0.252, 0.036), (0.260, -0.246), (0.160, -0.425)]),
            (ROOF, [(0.100, 0.096), (0.196, -0.006), (0.204, -0.220), (0.124, -0.372)]),
        ],
        0.010,
    )
    for side in (1.0, -1.0):
        stripe = [(0.084, 0.086), (0.084, -0.360), (0.120, -0.360), (0.186, -0.216), (0.178, -0.010), (0.100, 0.080)]
        plan = [(side * x, y) for x, y in stripe]
        fit.panel(turret, plan if side > 0.0 else plan[::-1], ROOF)
    turret.add("armour", box((0.220, 0.060, 0.120), (0.0, 0.156, gun.height), 0.016))
    roll_mantlet(turret, 0.180, gun.height, 0.180, 0.064)
    fit.cupola(turret, -0.092, -0.120, ROOF, 0.066, 0.044)
    fit.hatch(turret, 0.092, -0.090, ROOF + 0.003, 0.050)
    fit.periscope(turret, 0.020, 0.050, ROOF)
    turret.add("armour-dark", box((0.060, 0.060, 0.020), (0.0, -0.270, ROOF), 0.006))
    fit.chest(turret, (-0.120, -0.486, deck + 0.036), (0.120, -0.416, deck + 0.110))
    fit.panel(turret, fit.rectangle((-0.108, -0.478), (0.108, -0.424)), deck + 0.110)
    fit.antenna(turret, 0.130, -0.330, ROOF, 0.210)
    fit.jerrycan(turret, -0.156, -0.426, deck + 0.030, 0.45)
    fit.jerrycan(turret, 0.156, -0.426, deck + 0.030, -0.45)
    fit.roll(turret, 0.0, -0.450, deck + 0.132, 0.200, 0.024)
    turret.seam((0.0, 0.090, ROOF), (0.0, -0.366, ROOF))
    turret.rivets((0.240, 0.030, deck + 0.070), (0.206, 0.002, ROOF - 0.016))
    turret.rivets((0.250, -0.236, deck + 0.070), (0.212, -0.220, ROOF - 0.016))
    fit.spare_links(turret, [(0.250, -0.030, 0.332), (0.250, -0.082, 0.332), (0.250, -0.134, 0.332)], (0.014, 0.044, 0.056))
    machine_gun(turret, -0.092, -0.060, ROOF + 0.080, 0.10)
    barrel = model.part("barrel", (0.0, 0.180, gun.height), "turret")
    gun.add(barrel)
