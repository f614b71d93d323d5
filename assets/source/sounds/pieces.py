"""Sounds of pieces on the board: placing, lifting, marching and capturing."""

import numpy as np

from kit.bodies import knock, rattle, struck, thump
from kit.catalogue import sound
from kit.dsp import add, band, band_noise, curve, decay, hill, silence
from kit.rooms import in_room


def set_down(rng, weight: float, seconds: float = 0.5) -> np.ndarray:
    """A wooden base with felt is put on the board."""
    out = silence(seconds)
    add(out, 0.0, struck(rng, "board", 190 / weight, seconds, 1.0, 0.7), 0.9)
    add(out, 0.0, struck(rng, "wood", 620 / weight**0.5, seconds, 0.8), 0.28)
    add(out, 0.0, knock(rng, 0.12, 90, 900, 0.012 * weight), 0.45)
    add(out, 0.0, thump(0.3, 150 / weight, 70 / weight, 0.045 * weight), 0.8 * weight)
    return out


def boot(rng, weight: float, hurry: float = 0.0) -> np.ndarray:
    """A step of a tin soldier on the board: heel, then sole, with a faint rattle of equipment."""
    out = silence(0.42)
    heel = struck(rng, "board", rng.uniform(235, 290), 0.3, 0.8, 1.2)
    add(out, 0.0, heel, 0.8 * weight)
    add(out, 0.0, knock(rng, 0.08, 120, 1500, 0.009), 0.5 * weight)
    add(out, 0.0, thump(0.2, 130, 75, 0.03), 0.6 * weight)
    add(out, 0.034 - 0.014 * hurry, struck(rng, "wood", rng.uniform(700, 860), 0.2, 0.6), 0.16)
    add(out, 0.03, knock(rng, 0.1, 900, 5200, 0.014), 0.05)
    kit = rattle(rng, 0.22, "tin", rng.uniform(1900, 2500), 4, 0.3, 0.35)
    add(out, 0.02, band(kit, 1200, 9000), 0.035)
    return out


@sound("place", -20, variants=3)
def place(rng, _):
    """A town or another heavy piece is put on the board."""
    out = silence(0.9)
    add(out, 0.0, set_down(rng, 1.45, 0.6), 1.0)
    # The piece rocks briefly.
    add(out, rng.uniform(0.15, 0.19), set_down(rng, 1.15, 0.4), 0.24)
    add(out, rng.uniform(0.25, 0.29), set_down(rng, 1.0, 0.3), 0.09)
    return in_room(out, "table")


@sound("select", -30, variants=2)
def select(rng, _):
    """A piece is lifted slightly: a fingernail on tin, and felt leaving the board."""
    out = silence(0.4)
    felt = band_noise(rng, 0.12, 500, 4200, 1, -3) * hill(0.12, 0.03, 0.08)
    add(out, 0.0, felt, 0.10)
    add(out, 0.035, struck(rng, "tin", rng.uniform(1500, 1700), 0.25, 0.4, 0.8), 0.16)
    add(out, 0.035, struck(rng, "wood", rng.uniform(820, 900), 0.2, 0.8), 0.5)
    return in_room(out, "table")


@sound("march", -29, variants=4)
def march(rng, _):
    """One step of a marching soldier."""
    return in_room(boot(rng, 1.0), "table")


def clash(rng, pitch: float) -> np.ndarray:
    """Steel slides along steel and rings."""
    out = silence(0.8)
    add(out, 0.0, struck(rng, "steel", pitch, 0.7, 0.55, 1.3), 0.8)
    add(out, 0.004, struck(rng, "steel", pitch * 1.37, 0.7, 0.4), 0.5)
    scrape = band_noise(rng, 0.13, 2800, 9500, 2) * hill(0.13, 0.012, 0.11)
    add(out, 0.006, scrape, 0.22)
    return out


@sound("capture", -18, variants=2)
def capture(rng, _):
    """A bayonet hits a musket, and a blow knocks a soldier over."""
    out = silence(1.2)
    rush = band_noise(rng, 0.2, 300, 2000, 2, -3) * hill(0.2, 0.17, 0.03)
    add(out, 0.0, rush, 0.14)
    at = 0.17
    add(out, at, clash(rng, rng.uniform(1150, 1400)), 0.24)
    add(out, at + 0.012, struck(rng, "board", 165, 0.5, 1.0, 0.8), 1.0)
    add(out, at + 0.012, struck(rng, "wood", rng.uniform(420, 500), 0.4, 1.2), 0.7)
    add(out, at + 0.010, knock(rng, 0.2, 130, 2600, 0.022), 0.8)
    add(out, at + 0.010, thump(0.35, 170, 60, 0.07), 1.1)
    add(out, at + 0.02, struck(rng, "tin", rng.uniform(780, 900), 0.6, 0.7), 0.16)
    return in_room(out, "table")


@sound("topple", -26, variants=3)
def topple(rng, _):
    """A falling soldier hits the board and bounces."""
    out = silence(1.0)
    at, gain = 0.0, 1.0
    for gap in (0.14, 0.085, 0.05, 0.032):
        add(out, at, struck(rng, "board", rng.uniform(230, 330), 0.4, 0.9), 0.8 * gain)
        add(out, at, struck(rng, "wood", rng.uniform(650, 800), 0.3), 0.4 * gain)
        add(out, at, struck(rng, "tin", rng.uniform(1000, 1250), 0.5, 0.8), 0.10 * gain)
        add(out, at, knock(rng, 0.08, 150, 2400, 0.01), 0.4 * gain)
        at += gap * rng.uniform(0.9, 1.15)
        gain *= 0.42
    musket = rattle(rng, 0.4, "wood", rng.uniform(900, 1050), 5, 0.2)
    add(out, 0.06, musket, 0.12)
    return in_room(out, "table")


@sound("retreat", -23)
def retreat(rng, _):
    """A leap backwards: the landing is at 0.58 s, followed by hurried steps."""
    out = silence(1.35)
    add(out, 0.0, knock(rng, 0.12, 200, 1800, 0.02), 0.22)
    add(out, 0.02, boot(rng, 0.7), 0.5)
    cloth = band_noise(rng, 0.45, 350, 3200, 1, -3) * hill(0.45, 0.3, 0.12)
    flap = 0.6 + 0.4 * np.sin(2 * np.pi * 17 * np.arange(len(cloth)) / 44100)
    add(out, 0.12, cloth * flap, 0.09)
    add(out, 0.58, boot(rng, 1.3), 1.0)
    add(out, 0.58, thump(0.3, 130, 62, 0.06), 0.7)
    for n, at in enumerate((0.70, 0.80, 0.895)):
        add(out, at, boot(rng, 0.6, 1.0), 0.55 - 0.1 * n)
    return in_room(out, "table")


def snare(rng, accent: float, pitch: float = 210.0) -> np.ndarray:
    """A stroke on a rope-tension drum with gut snares."""
    out = silence(0.4)
    add(out, 0.0, thump(0.35, pitch * 1.25, pitch, 0.06), 0.75)
    skin = struck(rng, "leather", pitch * 1.6, 0.3, 2.2)
    add(out, 0.0, skin, 0.35)
    gut = band_noise(rng, 0.35, 1200, 6000, 2) * decay(0.35, 0.05 + 0.03 * accent, 0.0015)
    add(out, 0.0015, gut, 0.30)
    add(out, 0.0, knock(rng, 0.05, 900, 6000, 0.005), 0.35)
    return out * accent


@sound("drill", -23)
def drill(rng, _):
    """A cannon shifts: a flam, heels together, and marching steps from 0.2 s as one soldier passes the others."""
    out = silence(1.9)
    add(out, 0.0, snare(rng, 0.35), 0.8)
    add(out, 0.032, snare(rng, 0.9), 0.8)
    # Muskets are shouldered: a hand on wood, and a ring on the barrel.
    for at, gain in ((0.16, 0.5), (1.16, 0.7), (1.32, 0.9)):
        add(out, at, struck(rng, "wood", rng.uniform(480, 540), 0.25, 0.9), 0.34 * gain)
        add(out, at, knock(rng, 0.08, 500, 3800, 0.010), 0.34 * gain)
        add(out, at + 0.008, struck(rng, "brass", rng.uniform(2100, 2350), 0.3, 0.16), 0.04 * gain)
    for n in range(6):
        add(out, 0.2 + n * 0.158, boot(rng, 0.85), 0.55)
    for nth, at in enumerate((0.52, 0.835, 1.15)):
        add(out, at, snare(rng, 0.28 + 0.12 * nth), 0.6)
    add(out, 1.30, snare(rng, 0.3), 0.8)
    add(out, 1.328, snare(rng, 1.0), 0.8)
    return in_room(out, "table")


@sound("form", -20)
def form(rng, _):
    """Three soldiers become a cannon: a bolt slides, a latch of bronze snaps shut, and the barrel rings briefly."""
    out = silence(1.1)
    slide = band_noise(rng, 0.09, 1800, 7000, 1) * hill(0.09, 0.07, 0.02)
    add(out, 0.0, slide, 0.10)
    # Three clicks, the last of which is the latch.
    for at, pitch, gain in ((0.05, 1750, 0.35), (0.13, 1980, 0.45), (0.22, 1480, 1.0)):
        add(out, at, struck(rng, "steel", pitch, 0.3, 0.16, 1.4), 0.34 * gain)
        add(out, at, knock(rng, 0.06, 1400, 7000, 0.004), 0.5 * gain)
    add(out, 0.222, struck(rng, "brass", 930, 0.8, 0.6), 0.30)
    add(out, 0.222, struck(rng, "board", 240, 0.3, 0.8), 0.4)
    return in_room(out, "table")


@sound("gun-roll", -24)
def gun_roll(rng, _):
    """A field gun rolls into position: iron tyres on the board, an axle and harness."""
    seconds = 0.8
    out = silence(seconds + 0.5)
    speed = curve(seconds, [(0, 0.2), (0.28, 1.0), (0.42, 0.5), (0.5, 0.05), (seconds, 0.0)])
    rumble = band_noise(rng, seconds, 60, 480, 1, -3) * speed
    bumps = silence(seconds)
    at = 0.02
    while at < 0.5:
        pitch = rng.uniform(150, 240)
        add(bumps, at, struck(rng, "board", pitch, 0.3, 0.8), rng.uniform(0.3, 0.9))
        add(bumps, at, struck(rng, "steel", rng.uniform(650, 900), 0.25, 0.12), 0.1 * rng.uniform(0.3, 1.0))
        at += rng.uniform(0.024, 0.05) / max(0.25, np.interp(at, [0, 0.28, 0.5], [0.4, 1.0, 0.4]))
    chain = rattle(rng, 0.6, "brass", 1900, 9, 0.35, 0.14)
    add(out, 0.0, rumble, 0.5)
    add(out, 0.0, bumps, 0.8)
    add(out, 0.05, chain, 0.06)
    # Trail and wheels come to rest.
    add(out, 0.44, struck(rng, "board", 130, 0.5, 1.2), 0.9)
    add(out, 0.44, thump(0.3, 120, 58, 0.06), 0.9)
    add(out, 0.45, struck(rng, "brass", 640, 0.5, 0.35), 0.12)
    return in_room(out, "table")


@sound("splash", -21)
def splash(rng, _):
    """A heavy object sinks: a slap, a hollow gulp and bubbles."""
    out = silence(2.0)
    slap = band_noise(rng, 0.7, 350, 6000, 1, -4) * decay(0.7, 0.11, 0.012)
    add(out, 0.0, slap, 0.6)
    add(out, 0.02, thump(0.6, 120, 45, 0.13), 0.7)
    for _ in range(46):
        at = 0.08 + 1.3 * rng.uniform() ** 1.4
        pitch = rng.uniform(240, 900)
        length = rng.uniform(0.03, 0.09)
        t = np.arange(round(length * 44100)) / 44100
        # The pitch of a bubble rises as it nears the surface.
        bubble = np.sin(2 * np.pi * (pitch * t + pitch * 1.6 * t**2)) * np.sin(np.pi * t / length) ** 0.6 * np.exp(-t / (length * 0.4))
        add(out, at, bubble, 0.16 * rng.uniform(0.3, 1.0) * (1.0 - at / 1.7))
    spray = band_noise(rng, 1.2, 2500, 9000, 1) * decay(1.2, 0.25, 0.08)
    add(out, 0.05, spray, 0.06)
    return in_room(out, "table")
