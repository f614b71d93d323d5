"""Ambience of the rooms: very quiet stereo loops."""

import numpy as np

from kit.bodies import knock, struck
from kit.catalogue import sound
from kit.dsp import SR, add, add_round, band_noise, convolve_round, decay, dice, frames, hill, octaves, shaped_noise, silence, slow_random, times
from kit.instruments import field_drum
from kit.rooms import stereo_tails

STUDY, FIELD = 32.0, 40.0


def in_both(channels: np.ndarray, at: float, sound_: np.ndarray, gain: float, pan: float) -> None:
    """Adds a sound to both channels, panned from -1 (left) to 1 (right). The farther channel is slightly delayed."""
    left, right = np.cos((pan + 1) * np.pi / 4), np.sin((pan + 1) * np.pi / 4)
    late = 0.00045 * abs(pan)
    seconds = channels.shape[1] / SR
    add_round(channels[0], (at + (late if pan > 0 else 0)) % seconds, sound_, gain * left)
    add_round(channels[1], (at + (late if pan < 0 else 0)) % seconds, sound_, gain * right)


def with_air(channels: np.ndarray, name: str, ring: float, dark: float, wet: float) -> np.ndarray:
    """Adds reverberation with a different tail for each channel."""
    left, right = stereo_tails(name, ring, dark)
    middle = channels.mean(axis=0)
    return channels + wet * np.stack([convolve_round(middle, left), convolve_round(middle, right)])


@sound("ambience-study", -38, loops=True, quality=2.0)
def study(rng, _):
    """A study in the evening: a low fire, a longcase clock and room tone."""
    count = frames(STUDY)
    seconds = STUDY
    fire = np.zeros((2, count))
    # Flames: low, unsteady noise.
    for channel in range(2):
        breath = shaped_noise(rng, count, lambda f: octaves(f, 110, 600, 1) * (np.maximum(f, 20) / 100) ** -0.6)
        swell = 0.75 + 0.25 * np.clip(slow_random(rng, count, 1.1), -2, 2)
        hiss = shaped_noise(rng, count, lambda f: octaves(f, 2200, 7500, 1))
        fire[channel] += 0.30 * breath * swell + 0.018 * hiss * np.clip(swell, 0, None) ** 2
    shared = fire.mean(axis=0)
    fire = 0.6 * fire + 0.4 * shared
    # Crackles occur in groups.
    bouts = slow_random(rng, count, 0.35)
    wanted = 0
    while wanted < 260:
        at = rng.uniform(0, seconds)
        if rng.uniform() > 0.5 + 0.5 * np.tanh(bouts[int(at * SR)]):
            continue
        wanted += 1
        size = rng.pareto(2.2)
        spit = knock(rng, 0.06, rng.uniform(700, 2200), rng.uniform(4000, 9000), rng.uniform(0.0008, 0.004))
        in_both(fire, at, spit, 0.35 * min(size, 3.5), rng.uniform(-0.75, -0.3))
    for _ in range(7):
        at = rng.uniform(0, seconds)
        log = silence(0.3)
        add(log, 0.0, struck(rng, "wood", rng.uniform(260, 420), 0.25, 0.8), 0.8)
        add(log, 0.0, knock(rng, 0.2, 200, 2600, 0.012), 0.6)
        in_both(fire, at, log, 0.9, rng.uniform(-0.7, -0.4))
    # The clock: one beat per second, alternating tick and tock, from the other corner.
    clock = np.zeros((2, count))
    for nth in range(int(seconds)):
        beat = silence(0.25)
        tone = 1180 if nth % 2 else 1010
        chance = dice(f"escapement/{nth % 2}")
        add(beat, 0.0, struck(chance, "wood", tone, 0.2, 1.0, 0.8), 0.6)
        add(beat, 0.0, struck(chance, "brass", 2150 if nth % 2 else 1930, 0.2, 0.06), 0.05)
        add(beat, 0.0, knock(chance, 0.05, 700, 4200, 0.003), 0.4)
        in_both(clock, nth + 0.3, beat, 0.85 + 0.05 * rng.standard_normal(), 0.55)
    tone = np.stack([shaped_noise(rng, count, lambda f: octaves(f, 30, 160, 1) * (np.maximum(f, 20) / 60) ** -1) for _ in range(2)])
    return with_air(fire * 0.8 + clock * 3.3, "study-air", 0.7, 3.0, 0.5) + 0.12 * tone


def chirp(rng, kind: int) -> np.ndarray:
    """A phrase of one of three kinds of birds."""
    out = silence(1.6)
    if kind == 0:  # a chaffinch-like run that falls and ends in a flourish
        at, freq = 0.0, rng.uniform(4300, 4700)
        for n in range(9):
            length = 0.055
            t = times(length)
            add(out, at, np.sin(2 * np.pi * (freq * t - 9000 * t**2)) * hill(length, 0.012, 0.03), 0.5 + 0.05 * n)
            at += 0.082 - 0.003 * n
            freq *= 0.965
        t = times(0.16)
        add(out, at, np.sin(2 * np.pi * (2900 * t + 5200 * t**2)) * hill(0.16, 0.03, 0.06), 0.9)
    elif kind == 1:  # two notes, the second lower, twice
        for at, freq in ((0.0, 3650), (0.17, 3050), (0.5, 3650), (0.67, 3050)):
            t = times(0.13)
            add(out, at, np.sin(2 * np.pi * freq * t + 0.8 * np.sin(2 * np.pi * 22 * t)) * hill(0.13, 0.03, 0.06), 0.7)
    else:  # a lark's trill
        t = times(1.1)
        freq = 3800 + 900 * np.sign(np.sin(2 * np.pi * 13 * t)) + 260 * np.sin(2 * np.pi * 2.1 * t)
        freq = np.convolve(freq, np.hanning(500) / np.hanning(500).sum(), "same")
        add(out, 0.0, np.sin(2 * np.pi * np.cumsum(freq) / SR) * (0.55 + 0.45 * np.sin(2 * np.pi * 26 * t)) * hill(1.1, 0.2, 0.4), 0.5)
    return out


@sound("ambience-field", -38, loops=True, quality=2.0)
def field(rng, _):
    """A camp on a fine day: wind in grass and canvas, birds, and a distant drum, axe and horses."""
    count = frames(FIELD)
    seconds = FIELD
    wind = np.zeros((2, count))
    common = slow_random(rng, count, 0.16)
    for channel in range(2):
        gust = np.exp(0.30 * (0.8 * common + 0.4 * slow_random(rng, count, 0.3)))
        low = shaped_noise(rng, count, lambda f: octaves(f, 110, 600, 1) * (np.maximum(f, 20) / 200) ** -0.5)
        grass = shaped_noise(rng, count, lambda f: octaves(f, 1500, 6500, 1) * (np.maximum(f, 20) / 2000) ** -0.6)
        wind[channel] = 0.5 * low * gust + 0.085 * grass * gust**1.7
    far = np.zeros((2, count))
    for kind, pan, times_heard in ((0, -0.6, 4), (1, 0.7, 4), (2, 0.15, 3), (0, 0.4, 2)):
        at = rng.uniform(0, 6)
        for _ in range(times_heard):
            in_both(far, at % seconds, chirp(rng, kind), 0.13 * rng.uniform(0.45, 1.0), pan + rng.uniform(-0.1, 0.1))
            at += seconds / times_heard * rng.uniform(0.75, 1.2)
    # The camp: muffled by the distance.
    camp = np.zeros((2, count))
    for at in (5.2, 21.4):
        for nth, gap in enumerate((0, 0.5, 0.75, 1.0, 1.5, 1.75, 2.0, 2.16, 2.33, 2.5)):
            in_both(camp, at + gap, field_drum(rng, 0.5 + 0.15 * (nth % 3 == 0)), 0.10, -0.35)
    for start in (12.5, 31.0):
        for nth in range(5):
            blow = silence(0.3)
            add(blow, 0.0, struck(rng, "wood", 520, 0.25, 1.0), 0.9)
            add(blow, 0.0, knock(rng, 0.1, 300, 1800, 0.01), 0.5)
            in_both(camp, start + nth * rng.uniform(0.92, 1.02), blow, 0.12, 0.5)
    for start in (17.0, 36.0):
        for nth in range(11):
            hoof = silence(0.2)
            add(hoof, 0.0, struck(rng, "board", rng.uniform(240, 330), 0.15, 0.7), 0.6)
            in_both(camp, start + (nth // 2) * 0.46 + (nth % 2) * 0.17, hoof, 0.06 * np.sin(np.pi * (nth + 1) / 12), 0.1 + 0.05 * nth)
    canvas = silence(0.5)
    add(canvas, 0.0, band_noise(rng, 0.4, 150, 1400, 1, -3) * hill(0.4, 0.05, 0.3), 0.5)
    for at in (3.1, 14.9, 27.7):
        in_both(camp, at, canvas * rng.uniform(0.6, 1.0), 0.12, -0.75)
    dull = np.stack([convolve_round(channel, np.exp(-np.arange(400) / 9.0) / 9.0) for channel in camp])
    return wind * 0.34 + with_air(far, "field-air", 1.6, 3.0, 0.5) * 1.3 + with_air(dull, "camp-air", 2.2, 5.0, 0.9) * 4.5
