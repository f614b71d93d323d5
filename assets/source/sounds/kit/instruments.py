"""Instruments: fife, strings, horn, lute and drums. Each function returns one note."""

import numpy as np

from .bodies import knock, struck, thump
from .dsp import SR, add, band, band_noise, decay, dice, frames, hill, response_of, convolve, shaped_noise, silence, slow_random, smooth_step, times

NAMES = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}


def pitch(note: str) -> float:
    """The frequency of a note such as `d5`, `c#5` or `bb4`."""
    step = NAMES[note[0]] + note.count("#") - note[1:].count("b")
    return 440.0 * 2.0 ** ((step - 9) / 12 + int(note[-1]) - 4)


def held(seconds: float, attack: float, release: float) -> np.ndarray:
    """An envelope with attack and sustain, and a release after the length of the note."""
    t = times(seconds + release)
    return smooth_step(t / attack) * np.where(t < seconds, 1.0, np.exp(-(t - seconds) / (release * 0.22))) * smooth_step((seconds + release - t) / 0.02)


def fife(rng, freq: float, seconds: float, force: float = 1.0) -> np.ndarray:
    """A wooden fife: few harmonics, breath noise, an attack chiff and a delayed vibrato."""
    length = 0.10
    env = held(seconds, 0.045, length)
    t = times(seconds + length)[: len(env)]
    drift = 0.0016 * slow_random(rng, len(t), 5)
    vibrato = 0.0055 * smooth_step((t - 0.28) / 0.5) * np.sin(2 * np.pi * (5.1 + 0.3 * rng.standard_normal()) * t + rng.uniform(0, 6))
    scoop = -0.012 * np.exp(-t / 0.03)
    phase = 2 * np.pi * np.cumsum(freq * (1 + drift + vibrato + scoop)) / SR
    swell = 0.85 + 0.15 * smooth_step(t / 0.35) + 0.05 * slow_random(rng, len(t), 4)
    levels = (1.0, 0.30 * force, 0.13 * force, 0.05, 0.025)
    tone = sum(level * np.sin(n * phase + 0.3 * n) for n, level in enumerate(levels, 1))
    air = shaped_noise(rng, len(t), lambda f: np.exp(-(((f - freq * 2) / (freq * 1.6)) ** 2)) + 0.25 * (f > 3000) / (1 + (f / 7000) ** 4))
    chiff = air * np.exp(-t / 0.028) * 0.22
    return (tone * swell + 0.035 * air * swell + chiff) * env * force


BODY = response_of(
    lambda f: 0.25
    + sum(g / np.sqrt(1 + (q * (f / c - c / np.maximum(f, 1))) ** 2) for c, q, g in ((275, 6, 0.9), (460, 7, 1.0), (700, 6, 0.6), (1150, 4, 0.55), (2400, 3, 0.7)))
    / 1.0
    * (1 / np.sqrt(1 + (f / 3600) ** 4)),
    8192,
)


def strings(rng, freq: float, seconds: float, players: int = 5, attack: float = 0.14, bright: float = 1.0) -> np.ndarray:
    """Several bowed strings in unison, with slightly different pitch, timing and vibrato, filtered by the body of a viol."""
    release = 0.45
    count = frames(seconds + release)
    out = np.zeros(count)
    for _ in range(players):
        env = held(seconds, attack * rng.uniform(0.8, 1.3), release)[:count]
        t = np.arange(len(env)) / SR
        rate = rng.uniform(4.7, 5.7)
        bend = 2 ** (rng.normal(0, 5.0) / 1200) * (1 + 0.0034 * smooth_step((t - 0.15) / 0.5) * np.sin(2 * np.pi * rate * t + rng.uniform(0, 6)) + 0.0009 * slow_random(rng, len(t), 6))
        phase = 2 * np.pi * np.cumsum(freq * bend) / SR + rng.uniform(0, 6)
        voice = np.zeros(len(env))
        for n in range(1, 1 + int(min(24, 6500 / freq))):
            voice += np.sin(n * phase) / n**1.12 * np.exp(-n * 0.045 / bright)
        bow = shaped_noise(rng, len(t), lambda f: (f > 700) / (1 + (f / 3500) ** 2)) * 0.028
        out[: len(env)] += (voice + bow) * env * (1 + 0.06 * slow_random(rng, len(t), 3))
    return convolve(out, BODY, count) / players**0.7


def horn(rng, freq: float, seconds: float, force: float = 1.0) -> np.ndarray:
    """A natural horn or bugle, brighter at higher volume."""
    release = 0.18
    env = held(seconds, 0.05, release)
    t = np.arange(len(env)) / SR
    blow = env * (0.8 + 0.2 * np.exp(-t / 0.12))
    phase = 2 * np.pi * np.cumsum(freq * (1 - 0.02 * np.exp(-t / 0.025) + 0.0012 * slow_random(rng, len(t), 6))) / SR
    out = np.zeros(len(env))
    for n in range(1, 1 + int(min(18, 9000 / freq))):
        formant = np.exp(-(((n * freq - 900) / 900) ** 2)) + 0.35
        out += np.sin(n * phase) * formant * blow ** (1 + 0.28 * (n - 1) / force) / n**0.55
    buzz = shaped_noise(rng, len(t), lambda f: (f > 500) / (1 + (f / 2500) ** 2)) * np.exp(-t / 0.03) * 0.12
    return band(out * 0.5 + buzz * env, 180, 3600 * force, 2)


def lute(rng, freq: float, seconds: float) -> np.ndarray:
    """A gut string plucked at about a fifth of its length; higher partials decay faster."""
    t = times(seconds)
    out = np.zeros_like(t)
    for n in range(1, 1 + int(min(28, 7000 / freq))):
        exact = freq * n * np.sqrt(1 + 0.00012 * n * n)
        level = np.abs(np.sin(np.pi * n * 0.21)) / n**1.05
        tau = 1.1 * (220 / freq) ** 0.4 / (1 + 0.22 * n)
        out += level * np.sin(2 * np.pi * exact * t + rng.uniform(0, 0.3)) * np.exp(-t / tau)
    nail = knock(rng, 0.03, 1200, 5000, 0.002)
    add(out, 0.0, nail, 0.05)
    return convolve(out * smooth_step(t / 0.0025), BODY, len(t)) * hill(seconds, 0.001, 0.1)


def field_drum(rng, force: float) -> np.ndarray:
    """A rope-tension side drum, deep, with gut snares."""
    out = silence(0.55)
    add(out, 0.0, thump(0.5, 188, 152, 0.085), 0.9)
    add(out, 0.0, struck(rng, "leather", 262, 0.4, 3.2), 0.4)
    snares = band_noise(rng, 0.4, 1000, 5200, 2, -1) * decay(0.4, 0.055 + 0.045 * force, 0.002)
    add(out, 0.002, snares, 0.24 * (0.5 + force))
    add(out, 0.0, knock(rng, 0.04, 700, 4500, 0.004), 0.3 * force)
    return out * force


def bass_drum(rng, force: float) -> np.ndarray:
    out = silence(1.1)
    add(out, 0.0, thump(1.0, 74, 49, 0.24), 1.0)
    add(out, 0.0, struck(rng, "leather", 92, 0.6, 6.0), 0.4)
    add(out, 0.0, knock(rng, 0.12, 60, 500, 0.02), 0.45)
    return out * force


def roll(rng, seconds: float, start: float, end: float) -> np.ndarray:
    """A drum roll that swells or fades."""
    out = silence(seconds + 0.5)
    at = 0.0
    while at < seconds:
        share = at / seconds
        add(out, at, field_drum(rng, (start + (end - start) * share) * rng.uniform(0.8, 1.1)))
        at += rng.uniform(0.041, 0.047)
    return out
