"""Makes the textures of the rooms: `python3 assets/source/rooms/make.py [study] [field] [--preview FOLDER]`.

Needs Blender as a Python module (`bpy` 4.2) and numpy. Writes `assets/rooms/NAME-*`, and with `--preview` also the backdrop with less contrast.
"""

import importlib
import sys
import tempfile
from pathlib import Path

import bpy
import kit
import numpy as np
import room_textures

ROOMS = ["study", "field"]
LIGHT_WIDTH, LIGHT_SAMPLES = 512, 16
BACKDROP_WIDTH, BACKDROP_SAMPLES = 2048, 8
OUT = Path(__file__).resolve().parents[2] / "rooms"


def preview(panorama, path):
    """Writes a panorama as a PNG, with approximate tone mapping."""
    height, width, _ = panorama.shape
    bright = panorama / np.percentile(panorama, 80) * 0.6
    shown = np.ones((height, width, 4), np.float32)
    shown[..., :3] = (bright / (1 + bright * 0.6)) ** (1 / 2.2)
    image = bpy.data.images.new("preview", width, height)
    image.pixels.foreach_set(np.clip(shown, 0, 1)[::-1].ravel())
    image.filepath_raw, image.file_format = str(path), "PNG"
    image.save()


def main(arguments):
    folder = None
    if "--preview" in arguments:
        at = arguments.index("--preview")
        folder = Path(arguments[at + 1])
        del arguments[at : at + 2]
    OUT.mkdir(exist_ok=True)
    for name in arguments or ROOMS:
        table = importlib.import_module(name).build()
        with tempfile.TemporaryDirectory() as scratch:
            light = kit.panorama(LIGHT_WIDTH, LIGHT_SAMPLES, scratch)
            band = kit.panorama(BACKDROP_WIDTH, BACKDROP_SAMPLES, scratch, room_textures.BAND)
        if folder:
            preview(band, folder / f"{name}.png")
        room_textures.write(light, band, table, OUT, name)


if __name__ == "__main__":
    main(sys.argv[1:])
