"""The light tank: small and low, with a pointed nose, four wheels, a little eight-sided turret and a thin gun."""

from .. import fittings as fit
from ..guns import pig_snout
from ..hulls import belly, plated_turret, turret_ring
from ..measures import LIGHT as ROW
from ..model import Model
from ..shapes import block, box, plated

ROOF = 0.318


def build():
    """Builds the model."""
    model = Model("light")
    tracks, gun, deck, pivot = ROW.tracks, ROW.gun, ROW.deck, ROW.pivot
    body = model.body
    belly(body, tracks, 0.040, 0.262, -0.286)
    tracks.lay(model)
    tracks.fenders(model, nose=0.060, tail=0.045)
    body.add(
        "armour",
        plated(
            [
                (0.140, [(0.040, 0.276), (0.140, 0.150), (0.172, 0.060), (0.172, -0.278)]),
                (deck, [(0.034, 0.140), (0.104, 0.066), (0.138, 0.020), (0.142, -0.250)]),
            ]
        ),
    )
    fit.chevron(body, (0.268, 0.146), (0.146, deck - 0.002), 0.12)
    fit.headlamps(body, 0.146, 0.190, 0.168, 0.019)
    fit.tail_lamps(body, 0.140, -0.284, 0.162)
    fit.square_hatch(body, 0.0, 0.088, deck - 0.002, 0.070, 0.050)
    fit.grille(body, 0.0, -0.190, deck, 0.190, 0.088, 5)
    fit.exhaust(body, 0.085, -0.276, 0.192, 0.070, 0.016)
    fit.antenna(body, 0.120, -0.215, deck, 0.200)
    fit.chest(body, (-0.190, -0.235, 0.142), (-0.150, -0.120, 0.176))
    fit.shovel(body, 0.176, -0.060, 0.152, 0.13)
    fit.roll(body, 0.0, -0.262, deck - 0.002, 0.150, 0.017)
    turret = model.part("turret", (0.0, pivot, deck))
    turret_ring(turret, pivot, deck, 0.118)
    plated_turret(
        turret,
        [
            (deck + 0.006, [(0.056, pivot + 0.110), (0.104, pivot + 0.044), (0.108, pivot - 0.050), (0.066, pivot - 0.112)]),
            (ROOF - 0.030, [(0.050, pivot + 0.092), (0.092, pivot + 0.036), (0.096, pivot - 0.046), (0.058, pivot - 0.098)]),
            (ROOF, [(0.036, pivot + 0.058), (0.068, pivot + 0.022), (0.070, pivot - 0.034), (0.042, pivot - 0.070)]),
        ],
        0.006,
    )
    turret.add("armour", box((0.084, 0.030, 0.060), (0.0, pivot + 0.098, gun.height), 0.010))
    pig_snout(turret, pivot + 0.095, gun.height, 0.026, 0.060)
    fit.hatch(turret, 0.0, pivot - 0.012, ROOF, 0.044)
    fit.periscope(turret, 0.0, pivot + 0.044, ROOF - 0.004)
    fit.band(turret, box((0.112, 0.010, 0.022), (0.0, pivot - 0.108, deck + 0.052), 0.003))
    turret.add("armour-dark", block((0.092, pivot - 0.06, deck + 0.030), (0.112, pivot + 0.02, deck + 0.066), 0.004), fine=True)
    barrel = model.part("barrel", (0.0, pivot + 0.060, gun.height), "turret")
    gun.add(barrel)
    return model
