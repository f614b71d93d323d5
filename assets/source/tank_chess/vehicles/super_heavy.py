"""The super-heavy tank, with skirts over its tracks, a large box-shaped turret and two guns side by side."""

import numpy as np

from .. import fittings as fit
from ..guns import machine_gun, roll_mantlet
from ..hulls import belly, plated_turret, turret_ring
from ..measures import SUPER_HEAVY as ROW
from ..model import Model
from ..shapes import block, box, plated, profile

ROOF = 0.432


def build():
    """Builds the model."""
    model = Model("super-heavy")
    tracks, deck = ROW.tracks, ROW.deck
    body = model.body
    belly(body, tracks, 0.058, 0.325, -0.345)
    tracks.lay(model)
    body.add(
        "armour",
        plated(
            [
                (0.178, [(0.236, 0.318), (0.256, 0.290), (0.258, -0.354)]),
                (0.204, [(0.236, 0.318), (0.256, 0.290), (0.258, -0.354)]),
                (deck, [(0.196, 0.196), (0.214, 0.150), (0.224, -0.326)]),
            ],
            0.009,
        ),
    )
    # Mudguards at both ends, and skirts of four panels that leave the lower run of the tracks visible.
    for front, rear in ((0.330, 0.230), (-0.290, -0.362)):
        body.add("armour-dark", block((0.150, rear, 0.176), (0.256, front, 0.188), 0.003).both())
    body.add("armour-dark", block((0.152, 0.322, 0.130), (0.256, 0.332, 0.186), 0.003).both())
    ends = np.linspace(tracks.rear + 0.014, tracks.front - 0.014, 5)
    for rear, front in zip(ends, ends[1:]):
        outline = [
            (rear + 0.016, 0.078),
            (front - 0.016, 0.078),
            (front - 0.003, 0.098),
            (front - 0.003, 0.192),
            (rear + 0.003, 0.192),
            (rear + 0.003, 0.098),
        ]
        body.add("armour-dark", profile(outline, 0.014, tracks.half_width + 0.010, 0.003).both())
    fit.chevron(body, (0.312, 0.208), (0.200, deck - 0.001), 0.34)
    fit.headlamps(body, 0.206, 0.294, 0.240, 0.021)
    fit.tail_lamps(body, 0.220, -0.360, 0.200)
    for x in (-0.108, 0.108):
        fit.grille(body, x, -0.286, deck, 0.150, 0.066, 4)
        fit.square_hatch(body, x * 0.9, 0.168, deck - 0.001, 0.070, 0.044)
    fit.exhaust(body, 0.120, -0.352, 0.238, 0.080, 0.021)
    fit.chest(body, (-0.080, -0.376, 0.150), (0.080, -0.346, 0.205))
    fit.cable(body, [(-0.226, 0.120, 0.244), (-0.234, 0.0, 0.240), (-0.236, -0.16, 0.238), (-0.226, -0.29, 0.242)], 0.007)
    fit.tow_hooks(body, 0.120, 0.318, 0.120)
    _turret(model)
    return model


def _turret(model):
    gun, deck, pivot = ROW.gun, ROW.deck, ROW.pivot
    turret = model.part("turret", (0.0, pivot, deck))
    turret_ring(turret, pivot, deck, 0.205)
    plated_turret(
        turret,
        [
            (deck + 0.008, [(0.146, 0.118), (0.184, 0.074), (0.188, -0.205), (0.136, -0.252)]),
            (deck + 0.050, [(0.150, 0.126), (0.190, 0.078), (0.194, -0.208), (0.140, -0.258)]),
            (ROOF, [(0.122, 0.072), (0.150, 0.044), (0.154, -0.186), (0.112, -0.222)]),
        ],
        0.010,
    )
    fit.band(turret, box((0.236, 0.012, 0.030), (0.0, -0.250, deck + 0.070), 0.003))
    turret.add("armour", box((0.250, 0.060, 0.104), (0.0, 0.100, gun.height - 0.004), 0.014))
    roll_mantlet(turret, 0.122, gun.height, 0.226, 0.050)
    # Add-on armour on the cheeks.
    for ahead in (-0.150, -0.085, -0.020, 0.045):
        slab = box((0.012, 0.056, 0.070), (0.0, 0.0, 0.0), 0.004).turned("y", -0.33)
        turret.add("armour-dark", slab.at(0.181, ahead, deck + 0.092).both(), fine=True)
    fit.cupola(turret, -0.078, -0.052, ROOF, 0.052, 0.038)
    fit.hatch(turret, 0.078, -0.052, ROOF, 0.044)
    fit.square_hatch(turret, 0.0, -0.160, ROOF, 0.080, 0.052)
    fit.periscope(turret, -0.040, 0.040, ROOF)
    fit.periscope(turret, 0.040, 0.040, ROOF)
    turret.add("armour-dark", box((0.060, 0.026, 0.012), (0.0, -0.040, ROOF), 0.004))
    fit.chest(turret, (-0.098, -0.310, deck + 0.070), (0.098, -0.254, deck + 0.126))
    fit.roll(turret, 0.0, -0.280, deck + 0.144, 0.170, 0.021)
    fit.antenna(turret, -0.128, -0.176, ROOF - 0.004, 0.110)
    machine_gun(turret, 0.078, 0.006, ROOF + 0.044, 0.085)
    barrel = model.part("barrel", (0.0, 0.110, gun.height), "turret")
    for side in (1.0, -1.0):
        gun.x = abs(gun.x) * side
        gun.add(barrel)
