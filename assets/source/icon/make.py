"""Draws the application icon: three pieces in line, and the ball that they fire.

Run `python3 assets/source/icon/make.py` from the repository's root; it writes the PNG files, `cannon.svg`, `cannon.ico` (Windows) and
`cannon.icns` (macOS) of `assets/desktop`. It needs numpy.
All shapes are in the unit square (y down), painted back to front: signed distance functions for the PNG files, elements for the SVG.
"""

import struct
import zlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 32, 48, 256)
# The types of the entries of an ICNS file, and the sizes of their pictures in pixels. The types `ic08` and `ic09` would hold the pictures of
# `ic13` and `ic14` once more.
ICNS_ENTRIES = ((b"ic11", 32), (b"ic12", 64), (b"ic07", 128), (b"ic13", 256), (b"ic14", 512), (b"ic10", 1024))
# macOS gives its icons a margin: the tile takes 824 of 1024 pixels.
ICNS_SCALE = 824 / 1024 / 0.96
# Samples per pixel in each direction.
FINE = 4

GROUND_TOP = (0.190, 0.165, 0.140)
GROUND_FOOT = (0.072, 0.064, 0.058)
BRASS = (0.840, 0.643, 0.290)
BRASS_LIT = (0.985, 0.870, 0.600)
BRASS_DEEP = (0.440, 0.300, 0.110)
BALL = (1.000, 0.930, 0.760)
FLASH = (1.000, 0.560, 0.160)

GLOW_AT, GLOW_WIDTH, GLOW_STRENGTH = (0.665, 0.335), 0.12, 0.75
SHADOW_OFFSET, SHADOW_EDGE, SHADOW_STRENGTH = (0.012, 0.018), 0.03, 0.6
RING_RADIUS, RING_HALF_WIDTH, RING_STRENGTH = 0.60, 0.075, 0.85


@dataclass(frozen=True)
class Motif:
    """Where the shapes are. Lengths are parts of the side of the icon."""

    tile_half: float
    tile_rounding: float
    rim_half: float
    rim_rounding: float
    rim_half_width: float
    rim_strength: float
    pieces: tuple
    piece_radius: float
    has_rings: bool
    ball_at: tuple
    ball_radius: float


FULL = Motif(
    tile_half=0.48, tile_rounding=0.11, rim_half=0.44, rim_rounding=0.08, rim_half_width=0.011,
    rim_strength=1.0, pieces=((0.245, 0.755), (0.405, 0.595), (0.565, 0.435)), piece_radius=0.098, has_rings=True,
    ball_at=(0.752, 0.248), ball_radius=0.058,
)


def small_motif(size):
    """The motif for so few pixels that rings and thin rims would blur: a rim of one pixel at the border of the tile, and larger pieces
    without rings, whose centres are corners of pixels in the sizes 16 and 32."""
    pixel = 1 / size
    return Motif(
        tile_half=0.5, tile_rounding=0.14, rim_half=0.5 - pixel / 2, rim_rounding=0.14 - pixel / 2, rim_half_width=pixel / 2,
        rim_strength=0.7, pieces=((0.25, 0.75), (0.4375, 0.5625), (0.625, 0.375)), piece_radius=0.125, has_rings=False,
        ball_at=(0.8125, 0.1875), ball_radius=0.075,
    )


def motif_for(size):
    return small_motif(size) if size <= 32 else FULL


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


def body_color(slope):
    """The colour of a piece at this place between its lit corner (-1) and its dark one (1)."""
    light = np.clip(0.55 - slope * 2 / 2.4, 0.0, 1.0)
    return mix(BRASS_DEEP, mix(BRASS, BRASS_LIT, light), 0.35 + 0.65 * light)


def draw(size, scale=1.0):
    """The icon in this size as an array of red, green, blue and opacity; a scale below 1 leaves a transparent margin."""
    motif = motif_for(size)
    # Edges of large pictures need fewer samples.
    fine = FINE if size <= 256 else 2
    many = size * fine
    line = ((np.arange(many) + 0.5) / many - 0.5) / scale + 0.5
    x, y = np.meshgrid(line, line)
    seam = 1.0 / (many * scale)
    picture, alpha = np.zeros((many, many, 3)), np.zeros((many, many))

    tile = rounded_square(x, y, motif.tile_half, motif.tile_rounding)
    over(picture, alpha, mix(GROUND_TOP, GROUND_FOOT, y), smooth(tile, seam))
    rim = np.abs(rounded_square(x, y, motif.rim_half, motif.rim_rounding)) - motif.rim_half_width
    over(picture, alpha, mix(BRASS, BRASS_DEEP, y), smooth(rim, seam) * motif.rim_strength)

    # The glow behind the ball.
    glow = np.exp(-((np.hypot(x - GLOW_AT[0], y - GLOW_AT[1]) / GLOW_WIDTH) ** 2)) * GLOW_STRENGTH
    over(picture, alpha, FLASH, glow * (tile < -0.05))

    radius = motif.piece_radius
    for cx, cy in motif.pieces:
        shadow = disc(x, y, cx + SHADOW_OFFSET[0], cy + SHADOW_OFFSET[1], radius)
        over(picture, alpha, (0.0, 0.0, 0.0), smooth(shadow, SHADOW_EDGE) * SHADOW_STRENGTH)
        body = body_color(((x - cx) + (y - cy)) / (2 * radius))
        over(picture, alpha, body, smooth(disc(x, y, cx, cy, radius), seam))
        if motif.has_rings:
            ring = np.abs(disc(x, y, cx, cy, radius * RING_RADIUS)) - radius * RING_HALF_WIDTH
            over(picture, alpha, BRASS_DEEP, smooth(ring, seam) * RING_STRENGTH)

    over(picture, alpha, BALL, smooth(disc(x, y, *motif.ball_at, motif.ball_radius), seam))

    inside = np.maximum(alpha, 1e-6)
    fold = lambda field: field.reshape(size, fine, size, fine, -1).mean(axis=(1, 3))
    whole = fold(alpha)
    color = fold(picture * (alpha / inside)[..., None]) / np.maximum(whole, 1e-6)
    return (np.clip(np.concatenate([color, whole], axis=2), 0, 1) * 255 + 0.5).astype(np.uint8)


def png(pixels):
    """A PNG file. Each row has the differences from the row above, which makes the files of such pictures smaller."""
    height, width, _ = pixels.shape
    differences = np.diff(pixels, axis=0, prepend=np.zeros_like(pixels[:1]))
    rows = b"".join(b"\2" + row.tobytes() for row in differences)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    data = chunk(b"IDAT", zlib.compress(rows, 9))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + data + chunk(b"IEND", b"")


def bitmap(pixels):
    """A picture as older programs read it from an ICO file: rows from the bottom, then a mask of one bit per pixel, in rows of whole words."""
    height, width, _ = pixels.shape
    header = struct.pack("<IiiHHIIiiII", 40, width, height * 2, 1, 32, 0, 0, 0, 0, 0, 0)
    colors = pixels[::-1, :, [2, 1, 0, 3]].tobytes()
    bits = np.packbits(pixels[::-1, :, 3] == 0, axis=1)
    mask = np.pad(bits, ((0, 0), (0, -bits.shape[1] % 4))).tobytes()
    return header + colors + mask


def ico(pictures):
    """A Windows icon. Windows reads the largest picture as PNG, and the others as bitmaps."""
    entries, data, offset = b"", b"", 6 + 16 * len(pictures)
    for pixels in pictures:
        size = pixels.shape[0]
        content = png(pixels) if size >= 256 else bitmap(pixels)
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(content), offset)
        data += content
        offset += len(content)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + data


def icns(entries):
    """A macOS icon of pairs of a type and a PNG file."""
    data = b"".join(kind + struct.pack(">I", 8 + len(content)) + content for kind, content in entries)
    return b"icns" + struct.pack(">I", 8 + len(data)) + data


def hex_color(color):
    return "#" + "".join(f"{round(float(part) * 255):02x}" for part in color)


def length(value):
    """A length of the SVG, which has 256 units, without needless zeros."""
    return f"{value * 256:.2f}".rstrip("0").rstrip(".")


def svg():
    """The full motif as a drawing. Gradients have as many stops as their curves need."""

    def stops(pairs):
        return "".join(
            f'<stop offset="{offset:.3g}" stop-color="{hex_color(color)}"'
            + ("/>" if opacity == 1 else f' stop-opacity="{opacity:.3g}"/>')
            for offset, color, opacity in pairs
        )

    def square(half, rounding, attributes):
        at, side = length(0.5 - half), length(2 * half)
        return f'<rect x="{at}" y="{at}" width="{side}" height="{side}" rx="{length(rounding)}" {attributes}/>'

    def circle(at, radius, attributes):
        return f'<circle cx="{length(at[0])}" cy="{length(at[1])}" r="{length(radius)}" {attributes}/>'

    def vertical(name, top, foot):
        ends = 'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="256"'
        return f'<linearGradient id="{name}" {ends}>{stops([(0, top, 1), (1, foot, 1)])}</linearGradient>'

    motif, radius = FULL, FULL.piece_radius
    places = np.linspace(0, 1, 9)
    body = [(place, body_color(np.array([2 * place - 1]))[0], 1) for place in places]
    reach = 2.5 * GLOW_WIDTH
    glow = [(place, FLASH, np.exp(-((place * 2.5) ** 2)) * GLOW_STRENGTH if place < 1 else 0) for place in places]
    shadow_radius = radius + SHADOW_EDGE / 2
    black = (0, 0, 0)
    shadow = [((radius - SHADOW_EDGE / 2) / shadow_radius, black, SHADOW_STRENGTH), (1, black, 0)]

    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">',
        "<defs>",
        vertical("ground", GROUND_TOP, GROUND_FOOT),
        vertical("rim", BRASS, BRASS_DEEP),
        f'<linearGradient id="body" x1="0" y1="0" x2="1" y2="1">{stops(body)}</linearGradient>',
        f'<radialGradient id="glow">{stops(glow)}</radialGradient>',
        f'<radialGradient id="shadow">{stops(shadow)}</radialGradient>',
        f'<clipPath id="inner">{square(motif.tile_half - 0.05, motif.tile_rounding - 0.05, "")}</clipPath>',
        "</defs>",
        square(motif.tile_half, motif.tile_rounding, 'fill="url(#ground)"'),
        square(motif.rim_half, motif.rim_rounding, f'fill="none" stroke="url(#rim)" stroke-width="{length(2 * motif.rim_half_width)}"'),
        circle(GLOW_AT, reach, 'fill="url(#glow)" clip-path="url(#inner)"'),
    ]
    ring_width = length(2 * RING_HALF_WIDTH * radius)
    ring = f'fill="none" stroke="{hex_color(BRASS_DEEP)}" stroke-opacity="{RING_STRENGTH}" stroke-width="{ring_width}"'
    for cx, cy in motif.pieces:
        lines += [
            circle((cx + SHADOW_OFFSET[0], cy + SHADOW_OFFSET[1]), shadow_radius, 'fill="url(#shadow)"'),
            circle((cx, cy), radius, 'fill="url(#body)"'),
            circle((cx, cy), radius * RING_RADIUS, ring),
        ]
    lines += [circle(motif.ball_at, motif.ball_radius, f'fill="{hex_color(BALL)}"'), "</svg>"]
    return "\n".join(lines).replace(" />", "/>") + "\n"


def main():
    folder = Path(__file__).resolve().parents[2] / "desktop"
    folder.mkdir(exist_ok=True)
    pictures = {size: draw(size) for size in SIZES}
    for size, pixels in pictures.items():
        (folder / f"cannon-{size}.png").write_bytes(png(pixels))
    (folder / "cannon.svg").write_text(svg(), encoding="utf-8")
    (folder / "cannon.ico").write_bytes(ico([pictures[size] for size in ICO_SIZES]))
    (folder / "cannon.icns").write_bytes(icns([(kind, png(draw(size, ICNS_SCALE))) for kind, size in ICNS_ENTRIES]))


if __name__ == "__main__":
    main()
