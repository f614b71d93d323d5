//! A program that ends without being asked to, and the next start.

use std::fs;
use std::process::Command;
use std::time::Duration;

use cannon_virtual_desktop::VirtualDesktop;

#[test]
fn lost_graphics_device_leaves_a_report_and_the_game() {
    let arguments = ["--quality", "low", "--windowed", "960x600"];
    let folder = tempfile::tempdir().expect("a temporary folder");
    let signal = folder.path().join("lose-the-device");
    let program = env!("CARGO_BIN_EXE_cannon");
    let mut desktop = VirtualDesktop::new("960x600", program);
    let game = ["--dark", "human", "--light", "human"];
    desktop.start_program(Command::new(program).args(arguments).args(game).env("CANNON_LOSE_DEVICE", &signal));
    for (point, ply) in [("e1", 1), ("f10", 2)] {
        desktop.click_point(point);
        desktop.wait_until("the town", |probe| probe["ply"] == ply);
    }
    // Nothing moves any more, and no input comes, so that no frame would be drawn for a minute.
    desktop.wait_for_rest();
    fs::write(&signal, "").expect("written");
    desktop.wait_for_failure(Duration::from_secs(30));
    desktop.delete_probe_file();

    desktop.start(&arguments);
    desktop.wait_until("the dialog about the crash", |probe| probe["widgets"]["crash-show"].is_array());
    desktop.press_button("crash-resume");
    desktop.wait_until("the game goes on", |probe| probe["screen"] == "Play" && probe["ply"] == 2);
}
