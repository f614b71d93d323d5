"""The field gun: a bronze barrel on a bracket carriage with two wheels. In the game, effects turn its wheels and make it recoil."""

from __future__ import annotations

import numpy as np

from kit import Model, box, cylinder, dome, extrude, lathe, model, rounded, spline, sweep, tube
from kit.model import Part

SCALE = 1.12
"""Scale factor of the gun, to fit its crew. The effects of the game use the scaled dimensions."""
TRUNNIONS = (0.0, 0.02, 0.265)
"""Position of the trunnions, on which the barrel rests."""
WHEEL = 0.190
"""Radius of the wheels."""
TRACK = 0.165
"""Distance of the wheels from the middle."""
SPOKES = 12


@model("cannon/gun", footprint=0.52, height=0.43, scale=SCALE, triangles=9000, kilobytes=700, smooth=55)
def gun(made: Model):
    """The unlimbered gun, with its trail on the ground and the rammer's bucket under the axle."""
    body = made.part("body")
    _carriage(body)
    for name, side in (("wheel-left", -1), ("wheel-right", 1)):
        _wheel(made.part(name, pivot=(side * TRACK, 0.0, WHEEL)), side)
    _barrel(made.part("barrel", pivot=TRUNNIONS))


def _along(shape):
    """Moves a shape that stands on z = 0 to the trunnions, lying along +y."""
    return shape.turned("x", -90).at(TRUNNIONS)


def _barrel(barrel: Part):
    outside = [
        (0.0, -0.253), (0.014, -0.250), (0.022, -0.238), (0.021, -0.226), (0.011, -0.212), (0.012, -0.206), (0.028, -0.200),
        (0.052, -0.192), (0.064, -0.184), (0.072, -0.180), (0.0735, -0.168), (0.070, -0.163), (0.0665, -0.160), (0.0655, -0.100),
        (0.0705, -0.097), (0.0705, -0.085), (0.0655, -0.082), (0.0640, -0.034), (0.0690, -0.030), (0.0690, -0.016), (0.0605, -0.012),
        (0.0555, 0.110), (0.0610, 0.114), (0.0610, 0.128), (0.0540, 0.132), (0.0455, 0.300), (0.0490, 0.304), (0.0490, 0.312), (0.0455, 0.316),
        (0.0480, 0.338), (0.0570, 0.362), (0.0590, 0.374), (0.0550, 0.384), (0.0410, 0.386), (0.0320, 0.384), (0.0300, 0.340), (0.0290, 0.290), (0.0, 0.289),
    ]
    barrel.add("brass", _along(lathe(outside, 26)), density=1.2)
    trunnion = cylinder(0.021, 0.180, 16, 0.003).moved(z=-0.090).turned("y", 90).at(TRUNNIONS)
    barrel.add("brass", trunnion)
    rimbase = cylinder(0.029, 0.136, 16, 0.003).moved(z=-0.068).turned("y", 90).at(TRUNNIONS)
    barrel.add("brass", rimbase)
    x, y, z = TRUNNIONS
    # Two dolphins (lifting handles), the vent and a crest.
    for side in (-1, 1):
        handle = spline([(side * 0.020, 0.004, 0.056), (side * 0.022, 0.010, 0.076), (side * 0.022, 0.036, 0.082), (side * 0.022, 0.062, 0.076), (side * 0.020, 0.070, 0.052)], 3)
        barrel.add("brass", tube(handle + TRUNNIONS, [0.006, 0.0065, 0.0075, 0.0085, 0.009, 0.0095, 0.009, 0.0085, 0.0075, 0.0065, 0.0065, 0.006, 0.006][: len(handle)], 8))
    barrel.add("steel", cylinder(0.0055, 0.010, 9, 0.001).moved(x, y - 0.140, z + 0.062), fine=True)
    crest = rounded([(0, -0.024), (0.017, -0.008), (0.017, 0.018), (-0.017, 0.018), (-0.017, -0.008)], closed=True)
    barrel.add("brass", extrude(crest, 0.012, 0.003).turned("x", -3).moved(x, y - 0.055, z + 0.0605), fine=True)
    barrel.add("brass", box(0.010, 0.012, 0.014, 0.003).moved(x, y + 0.372, z + 0.062), fine=True)


def _wheel(wheel: Part, side: int):
    """A wheel: felloes, an iron tyre with nails, outward-dished spokes and a turned nave."""
    place = lambda shape: shape.turned("y", 90 * side).moved(side * TRACK, 0.0, WHEEL)
    wheel.add("wood", place(lathe([(WHEEL - 0.034, -0.016), (WHEEL - 0.006, -0.017), (WHEEL - 0.006, 0.017), (WHEEL - 0.034, 0.016)], 34, closed=True)))
    wheel.add("steel", place(lathe([(WHEEL - 0.008, -0.0195), (WHEEL, -0.0185), (WHEEL, 0.0185), (WHEEL - 0.008, 0.0195)], 34, closed=True)))
    spoke = [(0.026, 0, 0.004), (0.055, 0, 0.003), (0.110, 0, 0.0), (WHEEL - 0.028, 0, 0.0)]
    arm = tube(spoke, [(0.0125, 0.0105), (0.0100, 0.0085), (0.0085, 0.0080), (0.0105, 0.0095)], 7, up=(0, 0, 1))
    wheel.add("wood", place(arm.around(SPOKES)))
    nave = [(0.0, -0.042), (0.024, -0.042), (0.028, -0.036), (0.034, -0.012), (0.035, 0.012), (0.028, 0.036), (0.025, 0.046), (0.0, 0.046)]
    wheel.add("wood", place(lathe(nave, 18)))
    for low, high, size in ((-0.040, -0.030, 0.0305), (-0.020, -0.011, 0.0362), (0.012, 0.021, 0.0362), (0.032, 0.044, 0.0292)):
        wheel.add("steel", place(lathe([(size - 0.006, low), (size, low), (size, high), (size - 0.006, high)], 18, closed=True)), fine=True)
    wheel.add("steel", place(dome(0.016, 0.010, 12, 2).moved(z=0.046)))
    wheel.add("steel", place(tube([(0.012, -0.030, 0.049), (0.012, 0.030, 0.049)], 0.004, 6).turned("z", 40).moved(-0.009, 0.007, 0.0)), fine=True)
    # Straps over the joints of the felloes, with two nails each.
    strap = box(0.020, 0.030, 0.040).moved(WHEEL - 0.017, 0, 0)
    wheel.add("steel", place(strap.scaled(1.0, 1.0, 0.94).around(6).turned("z", 15)), fine=True)
    nails = dome(0.0038, 0.0030, 7, 1).facing((0, 0, 1)).moved(WHEEL - 0.020, 0.0, 0.0185).around(12).turned("z", 30)
    wheel.add("steel", place(nails), fine=True)


def _carriage(body: Part):
    axle = [(-TRACK - 0.040, 0, WHEEL), (-TRACK, 0, WHEEL), (TRACK, 0, WHEEL), (TRACK + 0.040, 0, WHEEL)]
    body.add("steel", tube(axle, 0.0135, 12))
    body.add("wood", box(0.250, 0.050, 0.046, 0.007).moved(0, 0.0, WHEEL - 0.012))
    for x in (-0.105, 0.105):
        body.add("steel", box(0.018, 0.058, 0.054, 0.003).moved(x, 0.0, WHEEL - 0.012), fine=True)
    # The stepped and curved cheeks lead back to the trail.
    cheek = rounded(
        [
            (0.128, 0.198, 0.012), (0.118, 0.258, 0.020), (0.046, 0.272, 0.008), (0.038, 0.252, 0.014), (0.000, 0.252, 0.014), (-0.010, 0.270, 0.010),
            (-0.060, 0.262, 0.03), (-0.200, 0.158, 0.05), (-0.400, 0.030, 0.012), (-0.418, 0.004, 0.010), (-0.352, 0.002, 0.02), (-0.100, 0.150, 0.05), (0.060, 0.160, 0.03),
        ],
        closed=True,
    )
    for side in (-1, 1):
        plank = extrude(cheek, 0.026, 0.005).moved(z=-0.013).turned("x", 90).turned("z", 90)
        body.add("wood", plank.moved(x=side * 0.066))
        cap = spline([(0.052, 0.271), (0.040, 0.279), (0.030, 0.288), (0.020, 0.290), (0.010, 0.288), (0.000, 0.279), (-0.014, 0.269)], 1)
        body.add("steel", sweep(np.array([(-0.014, -0.003), (0.014, -0.003), (0.014, 0.003), (-0.014, 0.003)]), [(side * 0.066, y, z) for y, z in cap], up=(0, 0.1, 1)))
        # Iron edging, bolts and rings.
        rail = spline([(-0.030, 0.2695), (-0.064, 0.2610), (-0.130, 0.2130), (-0.205, 0.1575), (-0.300, 0.0960), (-0.398, 0.0330)], 2)
        body.add("steel", sweep(np.array([(-0.0135, -0.002), (0.0135, -0.002), (0.0135, 0.002), (-0.0135, 0.002)]), [(side * 0.066, y, z) for y, z in rail], up=(0, 0.3, 1)))
        for y, z in ((0.095, 0.228), (0.075, 0.182), (-0.055, 0.215), (-0.135, 0.166), (-0.225, 0.108), (-0.320, 0.056)):
            body.add("steel", dome(0.0085, 0.006, 8, 1).facing((side, 0, 0)).moved(side * 0.0785, y, z), fine=True)
        hook = spline([(side * 0.079, -0.285, 0.084), (side * 0.094, -0.285, 0.088), (side * 0.098, -0.296, 0.078), (side * 0.090, -0.304, 0.068)], 3)
        body.add("steel", tube(hook, 0.0045, 7), fine=True)
    for y, z, depth in ((0.085, 0.205, 0.030), (-0.135, 0.150, 0.036), (-0.300, 0.055, 0.034)):
        body.add("wood", box(0.112, depth, 0.040, 0.005).moved(0, y, z))
    # Trail plate with the pintle's eye, elevating screw, and two handspikes' loops.
    body.add("steel", box(0.168, 0.060, 0.012, 0.004).moved(0, -0.386, 0.0065))
    body.add("steel", lathe([(0.018, 0), (0.026, 0.003), (0.026, 0.009), (0.018, 0.012)], 16, closed=True).moved(0, -0.424, 0.004))
    body.add("steel", box(0.062, 0.030, 0.010, 0.003).moved(0, -0.404, 0.0065))
    screw = lathe([(0.0, 0.150), (0.010, 0.150), (0.010, 0.205), (0.0, 0.206)], 10)
    body.add("brass", screw.moved(0, -0.120, 0.0))
    for turn in range(4):
        handle = tube([(0, 0, 0), (0.030, 0, 0.003)], [0.004, 0.005], 7, round_ends=True).turned("z", 90 * turn + 45)
        body.add("brass", handle.moved(0, -0.120, 0.168), fine=True)
    spike = tube([(0.0, -0.300, 0.078), (0.0, -0.455, 0.118)], [0.0085, 0.0060], 8, round_ends=True)
    body.add("wood", spike)
    # The bucket under the axle.
    pail = lathe([(0.0, 0.060), (0.028, 0.060), (0.034, 0.118), (0.029, 0.118), (0.024, 0.070), (0.0, 0.069)], 16)
    body.add("wood", pail.moved(0.0, 0.064, 0.0))
    for low, high, size in ((0.066, 0.074, 0.0300), (0.102, 0.110, 0.0345)):
        body.add("steel", lathe([(size - 0.004, low), (size, low), (size + 0.001, high), (size - 0.004, high)], 16, closed=True).moved(0.0, 0.064, 0.0), fine=True)
    bail = [(0.033 * np.cos(turn), 0.064, 0.114 + 0.050 * np.sin(turn)) for turn in np.linspace(0, np.pi, 9)]
    body.add("steel", tube(bail, 0.0028, 5), fine=True)
