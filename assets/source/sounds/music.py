"""The title's music: a pavane in D minor for fife, strings, lute and drums. It is a loop of twenty bars."""

import numpy as np

from kit.catalogue import sound
from kit.dsp import add_round, convolve_round, frames
from kit.instruments import bass_drum, fife, field_drum, lute, pitch, roll, strings
from kit.rooms import stereo_tails

BEAT = 60.0 / 70.0
BARS = 20

# A line for each bar: notes with lengths in beats; `-` is a rest.
MELODY = """
a4 2, d5 1, e5 1
e5 2, c5 1, e5 1
f5 2, d5 1, f5 1
e5 3, a4 1
a5 2, g5 1, f5 1
g5 2, e5 1, g5 1
f5 1, d5 1, e5 1, c#5 1
d5 3, a4 1
a5 1.5, bb5 0.5, c6 1, a5 1
g5 1.5, a5 0.5, g5 1, e5 1
f5 1.5, g5 0.5, a5 1, f5 1
e5 2, c#5 1, e5 1
d5 1.5, e5 0.5, f5 1, d5 1
c5 1.5, d5 0.5, f5 1, a5 1
bb5 1, a5 1, g5 1, f5 1
e5 3, - 1
f5 2, d5 1, f5 1
g5 1.5, f5 0.5, e5 1, c5 1
d5 1, f5 1, e5 1, c#5 1
d5 4
"""

# A line for each bar: bass | tenor | alto, with notes of half a bar or a whole bar.
HARMONY = """
d3 | a3 | f4
c3 | g3 | e4
d3 | a3 | f4
a2 | e3 | c#4
f3 | c4 | f4
c3 | g3 | e4
g2 a2 | g3 a3 | d4 e4
d3 | a3 | f4
f3 | c4 | f4
c3 | g3 | e4
d3 | a3 | f4
a2 | e3 | c#4
bb2 | f3 | d4
f3 | c4 | f4
g2 | d3 | bb3
a2 | e3 | c#4
d3 | a3 | f4
c3 | g3 | e4
g2 a2 | bb3 a3 | d4 e4
d3 | a3 | f4
"""

# The rhythm of the pavane: long, short, short.
PACE = ((0.0, 0.75), (2.0, 0.42), (2.5, 0.25), (3.0, 0.5), (3.5, 0.22))


def bars(text: str) -> list[str]:
    return text.strip().splitlines()


def notes(line: str) -> list[tuple[float, str, float]]:
    """The (beat, note, length) tuples of a bar."""
    out, at = [], 0.0
    for entry in line.split(", "):
        note, length = entry.split()
        if note != "-":
            out.append((at, note, float(length)))
        at += float(length)
    return out


class Stage:
    """A stereo loop in which each instrument has a position."""

    def __init__(self) -> None:
        self.channels = np.zeros((2, frames(BARS * 4 * BEAT)))

    def play(self, bar: int, beat: float, sound_: np.ndarray, gain: float, pan: float, early: float = 0.0) -> None:
        at = ((bar * 4 + beat) * BEAT - early) % (BARS * 4 * BEAT)
        left, right = np.cos((pan + 1) * np.pi / 4), np.sin((pan + 1) * np.pi / 4)
        add_round(self.channels[0], at, sound_, gain * left)
        add_round(self.channels[1], at, sound_, gain * right)


def octave(note: str, by: int) -> float:
    return pitch(note) * 2.0**by


@sound("music-title", -23, loops=True, quality=4.0)
def title(rng, _):
    stage = Stage()
    for bar, line in enumerate(bars(MELODY)):
        by_strings = 8 <= bar < 16
        for beat, note, length in notes(line):
            seconds = length * BEAT
            slip = rng.normal(0, 0.006)
            if by_strings:
                # Violins play the middle section; the fife pauses and joins them at its end.
                stage.play(bar, beat, strings(rng, pitch(note), seconds * 0.97, 6, 0.12, 1.15), 0.27, -0.35, 0.03 + slip)
                stage.play(bar, beat, strings(rng, octave(note, -1), seconds * 0.97, 4, 0.14), 0.14, 0.2, 0.03 + slip)
                if bar >= 13:
                    stage.play(bar, beat, fife(rng, octave(note, 0), seconds * 0.9, 0.7), 0.15, 0.18, slip)
            else:
                stage.play(bar, beat, fife(rng, octave(note, 0), seconds * 0.93), 0.26, 0.12, slip)
                if bar >= 16 or 4 <= bar < 8:
                    stage.play(bar, beat, strings(rng, octave(note, -1), seconds * 0.97, 5, 0.13), 0.17, -0.4, 0.03 + slip)
    for bar, line in enumerate(bars(HARMONY)):
        for part, (voice, pan, gain) in enumerate(zip(line.split(" | "), (0.35, -0.15, -0.55), (0.20, 0.15, 0.14))):
            parts = voice.split()
            for nth, note in enumerate(parts):
                length = 4 / len(parts)
                grown = 1.0 + 0.25 * (8 <= bar < 16)
                stage.play(bar, nth * length, strings(rng, pitch(note), length * BEAT * 0.98, 4, 0.22, 0.7), gain * grown, pan, 0.05)
        # The lute plays the chord as arpeggios of quavers.
        chord = [voice.split() for voice in line.split(" | ")]
        for step, which in enumerate((0, 1, 2, 1, 0, 2, 1, 2)):
            parts = chord[which]
            note = parts[min(len(parts) - 1, step * len(parts) // 8)]
            stage.play(bar, step * 0.5, lute(rng, octave(note, 0 if which else 0), 1.6), 0.34 if step in (0, 4) else 0.24, 0.5, rng.normal(0, 0.005))
    for bar in range(BARS):
        loud = 0.75 if 8 <= bar < 14 else 1.0
        for beat, force in PACE:
            if beat == 0.0 and bar % 2 == 0:
                stage.play(bar, beat, bass_drum(rng, 0.8 * loud), 0.42, 0.0)
            if bar % 8 == 7 and beat >= 2.0:
                continue
            # A grace note before the long beat.
            if beat == 0.0:
                stage.play(bar, beat, field_drum(rng, force * 0.3 * loud), 0.40, -0.1, 0.035)
            stage.play(bar, beat, field_drum(rng, force * loud * rng.uniform(0.9, 1.08)), 0.40, -0.1, rng.normal(0, 0.003))
        if bar % 8 == 7:
            stage.play(bar, 2.0, roll(rng, 2 * BEAT, 0.10, 0.40), 0.40, -0.1)
            stage.play(bar, 2.0, bass_drum(rng, 0.5), 0.36, 0.0)
    left, right = stereo_tails("hall-air", 2.3, 2.4)
    middle = stage.channels.mean(axis=0)
    return stage.channels + 0.5 * np.stack([convolve_round(middle, left), convolve_round(middle, right)])
