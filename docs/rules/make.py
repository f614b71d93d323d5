#!/usr/bin/env python3
"""Makes the pictures of the rules pages with `cannon render`. Needs ImageMagick's `convert`.

    cargo build --release
    python3 docs/rules/make.py
"""

import argparse
import subprocess
import tempfile
from pathlib import Path

RULES = Path(__file__).resolve().parent
ROOT = RULES.parent.parent
VIEW = "--view dark --rise 14 --zoom 0.5 --size 760x560".split()

# Name, position, and options: the action that is chosen, the place that the pointer is on, and the middle of the picture.
PICTURES = [
    ("cannon-moves", "4L5/10/10/10/5l4/4dl4/10/10/10/4D5 d", "--chosen e5-d6 --at e5"),
    ("cannon-shift", "4L5/10/10/10/10/4d5/4d5/4d5/10/4D5 d", "--chosen e3>e6 --at e5"),
    ("cannon-shot", "4L5/10/4l5/10/10/4d5/4d5/4d5/10/4D5 d", "--chosen e5-e6 --pointer e8 --at e6"),
    ("tank-move", "11cS/12/12/12/12/12/12/3#8/12/4MN7/12/CN11 w", "--game tank-chess --chosen E3>E5/N --at E5"),
    ("tank-hit", "11cS/12/12/12/4lW7/12/12/12/12/4MN7/12/CN11 w", "--game tank-chess --chosen E3>E4/N --pointer E8 --at E6"),
    ("tank-ricochet", "11cS/12/12/12/4hS7/12/12/12/12/4MN7/12/CN11 w", "--game tank-chess --chosen E3>E4/N --pointer E8 --at E6"),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, default=ROOT / "target/release/cannon")
    program = parser.parse_args().program
    with tempfile.TemporaryDirectory() as folder:
        for name, position, options in PICTURES:
            png = Path(folder) / f"{name}.png"
            subprocess.run([program, "render", position, *options.split(), *VIEW, "--out", png], check=True)
            subprocess.run(["convert", png, "-quality", "86", RULES / f"{name}.jpg"], check=True)


if __name__ == "__main__":
    main()
