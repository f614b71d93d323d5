"""Guns, projectiles, impacts and explosions."""

import numpy as np

from kit.bodies import grain, knock, rattle, struck, thump
from kit.catalogue import sound
from kit.dsp import SR, add, band, band_noise, curve, decay, drive, hill, shaped_noise, silence, swept, times
from kit.rooms import in_room


def blast_wave(width: float) -> np.ndarray:
    """The pressure of a blast at a point: a Friedlander waveform."""
    t = times(width * 9)
    x = t / width
    return np.minimum(1.0, t / 0.00018) * (1.0 - x) * np.exp(-1.1 * x)


def report(rng, weight: float, seconds: float) -> np.ndarray:
    """The report of a gun. `weight` 1 is a field gun; larger values are deeper and longer."""
    out = silence(seconds)
    add(out, 0.0, blast_wave(0.0045 * weight), 2.4)
    add(out, 0.0, band_noise(rng, 0.16, 900, 9000, 2, -1.5) * decay(0.16, 0.014, 0.0003), 1.3)
    # The crack decays into turbulent noise.
    add(out, 0.001, band_noise(rng, 0.8, 450, 3800, 1, -3) * decay(0.8, 0.11 * weight, 0.002), 0.5)
    add(out, 0.0005, band_noise(rng, 0.6, 160, 2600, 1, -3) * decay(0.6, 0.055 * weight, 0.001), 1.0)
    add(out, 0.002, band_noise(rng, 1.2, 45, 420, 1, -3) * decay(1.2, 0.12 * weight, 0.004), 0.8)
    add(out, 0.0, thump(1.4, 118 / weight, 36 / weight**0.5, 0.15 * weight), 1.4)
    # The reflection of the blast from the ground.
    ground = 0.0036 * weight
    add(out, ground, out[: len(out) - round(ground * SR)].copy(), 0.42)
    return drive(out, 1.7)


@sound("gun-near", -13, variants=3, quality=5)
def gun_near(rng, nth):
    """A bronze field gun at a few metres."""
    weight = (1.0, 1.12, 0.9)[nth]
    out = silence(1.9)
    add(out, 0.0, report(rng, weight, 1.6), 1.0)
    # The barrel rings briefly, and the carriage recoils.
    add(out, 0.004, struck(rng, "brass", 340 / weight, 0.9, 0.5), 0.045)
    add(out, 0.06, struck(rng, "board", 120, 0.4, 1.2), 0.12)
    add(out, 0.09, rattle(rng, 0.35, "wood", 420, 7, 0.3), 0.05)
    return in_room(out, "field", 3.2, 0.4)


@sound("gun-far", -18, variants=2)
def gun_far(rng, nth):
    """The same gun at a distance: without high frequencies, but with a long rumble."""
    weight = (1.25, 1.45)[nth]
    near = band(report(rng, weight, 1.6), 35, 700, 1)
    out = silence(2.0)
    add(out, 0.0, near, 1.0)
    # The sound arrives on several paths.
    for at, gain in ((0.045, 0.5), (0.11, 0.4), (0.21, 0.3), (0.36, 0.2)):
        add(out, at * rng.uniform(0.9, 1.1), band(near, 30, 450, 1), gain)
    return in_room(out, "field", 3.4, 0.9)


@sound("fuse", -32)
def fuse(rng, _):
    """The burning fuse at the touch-hole: a sputter and a hiss."""
    out = silence(0.36)
    hiss = band_noise(rng, 0.3, 2600, 12000, 1) * hill(0.3, 0.02, 0.2)
    spit = np.repeat(rng.uniform(0.2, 1.0, 60), len(hiss) // 60 + 1)[: len(hiss)]
    add(out, 0.0, hiss * spit, 0.5)
    for _ in range(14):
        add(out, 0.26 * rng.uniform(), knock(rng, 0.02, 3000, 9000, 0.0012), rng.uniform(0.2, 0.8))
    return in_room(out, "table")


@sound("flight-ball", -27, variants=2)
def flight_ball(rng, nth):
    """A cannonball in flight: a low, fluttering rush."""
    seconds = 0.62
    rush = band_noise(rng, seconds, 180, 1500, 1, -3)
    t = times(seconds)
    flutter = 0.75 + 0.25 * np.sin(2 * np.pi * (31 + 5 * nth) * t + 2.0 * np.sin(2 * np.pi * 3 * t))
    hum = swept(curve(seconds, [(0, 320), (seconds, 210)]) * (1.0 + 0.006 * rng.standard_normal(len(t))))
    out = rush * flutter + 0.22 * hum
    return in_room(out * hill(seconds, 0.1, 0.22), "table")


@sound("flight-shell", -26, variants=2)
def flight_shell(rng, _):
    """A fast shell on a flat trajectory: a short hiss with falling pitch."""
    seconds = 0.5
    t = times(seconds)
    tear = band_noise(rng, seconds, 700, 6500, 1, -2) * (0.7 + 0.3 * np.sign(np.sin(2 * np.pi * 95 * t)))
    tear = band(tear, 500, 7000, 1)
    tone = swept(curve(seconds, [(0, 1500), (seconds, 820)]) * (1.0 + 0.03 * rng.standard_normal(len(t))))
    return in_room((tear + 0.15 * band(tone, 500, 2500, 1)) * hill(seconds, 0.05, 0.25), "table")


@sound("flight-mortar", -25)
def flight_mortar(rng, _):
    """A mortar bomb on a high arc: a rush upwards, a pause, and a whistle with falling pitch."""
    seconds = 1.15
    t = times(seconds)
    rush = band_noise(rng, seconds, 300, 1500, 2, -3) * np.interp(t, [0, 0.08, 0.5, 0.9, seconds], [0, 0.6, 0.08, 0.25, 0.5])
    pitch = curve(seconds, [(0, 760), (0.45, 980), (seconds, 520)])
    breath = 1.0 + 0.012 * np.cumsum(rng.standard_normal(len(t))) / 60
    whistle = sum(level * swept(pitch * breath * n) for n, level in ((1, 1.0), (2.0, 0.25), (3.01, 0.08)))
    whistle *= np.interp(t, [0, 0.25, 0.5, seconds - 0.05, seconds], [0.0, 0.08, 0.16, 0.55, 0.4])
    # Flutter of the fins.
    whistle *= 0.8 + 0.2 * np.sin(2 * np.pi * 23 * t)
    return in_room((rush + 1.5 * whistle) * hill(seconds, 0.05, 0.06), "table")


@sound("impact-wood", -16, variants=2)
def impact_wood(rng, _):
    """A shot hits a soldier of tin or wood: a crack and flying pieces."""
    out = silence(1.3)
    add(out, 0.0, knock(rng, 0.25, 200, 7000, 0.02), 1.0)
    add(out, 0.0, thump(0.4, 190, 58, 0.075), 1.3)
    add(out, 0.0, struck(rng, "wood", rng.uniform(380, 460), 0.4, 1.3, 1.6), 0.9)
    add(out, 0.001, struck(rng, "tin", rng.uniform(620, 780), 0.8, 1.2, 1.5), 0.32)
    for _ in range(16):
        at = 0.03 + 0.12 * rng.uniform() ** 2
        add(out, at, struck(rng, "wood", rng.uniform(900, 2600), 0.15, 0.5), 0.2 * rng.uniform(0.2, 1.0))
    fall = rattle(rng, 0.9, "wood", 1500, 16, 0.5)
    add(out, 0.22, fall, 0.16)
    add(out, 0.3, rattle(rng, 0.7, "tin", 1700, 6, 0.4, 0.5), 0.06)
    return in_room(drive(out, 1.6), "study", 1.8, 0.8)


@sound("impact-stone", -15.5, variants=2)
def impact_stone(rng, _):
    """A shot hits a wall: a dry crack and rubble."""
    out = silence(1.7)
    add(out, 0.0, knock(rng, 0.35, 140, 6000, 0.03), 1.1)
    add(out, 0.0, thump(0.5, 150, 46, 0.11), 1.4)
    for pitch in (310, 540, 830):
        add(out, 0.0, struck(rng, "stone", pitch * rng.uniform(0.9, 1.1), 0.3, 1.4), 0.7)
    add(out, 0.02, grain(rng, 1.6, 150, 500, 5200, lambda u: u**2.2) * np.exp(-times(1.6) / 0.45), 0.42)
    add(out, 0.1, grain(rng, 1.1, 22, 160, 700, lambda u: u**1.2), 0.6)
    return in_room(drive(out, 1.7), "study", 2.2, 0.9)


@sound("impact-armour", -14.5, variants=2)
def impact_armour(rng, _):
    """A shell penetrates armour: a blow on a large steel box and tearing metal."""
    out = silence(2.0)
    add(out, 0.0, knock(rng, 0.2, 400, 9000, 0.014), 1.0)
    add(out, 0.0, thump(0.5, 160, 50, 0.1), 1.2)
    pitch = rng.uniform(205, 245)
    add(out, 0.0, struck(rng, "armour", pitch, 1.6, 0.75, 1.5), 0.75)
    add(out, 0.0, struck(rng, "armour", pitch * 2.37, 1.2, 0.4, 2.0), 0.42)
    tear = band_noise(rng, 0.6, 1200, 5500, 2) * decay(0.6, 0.09, 0.004)
    add(out, 0.01, tear, 0.3)
    add(out, 0.12, rattle(rng, 1.0, "steel", 1100, 10, 0.5, 0.35), 0.12)
    return in_room(drive(out, 1.7), "study", 2.4, 0.9)


@sound("ricochet", -17, variants=3)
def ricochet(rng, nth):
    """A shell ricochets off armour and tumbles away."""
    out = silence(1.7)
    pitch = (430, 500, 370)[nth] * rng.uniform(0.97, 1.03)
    add(out, 0.0, knock(rng, 0.1, 900, 11000, 0.006), 0.9)
    add(out, 0.0, struck(rng, "armour", pitch, 1.3, 0.75, 2.0), 0.55)
    add(out, 0.0, struck(rng, "steel", pitch * 3.1, 0.9, 0.6, 2.0), 0.3)
    add(out, 0.0, thump(0.25, 170, 80, 0.04), 0.6)
    seconds = 0.8
    t = times(seconds)
    start = rng.uniform(2300, 2900)
    freq = start * np.exp(-t * 1.35) * (1.0 + 0.035 * np.sin(2 * np.pi * (26 - 12 * t) * t))
    whirr = sum(level * swept(freq * n, n) for n, level in ((1.0, 1.0), (1.51, 0.35), (2.02, 0.3)))
    air = band_noise(rng, seconds, 1200, 4200, 2, -2)
    tumble = 0.55 + 0.45 * np.sin(2 * np.pi * (27 - 9 * t) * t)
    add(out, 0.015, (whirr * 0.62 + air * 0.22) * tumble * hill(seconds, 0.02, 0.6), 0.26)
    return in_room(out, "study", 2.4, 0.7)


@sound("explosion", -12.5, variants=2, quality=5)
def explosion(rng, nth):
    """Fuel and ammunition explode: a dull blast, fire and falling pieces."""
    weight = (1.5, 1.8)[nth]
    out = silence(3.0)
    add(out, 0.0, report(rng, weight, 2.2), 0.85)
    heave = band_noise(rng, 1.8, 28, 240, 1, -3) * decay(1.8, 0.34, 0.02)
    add(out, 0.02, heave, 0.9)
    t = times(2.2)
    fire = band_noise(rng, 2.2, 180, 2600, 1, -4) * decay(2.2, 0.5, 0.05)
    crackle = 0.55 + 0.45 * np.clip(band_noise(rng, 2.2, 2, 24, 1), -1, 1.5)
    add(out, 0.03, fire * crackle, 0.30)
    add(out, 0.35, grain(rng, 2.2, 70, 300, 3600, lambda u: u**1.3) * np.interp(t, [0, 0.3, 2.2], [0.5, 1, 0.15]), 0.12)
    add(out, 0.5, rattle(rng, 1.6, "steel", 700, 11, 0.5, 0.3), 0.06)
    return in_room(drive(out, 1.7), "field", 3.8, 0.55)


@sound("collapse", -15.5, quality=4.5)
def collapse(rng, _):
    """A town collapses: it creaks for 0.45 s, breaks, and falls for about a second."""
    out = silence(3.6)
    seconds = 2.3
    groan = band_noise(rng, 0.6, 60, 330, 2, -2) * hill(0.6, 0.4, 0.1)
    add(out, 0.0, groan, 0.22)
    creak = silence(0.55)
    at = 0.02
    while at < 0.5:
        add(creak, at, struck(rng, "wood", 300 + 500 * at, 0.1, 0.6), rng.uniform(0.3, 0.8))
        at += rng.uniform(0.012, 0.04) * (1.3 - at)
    add(out, 0.0, creak, 0.2)
    add(out, 0.0, grain(rng, 0.7, 40, 700, 4500, lambda u: u**0.6), 0.2)
    down = 0.42
    roar = band_noise(rng, seconds, 35, 900, 1, -4) * np.interp(times(seconds), [0, 0.25, 1.0, 1.3, seconds], [0, 0.8, 1.0, 0.5, 0])
    add(out, down, roar, 0.8)
    for _ in range(34):
        at = down + 1.25 * rng.uniform() ** 0.8
        pitch = rng.uniform(85, 320)
        add(out, at, struck(rng, "stone", pitch, 0.4, 2.2), 0.6 * rng.uniform(0.3, 1.0))
        add(out, at, knock(rng, 0.2, 90, 1800, 0.03), 0.35 * rng.uniform(0.2, 1.0))
        add(out, at, thump(0.3, 110, 48, 0.07), 0.45 * rng.uniform(0.2, 1.0))
    add(out, down, grain(rng, 2.7, 360, 350, 5200, lambda u: u**1.15) * np.interp(times(2.7), [0, 1.2, 2.7], [0.8, 1.0, 0.12]), 0.30)
    add(out, down + 1.1, thump(0.8, 90, 34, 0.2), 1.3)
    dust = band_noise(rng, 1.6, 900, 5000, 1, -3) * hill(1.6, 0.3, 1.2)
    add(out, down + 0.9, dust, 0.06)
    # A bell of the town falls, too.
    add(out, down + 0.55, struck(rng, "brass", 420, 1.6, 1.3), 0.10)
    add(out, down + 0.98, struck(rng, "brass", 415, 1.2, 0.5), 0.07)
    return in_room(drive(out, 1.6), "study", 4.4, 0.9)


@sound("tank-gun", -13.5, variants=3, quality=5)
def tank_gun(rng, nth):
    """A high-velocity tank gun: harder and shorter than the bronze gun, with a clanking breech."""
    weight = (0.85, 0.95, 0.78)[nth]
    out = silence(1.7)
    add(out, 0.0, report(rng, weight, 1.4), 0.9)
    add(out, 0.0, band_noise(rng, 0.05, 2500, 14000, 1) * decay(0.05, 0.004, 0.0002), 0.9)
    add(out, 0.11, struck(rng, "steel", 520, 0.4, 0.25), 0.05)
    add(out, 0.30, struck(rng, "steel", 760, 0.5, 0.35), 0.05)
    return in_room(drive(out, 1.3), "field", 3.0, 0.4)


@sound("tank-gun-far", -18.5)
def tank_gun_far(rng, _):
    near = band(report(rng, 1.05, 1.5), 45, 950, 1)
    out = silence(1.9)
    add(out, 0.0, near, 1.0)
    for at, gain in ((0.05, 0.45), (0.13, 0.32), (0.27, 0.2)):
        add(out, at, band(near, 40, 500, 1), gain)
    return in_room(out, "field", 3.2, 0.9)


@sound("mortar", -14, quality=4.5)
def mortar(rng, _):
    """A heavy mortar: a hollow thump from a wide tube."""
    out = silence(1.8)
    add(out, 0.0, blast_wave(0.011), 1.6)
    t = times(0.7)
    tube = sum(level * np.sin(2 * np.pi * freq * t) * np.exp(-t / tau) for freq, level, tau in ((96, 1.0, 0.13), (188, 0.5, 0.07), (301, 0.28, 0.05), (512, 0.12, 0.03)))
    add(out, 0.001, tube, 1.0)
    add(out, 0.0, band_noise(rng, 0.6, 60, 1100, 1, -4) * decay(0.6, 0.07, 0.002), 0.8)
    add(out, 0.0, thump(0.9, 90, 38, 0.2), 1.2)
    add(out, 0.09, struck(rng, "steel", 430, 0.5, 0.2), 0.05)
    return in_room(drive(out, 1.5), "field", 3.0, 0.45)


@sound("firework", -19, variants=3)
def firework(rng, _):
    """A rocket rises for half a second, bursts, and crackles."""
    out = silence(2.6)
    rise = 0.55
    rush = band_noise(rng, rise, 900, 5200, 1, -2) * np.interp(times(rise), [0, 0.06, rise], [0, 1.0, 0.25])
    whistle = swept(curve(rise, [(0, 900), (rise, 2100)]) * (1 + 0.02 * np.sin(2 * np.pi * 32 * times(rise))))
    add(out, 0.0, rush + 0.10 * whistle * hill(rise, 0.1, 0.1), 0.11)
    burst = report(rng, rng.uniform(0.75, 1.0), 1.2)
    add(out, rise, band(burst, 60, 2600, 1), 0.8)
    for _ in range(110):
        at = rise + 0.12 + 1.1 * rng.uniform() ** 1.3
        add(out, at, knock(rng, 0.02, 1500, 8500, 0.0016), 0.16 * rng.uniform() ** 2)
    return in_room(out, "field", 3.2, 0.7)
