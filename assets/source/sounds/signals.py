"""Important signals: warnings and results of games."""

import numpy as np

from kit.bodies import struck
from kit.catalogue import sound
from kit.dsp import add, silence
from kit.instruments import bass_drum, fife, field_drum, horn, pitch, roll, strings
from kit.rooms import in_room


@sound("watch-warning", -24)
def clock_warning(rng, _):
    """Two strokes of a small bell."""
    out = silence(1.6)
    for at, gain in ((0.0, 1.0), (0.24, 0.8)):
        add(out, at, struck(rng, "brass", 880, 1.3, 1.0, 0.8), 0.8 * gain)
        add(out, at, struck(rng, "brass", 1320, 1.0, 0.5, 0.8), 0.3 * gain)
    return in_room(out, "table")


@sound("check", -20)
def check(rng, _):
    """The check signal: a drum, and a bugle with an unresolved fourth."""
    out = silence(1.4)
    add(out, 0.0, field_drum(rng, 0.8), 0.35)
    add(out, 0.0, bass_drum(rng, 0.6), 0.35)
    add(out, 0.02, horn(rng, pitch("a4"), 0.13), 0.42)
    add(out, 0.19, horn(rng, pitch("d5"), 0.42, 1.1), 0.42)
    add(out, 0.19, horn(rng, pitch("g4"), 0.42), 0.20)
    add(out, 0.19, field_drum(rng, 0.6), 0.3)
    return in_room(out, "study", 2.2)


@sound("escape", -20)
def escape(rng, _):
    """The escape signal: three rising notes of a bugle over a short drum roll."""
    out = silence(1.7)
    add(out, 0.0, roll(rng, 0.4, 0.12, 0.4), 0.45)
    for at, note, length in ((0.0, "f4", 0.12), (0.155, "a4", 0.12), (0.31, "c5", 0.5)):
        add(out, at, horn(rng, pitch(note), length, 1.1), 0.4)
    add(out, 0.31, horn(rng, pitch("f4"), 0.5), 0.2)
    return in_room(out, "study", 2.4)


@sound("objective", -20)
def objective(rng, _):
    """The objective signal: a bugle call of two equal notes and a fourth above them, over two strokes of a drum."""
    out = silence(1.7)
    for at, force in ((0.0, 0.7), (0.30, 0.9)):
        add(out, at, bass_drum(rng, force), 0.4)
        add(out, at, field_drum(rng, force), 0.3)
    for at, note, length in ((0.0, "g4", 0.11), (0.15, "g4", 0.11), (0.30, "c5", 0.55)):
        add(out, at, horn(rng, pitch(note), length, 1.05), 0.42)
    add(out, 0.30, horn(rng, pitch("e4"), 0.55), 0.2)
    return in_room(out, "study", 2.4)


def chord(rng, out, at: float, notes: str, seconds: float, gain: float) -> None:
    for note in notes.split():
        add(out, at, strings(rng, pitch(note), seconds, 4, 0.1), gain)


@sound("victory", -17)
def victory(rng, _):
    """The victory fanfare: fife and bugles over drums, ending in D major."""
    out = silence(6.2)
    beat = 0.36
    tune = ((0, "d5", 1), (1, "f#5", 0.5), (1.5, "e5", 0.5), (2, "f#5", 1), (3, "a5", 1), (4, "b5", 0.75), (4.75, "a5", 0.25), (5, "g5", 0.5), (5.5, "e5", 0.5), (6, "f#5", 0.66), (6.66, "e5", 0.66), (7.33, "c#5", 0.66), (8, "d5", 3.4))
    for at, note, length in tune:
        add(out, at * beat, fife(rng, pitch(note) * 2, length * beat * 0.92), 0.16)
        add(out, at * beat, horn(rng, pitch(note) / 2, length * beat * 0.86, 1.05), 0.26)
    for at, notes, length in ((0, "d3 a3 d4 f#4", 2), (2, "d3 a3 d4 f#4", 2), (4, "g2 b3 d4 g4", 2), (6, "a2 c#4 e4 g4", 2), (8, "d3 a3 d4 f#4", 3.6)):
        chord(rng, out, at * beat, notes, length * beat, 0.13)
    for at, force in ((0, 0.9), (1, 0.4), (1.5, 0.35), (2, 0.7), (3, 0.5), (3.5, 0.35), (4, 0.8), (4.75, 0.35), (5, 0.5), (5.5, 0.4)):
        add(out, at * beat, field_drum(rng, force), 0.30)
    add(out, 6 * beat, roll(rng, 2 * beat, 0.2, 0.7), 0.30)
    add(out, 8 * beat, field_drum(rng, 1.0), 0.34)
    for at in (0, 2, 4, 6, 8):
        add(out, at * beat, bass_drum(rng, 0.9), 0.36)
    return in_room(out, "hall", 7.2)


@sound("defeat", -19)
def defeat(rng, _):
    """The defeat signal: a muffled drum and falling strings in D minor."""
    out = silence(6.0)
    beat = 0.62
    for at, note, length in ((0, "a4", 1.5), (1.5, "g4", 0.5), (2, "f4", 1), (3, "e4", 1), (4, "d4", 3.2)):
        add(out, at * beat, strings(rng, pitch(note), length * beat, 5, 0.12), 0.26)
        add(out, at * beat, horn(rng, pitch(note) / 2, length * beat * 0.9, 0.8), 0.16)
    for at, notes, length in ((0, "d3 f3 a3", 2), (2, "bb2 f3 bb3", 1), (3, "a2 e3 c#4", 1), (4, "d2 a2 f3 a3", 3.4)):
        chord(rng, out, at * beat, notes, length * beat, 0.15)
    for at, force in ((0, 0.5), (0.66, 0.2), (1.33, 0.2), (2, 0.45), (3, 0.4), (3.66, 0.2), (4, 0.5), (5, 0.2), (6, 0.12)):
        add(out, at * beat, bass_drum(rng, force), 0.5)
        add(out, at * beat, field_drum(rng, force * 0.4), 0.3)
    return in_room(out, "hall", 7.0)


@sound("draw", -21)
def draw(rng, _):
    """The draw signal: two chords with an open ending."""
    out = silence(3.6)
    chord(rng, out, 0.0, "g3 d4 g4 b4", 1.0, 0.2)
    chord(rng, out, 1.05, "d3 a3 d4 a4", 1.7, 0.2)
    add(out, 0.0, fife(rng, pitch("b5"), 0.9, 0.8), 0.10)
    add(out, 1.05, fife(rng, pitch("a5"), 1.5, 0.8), 0.10)
    add(out, 1.05, field_drum(rng, 0.4), 0.2)
    return in_room(out, "hall", 4.6)
