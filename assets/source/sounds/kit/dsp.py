"""Noise, filters and envelopes. Signals are numpy arrays of floats with `SR` samples per second."""

import zlib

import numpy as np

SR = 44100


def dice(name: str) -> np.random.Generator:
    """A random generator seeded by the name of the sound, so that the output is reproducible."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def frames(seconds: float) -> int:
    return max(1, round(seconds * SR))


def times(seconds: float) -> np.ndarray:
    return np.arange(frames(seconds)) / SR


def silence(seconds: float) -> np.ndarray:
    return np.zeros(frames(seconds))


def add(target: np.ndarray, at: float, sound: np.ndarray, gain: float = 1.0) -> None:
    """Mixes a sound into another one at a time; samples beyond the end are dropped."""
    start = round(at * SR)
    part = sound[: max(0, len(target) - start)]
    target[start : start + len(part)] += gain * part


def add_round(target: np.ndarray, at: float, sound: np.ndarray, gain: float = 1.0) -> None:
    """The same for a loop: samples beyond the end wrap around to the beginning."""
    index = (round(at * SR) + np.arange(len(sound))) % len(target)
    np.add.at(target, index, gain * sound)


def smooth_step(x: np.ndarray) -> np.ndarray:
    x = np.clip(x, 0.0, 1.0)
    return x * x * (3.0 - 2.0 * x)


def decay(seconds: float, tau: float, attack: float = 0.0005) -> np.ndarray:
    """An envelope with an attack time and an exponential decay with the time constant `tau`, faded to zero at the end."""
    t = times(seconds)
    return np.minimum(1.0, t / attack) * np.exp(-np.maximum(0.0, t - attack) / tau) * smooth_step((seconds - t) / (0.6 * seconds))


def hill(seconds: float, rise: float, fall: float) -> np.ndarray:
    """A smooth envelope with attack, sustain and release."""
    t = times(seconds)
    return smooth_step(t / rise) * smooth_step((seconds - t) / fall)


def curve(seconds: float, points: list[tuple[float, float]]) -> np.ndarray:
    """A piecewise linear curve through points (time, value)."""
    at, value = zip(*points)
    return np.interp(times(seconds), at, value)


def octaves(freq: np.ndarray, low: float | None, high: float | None, slope: int) -> np.ndarray:
    """Gain of a band-pass filter: Butterworth edges of this order."""
    gain = np.ones_like(freq)
    if low:
        gain *= 1.0 / np.sqrt(1.0 + (low / np.maximum(freq, 1e-3)) ** (2 * slope))
    if high:
        gain *= 1.0 / np.sqrt(1.0 + (freq / high) ** (2 * slope))
    return gain


def shaped_noise(rng: np.random.Generator, count: int, gain) -> np.ndarray:
    """Noise with the spectrum `gain(frequencies)`. It is periodic, so it can be looped."""
    spectrum = np.fft.rfft(rng.standard_normal(count)) * gain(np.fft.rfftfreq(count, 1 / SR))
    spectrum[0] = 0.0
    noise = np.fft.irfft(spectrum, count)
    return noise / (np.std(noise) + 1e-12)


def band_noise(rng: np.random.Generator, seconds: float, low: float | None, high: float | None, slope: int = 2, tilt: float = 0.0) -> np.ndarray:
    """Band-limited noise; `tilt` is in decibels per octave (-3 is pink)."""

    def gain(freq):
        return octaves(freq, low, high, slope) * (np.maximum(freq, 20.0) / 1000.0) ** (tilt / 6.02)

    return shaped_noise(rng, frames(seconds), gain)


def minimum_phase(gain: np.ndarray) -> np.ndarray:
    """The minimum-phase impulse response with this spectrum (gains from 0 to the Nyquist frequency), which has no pre-ringing."""
    count = 2 * (len(gain) - 1)
    cepstrum = np.fft.irfft(np.log(np.maximum(gain, 1e-5)), count)
    fold = np.zeros(count)
    fold[0] = fold[count // 2] = 1.0
    fold[1 : count // 2] = 2.0
    return np.fft.irfft(np.exp(np.fft.rfft(cepstrum * fold)), count)


def convolve(sound: np.ndarray, response: np.ndarray, length: int | None = None) -> np.ndarray:
    whole = len(sound) + len(response) - 1
    size = 1 << (whole - 1).bit_length()
    out = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(response, size), size)[:whole]
    return out if length is None else out[:length]


def convolve_round(sound: np.ndarray, response: np.ndarray) -> np.ndarray:
    """Circular convolution, for loops."""
    turned = np.zeros(len(sound))
    add_round(turned, 0.0, response)
    return np.fft.irfft(np.fft.rfft(sound) * np.fft.rfft(turned), len(sound))


def response_of(gain, size: int = 4096) -> np.ndarray:
    return minimum_phase(gain(np.fft.rfftfreq(size, 1 / SR)))


def band(sound: np.ndarray, low: float | None = None, high: float | None = None, slope: int = 2) -> np.ndarray:
    """A minimum-phase band-pass filter, without pre-ringing."""
    size = 16384 if low and low < 80 else 4096
    return convolve(sound, response_of(lambda freq: octaves(freq, low, high, slope), size), len(sound))


def band_round(sound: np.ndarray, low: float | None = None, high: float | None = None, slope: int = 2) -> np.ndarray:
    return convolve_round(sound, response_of(lambda freq: octaves(freq, low, high, slope), 16384))


def drive(sound: np.ndarray, amount: float) -> np.ndarray:
    """Soft saturation, as by loud sounds in air and membranes."""
    peak = np.max(np.abs(sound)) + 1e-12
    return np.tanh(sound / peak * amount) / np.tanh(amount)


def swept(freq: np.ndarray, phase: float = 0.0) -> np.ndarray:
    """A sine with a frequency curve."""
    return np.sin(2 * np.pi * (np.cumsum(freq) / SR) + phase)


def slow_random(rng: np.random.Generator, count: int, rate: float) -> np.ndarray:
    """A periodic random curve around 0 with `rate` changes per second."""
    return shaped_noise(rng, count, lambda freq: np.exp(-((freq / rate) ** 2)))
