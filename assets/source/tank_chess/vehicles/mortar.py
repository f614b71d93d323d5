"""The mortar carrier: an open bed with a short, very wide tube that points steeply upwards, and a spade at the rear."""

import math

from .. import fittings as fit
from ..hulls import belly
from ..items import bomb
from ..measures import MORTAR as ROW
from ..model import Model
from ..shapes import block, box, lathe, plated, profile, sideways, soft, tube

# Upper edge of the walls of the bed, and the bed's rear and front end.
RIM, BED = 0.290, (-0.430, 0.160)
# The tube's forward tilt from the vertical, its radius, and its length from the trunnions to the muzzle and to the breech.
LEAN, TUBE, MOUTH, BREECH = 0.56, 0.128, 0.275, 0.105
# Position of the trunnions ahead of the middle and above the board.
TRUNNIONS = (-0.110, 0.240)


def build():
    """Builds the model."""
    model = Model("mortar")
    tracks, floor = ROW.tracks, ROW.deck
    body = model.body
    belly(body, tracks, 0.050, 0.436, -0.420)
    tracks.lay(model)
    tracks.fenders(model, nose=0.075, tail=0.055)
    cab = [(0.184, [(0.290, 0.430), (0.325, 0.300), (0.330, 0.130)]), (0.286, [(0.230, 0.256), (0.270, 0.200), (0.280, 0.130)])]
    body.add("armour", plated(cab))
    rear, front = BED
    body.add("armour-dark", block((-0.320, rear, floor - 0.012), (0.320, front, floor + 0.006), 0.002))
    # The walls, with a broad rail in the side's colour.
    body.add("armour", block((-0.330, front - 0.018, floor - 0.01), (0.330, front + 0.018, RIM), 0.006))
    body.add("armour", block((0.290, rear - 0.010, floor - 0.010), (0.335, front + 0.018, RIM), 0.006).both())
    body.add("armour", block((0.150, rear - 0.012, floor - 0.010), (0.330, rear + 0.026, RIM), 0.006).both())
    for ahead in (-0.38, -0.25, -0.12, 0.01):
        body.add("armour-dark", block((0.334, ahead - 0.012, floor), (0.346, ahead + 0.012, RIM - 0.006), 0.002).both(), fine=True)
    fit.band(body, block((0.286, rear - 0.006, RIM - 0.002), (0.332, front + 0.014, RIM + 0.008), 0.002).both())
    fit.chevron(body, (0.424, 0.192), (0.260, 0.284), 0.40, share=0.92)
    fit.headlamps(body, 0.280, 0.390, 0.222, 0.026)
    fit.tail_lamps(body, 0.290, -0.446, 0.216)
    fit.square_hatch(body, -0.170, 0.168, 0.285, 0.110, 0.056)
    fit.panel(body, [(-0.090, 0.136), (0.262, 0.136), (0.252, 0.196), (-0.090, 0.196)], 0.286)
    fit.antenna(body, -0.262, 0.150, 0.284, 0.190)
    fit.jerrycan(body, -0.120, -0.428, 0.196)
    fit.jerrycan(body, 0.120, -0.428, 0.196)
    fit.cable(body, [(0.352, 0.250, 0.206), (0.356, 0.10, 0.204), (0.356, -0.14, 0.204), (0.352, -0.30, 0.206)], 0.007)
    fit.shovel(body, -0.352, 0.060, 0.206, 0.20)
    fit.exhaust(body, 0.200, -0.440, 0.150, 0.080, 0.020)
    body.rivets((0.310, 0.400, 0.190), (0.300, 0.150, 0.280))
    body.seam((0.0, 0.424, 0.196), (0.0, 0.262, 0.282))
    for ahead in (-0.340, -0.250, -0.160, -0.070, 0.020, 0.110):
        body.seam((-0.120, ahead, floor + 0.006), (-0.300, ahead, floor + 0.006), both=True)
    for x, ahead in ((0.230, -0.376), (0.230, -0.300), (0.230, -0.224), (-0.230, -0.376), (-0.230, -0.300), (-0.230, -0.224)):
        bomb(body, x, ahead, floor + 0.006, 0.034)
    ahead, height = TRUNNIONS
    cheek = [(ahead - 0.100, floor), (ahead + 0.100, floor), (ahead + 0.046, height + 0.036), (ahead - 0.046, height + 0.036)]
    for side in (-1.0, 1.0):
        body.add("armour-dark", profile(cheek, 0.032, side * (TUBE + 0.030), 0.006))
    axle = soft([(0.0, -0.180), (0.028, -0.180), (0.028, 0.180), (0.0, 0.180)], 0.004)
    body.add("steel", sideways(lathe(axle, 12)).at(0.0, ahead, height))
    _outriggers(body)
    _spade(body)
    _piece(model)
    return model


def _outriggers(body):
    """Folded legs with broad feet at the corners, on which the carrier stands while it fires."""
    for ahead in (0.330, -0.340):
        body.add("steel", tube([(0.330, ahead, 0.170), (0.384, ahead, 0.150)], 0.022, 8).both())
        foot = soft([(0.0, 0.100), (0.046, 0.100), (0.046, 0.124), (0.022, 0.140), (0.022, 0.190), (0.0, 0.190)], 0.004)
        body.add("armour-dark", lathe(foot, 12).at(0.386, ahead, 0.0).both())


def _spade(body):
    """The spade that takes the recoil, on two arms at the open rear of the bed."""
    for side in (-1.0, 1.0):
        body.add("steel", tube([(0.090 * side, -0.400, 0.190), (0.090 * side, -0.452, 0.120)], 0.016, 8))
    blade = [(-0.470, 0.020), (-0.452, 0.020), (-0.446, 0.130), (-0.466, 0.130)]
    body.add("armour-dark", profile(blade, 0.320, 0.0, 0.004))


def _piece(model):
    """The tube, a separate part that recoils along its axis."""
    ahead, height = TRUNNIONS
    part = model.part("barrel", (0.0, ahead, height), "body")
    place = lambda solid: solid.turned("x", -LEAN).at(0.0, ahead, height)
    line = [
        (0.0, -BREECH),
        (TUBE * 0.70, -BREECH),
        (TUBE * 1.04, -BREECH * 0.4),
        (TUBE * 1.04, 0.060),
        (TUBE * 0.90, 0.074),
        (TUBE * 0.90, MOUTH - 0.060),
    ]
    part.add("armour", place(lathe(soft(line, 0.006), 24)))
    muzzle = [
        (TUBE * 0.88, MOUTH - 0.066),
        (TUBE * 1.12, MOUTH - 0.060),
        (TUBE * 1.12, MOUTH),
        (TUBE * 0.80, MOUTH),
        (TUBE * 0.76, MOUTH - 0.016),
    ]
    part.add("steel", place(lathe(soft(muzzle, 0.006), 24)))
    mouth = place(lathe([(0.0, MOUTH), (0.001, MOUTH)], 3)).verts[0]
    part.soot(*mouth, TUBE * 0.85)
    part.add("rubber", place(lathe([(TUBE * 0.78, MOUTH - 0.012), (TUBE * 0.72, MOUTH - 0.110), (0.0, MOUTH - 0.112)], 18)))
    ring = [(TUBE * 0.88, 0.098), (TUBE * 1.0, 0.100), (TUBE * 1.0, 0.176), (TUBE * 0.88, 0.178)]
    fit.band(part, place(lathe(soft(ring, 0.002), 22)))
    part.add("steel", place(tube([(0.0, -TUBE * 1.06, 0.010), (0.0, -TUBE * 1.06, 0.200)], 0.017, 8)), fine=True)
    part.add("armour-dark", place(box((0.070, 0.036, 0.028), (0.0, -TUBE * 1.02, 0.196), 0.004)), fine=True)
    for step in range(3):
        turn = math.tau * step / 3.0 + 0.5
        lug = box((0.022, 0.014, 0.046), (0.0, -TUBE * 1.06, 0.030), 0.003).turned("z", turn)
        part.add("armour-dark", place(lug), fine=True)
