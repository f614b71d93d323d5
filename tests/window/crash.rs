//! Tests of a program that ends otherwise than by *Quit*, of the next start, and of faults that do not end the program.

use std::fs;
use std::process::Command;
use std::time::Duration;

use cannon_virtual_desktop::VirtualDesktop;

const ARGUMENTS: [&str; 4] = ["--quality", "low", "--windowed", "960x600"];
const HOT_SEAT: [&str; 4] = ["--dark", "human", "--light", "human"];

/// Starts a game between people with variables of the environment.
fn start(desktop: &mut VirtualDesktop, variables: &[(&str, &str)]) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_cannon"));
    desktop.start_program(program.args(ARGUMENTS).args(HOT_SEAT).envs(variables.iter().copied()));
}

fn play_two_turns(desktop: &mut VirtualDesktop) {
    for (point, ply) in [("e1", 1), ("f10", 2)] {
        desktop.click_point(point);
        desktop.wait_until("the town", |probe| probe["ply"] == ply);
    }
}

#[test]
fn lost_graphics_device_leaves_a_report_and_the_game() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let signal = folder.path().join("lose-the-device");
    let mut desktop = VirtualDesktop::new("960x600", env!("CARGO_BIN_EXE_cannon"));
    start(&mut desktop, &[("CANNON_LOSE_DEVICE", &signal.to_string_lossy())]);
    play_two_turns(&mut desktop);
    // Nothing moves any more, and no input comes, so that no frame would be drawn for a minute.
    desktop.wait_for_rest();
    fs::write(&signal, "").expect("written");
    desktop.wait_for_failure(Duration::from_secs(30));
    desktop.delete_probe_file();

    desktop.start(&ARGUMENTS);
    desktop.wait_until("the dialog about the crash", |probe| probe["widgets"]["crash-show"].is_array());
    desktop.press_button("crash-resume");
    desktop.wait_until("the game goes on", |probe| probe["screen"] == "Play" && probe["ply"] == 2);
}

#[test]
fn end_of_the_session_saves_the_game_and_is_no_crash_even_without_the_screen_reader() {
    let mut desktop = VirtualDesktop::new("960x600", env!("CARGO_BIN_EXE_cannon"));
    let _reader = desktop.start_screen_reader();
    // The session names a bus that is not there: the thread of the library panics.
    start(&mut desktop, &[("AT_SPI_BUS_ADDRESS", "unix:path=/nonexistent/at-spi")]);
    desktop.wait_until("the notice", |probe| probe["widgets"]["notice"].is_array());
    play_two_turns(&mut desktop);
    // Nothing moves any more, so that no frame would be drawn for a minute.
    desktop.wait_for_rest();
    desktop.terminate();
    desktop.wait_for_exit();
    assert!(!desktop.data_folder().join("cannon/crash-report.txt").exists(), "the program has not crashed");
    desktop.delete_probe_file();
    desktop.start(&ARGUMENTS);
    let probe = desktop.wait_until("the title", |probe| probe["widgets"]["title-resume"].is_array());
    assert!(!probe["widgets"]["crash-show"].is_array(), "there is no question about a crash");
    desktop.terminate();
    desktop.wait_for_exit();
}

#[test]
fn window_opens_on_the_x_server_if_the_variables_of_the_environment_are_wrong() {
    let mut desktop = VirtualDesktop::new("960x600", env!("CARGO_BIN_EXE_cannon"));
    start(&mut desktop, &[("WAYLAND_DISPLAY", "wayland-99"), ("WINIT_X11_SCALE_FACTOR", "0")]);
    play_two_turns(&mut desktop);
    desktop.terminate();
    desktop.wait_for_exit();
    assert!(!desktop.data_folder().join("cannon/crash-report.txt").exists(), "the program has not crashed");
}
