"""The Command tank: as small as the light one, with a cabin behind a stub of a gun, a frame aerial, and a tall mast with its pennant."""

import math

from .. import fittings as fit
from ..guns import collar
from ..hulls import belly, cast_turret, turret_ring
from ..measures import COMMAND as ROW
from ..model import Model
from ..shapes import box, ellipsoid, lathe, plated, prism, tube

CABIN = 0.327
# Position of the mast's foot, and its height.
MAST, TALL = (-0.108, -0.080, CABIN), 0.470


def build():
    """Builds the model."""
    model = Model("command")
    tracks, gun, deck, pivot = ROW.tracks, ROW.gun, ROW.deck, ROW.pivot
    body = model.body
    belly(body, tracks, 0.040, 0.262, -0.288)
    tracks.lay(model)
    tracks.fenders(model, nose=0.060, tail=0.045)
    body.add(
        "armour",
        plated([(0.140, [(0.150, 0.256), (0.172, 0.170), (0.176, -0.284)]), (deck, [(0.124, 0.176), (0.148, 0.110), (0.158, -0.274)])]),
    )
    fit.chevron(body, (0.250, 0.146), (0.180, deck - 0.004), 0.22, share=0.95)
    fit.headlamps(body, 0.150, 0.226, 0.178, 0.019)
    fit.tail_lamps(body, 0.139, -0.288, 0.160)
    # The cabin, with a band of the side's colour around it.
    cabin = [
        (deck - 0.010, [(0.146, 0.016), (0.158, -0.020), (0.160, -0.266)]),
        (CABIN, [(0.122, -0.016), (0.132, -0.042), (0.138, -0.250)]),
    ]
    body.add("armour", plated(cabin, 0.009))
    fit.band(
        body,
        plated(
            [
                (deck + 0.014, [(0.144, 0.018), (0.158, -0.020), (0.161, -0.268)]),
                (deck + 0.046, [(0.137, 0.009), (0.151, -0.026), (0.155, -0.263)]),
            ],
            0.003,
        ),
    )
    for ahead in (-0.085, -0.175):
        fit_window(body, ahead, deck)
    body.add("glass", box((0.090, 0.006, 0.022), (0.0, -0.258, deck + 0.078), 0.002))
    body.add("glass", box((0.100, 0.012, 0.018), (0.0, -0.004, deck + 0.096), 0.002))
    star(body)
    fit.hatch(body, 0.076, -0.190, CABIN, 0.038)
    fit.antenna(body, 0.118, -0.056, CABIN - 0.002, 0.320)
    frame(body)
    fit.chest(body, (-0.060, -0.300, 0.150), (0.060, -0.268, 0.200))
    fit.roll(body, 0.0, -0.286, 0.222, 0.150, 0.018)
    x, ahead, foot = MAST
    body.add("armour-dark", lathe([(0.022, -0.004), (0.022, 0.010), (0.012, 0.020), (0.011, 0.050)], 10).at(x, ahead, foot))
    body.add("steel", tube([(x, ahead, foot), (x, ahead, foot + TALL)], (0.0085, 0.0065), 8))
    body.add("brass", ellipsoid((0.019, 0.019, 0.024), 10, 6).at(x, ahead, foot + TALL + 0.006))
    flag = model.part("flag", (x, ahead, foot + TALL - 0.120), "body")
    fit.pennant(flag, (x, ahead, foot + TALL - 0.018), 0.319, 0.196)
    turret = model.part("turret", (0.0, pivot, deck))
    turret_ring(turret, pivot, deck, 0.092)
    dome = [(0.084, 0.004), (0.090, 0.014), (0.087, 0.040), (0.074, 0.074), (0.052, 0.090), (0.0, 0.095)]
    cast_turret(turret, pivot, deck, dome, 1.0, around=22)
    collar(turret, pivot + 0.060, gun.height, 0.036, 0.050)
    fit.hatch(turret, 0.0, pivot - 0.008, deck + 0.090, 0.038)
    barrel = model.part("barrel", (0.0, pivot + 0.060, gun.height), "turret")
    gun.add(barrel)
    return model


def fit_window(part, ahead, deck):
    """A vision slit with a flap on both sides."""
    part.add("glass", box((0.008, 0.056, 0.020), (0.1485, ahead, deck + 0.070), 0.002).both())
    part.add("armour", box((0.016, 0.066, 0.006), (0.150, ahead, deck + 0.086), 0.002).both(), fine=True)


def star(part):
    """A star of brass on the roof."""
    outline = []
    for step in range(10):
        radius, angle = (0.074, 0.031)[step % 2], math.tau * (step / 10.0 + 0.25)
        outline.append((radius * math.cos(angle), radius * math.sin(angle)))
    part.add("brass", prism(outline, CABIN - 0.004, CABIN + 0.007, 0.002).at(0.0, -0.108, 0.0))


def frame(part):
    """The frame aerial on posts around the rear edge of the cabin."""
    height = CABIN + 0.034
    places = [
        (0.124, -0.110, height),
        (0.126, -0.236, height),
        (0.114, -0.250, height),
        (-0.114, -0.250, height),
        (-0.126, -0.236, height),
        (-0.124, -0.120, height),
    ]
    part.add("steel", tube(places, 0.0055, 6))
    for x, ahead in ((0.124, -0.116), (0.120, -0.242)):
        part.add("armour-dark", tube([(x, ahead, CABIN - 0.008), (x, ahead, height)], 0.005, 5).both())
