"""Builds all sounds of the game: synthesis, loudness normalisation and encoding.

    python3 assets/source/sounds/build.py [--only NAME ...] [--wav FOLDER]

All sounds are synthesised, without recordings. The output is reproducible.
"""

import argparse
import pathlib
import subprocess
import sys
import tempfile
import wave

import numpy as np

import ambience  # noqa: F401
import engines  # noqa: F401
import guns  # noqa: F401
import interface  # noqa: F401
import music  # noqa: F401
import pieces  # noqa: F401
import signals  # noqa: F401
from kit.catalogue import CATALOGUE, Recipe
from kit.dsp import SR, dice, frames
from kit.loudness import loudness, to_level, trimmed, without_deep

OUT = pathlib.Path(__file__).parents[2] / "sounds"
# Seconds by which the file of a loop repeats it at both ends, so that artefacts at the edges of the decoded data are not heard.
LOOP_MARGIN = 0.1


def file_names(recipe: Recipe) -> list[str]:
    return [recipe.name] if recipe.variants == 1 else [f"{recipe.name}-{n + 1}" for n in range(recipe.variants)]


def finished(recipe: Recipe, name: str, nth: int) -> np.ndarray:
    """The final samples of a file, with a row for each channel."""
    channels = np.atleast_2d(recipe.make(dice(name), nth))
    channels = without_deep(channels, recipe.loops)
    if recipe.loops:
        channels = to_level(channels, recipe.level, min(3.0, channels.shape[1] / SR))
        margin = frames(LOOP_MARGIN)
        period = channels.shape[1]
        print(f"    loop of {period} frames")
        return np.concatenate([channels[:, period - margin :], channels, channels[:, :margin]], axis=1)
    return to_level(trimmed(channels), recipe.level)


def write_wav(path: pathlib.Path, channels: np.ndarray) -> None:
    # Dither of half a quantisation step masks the rounding of quiet samples.
    rough = dice(path.name).uniform(-0.5, 0.5, channels.shape) + dice(path.name + "/2").uniform(-0.5, 0.5, channels.shape)
    steps = np.clip(np.round(channels * 32767 + 0.5 * rough), -32768, 32767).astype("<i2")
    with wave.open(str(path), "wb") as file:
        file.setnchannels(len(channels))
        file.setsampwidth(2)
        file.setframerate(SR)
        file.writeframes(steps.T.tobytes())


def figures(name: str, recipe: Recipe, channels: np.ndarray, size: int) -> str:
    peak = 20 * np.log10(np.max(np.abs(channels)))
    rms = 10 * np.log10(np.mean(channels**2) + 1e-12)
    ends = max(np.max(np.abs(channels[:, 0])), np.max(np.abs(channels[:, -1])))
    offset = np.max(np.abs(channels.mean(axis=1)))
    loud = loudness(channels, 3.0) if recipe.loops else loudness(channels)
    return f"{name:18} {channels.shape[1] / SR:6.2f} s {len(channels)} ch  {loud:6.1f} LUFS  peak {peak:5.1f}  rms {rms:6.1f}  crest {peak - rms:5.1f}  ends {ends:.4f}  dc {offset:.5f}  {size / 1024:6.1f} KiB"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="*", help="names of sounds, without the numbers of variants")
    parser.add_argument("--wav", type=pathlib.Path, help="keep the samples, too, in this folder")
    parser.add_argument("--out", type=pathlib.Path, default=OUT)
    options = parser.parse_args()
    unknown = set(options.only or []) - set(CATALOGUE)
    if unknown:
        sys.exit(f"there is no sound named {', '.join(sorted(unknown))}")
    options.out.mkdir(parents=True, exist_ok=True)
    if options.wav:
        options.wav.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for recipe in CATALOGUE.values():
            if options.only and recipe.name not in options.only:
                continue
            for nth, name in enumerate(file_names(recipe)):
                channels = finished(recipe, name, nth)
                wav = (options.wav or pathlib.Path(folder)) / f"{name}.wav"
                write_wav(wav, channels)
                ogg = options.out / f"{name}.ogg"
                # A fixed serial number makes the files reproducible.
                subprocess.run(["oggenc", "-Q", "--serial", "1", "-q", str(recipe.quality), "-o", str(ogg), str(wav)], check=True)
                print(figures(name, recipe, channels, ogg.stat().st_size), flush=True)


main()
