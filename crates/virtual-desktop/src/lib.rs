//! A harness that runs the real program on a virtual display and controls it with mouse and keys, or as a screen reader does.

#[cfg(target_os = "linux")]
mod screen_reader;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

#[cfg(target_os = "linux")]
pub use screen_reader::{AccessibleNode, BUTTON, ScreenReader};
use serde_json::Value;

/// The time limit of every wait. It is generous because a software renderer draws only a few frames per second.
const TIMEOUT: Duration = Duration::from_secs(120);

/// The variable that names the compositor of the real desktop, on which no test may open a window.
const WAYLAND: &str = "WAYLAND_DISPLAY";

/// An Xvfb server and the program that runs on it.
#[derive(Debug)]
pub struct VirtualDesktop {
    executable: PathBuf,
    display: String,
    server: Child,
    program: Option<Child>,
    bus_address: Option<String>,
    folder: tempfile::TempDir,
}

impl VirtualDesktop {
    /// Starts an X server with a screen of this size, such as `960x600`, for this executable.
    pub fn new(size: &str, executable: impl Into<PathBuf>) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let server = start_server(size, folder.path());
        let mut desktop = VirtualDesktop {
            executable: executable.into(),
            display: String::new(),
            server,
            program: None,
            bus_address: None,
            folder,
        };
        desktop.display = desktop.wait_for_display();
        desktop
    }

    /// Waits until the server has written the number of its display, and returns the display's name.
    fn wait_for_display(&self) -> String {
        let started = Instant::now();
        loop {
            let number = fs::read_to_string(display_file(self.folder.path())).unwrap_or_default();
            if number.ends_with('\n') {
                return format!(":{}", number.trim());
            }
            assert!(started.elapsed() < TIMEOUT, "Xvfb did not start");
            sleep(Duration::from_millis(50));
        }
    }

    /// The folder in which the program stores its data.
    pub fn data_folder(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn probe_file(&self) -> PathBuf {
        self.folder.path().join("probe.json")
    }

    /// Starts a screen reader for the programs that are started from now on.
    #[cfg(target_os = "linux")]
    pub fn start_screen_reader(&mut self) -> ScreenReader {
        let reader = ScreenReader::start(self.folder.path());
        self.bus_address = Some(reader.bus_address().to_owned());
        reader
    }

    /// Starts the executable with these arguments.
    pub fn start(&mut self, arguments: &[&str]) {
        let executable = self.executable.clone();
        self.start_program(Command::new(executable).args(arguments));
    }

    /// Starts a program on this display, with its own data folders and a probe file.
    pub fn start_program(&mut self, program: &mut Command) {
        self.write_settings();
        // A screen reader of the real desktop must not look at the program, and there is no other screen reader unless a test starts one.
        let bus = self.bus_address.as_deref().unwrap_or("disabled:");
        if !program.get_envs().any(|(variable, _)| variable == WAYLAND) {
            program.env_remove(WAYLAND);
        }
        let program = program
            .env("DBUS_SESSION_BUS_ADDRESS", bus)
            .env("DISPLAY", &self.display)
            .env("XDG_DATA_HOME", self.data_folder())
            .env("XDG_CONFIG_HOME", self.folder.path().join("config"))
            .env("XDG_RUNTIME_DIR", self.folder.path())
            .env("CANNON_PROBE", self.probe_file())
            .stdin(Stdio::null())
            .spawn()
            .expect("the program starts");
        self.program = Some(program);
    }

    /// Writes settings unless there are some, so that the program does not ask a new player for them.
    fn write_settings(&self) {
        let folder = self.folder.path().join("config/cannon");
        let file = folder.join("settings.json");
        if !file.exists() {
            fs::create_dir_all(&folder).and_then(|()| fs::write(file, "{}")).expect("the settings can be written");
        }
    }

    /// The last state that the program has written to its probe file.
    pub fn probe(&self) -> Value {
        fs::read_to_string(self.probe_file()).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Waits until a condition holds for the probe and returns the probe. `what` describes the condition in the output.
    #[expect(clippy::print_stdout, reason = "a slow test shows how far it has come")]
    pub fn wait_until(&mut self, what: &str, holds: impl Fn(&Value) -> bool) -> Value {
        let started = Instant::now();
        loop {
            let probe = self.probe();
            if holds(&probe) {
                println!("{:6.1} s  {what}", started.elapsed().as_secs_f32());
                return probe;
            }
            if let Some(status) = self.program.as_mut().and_then(|program| program.try_wait().ok().flatten()) {
                panic!("the program exited ({status}) while waiting for: {what}");
            }
            assert!(started.elapsed() < TIMEOUT, "timeout while waiting for: {what}; probe: {probe:#}");
            sleep(Duration::from_millis(50));
        }
    }

    /// Waits for a button and clicks it.
    pub fn press_button(&mut self, widget: &str) {
        self.wait_until(&format!("button {widget}"), |probe| probe["widgets"][widget].is_array());
        // Panels slide in, so the button is clicked once its rectangle no longer changes.
        let mut rect = Value::Null;
        loop {
            let now = self.probe()["widgets"][widget].clone();
            if now == rect && now.is_array() {
                break;
            }
            rect = now;
            self.wait_for_frames();
        }
        let edge = |index: usize| rect[index].as_f64().expect("a number");
        self.click((edge(0) + edge(2)) / 2.0, (edge(1) + edge(3)) / 2.0);
    }

    /// Waits until board and camera are at rest and clicks a point of the board.
    pub fn click_point(&mut self, point: &str) {
        let mut place = Value::Null;
        loop {
            let probe = self.wait_until(&format!("board at rest before {point}"), |probe| {
                probe["menu"] == "None"
                    && probe["is_animating"] == false
                    && probe["is_camera_moving"] == false
                    && probe["board_view_ply"] == probe["ply"]
                    && probe["points"][point].is_array()
            });
            // The camera may reach its place one frame after a board has been opened.
            if probe["points"][point] == place {
                break;
            }
            place = probe["points"][point].clone();
            self.wait_for_frames();
        }
        self.click(place[0].as_f64().expect("a number"), place[1].as_f64().expect("a number"));
    }

    fn click(&self, x: f64, y: f64) {
        let (x, y) = (format!("{x:.0}"), format!("{y:.0}"));
        self.xdotool(&["mousemove", &x, &y]);
        // Like a real mouse, the pointer hovers first, and press and release come in different frames.
        self.wait_for_frames();
        self.xdotool(&["mousedown", "1"]);
        self.wait_for_frames();
        self.xdotool(&["mouseup", "1"]);
        self.wait_for_frames();
    }

    /// Waits until the program has drawn some frames, or has stopped drawing because nothing moves.
    fn wait_for_frames(&self) {
        const FRAMES: u64 = 3;
        const IDLE_TIMEOUT: Duration = Duration::from_millis(2500);
        const MIN_TIME: Duration = Duration::from_millis(300);
        let frames = || self.probe()["frames"].as_u64().unwrap_or_default();
        let (started, first) = (Instant::now(), frames());
        let (mut last, mut last_change) = (first, started);
        while last < first + FRAMES && last_change.elapsed() < IDLE_TIMEOUT || started.elapsed() < MIN_TIME {
            sleep(Duration::from_millis(20));
            let now = frames();
            if now != last {
                (last, last_change) = (now, Instant::now());
            }
        }
    }

    /// Presses and releases a key. There is no window manager, so the window is given the keyboard focus first.
    pub fn press_key(&self, key: &str) {
        self.xdotool(&["search", "--name", "^Cannon & Tank Chess$", "windowfocus"]);
        self.xdotool(&["keydown", key]);
        self.wait_for_frames();
        self.xdotool(&["keyup", key]);
        self.wait_for_frames();
    }

    fn xdotool(&self, arguments: &[&str]) {
        let status = Command::new("xdotool").args(arguments).env("DISPLAY", &self.display).status();
        assert!(status.expect("xdotool is installed").success(), "xdotool {arguments:?}");
    }

    /// Deletes the probe file of a previous program.
    pub fn delete_probe_file(&self) {
        // There is no file before the first program.
        let _ = fs::remove_file(self.probe_file());
    }

    /// Kills the program.
    pub fn kill(&mut self) {
        if let Some(mut program) = self.program.take() {
            program.kill().expect("a child of ours");
            program.wait().expect("a child of ours");
        }
    }

    /// Asks the program to end, as the system does at the end of a session.
    pub fn terminate(&self) {
        let program = self.program.as_ref().expect("the program was started");
        let status = Command::new("kill").args(["-s", "TERM", &program.id().to_string()]).status();
        assert!(status.expect("a system with signals").success(), "the program runs");
    }

    /// Waits until the program exits by itself, with success.
    pub fn wait_for_exit(&mut self) {
        self.wait_for_exit_after(Duration::ZERO);
    }

    /// Waits until the program draws no more frames, because nothing moves.
    pub fn wait_for_rest(&self) {
        const REST_TIME: Duration = Duration::from_secs(3);
        let (mut last, mut last_change) = (Value::Null, Instant::now());
        let started = last_change;
        while last_change.elapsed() < REST_TIME {
            assert!(started.elapsed() < TIMEOUT, "the program goes on drawing");
            sleep(Duration::from_millis(50));
            let frames = self.probe()["frames"].clone();
            if frames != last {
                (last, last_change) = (frames, Instant::now());
            }
        }
    }

    /// Waits until the program ends with a failure within this time.
    pub fn wait_for_failure(&mut self, limit: Duration) {
        let status = self.wait_for_status(limit);
        assert!(!status.success(), "the program exited with {status}");
    }

    /// Waits until the program exits by itself, with success, which it does only after running for this time.
    pub fn wait_for_exit_after(&mut self, running: Duration) {
        let status = self.wait_for_status(running + TIMEOUT);
        assert!(status.success(), "the program exited with {status}");
    }

    fn wait_for_status(&mut self, limit: Duration) -> ExitStatus {
        let started = Instant::now();
        while started.elapsed() < limit {
            let program = self.program.as_mut().expect("the program was started");
            if let Some(status) = program.try_wait().expect("a child of ours") {
                self.program = None;
                return status;
            }
            sleep(Duration::from_millis(50));
        }
        panic!("the program did not exit");
    }
}

impl Drop for VirtualDesktop {
    fn drop(&mut self) {
        for child in self.program.iter_mut().chain([&mut self.server]) {
            // The errors of a process that has already ended are ignored.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Starts Xvfb on the first free display. The server writes the display's number to the [`display_file`]. It does not reset when its last
/// client leaves, because the program opens and closes connections while it starts, and a reset refuses the next connection.
fn start_server(size: &str, folder: &Path) -> Child {
    let file = fs::File::create(display_file(folder)).expect("a file for the display's number");
    Command::new("Xvfb")
        .args(["-displayfd", "1", "-screen", "0", &format!("{size}x24"), "-nolisten", "tcp", "-noreset"])
        .stdout(file)
        .stderr(Stdio::null())
        .spawn()
        .expect("Xvfb is installed")
}

fn display_file(folder: &Path) -> PathBuf {
    folder.join("display")
}

/// Whether a widget shows a value that starts with this text.
pub fn shows_value(probe: &Value, widget: &str, value: &str) -> bool {
    let prefix = format!("{widget}={value}");
    probe["widgets"].as_object().is_some_and(|widgets| widgets.keys().any(|name| name.starts_with(&prefix)))
}
