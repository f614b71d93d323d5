"""The light tank: a narrow hull with a pointed nose between two bare tracks on outriggers, a little six-sided turret and a thin gun."""

from .. import fittings as fit
from ..guns import pig_snout
from ..hulls import plated_turret, turret_ring
from ..measures import LIGHT as ROW
from ..model import Model
from ..shapes import block, box, plated

ROOF = 0.372


def build():
    """Builds the model."""
    model = Model("light")
    tracks, gun, deck, pivot = ROW.tracks, ROW.gun, ROW.deck, ROW.pivot
    body = model.body
    tracks.lay(model)
    keel = [(0.070, [(0.030, 0.330), (0.100, 0.150), (0.110, -0.370)]), (0.150, [(0.036, 0.415), (0.124, 0.200), (0.130, -0.410)])]
    body.add("armour-dark", plated(keel, 0.006))
    hull = [
        (0.146, [(0.040, 0.425), (0.132, 0.200), (0.142, 0.060), (0.142, -0.424)]),
        (0.176, [(0.040, 0.432), (0.134, 0.202), (0.144, 0.060), (0.144, -0.428)]),
        (deck, [(0.034, 0.270), (0.096, 0.150), (0.128, 0.040), (0.130, -0.390)]),
    ]
    body.add("armour", plated(hull))
    # The outriggers of the tracks, which leave a gap on both sides of the hull.
    for ahead in (0.190, -0.060, -0.320):
        body.add("armour-dark", block((0.120, ahead - 0.030, 0.096), (tracks.half_width - 0.030, ahead + 0.030, 0.140), 0.006).both())
    fit.chevron(body, (0.420, 0.182), (0.276, deck - 0.002), 0.110, share=0.98)
    fit.panel(body, fit.rectangle((-0.112, -0.378), (0.112, -0.270)), deck)
    fit.headlamps(body, 0.128, 0.212, 0.216, 0.024)
    fit.tail_lamps(body, 0.110, -0.432, 0.200)
    fit.grille(body, 0.0, -0.206, deck, 0.190, 0.090, 4)
    fit.exhaust(body, 0.080, -0.400, 0.222, 0.080, 0.020)
    fit.antenna(body, 0.110, -0.250, deck, 0.210)
    fit.shovel(body, -0.138, -0.100, 0.216, 0.15)
    fit.jerrycan(body, 0.152, -0.330, 0.186, 1.57)
    fit.jerrycan(body, 0.152, -0.270, 0.186, 1.57)
    fit.roll(body, 0.0, -0.404, deck + 0.006, 0.170, 0.022)
    fit.cable(body, [(0.140, 0.140, 0.200), (0.146, 0.020, 0.200), (0.146, -0.140, 0.200)], 0.006)
    body.seam((-0.110, 0.136, deck), (0.110, 0.136, deck))
    body.seam((0.0, 0.410, 0.186), (0.0, 0.290, deck - 0.006))
    body.rivets((0.138, 0.060, 0.196), (0.136, -0.400, 0.200))
    body.rivets((0.090, 0.270, 0.190), (0.040, 0.390, 0.186))
    turret = model.part("turret", (0.0, pivot, deck))
    turret_ring(turret, pivot, deck, 0.136)
    plated_turret(
        turret,
        [
            (deck + 0.006, [(0.056, pivot + 0.146), (0.134, pivot + 0.050), (0.138, pivot - 0.060), (0.080, pivot - 0.146)]),
            (ROOF - 0.044, [(0.054, pivot + 0.128), (0.128, pivot + 0.044), (0.132, pivot - 0.056), (0.076, pivot - 0.136)]),
            (ROOF, [(0.040, pivot + 0.074), (0.088, pivot + 0.030), (0.092, pivot - 0.048), (0.056, pivot - 0.096)]),
        ],
        0.007,
    )
    roof = [(0.048, pivot - 0.086), (0.080, pivot - 0.044), (0.076, pivot + 0.026), (0.036, pivot + 0.064)]
    fit.panel(turret, [*roof, *((-x, y) for x, y in roof[::-1])], ROOF)
    turret.add("armour", box((0.100, 0.040, 0.076), (0.0, pivot + 0.124, gun.height), 0.012))
    pig_snout(turret, pivot + 0.124, gun.height, 0.036, 0.080)
    fit.hatch(turret, 0.0, pivot - 0.022, ROOF + 0.004, 0.042)
    fit.chest(turret, (-0.060, pivot - 0.186, deck + 0.034), (0.060, pivot - 0.136, deck + 0.094))
    turret.rivets((0.126, pivot + 0.030, deck + 0.050), (0.096, pivot + 0.020, ROOF - 0.012))
    turret.rivets((0.130, pivot - 0.050, deck + 0.050), (0.100, pivot - 0.040, ROOF - 0.012))
    barrel = model.part("barrel", (0.0, pivot + 0.100, gun.height), "turret")
    gun.add(barrel)
    return model
