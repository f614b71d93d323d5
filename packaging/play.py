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

# The keys of each turn. The cursor of the keyboard begins in the middle of the home rank, on e1, and the first turn places the town there.
# In the later turns, Tab selects the next soldier that can move, and the arrow keys lead from it to the point ahead.
TURNS = [["Return"]] + [["Tab"] * number + ["Return", "Up", "Return"] for number in range(1, 5)]
PATIENCE_SECONDS = 120
# How often the keys of a turn are tried.
ATTEMPTS = 4


def picture():
    """A hash of the picture of the whole display."""
    pixels = subprocess.run(["import", "-window", "root", "rgba:-"], check=True, capture_output=True).stdout
    return hashlib.sha256(pixels).hexdigest()


def wait_for_still_picture():
    """Waits until two pictures with a second between them are the same."""
    last = picture()
    for _ in range(PATIENCE_SECONDS):
        time.sleep(1)
        now = picture()
        if now == last:
            return
        last = now
    sys.exit("the picture did not come to rest")


def played(record):
    """The number of actions that the record has."""
    try:
        with open(record, encoding="utf-8") as file:
            return len(json.load(file)["actions"])
    except (FileNotFoundError, json.JSONDecodeError):
        return 0


def wait_until_played(record, count):
    """Waits until the record has this number of actions, and tells whether it has."""
    for _ in range(PATIENCE_SECONDS):
        if played(record) >= count:
            return True
        time.sleep(1)
    return False


def play_turn(record, number, keys):
    """Types the keys of a turn until it is played and answered."""
    for _ in range(ATTEMPTS):
        wait_for_still_picture()
        for key in keys:
            subprocess.run(["xdotool", "key", key], check=True)
            time.sleep(0.5)
        if wait_until_played(record, 2 * number + 2):
            return
    sys.exit(f"turn {number + 1} was not played")


def main():
    record = sys.argv[1]
    for number, keys in enumerate(TURNS):
        play_turn(record, number, keys)
    print(f"{played(record)} actions were played in the window")


main()
