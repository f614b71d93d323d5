"""Reverberation: early reflections, and a tail whose high frequencies decay faster."""

import numpy as np

from .dsp import SR, add, band, convolve, dice, frames, shaped_noise, smooth_step


def tail(name: str, ring: float, dark: float, seconds: float) -> np.ndarray:
    """Noise with a 60 dB decay time of `ring` seconds at low frequencies; at 4 kHz it decays `dark` times as fast."""
    rng = dice(f"room/{name}")
    count = frames(seconds)
    t = np.arange(count) / SR
    out = np.zeros(count)
    edges = [60, 180, 400, 900, 2000, 4500, 9000, 16000]
    for low, high in zip(edges, edges[1:]):
        centre = np.sqrt(low * high)
        died = ring / (1.0 + (dark - 1.0) * (centre / 4000.0) ** 0.8)
        noise = shaped_noise(rng, count, lambda freq: ((freq >= low) & (freq < high)).astype(float))
        out += noise * np.exp(-6.9 * t / died) * np.sqrt(high - low)
    out *= smooth_step(t / 0.012)
    return out / np.sqrt(np.sum(out**2))


def room(name: str, ring: float, dark: float, first: tuple[float, ...], wet: float, early: float) -> np.ndarray:
    """An impulse response: direct sound, early reflections at these times in milliseconds, and a tail."""
    rng = dice(f"walls/{name}")
    out = np.zeros(frames(ring * 1.15 + max(first) / 1000.0))
    for nth, at in enumerate(first):
        bounce = np.zeros(64)
        bounce[0] = 1.0
        bounce = band(bounce, 150, 7000 / (1.0 + 0.25 * nth), 1)
        add(out, at / 1000.0, bounce, early * 0.8**nth * rng.choice([-1.0, 1.0]))
    late = tail(name, ring, dark, ring * 1.1)
    add(out, first[min(2, len(first) - 1)] / 1000.0, late, wet)
    out[0] += 1.0
    return out


ROOMS = {
    # A table in a room with bookshelves, for sounds of the pieces.
    "table": room("table", 0.38, 3.0, (2.1, 4.7, 7.9, 12.3, 17.0, 23.0), 0.22, 0.24),
    # The same room for loud sounds.
    "study": room("study", 0.85, 2.4, (3.3, 7.1, 11.0, 16.9, 24.0, 33.0, 41.0), 0.65, 0.3),
    # Open ground: a reflection from the ground, and echoes from distant woods and hills.
    "field": room("field", 3.0, 3.6, (4.2, 9.1, 61.0, 118.0, 187.0, 262.0, 391.0, 545.0), 0.85, 0.3),
    # A stone hall for music.
    "hall": room("hall", 2.4, 2.2, (11.0, 19.0, 27.0, 38.0, 52.0, 71.0), 0.42, 0.12),
}


def in_room(sound: np.ndarray, name: str, length: float | None = None, amount: float = 1.0) -> np.ndarray:
    """Convolves a sound with a room, for its full decay or for a given length."""
    response = ROOMS[name] * amount
    response[0] = 1.0
    wet = convolve(sound, response)
    return wet if length is None else wet[: frames(length)]


def stereo_tails(name: str, ring: float, dark: float) -> tuple[np.ndarray, np.ndarray]:
    """A pair of different tails for the two channels."""
    return tail(name + "/left", ring, dark, ring * 1.1), tail(name + "/right", ring, dark, ring * 1.1)
