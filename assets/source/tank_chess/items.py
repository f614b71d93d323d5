"""Small objects: shells, mortar bombs, mines, depots and the flag."""

import math

from . import fittings as fit
from .model import Model
from .shapes import block, ellipsoid, lathe, lying, soft, tube


def bomb(part, x, ahead, foot, radius):
    """A mortar bomb, standing on its tail."""
    place = lambda solid: solid.at(x, ahead, foot)
    part.add(
        "steel", place(lathe([(0.0, 0.0), (radius * 0.72, 0.0), (radius * 0.6, radius * 0.7), (radius * 0.3, radius * 0.9)], 8)), fine=True
    )
    case = [
        (radius * 0.3, radius * 0.8),
        (radius * 0.94, radius * 1.7),
        (radius, radius * 2.4),
        (radius * 0.9, radius * 3.2),
        (radius * 0.5, radius * 4.1),
        (0.0, radius * 4.5),
    ]
    part.add("brass", place(lathe(case, 10, 6)))
    part.add(
        "trim",
        place(
            lathe(
                [
                    (radius * 0.98, radius * 2.2),
                    (radius * 1.06, radius * 2.3),
                    (radius * 1.04, radius * 2.6),
                    (radius * 0.96, radius * 2.7),
                ],
                10,
            )
        ),
        fine=True,
    )


def shell():
    """A shell in flight, centred, with its tip ahead."""
    model = Model("shell")
    case = soft([(0.0, -0.080), (0.034, -0.080), (0.034, -0.068), (0.0295, -0.062), (0.0295, 0.022)], 0.002)
    model.body.add("brass", lying(lathe(case, 20)))
    rim = [(0.0295, 0.020), (0.0312, 0.022), (0.0312, 0.030), (0.0300, 0.032)]
    model.body.add("steel", lying(lathe(rim, 20)))
    nose = [(0.0300, 0.032), (0.0285, 0.052), (0.0235, 0.072), (0.0145, 0.090), (0.006, 0.100), (0.0, 0.102)]
    model.body.add("armour-dark", lying(lathe(nose, 20)))
    model.body.add("trim", lying(lathe([(0.0286, 0.0515), (0.0290, 0.052), (0.0266, 0.062), (0.0262, 0.0625)], 20)))
    model.body.add("steel", lying(lathe([(0.0, -0.083), (0.012, -0.083), (0.013, -0.080)], 12)))
    return model


def mine():
    """A mine: a flat drum with a ring in a warning colour, a fuse and three prongs."""
    model = Model("mine")
    body = model.body
    drum = soft([(0.0, 0.0), (0.158, 0.0), (0.176, 0.018), (0.176, 0.052), (0.146, 0.072), (0.0, 0.075)], 0.006)
    body.add("mine", lathe(drum, 28, 14))
    for step in range(12):
        angle = math.tau * step / 12.0
        rib = ellipsoid((0.010, 0.014, 0.017), 6, 4).at(0.0, 0.170, 0.036).turned("z", angle)
        body.add("mine", rib, fine=True)
    ring = soft([(0.134, 0.070), (0.132, 0.084), (0.100, 0.084), (0.098, 0.070)], 0.003)
    body.add("warning", lathe(ring, 28, 14))
    plate = soft([(0.086, 0.070), (0.084, 0.082), (0.060, 0.086)], 0.003)
    body.add("mine", lathe(plate, 20, 10))
    fuse = soft([(0.060, 0.072), (0.056, 0.098), (0.040, 0.104), (0.034, 0.112), (0.0, 0.112)], 0.003)
    body.add("brass", lathe(fuse, 16, 8))
    for step in range(3):
        angle = math.tau * step / 3.0
        prong = tube([(0.016, 0.0, 0.104), (0.030, 0.0, 0.128), (0.056, 0.0, 0.156)], (0.007, 0.006, 0.005), 6)
        body.add("steel", prong.turned("z", angle))
        body.add("brass", ellipsoid((0.010, 0.010, 0.010), 8, 5).at(0.056, 0.0, 0.157).turned("z", angle))
    grip = [(-0.045, -0.166, 0.040), (-0.045, -0.190, 0.046), (0.045, -0.190, 0.046), (0.045, -0.166, 0.040)]
    body.add("steel", tube(grip, 0.005, 6), fine=True)
    return model


def flag():
    """A flag on a pole with a turned foot."""
    tall = 0.82
    model = Model("flag")
    body = model.body
    foot = soft(
        [(0.0, 0.0), (0.152, 0.0), (0.158, 0.020), (0.120, 0.042), (0.052, 0.062), (0.034, 0.112), (0.022, 0.116), (0.0, 0.116)], 0.006
    )
    body.add("armour", lathe(foot, 28, 14))
    ring = soft([(0.128, 0.034), (0.132, 0.044), (0.112, 0.052), (0.104, 0.048)], 0.002)
    body.add("trim", lathe(ring, 28, 14))
    body.add("brass", lathe(soft([(0.034, 0.106), (0.039, 0.110), (0.039, 0.124), (0.020, 0.128)], 0.002), 14))
    body.add("wood", tube([(0.0, 0.0, 0.10), (0.0, 0.0, tall)], (0.013, 0.010), 10))
    body.add(
        "brass",
        lathe(
            [
                (0.010, tall - 0.006),
                (0.020, tall),
                (0.020, tall + 0.010),
                (0.012, tall + 0.016),
                (0.018, tall + 0.032),
                (0.0, tall + 0.062),
            ],
            12,
        ),
    )
    cloth = model.part("flag", (0.0, 0.0, tall - 0.170), "body")
    fit.pennant(cloth, (0.0, 0.0, tall - 0.035), 0.40, 0.270)
    return model


def depot():
    """A fuel depot: drums in the side's colour on a pallet, three of them on top, behind a wall of sandbags."""
    model = Model("depot")
    body = model.body
    body.add("armour-dark", block((-0.36, -0.36, 0.0), (0.36, 0.36, 0.030), 0.006))
    radius, tall = 0.098, 0.205
    case = soft(
        [
            (0.0, 0.0),
            (radius, 0.0),
            (radius, tall * 0.32),
            (radius * 1.05, tall * 0.34),
            (radius * 1.05, tall * 0.37),
            (radius, tall * 0.39),
            (radius, tall * 0.63),
            (radius * 1.05, tall * 0.65),
            (radius * 1.05, tall * 0.68),
            (radius, tall * 0.70),
            (radius, tall),
            (radius * 0.88, tall),
            (radius * 0.86, tall - 0.014),
            (0.0, tall - 0.014),
        ],
        0.003,
    )
    drum = lathe(case, 12, 8)
    places = [(x, y) for y in (-0.235, -0.02, 0.195) for x in (-0.235, -0.02, 0.195)]
    for number, (x, y) in enumerate(places):
        body.add("trim" if number % 2 == 0 else "armour", drum.at(x, y, 0.030))
    for number, (x, y) in enumerate([(-0.128, 0.088), (0.088, 0.088), (-0.128, -0.128)]):
        body.add("armour" if number == 1 else "trim", drum.at(x, y, 0.030 + tall))
    # Sandbags along the front and the right side.
    for layer in range(2):
        for n in range(5 - layer):
            along = -0.34 + 0.16 * n + 0.08 * layer
            bag = ellipsoid((0.086, 0.052, 0.036), 8, 4)
            body.add("canvas", bag.at(along, 0.392, 0.038 + 0.056 * layer))
            body.add("canvas", bag.turned("z", math.pi / 2.0).at(0.392, -along, 0.038 + 0.056 * layer))
    return model
