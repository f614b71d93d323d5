#!/usr/bin/env python3
"""Makes the pictures of the gallery and the page that shows them.

    cargo build --release
    python3 docs/gallery/make.py                    # all pictures
    python3 docs/gallery/make.py --only shot town   # only pictures with one of these words in their name
    python3 docs/gallery/make.py --missing          # only pictures that do not exist yet

`cannon render` makes the pictures, except for the screens, which are screenshots of a window on Xvfb. The script needs ImageMagick's `convert`,
and for the screens Xvfb, xdotool and `import`. With a software renderer, a picture of the high quality tier takes about half a minute.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from window import Window, write_draft, write_library, write_profile, write_settings

GALLERY = Path(__file__).resolve().parent
ROOT = GALLERY.parent.parent
PICTURE_SIZE = (1120, 630)
# The size of a window for screenshots of screens, in which their text is as large as it is designed.
SCREEN_SIZE = (1280, 720)
SCREENS = [
    ("lesson", "A lesson: the capture"),
    ("puzzle", "The puzzle of the day"),
    ("coach", "The coach asks before a careless step"),
    ("review", "The review of a game"),
    ("analysis", "The analysis of a position, with the bar of chances"),
    ("library", "The library of saved games"),
    ("profile", "The profile of a player"),
    ("position-editor", "The position editor of Cannon with the best line"),
]
# The languages by their tags, and the screens that are shown in each.
LANGUAGES = {"en": "English", "es": "Spanish", "de": "German", "ja": "Japanese"}
LANGUAGE_SCREENS = [
    ("title", "the title"),
    ("new-game", "a new game"),
    ("play", "a game of Tank Chess"),
    ("lesson", "a lesson"),
    ("review", "a review"),
    ("settings", "the settings"),
]
# A position in which the step from e5 to e6 loses a soldier.
CARELESS = "1L8/1l5l2/3l6/4l3l1/10/4d5/2d4d2/d7d1/d5d3/8D1 d"

GAME = ROOT / "docs/pictures/game.json"
TANK_GAME = ROOT / "docs/pictures/tank-game.json"


def record(start, *actions, game="cannon"):
    """Returns a record of a few actions from a position."""
    return {
        "format": "cannon-record",
        "version": 2,
        "started": "2026-11-22T12:00:00Z",
        "game": game,
        "ruleset": {"board": "basic-16"} if game == "tank-chess" else {
            "first": "south", "long_shot": "first", "retreat_near": "piece", "shift_limit": None, "town": "capture",
        },
        "house": {"repetition": False, "quiet_turns": None},
        "start": start,
        "players": {side: {"seat": "human", "time": "none"} for side in ("south", "north")},
        "actions": list(actions),
        "result": None,
    }


def tank_record(start, *actions):
    return record(start, *actions, game="tank-chess")


# Positions for pictures of a single action.
MARCH = "4L5/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/1D8 d"
CLOSE = "4L5/10/1l1l6/3l6/2l1l5/1l2l5/d1dd6/1d1d6/2d7/4D5 d"
LOADED = "4L5/1l1l1l4/10/4l5/1l2l5/10/2d1d5/3dd5/4d5/4D5 d"
SIEGE = "4L5/3l6/4d5/4d5/4d5/10/l2l6/10/3d6/4D5 d"

# One soldier of each side.
POSTS = "4L5/10/10/6l3/10/10/3d6/10/10/4D5 d"
# All types of vehicles in rows, facing the lamp of the study.
PARADE = "11cS/12/12/12/HS1MS1LS1CS1TS1RS1/12/US1KS1AS1BS1FS3/12/12/12/12/12 w"
BLACK_PARADE = "12/12/12/12/2hSmSlScStSrS4/12/2uSkSaSbSfS5/12/12/12/12/11CN b"

# Tanks of both sides that face each other.
FACING = "12/11cS/12/12/2hS1mS1lS1tS3/12/2HN1MN1LN1TN3/12/12/12/CN11/12 w"

# A mortar behind a wall, and a Command that is about to leave the board.
WALL = "11cS/12/12/12/4lS7/4##6/12/12/4RN7/12/12/CN11 w"
GATE = "12/2CN9/12/12/12/12/12/12/12/12/12/9cS2 w"
# A light tank that can drive in front of a heavy tank.
FRONT = "11cS/12/12/12/12/4hS7/12/12/4LN7/12/12/CN11 w"

# A heavy tank next to a pond.
BANK = "11cS/12/12/12/12/4~~6/4~~6/4HN7/12/12/12/CN11 w"

ENTRIES = []


def picture(name, caption, *arguments, record_of=None):
    ENTRIES.append((name, caption, record_of, [str(argument) for argument in arguments]))


def section(title):
    ENTRIES.append((None, title, None, None))


section("Both games at three quality levels")
for tier in ("low", "medium", "high"):
    picture(f"cannon-{tier}", f"Cannon, {tier} quality", "--record", GAME, "--ply", 20, "--quality", tier)
for tier in ("low", "medium", "high"):
    picture(f"tank-chess-{tier}", f"Tank Chess, {tier} quality", "--record", TANK_GAME, "--ply", 20, "--quality", tier)
picture("tank-chess-20", "The larger board of Tank Chess", "start", "--game", "tank-chess", "--board", "basic-20", "--turn", 20, "--rise", -8, "--zoom", 0.9)
picture("water", "Water, a hedge and walls", "start", "--game", "tank-chess", "--board", "proving-ground", "--room", "field", "--view", "low", "--at", "K11", "--zoom", 0.25)

section("Rooms, boards and pieces")
picture("study", "The study", "--record", GAME, "--ply", 24, "--view", "low", "--zoom", 1.1, "--focus")
picture("field", "The field", "--record", GAME, "--ply", 24, "--view", "low", "--zoom", 1.1, "--focus", "--room", "field")
picture("walnut", "Walnut and maple", "--record", GAME, "--ply", 14, "--zoom", 0.6, "--turn", 30, "--rise", -15)
picture("slate", "Slate and brass", "--record", GAME, "--ply", 14, "--zoom", 0.6, "--turn", 30, "--rise", -15, "--board-look", "slate")
picture("points", "The same board with points", "--record", GAME, "--ply", 14, "--face", "points", "--board-look", "slate")
picture("above", "Top view", "--record", GAME, "--ply", 14, "--view", "top")
for pieces, caption in (("tin", "Painted tin"), ("wood", "Carved wood"), ("glass", "Glass"), ("plain", "Plain")):
    picture(f"{pieces}", caption, "--record", GAME, "--ply", 16, "--pieces", pieces, "--view", "low", "--at", "e4", "--zoom", 0.42)
    picture(f"{pieces}-tanks", f"{caption}, tanks", "--record", TANK_GAME, "--ply", 6, "--pieces", pieces, "--view", "low", "--at", "G4", "--zoom", 0.3)
for pieces, caption in (("tin", "Wrecks, painted tin"), ("plain", "Wrecks, plain")):
    picture(f"wrecks-{pieces}", caption, "--record", TANK_GAME, "--ply", 40, "--pieces", pieces, "--view", "dark", "--rise", -15, "--at", "G5", "--zoom", 0.4)
picture("plain-parade", "The plain set's vehicles", "--view", "dark", "--turn", -12, "--rise", -14, "--at", "F7", "--zoom", 0.56, "--pieces", "plain", "--ply", 0, record_of=tank_record(PARADE))

section("Looks of Tank Chess's board")
for look, caption in (("summer", "Summer"), ("winter", "Winter"), ("desert", "Desert"), ("walnut", "Walnut")):
    picture(f"look-{look}", caption, "start", "--game", "tank-chess", "--board", "proving-ground", "--ground", look, "--turn", 25, "--rise", -12, "--at", "J9", "--zoom", 0.55)
picture("mines", "Mines, teeth of concrete and a hedge", "start", "--game", "tank-chess", "--board", "proving-ground", "--turn", 20, "--rise", -12, "--at", "D11", "--zoom", 0.2)
picture("traces", "Ruts, craters and wrecks after a fight", "--record", TANK_GAME, "--ply", 40, "--at", "G6", "--zoom", 0.4, "--turn", -15, "--rise", -10)

section("Cannon, move by move")
NEAR = ["--view", "low", "--zoom", 0.36]
picture("march", "A step", "--ply", 1, "--moment", 0.28, *NEAR, "--at", "e5", record_of=record(MARCH, "e4-e5"))
picture("charge", "A soldier captures another", "--ply", 1, "--moment", 0.33, *NEAR, "--at", "b4", record_of=record(CLOSE, "a4xb5"))
picture("fall", "The captured soldier falls", "--ply", 1, "--moment", 0.7, *NEAR, "--at", "b5", record_of=record(CLOSE, "a4xb5"))
picture("retreat", "A retreat", "--ply", 1, "--moment", 0.4, "--view", "low", "--zoom", 0.45, "--at", "e3", record_of=record(CLOSE, "d4/f2"))
picture("drill", "A cannon shifts", "--ply", 1, "--moment", 0.6, *NEAR, "--at", "e4", record_of=record(LOADED, "e2>b5"))
picture("gun-comes", "The gun is moved into position", "--ply", 1, "--moment", 0.3, *NEAR, "--at", "e4", record_of=record(LOADED, "*e6"))
picture("gun-fires", "The gun fires", "--ply", 1, "--moment", 1.0, *NEAR, "--at", "e5", record_of=record(LOADED, "*e6"))
picture("gun-recoils", "Recoil and smoke", "--ply", 1, "--moment", 1.1, *NEAR, "--at", "e5", record_of=record(LOADED, "*e6"))
picture("ball-strikes", "The ball hits a soldier", "--ply", 1, "--moment", 1.36, *NEAR, "--at", "e5", record_of=record(LOADED, "*e6"))
picture("town-raised", "A town is placed", "--ply", 1, "--moment", 0.46, "--view", "low", "--at", "b1", "--zoom", 0.4, "--record", GAME)
ASIDE = ["--view", "light", "--turn", 60, "--rise", -32, "--at", "e10", "--zoom", 0.3]
for name, caption, moment in (("struck", "A town is hit", 1.5), ("burns", "The town burns", 1.85), ("falls", "The town falls", 2.4)):
    picture(f"town-{name}", caption, "--ply", 1, "--moment", moment, *ASIDE, record_of=record(SIEGE, "*e10"))
picture("victory", "Victory", "--record", GAME, "--ply", 71, "--moment", 4.2, "--view", "low", "--zoom", 0.8)

section("Tank Chess, move by move")
picture("drive", "A tank sets off", "--ply", 2, "--moment", 0.6, *NEAR, "--at", "E4", "--record", TANK_GAME)
SHELL = ["--view", "dark", "--turn", -40, "--rise", -24, "--at", "K7", "--zoom", 0.26]
for name, caption, moment in (("tank-fires", "A shot", 1.25), ("tank-struck", "A hit", 1.42), ("tank-burns", "The wreck burns", 2.3)):
    picture(name, caption, "--ply", 8, "--moment", moment, *SHELL, "--record", TANK_GAME)

ARC = ["--rise", -32, "--at", "D6", "--zoom", 0.36]
for name, caption, moment, side, turn in (("mortar-fires", "A mortar fires over a wall", 1.3, "dark", 50), ("mortar-strikes", "The bomb hits its target", 2.1, "light", -50)):
    picture(name, caption, "--ply", 1, "--moment", moment, "--view", side, "--turn", turn, *ARC, record_of=tank_record(WALL, "E4>E3/N xE8+"))
picture("ricochet", "A shell bounces off", "--chosen", "E4>E5/N", "--pointer", "E7", "--moment", 0.28, "--view", "dark", "--turn", 40, "--rise", -28, "--at", "E6", "--zoom", 0.3, record_of=tank_record(FRONT))
picture("sinking", "A tank sinks", "--ply", 1, "--moment", 0.6, "--view", "dark", "--turn", 30, "--rise", -28, "--at", "E6", "--zoom", 0.24, record_of=tank_record(BANK, "E5>E6/N"))
picture("escape", "The Command leaves the board", "--ply", 1, "--moment", 1.1, "--view", "light", "--turn", 40, "--rise", -25, "--at", "C11", "--zoom", 0.36, record_of=tank_record(GATE, "C11>exit#"))

section("Legal moves")
picture("chosen", "A selected soldier, its legal moves, and the line of a shot", "--record", GAME, "--ply", 20, "--zoom", 0.6, "--turn", 15, "--rise", -8, "--chosen", "e5-e6", "--pointer", "h8")
picture("chosen-tank", "A selected tank, the squares in reach, and a target", "--record", TANK_GAME, "--ply", 10, "--at", "F6", "--zoom", 0.42, "--turn", 15, "--chosen", "F3>E5/N xE8", "--pointer", "E8")

section("Close up")
FACE = ["--ply", 0, "--rise", -38, "--zoom", 0.28]
picture("soldier-dark", "Dark's soldier", "--view", "light", "--turn", 60, "--at", "d4", *FACE, record_of=record(POSTS))
picture("soldier-light", "Light's soldier", "--view", "dark", "--turn", -20, "--at", "g7", *FACE, record_of=record(POSTS))
picture("town-dark", "Dark's town", "--view", "light", "--turn", 60, "--at", "e1", *FACE, record_of=record(POSTS))
picture("town-light", "Light's town", "--view", "dark", "--turn", -20, "--at", "e10", *FACE, record_of=record(POSTS))
picture("gun", "The gun and its crew", "--ply", 1, "--moment", 0.8, "--view", "dark", "--turn", 60, "--rise", -35, "--at", "e3", "--zoom", 0.2, record_of=record(LOADED, "*e6"))
UNITS = (
    ("heavy", "A8"), ("medium", "C8"), ("light", "E8"), ("command", "G8"), ("destroyer", "I8"), ("mortar", "K8"),
    ("super-heavy", "A6"), ("hunter", "C6"), ("amphibious", "E6"), ("bulldozer", "G6"), ("minesweeper", "I6"),
)
# Zoom of units that are taller than the others.
TALL = {"command": 0.15}
for name, at in UNITS:
    picture(f"unit-{name}", name.replace("-", " ").capitalize(), "--view", "dark", "--turn", -35, "--rise", -38, "--at", at, "--zoom", TALL.get(name, 0.12), record_of=tank_record(PARADE))
picture("black-units", "Black's vehicles", "--view", "dark", "--turn", -12, "--rise", -28, "--at", "E7", "--zoom", 0.32, record_of=tank_record(BLACK_PARADE))

section("Colour vision")
picture("colours", "Full colour vision", "--record", GAME, "--ply", 20, "--zoom", 0.62, "--turn", 30, "--rise", -15)
picture("colours-tanks", "Tanks, full colour vision", "--ply", 0, "--view", "dark", "--turn", -20, "--rise", -15, "--at", "F7", "--zoom", 0.4, record_of=tank_record(FACING))

# Pictures that are also made with simulated colour blindness.
COLOUR_BLIND_PICTURES = ("colours", "colours-tanks")
# Names and colour matrices for linear light, from Viénot, Brettel and Mollon (1999) and the luminance of sRGB.
COLOUR_VISIONS = {
    "protan": ("Protanopia (no red)", [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]]),
    "deutan": ("Deuteranopia (no green)", [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]]),
    "mono": ("No colour vision", [[0.2126, 0.7152, 0.0722]] * 3),
}


def run(command, **options):
    subprocess.run([str(part) for part in command], check=True, **options)


def convert(png, name, *options):
    run(["convert", png, *options, "-quality", "86", GALLERY / f"{name}.jpg"])


def render(program, folder, name, record_of, arguments):
    png = folder / f"{name}.png"
    subject = []
    if record_of is not None:
        file = folder / f"{name}.json"
        file.write_text(json.dumps(record_of))
        subject = ["--record", file]
    quality = [] if "--quality" in arguments else ["--quality", "high"]
    run([program, "render", *subject, *arguments, *quality, "--size", "x".join(map(str, PICTURE_SIZE)), "--out", png])
    convert(png, name)
    if name in COLOUR_BLIND_PICTURES:
        for vision, (_, rows) in COLOUR_VISIONS.items():
            matrix = " ".join(str(value) for row in rows for value in row)
            convert(png, f"{name}-{vision}", "-colorspace", "RGB", "-color-matrix", matrix, "-colorspace", "sRGB")


# Seconds after which a window has compiled its pipelines, and temporal antialiasing has come to rest.
SETTLED = 25


def screenshot_title(program, folder):
    """Makes a screenshot of the title."""
    size = "x".join(map(str, PICTURE_SIZE))
    with Window(program, folder, size, ["--quality", "high"]) as window:
        window.wait_for("title-new-game")
        window.take(folder / "title.png", SETTLED)
    convert(folder / "title.png", "title")


def open_review(window, game):
    """Opens the review of a saved game of 71 turns from the list, and steps three turns back once the analysis has ended."""
    window.click(f"saved-review/{game}", "review/graph")
    window.wait_for("review-turn/71")
    for _ in range(3):
        window.click("review/back")
    while "review-stop" in window.probe()["widgets"]:
        time.sleep(1)


def screenshot_screens(program, folder):
    """Makes the screenshots of `SCREENS`."""
    size = "x".join(map(str, SCREEN_SIZE))
    careless = record(CARELESS)
    careless["players"]["north"]["seat"] = {"computer": {"level": 3}}
    careless_file = folder / "careless.json"
    careless_file.write_text(json.dumps(careless))
    write_library(folder, [("A cannonade", GAME), ("Over the ridge", TANK_GAME), ("A careless step", careless_file)])
    write_draft(folder, CARELESS)
    won, lost, drawn = "won", "lost", "drawn"
    write_profile(folder, "Anna", [(1, won), (2, lost), (2, won), (2, won), (3, lost), (3, won), (3, drawn), (3, won), (4, lost), (4, won)])

    def take(name, pause=SETTLED):
        window.take(folder / f"{name}.png", pause)
        convert(folder / f"{name}.png", name)

    with Window(program, folder, size, ["--quality", "medium"]) as window:
        window.wait_for("title-new-game")
        window.click("title-profile", "profile-export")
        take("profile", 6)
        window.click("menu-back", "title-saved-games")
        window.click("title-saved-games", "saved-load/A cannonade")
        take("library", 6)
        open_review(window, "A cannonade")
        take("review")
        window.click("review/first", "review/analyse")
        for _ in range(14):
            window.click("review/forward")
        window.click("review/analyse", "analysis/bar")
        take("analysis")
        window.click("review/analyse")
        window.click("review-close", "hud-menu")
        window.click("hud-menu", "result-title")
        window.click("result-title", "title-lessons")
        window.click("title-lessons", "lesson/cannon/3")
        window.click("lesson/cannon/3", "lesson-next")
        take("lesson")
        window.click("lesson-leave", "learn/puzzles-heading")
        window.click("learn/puzzles-heading", "puzzles-daily")
        window.click("puzzles-daily", "puzzle/hint")
        take("puzzle")
        window.click("puzzle/leave", "menu-back")
        window.click("menu-back", "title-editor/cannon")
        window.click("title-editor/cannon", "editor-analyse")
        window.click("editor-analyse")
        take("position-editor")
    with Window(program, folder, size, ["--quality", "medium"]) as window:
        window.click("title-saved-games", "saved-load/A careless step")
        window.click("saved-load/A careless step", "hud-menu")
        while "coach-play-anyway" not in window.probe()["widgets"]:
            window.click_point("e5")
            window.click_point("e6")
        take("coach")


def screenshot_language(program, folder, tag):
    """Makes the screenshots of `LANGUAGE_SCREENS` in a language."""
    size = "x".join(map(str, SCREEN_SIZE))
    write_library(folder, [("1", GAME), ("2", TANK_GAME)])

    def take(name, pause=SETTLED, point=None):
        window.take(folder / f"{name}.png", pause, point)
        convert(folder / f"{name}.png", f"{tag}-{name}")

    with Window(program, folder, size, ["--quality", "medium", "--lang", tag]) as window:
        window.wait_for("title-new-game")
        take("title")
        window.click("title-new-game", "new-game-start")
        take("new-game", 6)
        window.click("menu-back", "title-settings")
        window.click("title-settings", "settings-reset")
        take("settings", 6)
        window.click("menu-back", "title-lessons")
        window.click("title-lessons", "lesson/cannon/3")
        window.click("lesson/cannon/3", "lesson-next")
        take("lesson")
        window.click("lesson-leave", "menu-back")
        window.click("menu-back", "title-saved-games")
        window.click("title-saved-games", "saved-review/1")
        open_review(window, "1")
        take("review")
        window.click("review-close", "hud-menu")
        window.click("hud-menu", "result-title")
        window.click("result-title", "title-saved-games")
        window.click("title-saved-games", "saved-load/2")
        window.click("saved-load/2", "hud-first")
        window.click("hud-first")
        take("play", point="h1")


def write_page():
    """Writes the page with all pictures that exist."""
    def picture_lines(name, caption):
        return [f"{caption}:", "", f"![{caption}]({name}.jpg)", ""] if (GALLERY / f"{name}.jpg").exists() else []

    lines = ["# Gallery", "", "All pictures show the current version of the game. `docs/gallery/make.py` makes them.", ""]
    lines += ["## Title screen", "", *picture_lines("title", "The title screen")]
    lines += ["## Learning and looking back", ""]
    for name, caption in SCREENS:
        lines += picture_lines(name, caption)
    lines += ["## Languages", ""]
    for tag, language in LANGUAGES.items():
        for name, caption in LANGUAGE_SCREENS:
            lines += picture_lines(f"{tag}-{name}", f"{language}, {caption}")
    heading = []
    for name, caption, _, arguments in ENTRIES:
        if arguments is None:
            heading = [f"## {caption}", ""]
        elif picture := picture_lines(name, caption):
            lines += heading + picture
            heading = []
        if name in COLOUR_BLIND_PICTURES:
            for vision, (caption, _) in COLOUR_VISIONS.items():
                lines += picture_lines(f"{name}-{vision}", caption)
    (GALLERY / "README.md").write_text("\n".join(lines).rstrip() + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, default=ROOT / "target/release/cannon")
    parser.add_argument("--only", nargs="+", default=[""], metavar="WORD", help="only pictures with one of these words in their name")
    parser.add_argument("--missing", action="store_true", help="only pictures that do not exist yet")
    arguments = parser.parse_args()

    def wanted(name):
        exists = (GALLERY / f"{name}.jpg").exists()
        return any(word in name for word in arguments.only) and not (arguments.missing and exists)

    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        write_settings(folder)
        if wanted("title"):
            screenshot_title(arguments.program, folder)
        if any(wanted(name) for name, _ in SCREENS):
            screenshot_screens(arguments.program, folder)
        for tag in LANGUAGES:
            if any(wanted(f"{tag}-{name}") for name, _ in LANGUAGE_SCREENS):
                print(tag, flush=True)
                own_folder = folder / tag
                write_settings(own_folder)
                screenshot_language(arguments.program, own_folder, tag)
        for name, _, record_of, options in ENTRIES:
            if name is not None and wanted(name):
                print(name, flush=True)
                render(arguments.program, folder, name, record_of, options)
    write_page()


if __name__ == "__main__":
    sys.exit(main())
