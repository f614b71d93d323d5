"""The medium tank: a large domed turret with a ring in the side's colour in the middle of a hull with sloping sides, and fuel drums."""

import math

from .. import fittings as fit
from ..guns import collar
from ..hulls import belly, cast_turret, turret_ring
from ..measures import MEDIUM as ROW
from ..model import Model
from ..shapes import box, lathe, plated

# Stretch of the turret along the gun.
STRETCH = 1.06


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
    belly(body, tracks, 0.050, 0.446, -0.420)
    tracks.lay(model)
    tracks.fenders(model, nose=0.070, tail=0.060)
    # A long glacis and sloping sides.
    sloping = [
        (0.194, [(0.110, 0.446), (0.200, 0.384), (0.284, 0.230), (0.284, -0.420)]),
        (deck, [(0.100, 0.284), (0.160, 0.256), (0.226, 0.140), (0.230, -0.370)]),
    ]
    body.add("armour", plated(sloping))
    fit.chevron(body, (0.440, 0.196), (0.286, deck - 0.001), 0.28, share=0.95)
    fit.headlamps(body, 0.196, 0.352, 0.236, 0.025)
    fit.tail_lamps(body, 0.240, -0.426, 0.214)
    fit.grille(body, 0.0, -0.300, deck, 0.300, 0.110)
    fit.exhaust(body, 0.110, -0.398, 0.226, 0.100, 0.024)
    fit.drum(body, 0.304, -0.290, 0.254, 0.230, 0.058)
    fit.roll(body, 0.0, -0.392, deck - 0.012, 0.210, 0.026)
    fit.shovel(body, 0.276, 0.060, 0.214, 0.19)
    fit.cable(body, [(-0.270, 0.260, 0.216), (-0.286, 0.150, 0.214), (-0.286, -0.02, 0.214), (-0.270, -0.140, 0.220)], 0.007)
    fit.tow_hooks(body, 0.110, 0.430, 0.120)
    # Stripes in the side's colour beside the engine.
    for x in (-0.190, 0.190):
        fit.panel(body, fit.rectangle((x - 0.032, -0.362), (x + 0.032, -0.180)), deck)
    fit.beam(body, (-0.200, -0.438, 0.110), (0.200, -0.438, 0.110), 0.017)
    fit.lid(body, (-0.130, 0.160), (0.130, 0.250), deck)
    body.seam((0.150, 0.430, 0.200), (0.122, 0.290, deck - 0.004), both=True)
    body.rivets((0.262, 0.200, 0.214), (0.262, -0.160, 0.214))
    body.rivets((0.290, 0.260, 0.205), (0.290, -0.150, 0.205))


def turret(model):
    """Turret and gun."""
    gun, deck, pivot = ROW.gun, ROW.deck, ROW.pivot
    part = model.part("turret", (0.0, pivot, deck))
    turret_ring(part, pivot, deck, 0.214)
    dome = [(0.190, 0.004), (0.212, 0.030), (0.214, 0.052), (0.200, 0.096), (0.166, 0.138), (0.116, 0.160), (0.056, 0.168), (0.0, 0.169)]
    cast_turret(part, pivot, deck, dome, STRETCH)
    ring = [(0.1985, 0.095), (0.2030, 0.100), (0.1690, 0.142), (0.1400, 0.155), (0.1350, 0.1505)]
    fit.band(part, lathe(ring, 28, 14).scaled(1.0, STRETCH, 1.0).at(0.0, pivot, deck))
    part.add("armour", box((0.180, 0.090, 0.084), (0.0, pivot - 0.218, deck + 0.062), 0.018))
    collar(part, pivot + 0.160, gun.height, 0.076, 0.100)
    fit.cupola(part, 0.066, pivot - 0.040, deck + 0.150, 0.058, 0.036)
    fit.hatch(part, -0.062, pivot - 0.010, deck + 0.160, 0.044)
    fit.periscope(part, -0.056, pivot + 0.080, deck + 0.148)
    for side in (-1.0, 1.0):
        x = 0.212 * side
        fit.rail(
            part,
            [
                (x * 0.94, pivot + 0.060, deck + 0.062),
                (x * 1.05, pivot + 0.052, deck + 0.070),
                (x * 1.05, pivot - 0.062, deck + 0.070),
                (x * 0.94, pivot - 0.070, deck + 0.062),
            ],
            0.0045,
        )
    for side in (-1.0, 1.0):
        fit.roll(part, side * 0.058, pivot - 0.222, deck + 0.120, 0.090, 0.022)
    fit.jerrycan(part, 0.178, pivot - 0.130, deck + 0.030, -0.9)
    part.seam(*[(0.205 * math.cos(a), pivot + STRETCH * 0.205 * math.sin(a), deck + 0.084) for a in [math.tau * k / 24 for k in range(25)]])
    fit.antenna(part, -0.110, pivot - 0.150, deck + 0.110, 0.150)
    barrel = model.part("barrel", (0.0, pivot + 0.150, gun.height), "turret")
    gun.add(barrel)
