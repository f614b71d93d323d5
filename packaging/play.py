"""Plays some turns of Cannon by mouse in a window that is open, and fails if they are not played.

    python3 packaging/play.py PROBE

PROBE is the file that the game writes with CANNON_PROBE=PROBE in its environment: what is on the screen, and where.
"""

import json
import subprocess
import sys
import time

# Clicks of each turn: the place of the town, and then soldiers and where they step to.
TURNS = [["e1"], ["a4", "b5"], ["i4", "h5"], ["c4", "d5"], ["g4", "f5"]]
PATIENCE_SECONDS = 90
# How often the clicks of a turn are tried.
ATTEMPTS = 4


def wait_for(probe, condition, what):
    """Waits until the report of the game fulfils a condition, and returns the report."""
    for _ in range(PATIENCE_SECONDS * 5):
        try:
            with open(probe, encoding="utf-8") as file:
                report = json.load(file)
            if condition(report):
                return report
        except (FileNotFoundError, json.JSONDecodeError):
            pass
        time.sleep(0.2)
    sys.exit(f"waited in vain for {what}")


def main():
    probe = sys.argv[1]
    for number, clicks in enumerate(TURNS):
        is_my_turn = lambda report: (
            report["ply"] == report["board_view_ply"] == 2 * number
            and not report["is_thinking"]
            and not report["is_animating"]
            and not report["is_camera_moving"]
            and clicks[0] in report["points"]
        )
        is_played = lambda report: report["ply"] > 2 * number
        # A slow renderer may miss a click.
        for _ in range(ATTEMPTS):
            if is_played(wait_for(probe, lambda report: is_my_turn(report) or is_played(report), f"turn {number + 1}")):
                break
            for point in clicks:
                x, y = wait_for(probe, lambda report: True, "the game")["points"][point]
                for event in (["mousemove", str(x), str(y)], ["mousedown", "1"], ["mouseup", "1"]):
                    subprocess.run(["xdotool", *event], check=True)
                    time.sleep(0.5)
            time.sleep(3)
        else:
            sys.exit(f"the clicks {clicks} were not played")
    report = wait_for(probe, lambda report: report["ply"] == 2 * len(TURNS), "the last answer")
    print(f"{report['ply']} actions were played in the window")


main()
