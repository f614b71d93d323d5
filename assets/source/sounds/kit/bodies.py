"""Modal synthesis of struck bodies: sums of decaying modes, with ratios and decay times by material."""

from dataclasses import dataclass

import numpy as np

from .dsp import SR, add, band_noise, convolve, decay, times


@dataclass(frozen=True)
class Material:
    """Modal parameters of a material."""

    ratios: tuple[float, ...]  # frequency ratios of the modes to the lowest one
    ring: float  # 60 dB decay time of the lowest mode in seconds
    loss: float  # exponent of the frequency ratio by which higher modes decay faster
    soft: float  # the same exponent for their amplitude
    hardness: float  # contact time of the blow in milliseconds


BAR = (1.0, 2.756, 5.404, 8.933, 13.34)
PLATE = (1.0, 1.52, 2.08, 2.63, 3.41, 3.96, 4.87, 5.55, 6.61, 7.8, 9.1, 10.9, 12.7)
SHELL = (1.0, 1.18, 1.62, 2.01, 2.24, 2.91, 3.37, 3.88, 4.61, 5.42, 6.2, 7.35, 8.8, 10.4)
BELL = (0.5, 1.0, 1.19, 1.5, 2.0, 2.51, 2.67, 3.01, 4.17, 5.43, 6.8, 8.2)

MATERIALS = {
    "wood": Material(BAR[:4] + (1.6, 3.7), 0.085, 0.75, 0.9, 0.9),
    "board": Material(PLATE[:9], 0.14, 0.85, 1.0, 2.2),
    "tin": Material(SHELL, 0.22, 0.45, 0.35, 0.25),
    "brass": Material(BELL, 0.9, 0.6, 0.6, 0.35),
    "steel": Material(PLATE, 0.7, 0.5, 0.45, 0.25),
    "armour": Material(PLATE + SHELL[4:], 1.1, 0.7, 0.55, 0.4),
    "stone": Material(PLATE[:8], 0.045, 0.5, 0.5, 0.5),
    "leather": Material((1.0, 1.7, 2.4), 0.05, 1.0, 1.2, 3.0),
}


def struck(rng: np.random.Generator, material: str, pitch: float, seconds: float, ring: float = 1.0, hardness: float = 1.0) -> np.ndarray:
    """A single blow on a body of this material; `pitch` is the frequency of the lowest mode."""
    made_of = MATERIALS[material]
    t = times(seconds)
    out = np.zeros_like(t)
    for ratio in made_of.ratios:
        # The modes of a real body deviate from theory, and most are pairs of close frequencies.
        for share in (1.0, 0.55):
            freq = pitch * ratio * (1.0 + 0.025 * rng.standard_normal())
            if freq > SR * 0.45:
                continue
            died = made_of.ring * ring * max(ratio, 1e-3) ** -made_of.loss
            level = share * ratio**-made_of.soft * rng.uniform(0.45, 1.0)
            out += level * np.sin(2 * np.pi * freq * t + rng.uniform(-0.5, 0.5)) * np.exp(-6.9 * t / died)
    touch = made_of.hardness * 0.001 / hardness
    # The blow: a smooth pulse of the contact time, with some noise.
    width = max(3, round(2 * touch * SR))
    pulse = np.hanning(width + 2)[1:-1]
    pulse = pulse / pulse.sum() + 0.12 * rng.standard_normal(width) * pulse / pulse.sum()
    return convolve(out, pulse, len(t))


def knock(rng: np.random.Generator, seconds: float, low: float, high: float, tau: float) -> np.ndarray:
    """The dull part of a blow: a burst of band-pass noise."""
    return band_noise(rng, seconds, low, high, 2) * decay(seconds, tau, 0.0008)


def thump(seconds: float, high: float, low: float, tau: float) -> np.ndarray:
    """The low part of a blow: a decaying tone with falling pitch."""
    t = times(seconds)
    freq = low + (high - low) * np.exp(-t / (tau * 0.4))
    phase = 2 * np.pi * np.cumsum(freq) / SR
    return np.sin(phase) * np.minimum(1.0, t / 0.002) * np.exp(-t / tau)


def rattle(rng: np.random.Generator, seconds: float, material: str, pitch: float, blows: int, spread: float, ring: float = 1.0) -> np.ndarray:
    """Many small blows that become quieter."""
    out = np.zeros_like(times(seconds))
    for n in range(blows):
        at = seconds * 0.8 * (rng.uniform(0.0, 1.0) ** 1.5)
        body = struck(rng, material, pitch * rng.uniform(1 - spread, 1 + spread), min(0.4, seconds), ring)
        add(out, at, body, rng.uniform(0.3, 1.0) * (1.0 - at / seconds) ** 1.5)
    return out


def grain(rng: np.random.Generator, seconds: float, count: int, low: float, high: float, density) -> np.ndarray:
    """Falling debris: short bursts at random times; `density` maps a uniform random number to a relative time (both 0 to 1)."""
    out = np.zeros_like(times(seconds))
    for _ in range(count):
        centre = np.exp(rng.uniform(np.log(low), np.log(high)))
        size = (low / centre) ** 0.5
        piece = band_noise(rng, 0.05, centre * 0.7, centre * 1.4, 2) * decay(0.05, 0.004 + 0.01 * size, 0.0004)
        at = density(rng.uniform()) * max(0.0, seconds - 0.06)
        add(out, at, piece, rng.uniform(0.15, 1.0) * (0.4 + size))
    return out
