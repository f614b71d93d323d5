#!/usr/bin/env python3
"""Makes the pictures of the README and of the pages. They are made anew once for each release, because every version stays in the history.

    cargo build --release --features probe
    python3 docs/pictures/make.py                    # all pictures
    python3 docs/pictures/make.py --only shot title  # only pictures with one of these words in their name

`cannon render` makes pictures of the table, and a window on Xvfb makes pictures of screens. The script needs ImageMagick's `convert` and
`import`, Xvfb and xdotool. With a software renderer, a picture of the high quality tier takes about half a minute.
"""

import argparse
import json
import shlex
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.dont_write_bytecode = True
from window import Window, write_draft, write_library, write_settings

PICTURES = Path(__file__).resolve().parent
ROOT = PICTURES.parent.parent
GAME = "game.json"
TANK_GAME = "tank-game.json"

# The size of a window, in which text is as large as it is designed, and of PNG files, as the entry of the stores says.
SIZE = "1280x720"
# The size of JPEG files that show the table alone.
SMALL_SIZE = "1120x630"
# The film: three moves, two shots, a shift and two captures.
FILM = "--size 640x360 --fps 12 --from 17 --to 25".split()

# Pictures of the table, and the options of `cannon render` that make them.
NEAR_THE_GUN = "--view low --at f5 --zoom 0.5"
OVER_THE_SHELL = "--turn -40 --rise -24 --at K7 --zoom 0.28"
RENDERED = {
    "shot.png": f"--record {GAME} --ply 7 --moment 1.1 {NEAR_THE_GUN}",
    "points.png": f"--record {GAME} --ply 12 --face points --board-look slate",
    "tank-chess.png": f"--record {TANK_GAME} --ply 8 --moment 1.25 {OVER_THE_SHELL}",
    "tank-chess-scheme.png": "start --game tank-chess --board proving-ground",
    "tank-chess-board.jpg": f"--record {TANK_GAME} --ply 20",
    "chosen-tank.jpg": f"--record {TANK_GAME} --ply 10 --at F6 --zoom 0.42 --turn 15 --chosen 'F3>E5/N xE8' --pointer E8",
    "plain.jpg": f"--record {GAME} --ply 16 --pieces plain --view low --at e4 --zoom 0.42",
}
# Screenshots of one session each.
TITLE = ["title.png"]
PLAY = ["play.png"]
LEARNING = ["review.jpg", "analysis.jpg", "lesson.jpg", "puzzle.jpg", "position-editor.jpg"]
COACH = ["coach.jpg"]

# The turn before a shot of Dark, the muzzle of its cannon and its target.
BEFORE_SHOT, MUZZLE, TARGET = 20, "e5", "h8"
# A position in which the step from e5 to e6 loses a soldier.
CARELESS = "1L8/1l5l2/3l6/4l3l1/10/4d5/2d4d2/d7d1/d5d3/8D1 d"
# Seconds after which a window has compiled its pipelines.
SETTLED = 25


def run(*command):
    subprocess.run([str(part) for part in command], check=True, cwd=PICTURES)


def write(png, name):
    """Writes a picture in the format of its name."""
    quality = ["-quality", "86"] if name.endswith(".jpg") else []
    run("convert", png, *quality, name)


def careless_game():
    """Returns a record of a game that begins before a careless step."""
    return {
        "format": "cannon-record",
        "version": 2,
        "started": "2026-11-22T12:00:00Z",
        "game": "cannon",
        "ruleset": {"first": "south", "long_shot": "first", "retreat_near": "piece", "shift_limit": None, "town": "capture"},
        "house": {"repetition": False, "quiet_turns": None},
        "start": CARELESS,
        "players": {"south": {"seat": "human", "time": "none"}, "north": {"seat": {"computer": {"level": 3}}, "time": "none"}},
        "actions": [],
        "result": None,
    }


def game_before_shot():
    """Returns the record of the game up to the turn before a shot."""
    record = json.loads((PICTURES / GAME).read_text())
    record["actions"] = record["actions"][:BEFORE_SHOT]
    record["result"] = None
    return record


def render(program, folder, name):
    size = SIZE if name.endswith(".png") else SMALL_SIZE
    run(program, "render", *shlex.split(RENDERED[name]), "--quality", "high", "--size", size, "--out", folder / "table.png")
    write(folder / "table.png", name)


def render_film(program):
    run(program, "render", "--record", GAME, "--quality", "high", *FILM, "--gif", "film.gif")


class Session:
    """A window of the program, in which screenshots are taken."""

    def __init__(self, program, folder, *arguments):
        write_settings(folder)
        self.folder = folder
        self.window = Window(program, folder, SIZE, arguments)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.window.__exit__()

    def click(self, *widgets):
        """Clicks widgets one after the other. Each is clicked until the next one appears; the last is waited for."""
        for widget, then in zip(widgets, widgets[1:]):
            self.window.click(widget, then)

    def take(self, name, point=None):
        self.window.take(self.folder / "screen.png", SETTLED, point)
        write(self.folder / "screen.png", name)


def screenshot_title(program, folder):
    with Session(program, folder, "--quality", "high") as session:
        session.window.wait_for("title-new-game")
        session.take("title.png")


def screenshot_play(program, folder):
    file = folder / "game.json"
    file.write_text(json.dumps(game_before_shot()))
    with Session(program, folder, "--quality", "medium", "--dark", "human", "--light", "human", "--record", str(file)) as session:
        session.window.wait_for("hud-menu")
        while session.window.probe().get("selected") != MUZZLE:
            session.window.click_point(MUZZLE)
        session.take("play.png", TARGET)


def screenshot_learning(program, folder):
    write_library(folder, [("A cannonade", PICTURES / GAME), ("Over the ridge", PICTURES / TANK_GAME)])
    write_draft(folder, CARELESS)
    with Session(program, folder, "--quality", "medium") as session:
        session.click("title-saved-games", "saved-more/A cannonade", "saved-review", "review/graph")
        session.window.wait_for("review-turn/71")
        for _ in range(3):
            session.window.click("review/back")
        while "review-stop" in session.window.probe()["widgets"]:
            time.sleep(1)
        session.take("review.jpg")
        session.click("review/first", "review/analyse")
        for _ in range(14):
            session.window.click("review/forward")
        session.click("review/analyse", "analysis/bar")
        session.take("analysis.jpg")
        session.window.click("review/analyse")
        session.click("review-close", "hud-menu", "pause-to-title", "title-lessons", "lesson/cannon/3", "lesson-hint")
        session.take("lesson.jpg")
        session.click("lesson-leave", "learn/puzzles-heading", "puzzles-daily", "puzzle/hint")
        session.take("puzzle.jpg")
        session.click("puzzle/leave", "menu-back", "title-more", "title-editor/cannon", "editor-analyse")
        session.window.click("editor-analyse")
        session.take("position-editor.jpg")


def screenshot_coach(program, folder):
    file = folder / "careless.json"
    file.write_text(json.dumps(careless_game()))
    write_library(folder, [("A careless step", file)])
    with Session(program, folder, "--quality", "medium") as session:
        session.click("title-saved-games", "saved-game/A careless step", "hud-menu")
        while "coach-play-anyway" not in session.window.probe()["widgets"]:
            session.window.click_point("e5")
            session.window.click_point("e6")
        session.take("coach.jpg")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, default=ROOT / "target/release/cannon")
    parser.add_argument("--only", nargs="+", default=[""], metavar="WORD", help="only pictures with one of these words in their name")
    arguments = parser.parse_args()
    program = arguments.program.resolve()

    def is_wanted(name):
        return any(word in name for word in arguments.only)

    sessions = [(TITLE, screenshot_title), (PLAY, screenshot_play), (LEARNING, screenshot_learning), (COACH, screenshot_coach)]
    with tempfile.TemporaryDirectory() as folder:
        for number, (names, screenshot) in enumerate(sessions):
            if any(map(is_wanted, names)):
                print(*names, flush=True)
                own_folder = Path(folder) / str(number)
                own_folder.mkdir()
                screenshot(program, own_folder)
        for name in filter(is_wanted, RENDERED):
            print(name, flush=True)
            render(program, Path(folder), name)
        if is_wanted("film.gif"):
            print("film.gif", flush=True)
            render_film(program)


if __name__ == "__main__":
    sys.exit(main())
