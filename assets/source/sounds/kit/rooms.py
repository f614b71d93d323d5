"""The room around a sound: early reflections from its walls and a tail that dies away, darker and darker."""

import numpy as np

from .dsp import SR, add, band, convolve, dice, frames, shaped_noise, smooth_step


def tail(name: str, ring: float, dark: float, seconds: float) -> np.ndarray:
    """Noise whose low parts die away in `ring` seconds (by 60 dB) and whose high ones `dark` times as fast as that at 4 kHz."""
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
    """An impulse response: the sound itself, its first reflections at these milliseconds, and the tail."""
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
    # A table between walls with books: what stands on it sounds near.
    "table": room("table", 0.38, 3.0, (2.1, 4.7, 7.9, 12.3, 17.0, 23.0), 0.22, 0.24),
    # The same room, filled by something loud.
    "study": room("study", 0.85, 2.4, (3.3, 7.1, 11.0, 16.9, 24.0, 33.0, 41.0), 0.65, 0.3),
    # Open ground: one reflection from below, woods and hills far off.
    "field": room("field", 3.0, 3.6, (4.2, 9.1, 61.0, 118.0, 187.0, 262.0, 391.0, 545.0), 0.85, 0.3),
    # Music in a hall of stone.
    "hall": room("hall", 2.4, 2.2, (11.0, 19.0, 27.0, 38.0, 52.0, 71.0), 0.42, 0.12),
}


def in_room(sound: np.ndarray, name: str, length: float | None = None, amount: float = 1.0) -> np.ndarray:
    """The sound in a room; as long as it rings there, or as long as asked."""
    response = ROOMS[name] * amount
    response[0] = 1.0
    wet = convolve(sound, response)
    return wet if length is None else wet[: frames(length)]


def stereo_tails(name: str, ring: float, dark: float) -> tuple[np.ndarray, np.ndarray]:
    """Two tails that differ, for the two ears."""
    return tail(name + "/left", ring, dark, ring * 1.1), tail(name + "/right", ring, dark, ring * 1.1)
