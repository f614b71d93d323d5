"""Sounds of buttons and panels, made of wood, brass and paper."""

from kit.bodies import knock, struck, thump
from kit.catalogue import sound
from kit.dsp import add, band_noise, hill, silence
from kit.rooms import in_room


@sound("hover", -44)
def hover(rng, _):
    """A fingertip touches paper."""
    out = silence(0.12)
    add(out, 0.0, knock(rng, 0.06, 600, 3200, 0.006), 0.5)
    add(out, 0.0, struck(rng, "wood", 1450, 0.1, 0.5, 0.7), 0.25)
    return in_room(out, "table", 0.25, 0.5)


@sound("press", -34, variants=2)
def press(rng, _):
    """A wooden key with a brass spring."""
    out = silence(0.3)
    add(out, 0.0, struck(rng, "wood", rng.uniform(560, 620), 0.2, 0.8), 0.8)
    add(out, 0.0, knock(rng, 0.05, 300, 3000, 0.005), 0.4)
    add(out, 0.0, thump(0.12, 190, 120, 0.02), 0.4)
    add(out, 0.028, struck(rng, "brass", 1780, 0.25, 0.14), 0.035)
    return in_room(out, "table", 0.5, 0.7)


def page(rng, rising: bool):
    out = silence(0.42)
    length = 0.3
    leaf = band_noise(rng, length, 900, 7000, 1, -2) * hill(length, 0.18 if rising else 0.06, 0.1 if rising else 0.22)
    crackle = abs(band_noise(rng, length, 20, 90, 1)) ** 0.7
    add(out, 0.0, leaf * crackle, 0.3)
    add(out, 0.22 if rising else 0.16, struck(rng, "board", 260, 0.15, 0.6), 0.18)
    return in_room(out, "table", 0.7, 0.7)


@sound("open", -33)
def open_panel(rng, _):
    """A page is turned."""
    return page(rng, True)


@sound("close", -34)
def close_panel(rng, _):
    """A page is turned back."""
    return page(rng, False)


@sound("refused", -27)
def refused(rng, _):
    """Two low knocks on the table."""
    out = silence(0.5)
    for at, gain in ((0.0, 1.0), (0.115, 0.75)):
        add(out, at, struck(rng, "board", 172, 0.3, 0.9, 0.6), gain)
        add(out, at, knock(rng, 0.06, 120, 900, 0.011), 0.5 * gain)
        add(out, at, thump(0.2, 120, 84, 0.035), 0.8 * gain)
    return in_room(out, "table", 0.8)


@sound("watch-tick", -33)
def clock_tick(rng, _):
    """A tick of a chess clock in the last seconds."""
    out = silence(0.2)
    add(out, 0.0, struck(rng, "wood", 1150, 0.12, 0.5, 1.4), 0.6)
    add(out, 0.0, struck(rng, "brass", 2900, 0.15, 0.08), 0.08)
    add(out, 0.011, struck(rng, "wood", 1500, 0.1, 0.4), 0.25)
    return in_room(out, "table", 0.4, 0.7)
