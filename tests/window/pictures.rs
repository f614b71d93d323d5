//! A program that makes the pictures of the README: screenshots of the game and rendered frames of its animations.
//!
//! `cargo test --release --test pictures` writes them to `docs/pictures`. It needs Xvfb, xdotool and ImageMagick's `import`, and takes some
//! minutes with a software renderer.
#![allow(missing_docs, unreachable_pub, clippy::unwrap_used, clippy::print_stdout)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use cannon_rules::cannon::Position;
use cannon_rules::record::Record;
use cannon_virtual_desktop::VirtualDesktop;

/// The size of all pictures in pixels.
const SIZE: &str = "1280x720";
/// The file name of the game of Cannon, in the folder of the pictures.
const GAME: &str = "game.json";
/// The ply of the position in which Dark is about to fire.
const PLY_BEFORE_SHOT: usize = 20;
/// The ply after a shot, and the time of the picture in seconds after the start of its animation.
const SHOT: (usize, &str) = (7, "1.1");

/// The plies of the film: three moves, two shots, a shift and two captures, which take 18 seconds.
const FILM: (&str, &str) = ("17", "25");

/// The file name of the game of Tank Chess.
const TANK_GAME: &str = "tank-game.json";
/// The ply after a shot, and the time in seconds at which the shell leaves the barrel.
const TANK_SHOT: (&str, &str) = ("8", "1.25");

fn pictures_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures")
}

fn read_game() -> Record {
    Record::from_json(&fs::read_to_string(pictures_folder().join(GAME)).unwrap()).unwrap()
}

/// Waits until all pipelines are compiled and all textures are loaded.
fn wait_for_rendering() {
    sleep(Duration::from_secs(25));
}

#[test]
fn title_and_game_pictures() {
    let mut desktop = VirtualDesktop::new(SIZE, env!("CARGO_BIN_EXE_cannon"));
    desktop.start(&["--quality", "high", "--windowed", SIZE]);
    desktop.wait_until("the title", |probe| probe["widgets"]["title-new-game"].is_array());
    wait_for_rendering();
    desktop.take_screenshot(&pictures_folder().join("title.png"));
    drop(desktop);

    let mut record = read_game();
    record.actions.truncate(PLY_BEFORE_SHOT);
    record.result = None;
    let timeline = record.replay().unwrap();
    let position = timeline.downcast_ref::<Position>().unwrap().position();
    let target = read_game().actions[PLY_BEFORE_SHOT].text.trim_start_matches('*').trim_end_matches('+').to_owned();
    let line = position.firing_lines(target.parse().unwrap()).remove(0);

    let mut desktop = VirtualDesktop::new(SIZE, env!("CARGO_BIN_EXE_cannon"));
    let file = desktop.data_folder().with_extension("json");
    fs::write(&file, record.to_json()).unwrap();
    let file = file.to_str().unwrap();
    desktop.start(&[
        "--quality",
        "medium",
        "--windowed",
        SIZE,
        "--dark",
        "human",
        "--light",
        "human",
        "--record",
        file,
    ]);
    // The camera moves to the player's seat first.
    desktop.wait_until("the board", |probe| probe["menu"] == "None");
    wait_for_rendering();
    desktop.click_point(&line.muzzle.to_string());
    desktop.wait_until("the muzzle is selected", |probe| probe["selected"] == line.muzzle.to_string());
    desktop.move_pointer_to(&target);
    wait_for_rendering();
    desktop.take_screenshot(&pictures_folder().join("play.png"));
}

#[test]
fn animation_pictures() {
    let shot = SHOT.0.to_string();
    let game = pictures_folder().join(GAME);
    let of_game = ["--record", game.to_str().unwrap()];
    let tank_game = pictures_folder().join(TANK_GAME);
    let of_tank_game = ["--record", tank_game.to_str().unwrap()];
    let of_scheme = ["start", "--game", "tank-chess", "--board", "proving-ground"];
    let near_the_gun = ["--view", "low", "--at", "f5", "--zoom", "0.5"];
    let over_the_shell = ["--turn", "-40", "--rise", "-24", "--at", "K7", "--zoom", "0.28"];
    let pictures: [(&str, &[&str], &[&[&str]]); 4] = [
        ("shot", &of_game, &[&["--ply", &shot, "--moment", SHOT.1], &near_the_gun]),
        ("points", &of_game, &[&["--ply", "12", "--face", "points", "--board-look", "slate"]]),
        ("tank-chess", &of_tank_game, &[&["--ply", TANK_SHOT.0, "--moment", TANK_SHOT.1], &over_the_shell]),
        ("tank-chess-scheme", &of_scheme, &[]),
    ];
    for (name, of, options) in pictures {
        let status = Command::new(env!("CARGO_BIN_EXE_cannon"))
            .args(["render", "--size", SIZE, "--quality", "high"])
            .args(of)
            .args(options.concat())
            .arg("--out")
            .arg(pictures_folder().join(name).with_extension("png"))
            .status();
        assert!(status.unwrap().success(), "{name}");
    }
}

#[test]
fn film() {
    let status = Command::new(env!("CARGO_BIN_EXE_cannon"))
        .args(["render", "--size", "640x360", "--quality", "high", "--fps", "12", "--from", FILM.0, "--to", FILM.1])
        .arg("--record")
        .arg(pictures_folder().join(GAME))
        .arg("--gif")
        .arg(pictures_folder().join("film.gif"))
        .status();
    assert!(status.unwrap().success());
}
