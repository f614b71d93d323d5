"""Engines by weight class, tracks and turrets. Loops are seamless to the sample."""

from dataclasses import dataclass

import numpy as np

from kit.bodies import rattle, struck
from kit.catalogue import sound
from kit.dsp import SR, add, add_round, band, band_noise, band_round, convolve, convolve_round, dice, frames, hill, response_of, shaped_noise, silence, slow_random, smooth_step, times
from kit.rooms import in_room


@dataclass(frozen=True)
class Engine:
    """Parameters of an engine and its exhaust."""

    cylinders: int
    turns: float  # per second while driving
    idle: float
    pipe: tuple[tuple[float, float, float], ...]  # resonances of the exhaust: frequency, Q, gain
    bright: float  # low-pass frequency
    clatter: float  # level of the valves


ENGINES = {
    "light": Engine(6, 31.0, 14.0, ((130, 5, 1.0), (290, 6, 0.8), (610, 5, 0.5), (1250, 4, 0.3)), 2600, 0.5),
    "medium": Engine(8, 24.0, 11.0, ((82, 5, 1.0), (190, 6, 0.8), (430, 5, 0.5), (900, 4, 0.25)), 1900, 0.35),
    "heavy": Engine(12, 17.0, 8.0, ((52, 5, 1.0), (118, 6, 0.9), (262, 5, 0.6), (560, 4, 0.3)), 1300, 0.25),
}


def exhaust(engine: Engine) -> np.ndarray:
    def gain(freq):
        out = 0.05 + np.zeros_like(freq)
        for centre, sharp, level in engine.pipe:
            out = out + level / np.sqrt(1.0 + (sharp * (freq / centre - centre / np.maximum(freq, 1.0))) ** 2)
        return out / np.sqrt(1.0 + (freq / engine.bright) ** 4) * (freq / (freq + 25.0))

    return response_of(gain, 8192)


def firings(engine: Engine, name: str, angle: np.ndarray, loops: bool) -> np.ndarray:
    """A pulse for each firing; `angle` is in revolutions. Cylinders and single firings vary slightly."""
    rng = dice(f"engine/{name}")
    each = rng.uniform(0.72, 1.0, engine.cylinders)
    each[0] = 1.25
    crooked = rng.uniform(-0.06, 0.06, engine.cylinders)
    out = np.zeros(len(angle))
    last = int(np.floor(angle[-1] / 2 * engine.cylinders))
    width = frames(0.0016)
    for nth in range(last + 1):
        cylinder = nth % engine.cylinders
        target = (nth + crooked[cylinder] + 0.03 * rng.standard_normal()) * 2.0 / engine.cylinders
        at = np.searchsorted(angle, target)
        if at >= len(angle) and not loops:
            continue
        puff = np.hanning(width) + 0.25 * rng.standard_normal(width) * np.hanning(width)
        index = (at + np.arange(width)) % len(out)
        keep = slice(None) if loops else at + np.arange(width) < len(out)
        np.add.at(out, index[keep], puff[keep] * each[cylinder] * rng.uniform(0.88, 1.08))
    return out


def breath(rng, pulses: np.ndarray, engine: Engine, loops: bool) -> np.ndarray:
    """Exhaust noise after each firing, and the valves."""
    soft = (band_round if loops else band)(np.abs(pulses), None, 60, 1)
    count = len(pulses)
    gas = shaped_noise(rng, count, lambda f: 1 / (1 + (f / 900) ** 2) * (f > 80))
    valves = shaped_noise(rng, count, lambda f: np.exp(-(((f - 3200) / 1800) ** 2)))
    sharp = (band_round if loops else band)(np.abs(pulses), None, 400, 1)
    return 0.55 * gas * soft / (np.max(np.abs(soft)) + 1e-9) + 0.16 * engine.clatter * valves * sharp / (np.max(np.abs(sharp)) + 1e-9)


def run(name: str, angle: np.ndarray, loops: bool) -> np.ndarray:
    engine = ENGINES[name]
    rng = dice(f"gas/{name}/{loops}")
    pulses = firings(engine, name, angle, loops)
    pipe = exhaust(engine)
    body = convolve_round(pulses, pipe) if loops else convolve(pulses, pipe, len(pulses))
    body = body / (np.std(body) + 1e-9)
    air = breath(rng, pulses, engine, loops)
    return np.tanh(0.7 * (body + 0.5 * air / (np.std(air) + 1e-9) * 0.45))


def drive_loop(name: str) -> np.ndarray:
    engine = ENGINES[name]
    # A whole number of cycles of two revolutions each, about 2.5 seconds long.
    cycles = round(2.4 * engine.turns / 2)
    seconds = cycles * 2 / engine.turns
    t = times(seconds)
    # The load varies slightly; the revolutions return to their initial value at the end of the loop.
    wander = slow_random(dice(f"load/{name}"), len(t), 1.2)
    speed = engine.turns * (1.0 + 0.012 * wander)
    angle = np.cumsum(speed) / SR
    angle *= cycles * 2 / angle[-1]
    return run(name, angle, True)


def start_up(name: str) -> np.ndarray:
    """An engine that idles briefly and speeds up to driving within a third of a second."""
    engine = ENGINES[name]
    seconds = 0.7
    t = times(seconds)
    speed = engine.idle + (engine.turns * 1.12 - engine.idle) * smooth_step((t - 0.04) / 0.34) - engine.turns * 0.12 * smooth_step((t - 0.4) / 0.3)
    out = run(name, np.cumsum(speed) / SR, False)
    return in_room(out * hill(seconds, 0.05, 0.25), "table")


def run_down(name: str) -> np.ndarray:
    """An engine that slows down after the load is removed, with a last misfire."""
    engine = ENGINES[name]
    seconds = 1.1
    t = times(seconds)
    speed = engine.idle * 0.7 + (engine.turns - engine.idle * 0.7) * np.exp(-t / 0.22)
    out = run(name, np.cumsum(speed) / SR, False)
    out *= np.interp(t, [0, 0.06, 0.5, seconds], [0.6, 1.0, 0.45, 0.0])
    add(out, 0.12, rattle(dice(f"halt/{name}"), 0.4, "steel", 520, 6, 0.4, 0.2), 0.25)
    return in_room(out, "table")


for weight, level in (("light", -28), ("medium", -26.5), ("heavy", -25)):
    sound(f"engine-{weight}-start", level)(lambda rng, _, weight=weight: start_up(weight))
    sound(f"engine-{weight}", level, loops=True)(lambda rng, _, weight=weight: drive_loop(weight))
    sound(f"engine-{weight}-stop", level - 1)(lambda rng, _, weight=weight: run_down(weight))


@sound("tracks", -31, loops=True)
def tracks(rng, _):
    """Track links over sprockets: a clank for each, occasional squeals, and a low rumble."""
    links, rate = 36, 17.0
    out = np.zeros(frames(links / rate))
    seconds = len(out) / SR
    for nth in range(links):
        at = nth / rate + rng.uniform(-0.006, 0.006)
        side = 1.0 if nth % 2 else 0.75
        add_round(out, at % seconds, struck(rng, "steel", rng.uniform(760, 1000) * (1.12 if nth % 2 else 1.0), 0.2, 0.1), 0.35 * side * rng.uniform(0.5, 1.0))
        add_round(out, (at + 0.012) % seconds, struck(rng, "steel", rng.uniform(300, 380), 0.25, 0.16), 0.3 * side)
    rumble = shaped_noise(rng, len(out), lambda f: (f > 40) / (1 + (f / 220) ** 2))
    squeal = np.sin(2 * np.pi * np.round(1730 * seconds) / seconds * np.arange(len(out)) / SR) * np.clip(slow_random(rng, len(out), 3.0) - 0.9, 0, 1)
    return out + 0.22 * rumble + 0.05 * squeal


@sound("turret", -29)
def turret(rng, _):
    """A rotating turret: a motor speeds up and slows down, gears mesh, and a lock engages."""
    seconds = 0.42
    out = silence(0.75)
    t = times(seconds)
    speed = hill(seconds, 0.1, 0.12)
    freq = 118 + 150 * speed
    phase = 2 * np.pi * np.cumsum(freq) / SR
    motor = sum(level * np.sin(n * phase + n) for n, level in ((1, 0.5), (2, 0.35), (5, 0.18), (9, 0.1), (14, 0.05)))
    mesh = band_noise(rng, seconds, 900, 3000, 2) * (0.5 + 0.5 * np.sin(11 * phase / 2))
    add(out, 0.0, band((motor * 0.9 + mesh * 0.14) * speed, 100, 4500, 1), 0.6)
    add(out, seconds - 0.02, struck(rng, "steel", 620, 0.3, 0.16), 0.22)
    add(out, seconds - 0.02, struck(rng, "board", 190, 0.3), 0.22)
    return in_room(out, "table")
