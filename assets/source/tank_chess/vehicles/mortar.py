"""The mortar carrier: an open compartment with a short, wide tube that points upwards."""

import math

from .. import fittings as fit
from ..hulls import belly
from ..items import bomb
from ..measures import MORTAR as ROW
from ..model import Model
from ..shapes import block, box, lathe, plated, profile, sideways, soft, tube

# Upper edge of the compartment's walls.
RIM = 0.252
# The tube's forward tilt from the vertical, its radius, and its length from the trunnions to the muzzle and to the breech.
LEAN, TUBE, MOUTH, BREECH = 0.56, 0.086, 0.270, 0.085
# Position of the trunnions ahead of the middle and above the board.
TRUNNIONS = (-0.085, 0.263)


def build():
    """Builds the model."""
    model = Model("mortar")
    tracks, floor = ROW.tracks, ROW.deck
    body = model.body
    belly(body, tracks, 0.044, 0.282, -0.330)
    tracks.lay(model)
    tracks.fenders(model, nose=0.060, tail=0.050)
    body.add(
        "armour",
        plated([(0.150, [(0.180, 0.280), (0.200, 0.180), (0.202, 0.070)]), (0.216, [(0.150, 0.166), (0.176, 0.110), (0.180, 0.070)])]),
    )
    body.add("armour-dark", block((-0.196, -0.330, floor - 0.012), (0.196, 0.090, floor + 0.006), 0.002))
    # Walls that slope slightly outwards, with a rail.
    for ahead in (0.092, -0.322):
        body.add("armour", block((-0.196, ahead - 0.013, floor - 0.01), (0.196, ahead + 0.013, RIM), 0.006))
    body.add("armour", block((0.172, -0.330, floor - 0.010), (0.200, 0.100, RIM), 0.006).both())
    for ahead in (-0.29, -0.19, -0.09, 0.01):
        body.add("armour-dark", block((0.199, ahead - 0.008, floor), (0.206, ahead + 0.008, RIM - 0.004), 0.002).both(), fine=True)
    fit.band(body, block((0.180, -0.300, RIM - 0.002), (0.193, 0.070, RIM + 0.005), 0.002).both())
    fit.chevron(body, (0.276, 0.156), (0.168, 0.215), 0.24)
    fit.headlamps(body, 0.166, 0.262, 0.190)
    fit.tail_lamps(body, 0.170, -0.338, 0.176)
    fit.exhaust(body, 0.120, -0.326, 0.196, 0.080, 0.018)
    fit.square_hatch(body, -0.110, 0.128, 0.215, 0.072, 0.050)
    fit.periscope(body, -0.110, 0.158, 0.212)
    for x, ahead in ((0.128, -0.262), (0.128, -0.200), (-0.128, -0.262), (-0.128, -0.200), (-0.128, -0.138)):
        bomb(body, x, ahead, floor + 0.006, 0.026)
    body.add("armour-dark", box((0.070, 0.060, 0.022), (0.128, -0.105, floor + 0.058), 0.008), fine=True)
    body.add("wood", block((-0.060, -0.306, floor), (0.060, -0.252, floor + 0.050), 0.003), fine=True)
    ahead, height = TRUNNIONS
    cheek = [(ahead - 0.070, floor), (ahead + 0.070, floor), (ahead + 0.034, height + 0.022), (ahead - 0.034, height + 0.022)]
    for side in (-1.0, 1.0):
        body.add("armour-dark", profile(cheek, 0.024, side * (TUBE + 0.022), 0.005))
    body.add(
        "steel", sideways(lathe(soft([(0.0, -0.134), (0.020, -0.134), (0.020, 0.134), (0.0, 0.134)], 0.003), 12)).at(0.0, ahead, height)
    )
    body.add(
        "steel",
        tube([(-0.140, ahead + 0.010, height), (-0.146, ahead + 0.010, height + 0.004), (-0.146, ahead - 0.040, height + 0.020)], 0.005, 5),
        fine=True,
    )
    _piece(model)
    return model


def _piece(model):
    """The tube, a separate part that recoils along its axis."""
    ahead, height = TRUNNIONS
    part = model.part("barrel", (0.0, ahead, height), "body")
    place = lambda solid: solid.turned("x", -LEAN).at(0.0, ahead, height)
    part.add(
        "armour",
        place(
            lathe(
                soft(
                    [
                        (0.0, -BREECH),
                        (TUBE * 0.74, -BREECH),
                        (TUBE * 1.06, -BREECH * 0.5),
                        (TUBE * 1.06, 0.042),
                        (TUBE * 0.92, 0.052),
                        (TUBE * 0.92, MOUTH - 0.050),
                    ],
                    0.006,
                ),
                20,
            )
        ),
    )
    muzzle = soft(
        [
            (TUBE * 0.90, MOUTH - 0.052),
            (TUBE * 1.12, MOUTH - 0.046),
            (TUBE * 1.12, MOUTH),
            (TUBE * 0.76, MOUTH),
            (TUBE * 0.72, MOUTH - 0.016),
        ],
        0.006,
    )
    part.add("steel", place(lathe(muzzle, 20)))
    part.add("rubber", place(lathe([(TUBE * 0.74, MOUTH - 0.012), (TUBE * 0.70, MOUTH - 0.090), (0.0, MOUTH - 0.092)], 16)))
    fit.band(part, place(lathe(soft([(TUBE * 0.90, 0.092), (TUBE * 1.0, 0.094), (TUBE * 1.0, 0.126), (TUBE * 0.90, 0.128)], 0.002), 20)))
    part.add("steel", place(tube([(0.0, -TUBE * 1.06, 0.010), (0.0, -TUBE * 1.06, 0.180)], 0.012, 8)), fine=True)
    part.add("armour-dark", place(box((0.050, 0.026, 0.020), (0.0, -TUBE * 1.02, 0.176), 0.004)), fine=True)
    for step in range(3):
        turn = math.tau * step / 3.0 + 0.5
        lug = box((0.016, 0.010, 0.034), (0.0, -TUBE * 1.08, 0.022), 0.003).turned("z", turn)
        part.add("armour-dark", place(lug), fine=True)
