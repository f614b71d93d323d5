"""Screenshots of screens: drives the program in a window on Xvfb by its probe file, with xdotool."""

import json
import os
import subprocess
import time

DISPLAY = ":98"


class Window:
    """The program in a window, with a data folder of its own."""

    def __init__(self, program, folder, size, arguments=()):
        self.folder = folder
        self.probe_file = folder / "probe.json"
        self.probe_file.unlink(missing_ok=True)
        paths = {name: folder for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR")}
        paths["CANNON_PROBE"] = self.probe_file
        self.environment = {**os.environ, "DISPLAY": DISPLAY, **{name: str(path) for name, path in paths.items()}}
        screen = ["-screen", "0", f"{size}x24", "-nolisten", "tcp"]
        self.server = subprocess.Popen(["Xvfb", DISPLAY, *screen], stderr=subprocess.DEVNULL)
        time.sleep(2)
        command = [str(program), *arguments, "--windowed", size]
        self.game = subprocess.Popen(command, env=self.environment)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process in (self.game, self.server):
            process.terminate()
            process.wait()

    def probe(self):
        """The last report of the program; empty before the first."""
        try:
            return json.loads(self.probe_file.read_text())
        except (OSError, ValueError):
            return {}

    def wait_for(self, widget):
        """Waits until a widget is on the screen, and returns its rectangle."""
        while widget not in self.probe().get("widgets", {}):
            if self.game.poll() is not None:
                raise SystemExit("the program has ended")
            time.sleep(0.3)
        return self.probe()["widgets"][widget]

    def run(self, *command):
        subprocess.run(command, env=self.environment, check=True, stdout=subprocess.DEVNULL)

    def click_at(self, x, y):
        """Clicks, slowly enough for a software renderer."""
        for arguments in (["mousemove", str(round(x)), str(round(y))], ["mousedown", "1"], ["mouseup", "1"]):
            self.run("xdotool", *arguments)
            self.wait_for_frames()

    def wait_for_frames(self):
        """Waits until the program has drawn what the last event changed. A frame may have begun before it, and the next one handles it."""
        first, end = self.probe().get("frames", 0), time.time() + 8
        time.sleep(0.8)
        while self.probe().get("frames", 0) < first + 3 and time.time() < end:
            time.sleep(0.1)

    def click(self, widget, then=None, across=0.5):
        """Clicks a widget, at a part of its width, and again until another widget appears: a slow renderer may miss a click."""
        while True:
            left, top, right, bottom = self.wait_for(widget)
            self.click_at(left + across * (right - left), (top + bottom) / 2)
            end = time.time() + 12
            while then and time.time() < end:
                widgets = self.probe().get("widgets", {})
                if then in widgets:
                    return
                if widget not in widgets:
                    end = time.time() + 12
                time.sleep(0.3)
            if not then:
                return

    def click_point(self, point):
        """Clicks a point of the board once it is on the screen."""
        while point not in self.probe().get("points", {}):
            time.sleep(0.3)
        self.click_at(*self.probe()["points"][point])
        time.sleep(2)

    def take(self, file, pause, point=None):
        """Takes a screenshot when everything has come to rest, with the pointer on a point of the board or in a corner."""
        x, y = self.probe()["points"][point] if point else (2, 2)
        self.run("xdotool", "mousemove", str(round(x)), str(round(y)))
        # A software renderer draws few frames, and the camera takes some tens of them. Behind the title it never rests.
        while self.probe()["is_camera_moving"] and self.probe()["menu"] != "Title":
            time.sleep(1)
        time.sleep(pause)
        self.run("import", "-window", "root", str(file))


def write_settings(folder):
    """Writes standard settings, so that the program does not ask a new player for them."""
    (folder / "cannon").mkdir(parents=True, exist_ok=True)
    (folder / "cannon" / "settings.json").write_text('{"welcomed": true}')


def write_library(folder, games):
    """Puts saved games into the data folder: pairs of a name and the file of its record."""
    library = folder / "cannon" / "games"
    library.mkdir(parents=True, exist_ok=True)
    for name, file in games:
        record = json.loads(file.read_text())
        record["name"] = name
        (library / f"{name}.json").write_text(json.dumps(record))


def write_draft(folder, position):
    """Puts a position into the position editor, as if the program had been left there."""
    rules = {"first": "south", "long_shot": "first", "retreat_near": "piece", "town": "capture", "shift_limit": None}
    text = json.dumps({"format": "cannon-position", "version": 1, "name": "", "rules": rules, "position": position})
    (folder / "cannon" / "positions").mkdir(parents=True, exist_ok=True)
    (folder / "cannon" / "positions" / ".draft.json").write_text(text)
