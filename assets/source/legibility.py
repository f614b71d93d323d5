#!/usr/bin/env python3
"""Measures how well the units of Tank Chess can be told apart, and prints the figures as tables of Markdown.

    cargo build --release
    pip install numpy pillow
    python3 assets/source/legibility.py                 # everything: about 50 minutes on a software renderer
    python3 assets/source/legibility.py --only contrast

It needs Xvfb. `docs/lab-notes.md` has the figures of the last time. They are also kept in `target/legibility.json`, which lists the mistakes;
a later run adds its figures to that file.

Recognition: every unit of both sides is rendered at all eight facings from the default seat, twice on one look of the board, on different
squares (references), and once on another look, on other squares and with the camera turned by ten degrees (queries). Each query is compared
with all references, and the most similar one names its kind, side and facing. The comparison is one of edges: gradients of the lightness and
of the difference between red and blue, split by direction, weighted by the root of their strength. It takes the best of small shifts and
rotations of the query. The distance between the views of unit and ring from straight above, computed from the homography of the board, is
added to it, and with badges also half of that between their symbols.

Contrast: the luminance of each pixel of a unit, its ring included, against that of the same pixel of the empty board, as the ratio
(L1 + 0.05) / (L2 + 0.05) with the larger one above; the geometric mean of the ratios is the contrast of the unit. The ratio of mean luminances
would be about 1 for a light tank in a dark ring, which nobody overlooks. A pixel belongs to a unit, and not to its shadow, if it changes with
the side of the unit; pixels at the edge, which show some ground, do not count. Colour blindness is simulated with the matrices of Machado, Oliveira and Fernandes (2009) for full severity.
"""

import argparse
import json
import random
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

ROOT = Path(__file__).resolve().parent.parent.parent
KINDS = "HMLCTRUKABF"
FACINGS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
LOOKS = ["summer", "winter", "desert", "walnut"]
SIZE = (1280, 720)
# Side of a crop in pixels after scaling, its width in squares, and the distance within which a badge lies, as a fraction of that width.
CROP, SPAN, BADGE_REACH = 48, 1.7, 0.5
# Width of the trim of a badge, as a fraction of the width of the badge.
BADGE_TRIM = 0.15
# Difference of a colour channel, of 255, from which a pixel belongs to a unit.
DIFFERENCE = 14
# Weights of the distances between units, views from above and badges. A badge tells the kind and the side, but not the facing.
WEIGHTS = (1.0, 1.0, 0.5)
# Largest shift between two crops, in pixels, and their rotations, in degrees.
SHIFT = 3
ROTATIONS = (-10, -5, 0, 5, 10)
# Arrangements of the references and of the queries, as seeds.
REFERENCE_SEEDS, QUERY_SEED = (1, 11), 2
VISIONS = {
    "normal": np.eye(3),
    "protanopia": np.array([[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    "deuteranopia": np.array([[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]),
    "tritanopia": np.array([[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
}
LUMINANCE = np.array([0.2126, 0.7152, 0.0722])


def position_text(size, units):
    """The position with these units, by square (file, rank), White to move."""
    ranks = []
    for rank in reversed(range(size)):
        line, gap = "", 0
        for file in range(size):
            unit = units.get((file, rank))
            if unit is None:
                gap += 1
                continue
            line += (str(gap) if gap else "") + unit
            gap = 0
        ranks.append(line + (str(gap) if gap else ""))
    return "/".join(ranks) + " w"


class Renderer:
    """Renders positions in one condition."""

    def __init__(self, program, size, look, turn, badges):
        self.program, self.size, self.look, self.turn, self.badges = program, size, look, turn, badges

    def picture(self, units):
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder) / "picture.png"
            command = [self.program, "render", position_text(self.size, units), "--game", "tank-chess", "--quality", "medium"]
            command += ["--size", "x".join(map(str, SIZE)), "--ground", self.look, "--turn", str(self.turn), "--badges", self.badges, "--out", str(out)]
            subprocess.run(["xvfb-run", "-a", *command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            return np.asarray(Image.open(out).convert("RGB"), dtype=np.float64)

    def empty_board(self):
        """The board without units, and the homography from squares to pixels. Every position needs both Commands, so three pictures with
        Commands on different squares are combined."""
        last = self.size - 1
        corners = [((0, 0), (last, last)), ((last, 0), (0, last)), ((last // 2, 3), (last // 2 + 1, last - 3))]
        pictures = [self.picture({white: "CE", black: "cE"}) for white, black in corners]
        empty = np.median(pictures, axis=0)
        places, pixels = [], []
        for picture, squares in zip(pictures, corners):
            rows, columns = np.nonzero(np.abs(picture - empty).max(axis=2) > DIFFERENCE)
            middle = SIZE[1] / 2
            for square, part in zip(squares, (rows > middle, rows <= middle)):
                places.append(square)
                pixels.append((np.median(columns[part]), np.median(rows[part])))
        return empty, homography(places, pixels)


def homography(places, pixels):
    rows = []
    for (x, y), (u, v) in zip(places, pixels):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y, -u])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y, -v])
    return np.linalg.svd(np.array(rows, dtype=float))[2][-1].reshape(3, 3)


def pixel_of(matrix, place):
    x, y, w = matrix @ np.array([*place, 1.0])
    return np.array([x / w, y / w])


def arrangements(size, seed):
    """Eight positions in which each unit of each side appears once at every facing, on squares that do not touch."""
    rng = random.Random(seed)
    spots = [(file, rank) for file in range(1, size - 1, 2) for rank in range(1, size - 1, 2)]
    for step in range(len(FACINGS)):
        chosen = rng.sample(spots, 2 * len(KINDS))
        labels = [(kind, side, (step + index) % 8) for side in ("white", "black") for index, kind in enumerate(KINDS)]
        yield dict(zip(chosen, labels))


def code(label):
    kind, side, facing = label
    return (kind if side == "white" else kind.lower()) + FACINGS[facing]


def crops(program, size, look, turn, badges, seed):
    """The label and the crops of each unit in a condition: the unit, its view from above, and with badges also its badge."""
    without = Renderer(program, size, look, turn, "never")
    empty, matrix = without.empty_board()
    samples = []
    for labels in arrangements(size, seed):
        units = {square: code(label) for square, label in labels.items()}
        plain = without.picture(units)
        picture = Renderer(program, size, look, turn, "always").picture(units) if badges else plain
        mask = np.abs(picture - empty).max(axis=2) > DIFFERENCE
        badge_mask = opened(np.abs(picture - plain).max(axis=2) > DIFFERENCE)
        for square, label in labels.items():
            centre = pixel_of(matrix, square)
            width = np.linalg.norm(pixel_of(matrix, (square[0] + 1, square[1])) - centre) * SPAN
            images = [crop(picture, mask, centre, width), ground_crop(picture, mask, matrix, square)]
            if badges:
                images.append(badge_crop(picture, badge_mask, centre, width))
            samples.append((label, images))
    return samples


def opened(mask):
    """The mask without lines and spots that are less than three pixels wide, such as a flag that has moved."""
    image = Image.fromarray((mask * 255).astype(np.uint8))
    return np.asarray(image.filter(ImageFilter.MinFilter(3)).filter(ImageFilter.MaxFilter(3))) > 0


def crop(picture, mask, centre, width):
    """The pixels of a unit on neutral grey, scaled to a common size."""
    grey = np.where(mask[..., None], picture, 128.0).astype(np.uint8)
    left, top = centre - width / 2
    box = (left, top, left + width, top + width)
    return Image.fromarray(grey).transform((CROP, CROP), Image.Transform.EXTENT, box, Image.Resampling.BICUBIC)


def ground_crop(picture, mask, matrix, square):
    """The same pixels as seen from straight above, with north up, which leaves the ring on the ground as it is."""
    grey = np.where(mask[..., None], picture, 128.0).astype(np.uint8)
    scale = SPAN / CROP
    from_crop = np.array([[scale, 0, square[0] - SPAN / 2], [0, -scale, square[1] + SPAN / 2], [0, 0, 1]])
    coefficients = matrix @ from_crop
    coefficients = (coefficients / coefficients[2, 2]).ravel()[:8]
    return Image.fromarray(grey).transform((CROP, CROP), Image.Transform.PERSPECTIVE, tuple(coefficients), Image.Resampling.BICUBIC)


def badge_crop(picture, mask, centre, width):
    """The symbol on the badge of a unit, scaled to a common size. The badge is the box around the pixels of the mask near the unit."""
    (x, y), half = centre.astype(int), int(width * BADGE_REACH)
    top, left = max(y - half, 0), max(x - half, 0)
    rows, columns = np.nonzero(mask[top : y + half // 2, left : x + half])
    if rows.size == 0:
        raise SystemExit(f"no badge is visible near the pixel ({x}, {y})")
    box = np.array([left + columns.min(), top + rows.min(), left + columns.max() + 1, top + rows.max() + 1], dtype=float)
    trim = BADGE_TRIM * (box[2:] - box[:2])
    box += np.concatenate([trim, -trim])
    whole = Image.fromarray(picture.astype(np.uint8))
    return whole.transform((CROP, CROP), Image.Transform.EXTENT, tuple(box), Image.Resampling.BICUBIC)


def edges(image):
    """The edges of a crop by direction, blurred a little, as a vector field of length 1."""
    colours = np.asarray(image, dtype=np.float32)
    layers = []
    for channel in (colours.mean(axis=2), colours[..., 0] - colours[..., 2]):
        down, right = np.gradient(channel)
        weight = 1 / np.sqrt(np.hypot(right, down) + 1e-3)
        layers += [np.maximum(part, 0) * weight for part in (right, -right, down, -down)]
    field = np.stack(layers, axis=2)
    for axis in (0, 1):
        field = (np.roll(field, 1, axis) + 2 * field + np.roll(field, -1, axis)) / 4
    return field / (np.linalg.norm(field) + 1e-6)


def distances(query, references, rotations):
    """The distance of a crop from each of the references, whose edges are stacked."""
    side = CROP - 2 * SHIFT
    inner = references[:, SHIFT : SHIFT + side, SHIFT : SHIFT + side].reshape(len(references), -1)
    shifts = [(y, x) for y in range(2 * SHIFT + 1) for x in range(2 * SHIFT + 1)]
    turned = [edges(query.rotate(angle, Image.Resampling.BICUBIC, fillcolor=(128, 128, 128))) for angle in rotations]
    variants = np.stack([field[y : y + side, x : x + side].ravel() for field in turned for y, x in shifts])
    squares = (variants**2).sum(axis=1)[:, None] + (inner**2).sum(axis=1)[None] - 2 * variants @ inner.T
    return squares.min(axis=0)


def contrast(picture, empty, mask, centre, square):
    """The contrast of a unit in each kind of vision."""
    x, y = centre.astype(int)
    half = int(square * 0.6)
    window = np.s_[max(y - half, 0) : y + half, max(x - half, 0) : x + half]
    own = mask[window]
    result = {}
    for vision, matrix in VISIONS.items():
        unit, ground = [luminance(image[window][own], matrix) + 0.05 for image in (picture, empty)]
        result[vision] = float(np.exp(np.abs(np.log(unit / ground)).mean()))
    return result


def luminance(colours, matrix):
    value = colours / 255.0
    linear = np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)
    return np.clip(linear @ matrix.T, 0.0, 1.0) @ LUMINANCE


def recognition(program, size, badges):
    references = [sample for seed in REFERENCE_SEEDS for sample in crops(program, size, "summer", 0, badges, seed)]
    # Badges and the view from above do not turn with the camera.
    by_crop = zip(zip(*(images for _, images in references)), (ROTATIONS, (0,), (0,)))
    stacks = [(np.stack([edges(image) for image in images]), rotations) for images, rotations in by_crop]
    kinds, facings, mistakes = 0, 0, []
    queries = crops(program, size, "winter", 10, badges, QUERY_SEED)
    for label, images in queries:
        total = sum(weight * distances(image, stack, rotations) for weight, image, (stack, rotations) in zip(WEIGHTS, images, stacks))
        best = references[int(total.argmin())][0]
        kinds += best[:2] == label[:2]
        facings += best == label
        if best != label:
            mistakes.append(f"{code(label)} taken for {code(best)}")
    return {"units": len(queries), "kind": kinds, "kind_and_facing": facings, "mistakes": mistakes}


def unit_contrasts(renderer, seed, arrangement_count):
    """The contrasts of the units of both sides. Each arrangement is rendered with the sides exchanged as well, to find the units' pixels."""
    empty, matrix = renderer.empty_board()
    values = []
    for labels in list(arrangements(renderer.size, seed))[:arrangement_count]:
        exchanged = {square: (kind, "black" if side == "white" else "white", facing) for square, (kind, side, facing) in labels.items()}
        pictures = [renderer.picture({square: code(label) for square, label in units.items()}) for units in (labels, exchanged)]
        own = np.abs(pictures[0] - pictures[1]).max(axis=2) > DIFFERENCE
        mask = np.asarray(Image.fromarray((own * 255).astype(np.uint8)).filter(ImageFilter.MinFilter(3))) > 0
        for picture, units in zip(pictures, (labels, exchanged)):
            for square, label in units.items():
                centre = pixel_of(matrix, square)
                width = np.linalg.norm(pixel_of(matrix, (square[0] + 1, square[1])) - centre)
                values.append((label, contrast(picture, empty, mask, centre, width)))
    return values


def contrasts(program, look):
    values = unit_contrasts(Renderer(program, 16, look, 0, "never"), seed=3, arrangement_count=2)
    table = {}
    for side in ("white", "black"):
        for vision in VISIONS:
            ratios = [ratio[vision] for label, ratio in values if label[1] == side]
            table[f"{side} {vision}"] = [round(min(ratios), 2), round(float(np.mean(ratios)), 2)]
    return table


def tables(figures):
    lines = []
    if "recognition" in figures:
        lines += ["Kind and facing:", "", "| board | badges | units | kind named | kind and facing named |", "|---|---|---|---|---|"]
        for name, row in figures["recognition"].items():
            board, badges = name.split()
            share = lambda count: f"{count} ({100 * count / row['units']:.0f} %)"
            lines.append(f"| {board} | {badges} | {row['units']} | {share(row['kind'])} | {share(row['kind_and_facing'])} |")
        lines.append("")
    if "contrast" in figures:
        lines += ["Contrast with the ground: mean ratio of all units of a side, and in brackets the smallest.", "", "| look | side | " + " | ".join(VISIONS) + " |", "|---|---|" + "---|" * len(VISIONS)]
        for look, table in figures["contrast"].items():
            for side in ("white", "black"):
                cells = ["{1:.2f} ({0:.2f})".format(*table[f"{side} {vision}"]) for vision in VISIONS]
                lines.append(f"| {look} | {side} | " + " | ".join(cells) + " |")
        lines.append("")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / "target/release/cannon"))
    parser.add_argument("--only", choices=["contrast", "recognition"])
    parser.add_argument("--boards", type=int, nargs="*", default=[16, 20])
    parser.add_argument("--badges", choices=["off", "on"], nargs="*", default=["off", "on"])
    parser.add_argument("--looks", nargs="*", default=LOOKS)
    parser.add_argument("--figures", type=Path, default=ROOT / "target/legibility.json", help="the file of the figures")
    args = parser.parse_args()
    path = args.figures
    path.parent.mkdir(parents=True, exist_ok=True)

    def write(figures):
        path.write_text(json.dumps(figures, indent=1) + "\n")

    figures = json.loads(path.read_text()) if path.exists() else {}
    if args.only != "recognition":
        for look in args.looks:
            figures.setdefault("contrast", {})[look] = contrasts(args.program, look)
            write(figures)
            print(look, figures["contrast"][look], flush=True)
    if args.only != "contrast":
        for size in args.boards:
            for badges in args.badges:
                result = recognition(args.program, size, badges == "on")
                figures.setdefault("recognition", {})[f"{size}x{size} {badges}"] = result
                write(figures)
                print(size, badges, result, flush=True)
    print(tables(figures))


if __name__ == "__main__":
    main()
