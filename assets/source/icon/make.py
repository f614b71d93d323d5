"""Draws the application icon: three pieces in line, and the ball that they fire.

Run `python3 assets/source/icon/make.py` from the repository's root; it writes the PNG files of `assets/desktop`. It needs numpy.
All shapes are signed distance functions in the unit square (y down), painted back to front.
"""

import struct
import zlib
from pathlib import Path

import numpy as np

SIZES = (256, 64)
# Samples per pixel in each direction.
FINE = 4

GROUND_TOP = (0.190, 0.165, 0.140)
GROUND_FOOT = (0.072, 0.064, 0.058)
BRASS = (0.840, 0.643, 0.290)
BRASS_LIT = (0.985, 0.870, 0.600)
BRASS_DEEP = (0.440, 0.300, 0.110)
BALL = (1.000, 0.930, 0.760)
FLASH = (1.000, 0.560, 0.160)


def smooth(distance, width):
    """1 inside and 0 outside, with a transition of this width."""
    return np.clip(0.5 - distance / width, 0.0, 1.0)


def disc(x, y, cx, cy, radius):
    return np.hypot(x - cx, y - cy) - radius


def rounded_square(x, y, half, rounding):
    dx, dy = np.abs(x - 0.5) - half + rounding, np.abs(y - 0.5) - half + rounding
    return np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0) - rounding


def over(picture, alpha, color, share):
    """Composites a colour over the picture with this opacity."""
    color = np.asarray(color) if np.ndim(color) == 1 else color
    picture[:] = picture * (1 - share[..., None]) + color * share[..., None]
    alpha[:] = alpha + (1 - alpha) * share


def mix(one, other, share):
    return np.asarray(one) * (1 - share[..., None]) + np.asarray(other) * share[..., None]


def draw(size):
    many = size * FINE
    line = (np.arange(many) + 0.5) / many
    x, y = np.meshgrid(line, line)
    seam = 1.0 / many
    picture, alpha = np.zeros((many, many, 3)), np.zeros((many, many))

    tile = rounded_square(x, y, 0.48, 0.11)
    over(picture, alpha, mix(GROUND_TOP, GROUND_FOOT, y), smooth(tile, seam))
    rim = np.abs(rounded_square(x, y, 0.44, 0.08)) - 0.011
    over(picture, alpha, mix(BRASS, BRASS_DEEP, y), smooth(rim, seam))

    # The glow behind the ball.
    glow = np.exp(-(np.hypot(x - 0.665, y - 0.335) / 0.12) ** 2) * 0.75
    over(picture, alpha, FLASH, glow * (tile < -0.05))

    for index, (cx, cy) in enumerate([(0.245, 0.755), (0.405, 0.595), (0.565, 0.435)]):
        radius = 0.098
        over(picture, alpha, (0.0, 0.0, 0.0), smooth(disc(x, y, cx + 0.012, cy + 0.018, radius), 0.03) * 0.6)
        light = np.clip(0.55 - ((x - cx) + (y - cy)) / (2.4 * radius), 0.0, 1.0)
        body = mix(BRASS_DEEP, mix(BRASS, BRASS_LIT, light), 0.35 + 0.65 * light)
        over(picture, alpha, body, smooth(disc(x, y, cx, cy, radius), seam))
        ring = np.abs(disc(x, y, cx, cy, radius * 0.60)) - radius * 0.075
        over(picture, alpha, BRASS_DEEP, smooth(ring, seam) * 0.85)

    over(picture, alpha, BALL, smooth(disc(x, y, 0.752, 0.248, 0.058), seam))

    inside = np.maximum(alpha, 1e-6)
    fold = lambda field: field.reshape(size, FINE, size, FINE, -1).mean(axis=(1, 3))
    whole = fold(alpha)
    color = fold(picture * (alpha / inside)[..., None]) / np.maximum(whole, 1e-6)
    return (np.clip(np.concatenate([color, whole], axis=2), 0, 1) * 255 + 0.5).astype(np.uint8)


def write_png(path, pixels):
    height, width, _ = pixels.shape
    rows = b"".join(b"\0" + row.tobytes() for row in pixels)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
    )


def main():
    folder = Path(__file__).resolve().parents[2] / "desktop"
    folder.mkdir(exist_ok=True)
    for size in SIZES:
        write_png(folder / f"cannon-{size}.png", draw(size))


if __name__ == "__main__":
    main()
