"""The medium tank, with five large road wheels, sloping sides, fuel drums and a domed cast turret."""

from .. import fittings as fit
from ..guns import collar
from ..hulls import belly, cast_turret, turret_ring
from ..measures import MEDIUM as ROW
from ..model import Model
from ..shapes import box, plated


def build():
    """Builds the model."""
    model = Model("medium")
    hull(model)
    turret(model)
    return model


def hull(model):
    """Hull and tracks."""
    tracks, deck = ROW.tracks, ROW.deck
    body = model.body
    belly(body, tracks, 0.042, 0.292, -0.330)
    tracks.lay(model)
    tracks.fenders(model, nose=0.055, tail=0.050)
    # A long glacis and sloping sides.
    body.add(
        "armour",
        plated([(0.156, [(0.184, 0.284), (0.196, 0.150), (0.196, -0.326)]), (deck, [(0.140, 0.152), (0.150, 0.080), (0.156, -0.282)])]),
    )
    fit.chevron(body, (0.280, 0.160), (0.154, deck - 0.001), 0.25)
    fit.headlamps(body, 0.168, 0.262, 0.188)
    fit.tail_lamps(body, 0.170, -0.332, 0.172)
    fit.square_hatch(body, 0.088, 0.116, deck - 0.001, 0.060, 0.046)
    fit.periscope(body, 0.088, 0.146, deck - 0.004)
    fit.grille(body, 0.0, -0.215, deck, 0.230, 0.115)
    fit.exhaust(body, 0.085, -0.322, 0.186, 0.080, 0.018)
    fit.drum(body, 0.204, -0.215, 0.202, 0.130, 0.034)
    fit.roll(body, 0.0, -0.300, deck - 0.012, 0.170, 0.020)
    fit.shovel(body, 0.196, 0.080, 0.176)
    fit.cable(body, [(-0.180, 0.200, 0.180), (-0.204, 0.110, 0.178), (-0.204, -0.02, 0.178), (-0.190, -0.110, 0.182)])
    fit.tow_hooks(body, 0.095, 0.286, 0.105)


def turret(model):
    """Turret and gun."""
    gun, deck, pivot = ROW.gun, ROW.deck, ROW.pivot
    part = model.part("turret", (0.0, pivot, deck))
    turret_ring(part, pivot, deck, 0.146)
    dome = [(0.128, 0.004), (0.143, 0.022), (0.144, 0.036), (0.134, 0.066), (0.112, 0.098), (0.080, 0.117), (0.040, 0.124), (0.0, 0.125)]
    cast_turret(part, pivot, deck, dome, 1.12)
    part.add("armour", box((0.130, 0.070, 0.062), (0.0, pivot - 0.150, deck + 0.052), 0.014))
    fit.band(part, box((0.100, 0.012, 0.024), (0.0, pivot - 0.184, deck + 0.052), 0.003))
    collar(part, pivot + 0.100, gun.height, 0.050, 0.074)
    fit.cupola(part, 0.050, pivot - 0.030, deck + 0.106, 0.042, 0.024)
    fit.hatch(part, -0.052, pivot - 0.018, deck + 0.113, 0.034)
    fit.periscope(part, -0.046, pivot + 0.060, deck + 0.104)
    fit.periscope(part, 0.040, pivot + 0.066, deck + 0.102)
    for side in (-1.0, 1.0):
        x = 0.142 * side
        fit.rail(
            part,
            [
                (x * 0.94, pivot + 0.040, deck + 0.052),
                (x * 1.05, pivot + 0.034, deck + 0.058),
                (x * 1.05, pivot - 0.044, deck + 0.058),
                (x * 0.94, pivot - 0.050, deck + 0.052),
            ],
        )
    fit.antenna(part, -0.080, pivot - 0.100, deck + 0.070, 0.150)
    barrel = model.part("barrel", (0.0, pivot + 0.110, gun.height), "turret")
    gun.add(barrel)
