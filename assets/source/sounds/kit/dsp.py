"""Noise, filters, envelopes. Every signal is a numpy array of floats at `SR` samples a second."""

import zlib

import numpy as np

SR = 44100


def dice(name: str) -> np.random.Generator:
    """Chance that is the same each time a sound of this name is made."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def frames(seconds: float) -> int:
    return max(1, round(seconds * SR))


def times(seconds: float) -> np.ndarray:
    return np.arange(frames(seconds)) / SR


def silence(seconds: float) -> np.ndarray:
    return np.zeros(frames(seconds))


def add(target: np.ndarray, at: float, sound: np.ndarray, gain: float = 1.0) -> None:
    """Lays a sound over another from a time on; what reaches beyond the end is cut off."""
    start = round(at * SR)
    part = sound[: max(0, len(target) - start)]
    target[start : start + len(part)] += gain * part


def add_round(target: np.ndarray, at: float, sound: np.ndarray, gain: float = 1.0) -> None:
    """The same in a loop: what reaches beyond the end goes on at the beginning."""
    index = (round(at * SR) + np.arange(len(sound))) % len(target)
    np.add.at(target, index, gain * sound)


def smooth_step(x: np.ndarray) -> np.ndarray:
    x = np.clip(x, 0.0, 1.0)
    return x * x * (3.0 - 2.0 * x)


def decay(seconds: float, tau: float, attack: float = 0.0005) -> np.ndarray:
    """Rises within `attack` and dies away by a factor e in every `tau`; its end is drawn out to nothing."""
    t = times(seconds)
    return np.minimum(1.0, t / attack) * np.exp(-np.maximum(0.0, t - attack) / tau) * smooth_step((seconds - t) / (0.6 * seconds))


def hill(seconds: float, rise: float, fall: float) -> np.ndarray:
    """Rises, stays, falls, without a corner."""
    t = times(seconds)
    return smooth_step(t / rise) * smooth_step((seconds - t) / fall)


def curve(seconds: float, points: list[tuple[float, float]]) -> np.ndarray:
    """Straight lines from point to point (time, value)."""
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
    """Noise whose spectrum is `gain(frequencies)`. Its end fits its beginning, so it may be looped."""
    spectrum = np.fft.rfft(rng.standard_normal(count)) * gain(np.fft.rfftfreq(count, 1 / SR))
    spectrum[0] = 0.0
    noise = np.fft.irfft(spectrum, count)
    return noise / (np.std(noise) + 1e-12)


def band_noise(rng: np.random.Generator, seconds: float, low: float | None, high: float | None, slope: int = 2, tilt: float = 0.0) -> np.ndarray:
    """Noise within a band; `tilt` is in decibels an octave, -3 being pink."""

    def gain(freq):
        return octaves(freq, low, high, slope) * (np.maximum(freq, 20.0) / 1000.0) ** (tilt / 6.02)

    return shaped_noise(rng, frames(seconds), gain)


def minimum_phase(gain: np.ndarray) -> np.ndarray:
    """The impulse response with this spectrum (gains from 0 to half the sampling rate) that begins as early as can be: no ringing before a blow."""
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
    """Convolution of a loop: nothing of it changes at the seam."""
    turned = np.zeros(len(sound))
    add_round(turned, 0.0, response)
    return np.fft.irfft(np.fft.rfft(sound) * np.fft.rfft(turned), len(sound))


def response_of(gain, size: int = 4096) -> np.ndarray:
    return minimum_phase(gain(np.fft.rfftfreq(size, 1 / SR)))


def band(sound: np.ndarray, low: float | None = None, high: float | None = None, slope: int = 2) -> np.ndarray:
    """Only what lies within a band, without ringing before blows."""
    size = 16384 if low and low < 80 else 4096
    return convolve(sound, response_of(lambda freq: octaves(freq, low, high, slope), size), len(sound))


def band_round(sound: np.ndarray, low: float | None = None, high: float | None = None, slope: int = 2) -> np.ndarray:
    return convolve_round(sound, response_of(lambda freq: octaves(freq, low, high, slope), 16384))


def drive(sound: np.ndarray, amount: float) -> np.ndarray:
    """Overdriven softly, as air and membranes are by something loud."""
    peak = np.max(np.abs(sound)) + 1e-12
    return np.tanh(sound / peak * amount) / np.tanh(amount)


def swept(freq: np.ndarray, phase: float = 0.0) -> np.ndarray:
    """A sine whose frequency follows a curve."""
    return np.sin(2 * np.pi * (np.cumsum(freq) / SR) + phase)


def slow_random(rng: np.random.Generator, count: int, rate: float) -> np.ndarray:
    """A random curve about 0 that changes `rate` times a second and closes on itself."""
    return shaped_noise(rng, count, lambda freq: np.exp(-((freq / rate) ** 2)))
