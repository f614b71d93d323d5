"""Loudness measurement, similar to ITU-R BS.1770, and normalisation."""

import numpy as np

from .dsp import SR, frames, smooth_step

CEILING = 10 ** (-1.5 / 20)
# Short sounds are measured by their loudest eighth of a second, about the integration time of the ear.
SHORT = 0.125


def weighted(sound: np.ndarray) -> np.ndarray:
    """Applies the magnitude response of the K-weighting of ITU-R BS.1770."""
    freq = np.fft.rfftfreq(len(sound), 1 / SR)
    ratio = freq / 38.0
    low_cut = ratio**2 / np.sqrt((1 - ratio**2) ** 2 + (ratio / 0.5) ** 2)
    shelf = 10 ** (4.0 / 20 * (1.0 / (1.0 + (1500.0 / np.maximum(freq, 1.0)) ** 4)))
    return np.fft.irfft(np.fft.rfft(sound) * low_cut * shelf, len(sound))


def loudness(channels: np.ndarray, window: float = SHORT) -> float:
    """Loudness of the loudest `window` seconds in LUFS; a shorter sound is padded with silence."""
    energy = sum(weighted(channel) ** 2 for channel in channels)
    width = frames(window)
    if len(energy) < width:
        energy = np.pad(energy, (0, width - len(energy)))
    sums = np.cumsum(np.concatenate([[0.0], energy]))
    return -0.691 + 10 * np.log10(np.max(sums[width:] - sums[:-width]) / width + 1e-12)


def limit(channels: np.ndarray) -> np.ndarray:
    """Soft-clips peaks below the ceiling and leaves lower samples unchanged."""
    knee = CEILING * 0.6
    size = np.abs(channels)
    over = np.maximum(0.0, size - knee)
    room = CEILING - knee
    return np.sign(channels) * np.where(size > knee, knee + room * np.tanh(over / room), size)


def to_level(channels: np.ndarray, lufs: float, window: float = SHORT) -> np.ndarray:
    for _ in range(3):
        channels = limit(channels * 10 ** ((lufs - loudness(channels, window)) / 20))
    return channels


def without_deep(channels: np.ndarray, loops: bool) -> np.ndarray:
    """Removes direct current and frequencies below the range of loudspeakers."""
    pad = 0 if loops else SR // 4
    padded = np.pad(channels, ((0, 0), (pad, pad)))
    freq = np.fft.rfftfreq(padded.shape[1], 1 / SR)
    gain = 1.0 / np.sqrt(1.0 + (22.0 / np.maximum(freq, 1e-3)) ** 8)
    out = np.fft.irfft(np.fft.rfft(padded) * gain, padded.shape[1])
    return out[:, pad : out.shape[1] - pad] if pad else out


def trimmed(channels: np.ndarray, fade: float = 0.03) -> np.ndarray:
    """Trims the sound: fades it out where it has decayed by 62 dB, and keeps at most half a millisecond of silence at the start."""
    size = np.max(np.abs(channels), axis=0)
    heard = np.nonzero(size > np.max(size) * 10 ** (-62 / 20))[0]
    end = min(channels.shape[1], heard[-1] + frames(fade))
    out = channels[:, :end].copy()
    ramp = smooth_step(np.arange(end)[::-1] / frames(fade))
    out *= ramp
    start = frames(0.0005)
    out[:, :start] *= np.linspace(0, 1, start)
    return out
