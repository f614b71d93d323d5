"""Fittings of hulls and turrets, such as hatches, lamps, exhausts and stowage."""

import math

import numpy as np

from .shapes import LEVEL, block, box, lathe, lying, prism, sheet, sideways, slope, soft, tube


def chevron(part, lower, upper, width, x=0.0, share=0.80):
    """A raised chevron that points ahead, in the middle of a sloping plate. Points are (ahead, height)."""
    room = math.dist(lower, upper) * share
    half, stroke = width / 2.0, min(room * 0.48, width * 0.30)
    tip, wing = -room / 2.0, room / 2.0
    outline = [(0.0, tip), (half, wing - stroke), (half, wing), (0.0, tip + stroke), (-half, wing), (-half, wing - stroke)]
    part.add("trim", prism(outline, -0.004, 0.005, 0.0015).transformed(slope(lower, upper, x)))


def band(part, *solids):
    """Stripes in the side's colour."""
    part.add("trim", *solids)


def panel(part, outline, height):
    """A flat panel in the side's colour on a horizontal surface, with a counter-clockwise plan."""
    part.add("trim", prism(outline, height - 0.005, height + 0.006, 0.002))


def rectangle(low, high):
    """The plan of a panel between two opposite corners."""
    return [low, (high[0], low[1]), high, (low[0], high[1])]


def arrow(half, tail, wing, tip, stroke):
    """The plan of a panel in the form of a broad chevron. Its wings end between `tail` and `wing`, and all distances are ahead of the middle."""
    return [(0.0, tip), (-half, wing), (-half, tail), (0.0, tip - stroke), (half, tail), (half, wing)]


def headlamps(part, x, ahead, height, radius=0.020, guard=True):
    """Two headlamps behind guards."""
    place = lambda solid: lying(solid).at(x, ahead, height).both()
    cup = [(0.0, -0.034), (radius * 0.7, -0.026), (radius, -0.008), (radius, 0.004), (radius * 0.82, 0.004)]
    part.add("armour-dark", place(lathe(cup, 10)))
    part.add("glass", place(lathe([(radius * 0.82, 0.002), (0.0, 0.008)], 10)))
    if guard:
        y = ahead + 0.004
        arch = [
            (x - radius * 1.25, y, height - 0.022),
            (x - radius * 1.1, y + 0.004, height + radius * 0.9),
            (x, y + 0.006, height + radius * 1.35),
        ]
        arch += [(x + radius * 1.1, y + 0.004, height + radius * 0.9), (x + radius * 1.25, y, height - 0.022)]
        part.add("steel", tube(arch[1:4], 0.003, 4).both(), fine=True)


def tail_lamps(part, x, ahead, height):
    """Two small lamps at the rear."""
    part.add("armour-dark", box((0.032, 0.016, 0.022), (x, ahead, height), 0.003).both(), fine=True)
    part.add("glass", box((0.022, 0.008, 0.012), (x, ahead - 0.007, height), 0.002).both(), fine=True)


def hatch(part, x, ahead, height, radius, handle=True):
    """A round lid on its ring, with hinge and handle."""
    place = lambda solid: solid.at(x, ahead, height)
    part.add("armour-dark", place(lathe([(radius * 1.12, -0.006), (radius * 1.12, 0.004), (radius * 0.96, 0.006)], 12)), fine=True)
    lid = [(radius * 0.96, 0.0), (radius * 0.96, 0.008), (radius * 0.84, 0.013), (0.0, 0.014)]
    part.add("armour", place(lathe(lid, 14)))
    if handle:
        part.add("steel", place(box((radius * 0.75, 0.006, 0.006), (0.0, 0.0, 0.018), 0.0)), fine=True)
    part.add("armour-dark", place(box((radius * 0.9, 0.012, 0.012), (0.0, -radius * 1.06, 0.005), 0.0)), fine=True)


def square_hatch(part, x, ahead, height, width, length):
    """A lid with cut corners, hinge and handle."""
    part.add(
        "armour", block((x - width / 2, ahead - length / 2, height - 0.004), (x + width / 2, ahead + length / 2, height + 0.008), 0.004)
    )
    part.add("steel", box((width * 0.4, 0.006, 0.006), (x, ahead + length * 0.25, height + 0.012), 0.002), fine=True)
    for side in (-0.3, 0.3):
        part.add(
            "armour-dark", box((width * 0.18, 0.016, 0.010), (x + side * width, ahead - length * 0.52, height + 0.005), 0.002), fine=True
        )


def cupola(part, x, ahead, height, radius, tall, slits=5):
    """A raised cupola with periscopes around it and a lid."""
    drum = [(radius * 1.08, -0.012), (radius, tall * 0.94), (radius * 0.92, tall), (radius * 0.6, tall)]
    part.add("armour", lathe(drum, 14, 8).at(x, ahead, height))
    for step in range(slits):
        angle = math.tau * (step + 0.5) / slits
        glass = box((radius * 0.52, 0.012, tall * 0.36), (0.0, radius * 0.99, tall * 0.50), 0.0).turned("z", angle)
        part.add("glass", glass.at(x, ahead, height), fine=True)
    hood = [(radius * 1.0, tall * 0.72), (radius * 1.12, tall * 0.74), (radius * 1.06, tall * 0.92), (radius * 0.96, tall * 0.94)]
    part.add("armour", lathe(hood, 14).at(x, ahead, height), fine=True)
    hatch(part, x, ahead, height + tall, radius * 0.80)


def periscope(part, x, ahead, height, turn=0.0):
    """A hood with a glass that faces ahead."""
    place = lambda solid: solid.turned("z", turn).at(x, ahead, height)
    part.add("armour-dark", place(box((0.034, 0.022, 0.018), (0.0, 0.0, 0.007), 0.003)), fine=True)
    part.add("glass", place(box((0.026, 0.006, 0.010), (0.0, 0.010, 0.008), 0.001)), fine=True)


def grille(part, x, ahead, height, width, length, bars=5):
    """Louvres over an engine: slanted slats in a frame over a dark base."""
    part.add("rubber", block((x - width / 2, ahead - length / 2, height - 0.006), (x + width / 2, ahead + length / 2, height + 0.002), 0.0))
    edge = 0.008
    for side in (-1.0, 1.0):
        y = ahead + side * (length / 2 - edge / 2)
        part.add("armour", box((width, edge, 0.014), (x, y, height + 0.003), 0.002))
        part.add("armour", box((edge, length, 0.014), (x + side * (width / 2 - edge / 2), ahead, height + 0.003), 0.002))
    if LEVEL.low:
        return
    pitch = (length - 2 * edge) / bars
    for bar in range(bars):
        y = ahead - length / 2 + edge + (bar + 0.5) * pitch
        slat = box((width - 2 * edge, pitch * 0.62, 0.004), bevel=0.0).turned("x", 0.42)
        part.add("armour-dark", slat.at(x, y, height + 0.005), fine=True)


def exhaust(part, x, ahead, height, length=0.10, radius=0.020, lean=0.35):
    """Two exhausts along the rear under shields, with open ends."""
    place = lambda solid: lying(solid).turned("x", -lean).turned("z", math.pi).at(x, ahead, height)
    can = soft([(0.0, -length * 0.4), (radius, -length * 0.4), (radius, length * 0.4), (radius * 0.6, length * 0.5)], 0.004)
    part.add("steel", place(lathe(can, 12)).both())
    pipe = [(radius * 0.6, length * 0.48), (radius * 0.6, length * 0.82), (radius * 0.44, length * 0.82), (0.0, length * 0.70)]
    part.add("steel", place(lathe(pipe, 10)).both())
    for side in (-1.0, 1.0):
        part.soot(side * x, ahead - length * 0.85, height - 0.006, length * 0.75, rusts=True)


def upright_exhaust(part, x, ahead, height, tall=0.075, radius=0.020):
    """Two armoured exhaust stacks at the rear."""
    pipe = [
        (radius, 0.0),
        (radius, tall * 0.7),
        (radius * 0.62, tall * 0.76),
        (radius * 0.62, tall),
        (radius * 0.40, tall),
        (0.0, tall - 0.014),
    ]
    part.add("steel", lathe(pipe, 10).at(x, ahead, height).both())
    for side in (-1.0, 1.0):
        part.soot(side * x, ahead - 0.010, height + tall, tall * 0.75, rusts=True)
    shield = [(radius * 1.35, 0.0), (radius * 1.35, tall * 0.55), (radius * 1.0, tall * 0.64)]
    part.add("armour-dark", lathe(shield, 10).at(x, ahead, height).both(), fine=True)


def antenna(part, x, ahead, height, tall):
    """A rod antenna on its socket."""
    part.add("armour-dark", lathe([(0.014, -0.004), (0.014, 0.010), (0.008, 0.024), (0.006, 0.034)], 8).at(x, ahead, height))
    part.add(
        "steel",
        tube(
            [
                (x, ahead, height + 0.02),
                (x - 0.004, ahead - tall * 0.06, height + tall * 0.6),
                (x - 0.004, ahead - tall * 0.14, height + tall),
            ],
            (0.0042, 0.0036, 0.003),
            5,
        ),
    )


def chest(part, low, high, slot="armour-dark"):
    """A box for tools with a lid and clasps."""
    if LEVEL.low:
        part.add(slot, block(low, high, 0.0))
        return
    low, high = np.array(low), np.array(high)
    lid = high[2] - (high[2] - low[2]) * 0.28
    part.add(slot, block(low, (high[0], high[1], lid), 0.003))
    part.add(slot, block((low[0] - 0.003, low[1] - 0.003, lid + 0.001), (high[0] + 0.003, high[1] + 0.003, high[2]), 0.004))


def roll(part, x, ahead, height, width, radius):
    """A rolled-up tarpaulin across the vehicle, with two straps."""
    line = [
        (0.0, -width / 2),
        (radius * 0.88, -width / 2),
        (radius, -width * 0.46),
        (radius, width * 0.46),
        (radius * 0.88, width / 2),
        (0.0, width / 2),
    ]
    part.add("canvas", sideways(lathe(line, 10)).at(x, ahead, height))
    for side in (-0.27, 0.27):
        strap = lathe([(radius * 0.98, -0.006), (radius * 1.08, -0.004), (radius * 1.08, 0.004), (radius * 0.98, 0.006)], 10)
        part.add("rubber", sideways(strap).at(x + side * width, ahead, height), fine=True)


def shovel(part, x, ahead, height, length=0.15):
    """A spade, lying lengthwise."""
    part.add("wood", tube([(x, ahead - length / 2, height), (x, ahead + length * 0.2, height)], 0.0055, 5), fine=True)
    part.add("steel", box((0.030, length * 0.30, 0.006), (x, ahead + length * 0.36, height), 0.002), fine=True)


def cable(part, places, radius=0.006):
    """A tow rope along a path, with eyes at its ends."""
    part.add("steel", tube(places, radius, 4), fine=True)
    for end in (places[0], places[-1]):
        part.add("steel", box((radius * 3.2, radius * 3.6, radius * 2.0), end, 0.0), fine=True)


def spare_links(part, places, size=(0.010, 0.036, 0.050), turn=0.0):
    """Spare track links mounted upright on the armour."""
    for x, ahead, height in places:
        link = box(size, bevel=0.003).turned("z", turn)
        part.add("track", link.at(x, ahead, height).both(), fine=True)


def drum(part, x, ahead, height, length, radius, slot="armour-dark"):
    """A fuel drum on each side, lying lengthwise, with two hoops."""
    line = soft([(0.0, -length / 2), (radius, -length / 2), (radius, length / 2), (0.0, length / 2)], 0.005)
    part.add(slot, lying(lathe(line, 12)).at(x, ahead, height).both())
    for side in (-0.28, 0.28):
        hoop = lathe([(radius * 0.96, -0.006), (radius * 1.08, -0.004), (radius * 1.08, 0.004), (radius * 0.96, 0.006)], 12)
        part.add("steel", lying(hoop).at(x, ahead + side * length, height).both(), fine=True)


def tow_hooks(part, x, ahead, height):
    """Two tow shackles at an end of the hull."""
    part.add("steel", box((0.014, 0.030, 0.022), (x, ahead, height), 0.004).both(), fine=True)


def rail(part, places, radius=0.0032):
    """A bent rod, such as a handrail."""
    part.add("steel", tube(places, radius, 4), fine=True)


def jerrycan(part, x, ahead, height, turn=0.0):
    """A can that stands with its broad side across, with three handles and a cap."""
    place = lambda solid: solid.turned("z", turn).at(x, ahead, height)
    part.add("armour-dark", place(box((0.046, 0.022, 0.056), (0.0, 0.0, 0.028), 0.005)))
    for side in (-0.012, 0.0, 0.012):
        part.add("armour-dark", place(box((0.004, 0.016, 0.008), (side, 0.0, 0.059), 0.0)), fine=True)
    part.add("steel", place(box((0.012, 0.012, 0.010), (0.017, 0.0, 0.060), 0.0)), fine=True)


def beam(part, one, two, radius=0.016):
    """A round log for soft ground, held by two straps."""
    one, two = np.array(one), np.array(two)
    part.add("wood", tube([one, (one + two) / 2.0, two], (radius, radius * 1.08, radius * 0.94), 8))
    for share in (0.22, 0.78):
        middle, along = one + (two - one) * share, (two - one) / np.linalg.norm(two - one)
        part.add("steel", tube([middle - along * 0.006, middle + along * 0.006], radius * 1.16, 8), fine=True)


def lid(part, low, high, height, rivets=True):
    """The seam of a bolted plate in a deck, between two opposite corners of its plan."""
    corners = [(*corner, height) for corner in rectangle(low, high)]
    part.seam(*corners, corners[0])
    if rivets:
        inset = 0.012
        for x in (low[0] + inset, high[0] - inset):
            part.rivets((x, low[1] + inset, height), (x, high[1] - inset, height), 0.045, both=False)


def pennant(part, top, length, depth, thickness=0.003):
    """A swallow-tailed cloth that flies from the `top` of a pole to the rear and the right. It tilts more with the distance from the pole,
    so that it is visible from above as well as from the sides."""
    steps = 6 if LEVEL.low else 12
    fork, lean = 0.66, 1.05
    fly, over = np.array([0.60, -0.80, 0.0]), np.array([0.80, 0.60, 0.0])
    top = np.array(top)

    def at(share, drop):
        angle = lean * min(share * 1.6, 1.0)
        wave = 0.075 * length * math.sin(share * 6.4) * share
        fall = over * math.sin(angle) - np.array([0.0, 0.0, 1.0]) * math.cos(angle)
        place = top + fly * (length * share) + over * wave - np.array([0.0, 0.0, 0.10 * depth * share])
        return place + fall * (depth * drop * (1.0 - 0.15 * share))

    split = lambda share: max((share - fork) / (1.0 - fork), 0.0) * 0.40
    for first, second in ((lambda t: 0.0, lambda t: 0.5 - split(t)), (lambda t: 0.5 + split(t), lambda t: 1.0)):
        shares = [step / steps for step in range(steps + 1)]
        upper = [at(share, first(share)) for share in shares]
        middle = [at(share, (first(share) + second(share)) / 2.0) for share in shares]
        lower = [at(share, second(share)) for share in shares]
        face = sheet([upper, middle, lower])
        back = face.at(*(-thickness * over))
        part.add("cloth", face)
        back.faces = [loop[::-1] for loop in back.faces]
        part.add("cloth", back)
