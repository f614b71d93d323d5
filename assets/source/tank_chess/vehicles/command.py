"""The Command tank: a tall cabin with a star on its roof behind a little turret, a frame aerial, and a tall mast with its pennant."""

import math

from .. import fittings as fit
from ..guns import collar
from ..hulls import belly, cast_turret, turret_ring
from ..measures import COMMAND as ROW
from ..model import Model
from ..shapes import box, ellipsoid, lathe, plated, prism, tube

CABIN = 0.425
# Position of the mast's foot, and its height. The pennant flies to the rear and the right, where it hides nothing of the star.
MAST, TALL = (0.222, -0.082, CABIN), 0.436
# Distance of the star behind the middle, and the radius of its disc.
STAR, DISC = -0.236, 0.168


def build():
    """Builds the model."""
    model = Model("command")
    tracks, gun, deck, pivot = ROW.tracks, ROW.gun, ROW.deck, ROW.pivot
    body = model.body
    belly(body, tracks, 0.048, 0.420, -0.410)
    tracks.lay(model)
    tracks.fenders(model, nose=0.080, tail=0.055)
    hull = [
        (0.190, [(0.110, 0.430), (0.210, 0.350), (0.246, 0.220), (0.250, -0.420)]),
        (deck, [(0.090, 0.360), (0.170, 0.300), (0.206, 0.180), (0.216, -0.400)]),
    ]
    body.add("armour", plated(hull))
    fit.chevron(body, (0.424, 0.196), (0.362, deck - 0.004), 0.20, share=1.0)
    fit.headlamps(body, 0.196, 0.332, 0.230, 0.025)
    fit.tail_lamps(body, 0.270, -0.436, 0.226)
    cabin = [
        (deck - 0.036, [(0.300, 0.020), (0.330, -0.024), (0.334, -0.432)]),
        (CABIN, [(0.240, -0.030), (0.264, -0.066), (0.270, -0.410)]),
    ]
    body.add("armour", plated(cabin, 0.012))
    # A band of the side's colour around the cabin.
    band = [
        (deck + 0.008, [(0.2900, 0.0115), (0.3180, -0.0310), (0.3225, -0.4300)]),
        (deck + 0.072, [(0.2715, -0.0030), (0.2985, -0.0435), (0.3040, -0.4240)]),
    ]
    fit.band(body, plated(band, 0.003))
    for ahead in (-0.130, -0.290):
        _window(body, ahead, deck)
    body.add("glass", box((0.300, 0.014, 0.040), (0.0, -0.014, deck + 0.124), 0.002))
    _star(body)
    fit.antenna(body, -0.236, -0.366, CABIN - 0.002, 0.200)
    _frame(body)
    for height in (deck + 0.090, CABIN - 0.018):
        body.rivets((0.276 if height > 0.4 else 0.305, -0.060, height), (0.280 if height > 0.4 else 0.308, -0.410, height))
    body.seam((0.0, -0.440, 0.210), (0.0, -0.420, CABIN - 0.010))
    for x in (-0.130, 0.130):
        fit.jerrycan(body, x, -0.446, 0.196)
    fit.roll(body, 0.0, -0.452, 0.270, 0.200, 0.026)
    fit.exhaust(body, 0.200, -0.420, 0.212, 0.080, 0.020)
    fit.shovel(body, -0.268, 0.120, 0.206, 0.18)
    fit.cable(body, [(0.250, 0.260, 0.208), (0.262, 0.160, 0.206), (0.262, 0.060, 0.206)], 0.007)
    x, ahead, foot = MAST
    body.add("armour-dark", lathe([(0.030, -0.004), (0.030, 0.014), (0.018, 0.028), (0.016, 0.060)], 10).at(x, ahead, foot))
    body.add("steel", tube([(x, ahead, foot), (x, ahead, foot + TALL)], (0.0125, 0.0095), 8))
    body.add("brass", ellipsoid((0.026, 0.026, 0.032), 10, 6).at(x, ahead, foot + TALL + 0.006))
    flag = model.part("flag", (x, ahead, foot + TALL - 0.150), "body")
    fit.pennant(flag, (x, ahead, foot + TALL - 0.022), 0.345, 0.225)
    turret = model.part("turret", (0.0, pivot, deck))
    turret_ring(turret, pivot, deck, 0.146)
    dome = [(0.132, 0.004), (0.142, 0.020), (0.138, 0.056), (0.116, 0.096), (0.080, 0.116), (0.0, 0.122)]
    cast_turret(turret, pivot, deck, dome, 1.0, around=22)
    collar(turret, pivot + 0.096, gun.height, 0.056, 0.070)
    fit.hatch(turret, 0.0, pivot - 0.010, deck + 0.116, 0.052)
    barrel = model.part("barrel", (0.0, pivot + 0.090, gun.height), "turret")
    gun.add(barrel)
    return model


def _window(part, ahead, deck):
    """A vision slit with a flap on both sides."""
    part.add("glass", box((0.010, 0.090, 0.032), (0.2900, ahead, deck + 0.116), 0.002).both())
    part.add("armour", box((0.020, 0.104, 0.008), (0.2880, ahead, deck + 0.138), 0.002).both(), fine=True)


def _star(part):
    """A star on a disc of the side's colour on the roof."""
    part.add("trim", lathe([(DISC, -0.004), (DISC, 0.006), (DISC - 0.004, 0.008), (0.0, 0.008)], 28, 16).at(0.0, STAR, CABIN))
    outline = []
    for step in range(10):
        radius, angle = (DISC * 0.94, DISC * 0.39)[step % 2], math.tau * (step / 10.0 + 0.25)
        outline.append((radius * math.cos(angle), radius * math.sin(angle)))
    part.add("armour", prism(outline, CABIN + 0.002, CABIN + 0.017, 0.002).at(0.0, STAR, 0.0))


def _frame(part):
    """The frame aerial on posts around the rear edge of the cabin."""
    height = CABIN + 0.050
    places = [
        (0.256, -0.150, height),
        (0.262, -0.382, height),
        (0.240, -0.404, height),
        (-0.240, -0.404, height),
        (-0.262, -0.382, height),
        (-0.256, -0.150, height),
    ]
    part.add("steel", tube(places, 0.008, 6))
    for x, ahead in ((0.256, -0.158), (0.252, -0.394)):
        part.add("armour-dark", tube([(x, ahead, CABIN - 0.008), (x, ahead, height)], 0.008, 5).both())
