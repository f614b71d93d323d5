//! A desk with a display of its own: the real program in a real window, and a hand on mouse and keys.

// Each of the programs that share this file uses a part of it.
#![allow(dead_code)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::Value;

/// How long anything may take before the test gives up on it. Generous: a software renderer draws a few frames a second.
const PATIENCE: Duration = Duration::from_secs(120);

/// An X server without a screen, and the program on it.
pub struct Desk {
    display: String,
    server: Child,
    program: Option<Child>,
    folder: tempfile::TempDir,
}

impl Desk {
    /// Starts an X server of the given size.
    pub fn new(size: &str) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let server = start_server(size, folder.path());
        let mut desk = Desk { display: String::new(), server, program: None, folder };
        desk.display = desk.wait_for_display();
        desk
    }

    /// The name of the server's display, once it says so.
    fn wait_for_display(&self) -> String {
        let begun = Instant::now();
        loop {
            let number = fs::read_to_string(display_file(self.folder.path())).unwrap_or_default();
            if number.ends_with('\n') {
                return format!(":{}", number.trim());
            }
            assert!(begun.elapsed() < PATIENCE, "Xvfb did not come up");
            sleep(Duration::from_millis(50));
        }
    }

    /// Where the program keeps its files.
    pub fn data_folder(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn probe_file(&self) -> PathBuf {
        self.folder.path().join("probe.json")
    }

    /// Starts the program with these arguments.
    pub fn start(&mut self, arguments: &[&str]) {
        self.start_program(Command::new(env!("CARGO_BIN_EXE_cannon")).args(arguments));
    }

    /// Starts a program that shows the game.
    pub fn start_program(&mut self, program: &mut Command) {
        let program = program
            .env("DISPLAY", &self.display)
            .env_remove("WAYLAND_DISPLAY")
            .env("XDG_DATA_HOME", self.data_folder())
            .env("XDG_CONFIG_HOME", self.folder.path().join("config"))
            .env("XDG_RUNTIME_DIR", self.folder.path())
            .env("CANNON_PROBE", self.probe_file())
            .stdin(Stdio::null())
            .spawn()
            .expect("the program starts");
        self.program = Some(program);
    }

    /// What the program last said of itself.
    pub fn probe(&self) -> Value {
        fs::read_to_string(self.probe_file()).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Waits until the program says of itself what is expected.
    pub fn wait(&mut self, what: &str, holds: impl Fn(&Value) -> bool) -> Value {
        let begun = Instant::now();
        loop {
            let probe = self.probe();
            if holds(&probe) {
                println!("{:6.1} s  {what}", begun.elapsed().as_secs_f32());
                return probe;
            }
            if let Some(status) = self.program.as_mut().and_then(|program| program.try_wait().ok().flatten()) {
                panic!("the program ended ({status}) while waiting for: {what}");
            }
            assert!(begun.elapsed() < PATIENCE, "waited too long for: {what}; the program says {probe:#}");
            sleep(Duration::from_millis(50));
        }
    }

    /// Waits for a button and clicks it.
    pub fn press(&mut self, widget: &str) {
        self.wait(&format!("button {widget}"), |probe| probe["widgets"][widget].is_array());
        // Panels slide into place: click where the button has come to rest.
        let mut place = Value::Null;
        loop {
            let now = self.probe()["widgets"][widget].clone();
            if now == place && now.is_array() {
                break;
            }
            place = now;
            self.let_frames_pass();
        }
        let edge = |index: usize| place[index].as_f64().expect("a number");
        self.click((edge(0) + edge(2)) / 2.0, (edge(1) + edge(3)) / 2.0);
    }

    /// Waits until board and camera are at rest and clicks a point.
    pub fn click_point(&mut self, point: &str) {
        let mut place = Value::Null;
        loop {
            let probe = self.wait(&format!("a quiet board before {point}"), |probe| {
                probe["menu"] == "None"
                    && probe["busy"] == false
                    && probe["camera_moving"] == false
                    && probe["stage_ply"] == probe["ply"]
                    && probe["points"][point].is_array()
            });
            // A board that has just been opened is seen from its place a frame later.
            if probe["points"][point] == place {
                break;
            }
            place = probe["points"][point].clone();
            self.let_frames_pass();
        }
        self.click(place[0].as_f64().expect("a number"), place[1].as_f64().expect("a number"));
    }

    /// Moves the pointer to a point of the board.
    pub fn point_at(&mut self, point: &str) {
        let place = self.probe()["points"][point].clone();
        let coordinate = |index: usize| format!("{:.0}", place[index].as_f64().expect("a number"));
        self.xdotool(&["mousemove", &coordinate(0), &coordinate(1)]);
    }

    /// Writes what is on the display to a PNG file.
    pub fn photograph(&self, file: &Path) {
        let status = Command::new("import").args(["-window", "root"]).arg(file).env("DISPLAY", &self.display).status();
        assert!(status.expect("ImageMagick is installed").success(), "a picture of the display");
    }

    fn click(&self, x: f64, y: f64) {
        let (x, y) = (format!("{x:.0}"), format!("{y:.0}"));
        self.xdotool(&["mousemove", &x, &y]);
        // Hovering comes first, as with a hand; then the button goes down and up in different frames.
        self.let_frames_pass();
        self.xdotool(&["mousedown", "1"]);
        self.let_frames_pass();
        self.xdotool(&["mouseup", "1"]);
        self.let_frames_pass();
    }

    /// Waits until the program has drawn some frames, however long it takes for one; or until it sleeps, since nothing moves.
    fn let_frames_pass(&self) {
        const FRAMES: u64 = 3;
        const ASLEEP: Duration = Duration::from_millis(2500);
        const LEAST: Duration = Duration::from_millis(300);
        let frames = || self.probe()["frames"].as_u64().unwrap_or_default();
        let (begun, first) = (Instant::now(), frames());
        let (mut last, mut awake) = (first, begun);
        while last < first + FRAMES && awake.elapsed() < ASLEEP || begun.elapsed() < LEAST {
            sleep(Duration::from_millis(20));
            let now = frames();
            if now != last {
                (last, awake) = (now, Instant::now());
            }
        }
    }

    /// Presses a key. Without a window manager nobody gives the window the keyboard, so that is done first.
    pub fn key(&self, key: &str) {
        self.xdotool(&["search", "--name", "^Cannon & Tank Chess$", "windowfocus"]);
        self.xdotool(&["keydown", key]);
        self.let_frames_pass();
        self.xdotool(&["keyup", key]);
        self.let_frames_pass();
    }

    fn xdotool(&self, arguments: &[&str]) {
        let status = Command::new("xdotool").args(arguments).env("DISPLAY", &self.display).status();
        assert!(status.expect("xdotool is installed").success(), "xdotool {arguments:?}");
    }

    /// Forgets what a program has said of itself.
    pub fn forget(&self) {
        // There is nothing to forget before the first.
        let _ = fs::remove_file(self.probe_file());
    }

    /// Ends the program, whatever it does.
    pub fn end(&mut self) {
        if let Some(mut program) = self.program.take() {
            program.kill().expect("a child of ours");
            program.wait().expect("a child of ours");
        }
    }

    /// Waits for the program to end by itself.
    pub fn wait_for_end(&mut self) {
        self.wait_for_end_after(Duration::ZERO);
    }

    /// Waits for the program to end by itself when it has run for so long.
    pub fn wait_for_end_after(&mut self, running: Duration) {
        let begun = Instant::now();
        while begun.elapsed() < running + PATIENCE {
            let program = self.program.as_mut().expect("the program was started");
            if let Some(status) = program.try_wait().expect("a child of ours") {
                assert!(status.success(), "the program ended with {status}");
                self.program = None;
                return;
            }
            sleep(Duration::from_millis(50));
        }
        panic!("the program did not end");
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        for child in self.program.iter_mut().chain([&mut self.server]) {
            // Whatever has ended already needs no killing.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Starts Xvfb on the first display that it finds free. The server writes which into the [`display_file`].
fn start_server(size: &str, folder: &Path) -> Child {
    let file = fs::File::create(display_file(folder)).expect("a file for the display's number");
    Command::new("Xvfb")
        .args(["-displayfd", "1", "-screen", "0", &format!("{size}x24"), "-nolisten", "tcp"])
        .stdout(file)
        .stderr(Stdio::null())
        .spawn()
        .expect("Xvfb is installed")
}

fn display_file(folder: &Path) -> PathBuf {
    folder.join("display")
}

/// Whether a widget shows a value that begins like this.
pub fn shows(probe: &Value, widget: &str, value: &str) -> bool {
    let wanted = format!("{widget}={value}");
    probe["widgets"].as_object().is_some_and(|widgets| widgets.keys().any(|name| name.starts_with(&wanted)))
}
