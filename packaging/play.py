"""Plays some turns of Cannon by keyboard in a window that is open, and fails if they are not played.

    python3 packaging/play.py RECORD

RECORD is the file to which the game saves itself after every turn, because it was started with `--record RECORD`. The script types when
the picture of the window no longer changes, and reads in the record which actions have been played.
"""

import hashlib
import json
import subprocess
import sys
import time

# The title of the window, as a regular expression.
TITLE = "^Cannon & Tank Chess$"
# The keys of each turn. The first arrow key shows the cursor in the middle of the home rank, and any other place there would do for the
# town. In the later turns, Shift+Tab goes to the next soldier in front that can move, and the arrow key to the point ahead of it.
TURNS = [["Left", "Return"]] + [["shift+Tab", "Return", "Up", "Return"]] * 4
PATIENCE_SECONDS = 120
# How long the picture must not change before keys are typed. The screen with the progress of loading changes more often.
STILL_SECONDS = 3
# Keys that have not played a turn after this time were typed too early.
KEYS_SECONDS = 20
# How often the keys of a turn are tried.
ATTEMPTS = 8


def picture():
    """A hash of the picture of the whole display. `None` while the display has one colour, because no window is open."""
    pixels = subprocess.run(["import", "-window", "root", "rgba:-"], check=True, capture_output=True).stdout
    return None if pixels[4:] == pixels[:-4] else hashlib.sha256(pixels).hexdigest()


def wait_for_still_picture():
    """Waits until a window is open and its picture has not changed for some seconds."""
    last, still = None, 0
    for _ in range(PATIENCE_SECONDS):
        now = picture()
        still = still + 1 if now and now == last else 0
        if still == STILL_SECONDS:
            return
        last = now
        time.sleep(1)
    sys.exit("the picture did not come to rest")


def xdotool(*arguments):
    subprocess.run(["xdotool", *arguments], check=True)


def played(record):
    """The number of actions that the record has."""
    try:
        with open(record, encoding="utf-8") as file:
            return len(json.load(file)["actions"])
    except (FileNotFoundError, json.JSONDecodeError):
        return 0


def wait_until_played(record, count, seconds):
    """Waits until the record has this number of actions, and tells whether it has."""
    for _ in range(seconds):
        if played(record) >= count:
            return True
        time.sleep(1)
    return False


def play_turn(record, number, keys):
    """Types the keys of a turn until it is played and answered."""
    for _ in range(ATTEMPTS):
        wait_for_still_picture()
        # There is no window manager that would give the window the focus of the keyboard.
        xdotool("search", "--name", TITLE, "windowfocus")
        for key in keys:
            xdotool("key", key)
            time.sleep(1)
        if wait_until_played(record, 2 * number + 1, KEYS_SECONDS):
            break
    if not wait_until_played(record, 2 * number + 2, PATIENCE_SECONDS):
        sys.exit(f"turn {number + 1} was not played and answered")


def main():
    record = sys.argv[1]
    # The cursor would begin under a pointer that is on the board.
    xdotool("mousemove", "2", "2")
    for number, keys in enumerate(TURNS):
        play_turn(record, number, keys)
    print(f"{played(record)} actions were played in the window")


main()
