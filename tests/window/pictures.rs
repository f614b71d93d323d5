//! Makes the pictures of the README: real screenshots of the present game, and moments of its animations.
//!
//! `cargo test --release --test pictures` writes them to `docs/pictures`. It needs Xvfb, xdotool and ImageMagick's `import`, and with a
//! software renderer some minutes.
#![allow(missing_docs, unreachable_pub, clippy::unwrap_used, clippy::print_stdout)]

mod desk;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use cannon_rules::cannon::Position;
use cannon_rules::record::Record;
use desk::Desk;

/// Size of every picture.
const SIZE: &str = "1280x720";
/// The game that the pictures show, beside them.
const GAME: &str = "game.json";
/// Dark is about to fire in this position of the game ...
const PLY_BEFORE_SHOT: usize = 20;
/// ... and fires in the action that led to this one; the picture is taken so many seconds after its beginning.
const SHOT: (usize, &str) = (7, "1.1");

/// The game of Tank Chess that is shown ...
const TANK_GAME: &str = "tank-game.json";
/// ... and the action of it, with the moment, in which a shell leaves the barrel.
const TANK_SHOT: (&str, &str) = ("8", "1.75");

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures")
}

fn game() -> Record {
    Record::from_json(&fs::read_to_string(folder().join(GAME)).unwrap()).unwrap()
}

/// Pipelines are compiled and textures made behind the first frames.
fn let_it_settle() {
    sleep(Duration::from_secs(25));
}

#[test]
fn title_and_play() {
    let mut desk = Desk::new(SIZE);
    desk.start(&["--quality", "high", "--windowed", SIZE]);
    desk.wait("the title", |probe| probe["widgets"]["title-new-game"].is_array());
    let_it_settle();
    desk.photograph(&folder().join("title.png"));
    drop(desk);

    let mut record = game();
    record.actions.truncate(PLY_BEFORE_SHOT);
    record.result = None;
    let timeline = record.replay().unwrap();
    let position = timeline.downcast_ref::<Position>().unwrap().position();
    let target = game().actions[PLY_BEFORE_SHOT].text.trim_start_matches('*').trim_end_matches('+').to_owned();
    let line = position.firing_lines(target.parse().unwrap()).remove(0);

    let mut desk = Desk::new(SIZE);
    let file = desk.data_folder().with_extension("json");
    fs::write(&file, record.to_json()).unwrap();
    let file = file.to_str().unwrap();
    desk.start(&["--quality", "medium", "--windowed", SIZE, "--dark", "human", "--light", "human", "--record", file]);
    // The camera goes to the seat first.
    desk.wait("the board", |probe| probe["menu"] == "None");
    let_it_settle();
    desk.click_point(&line.muzzle.to_string());
    desk.wait("the muzzle's soldier is selected", |probe| probe["selected"] == line.muzzle.to_string());
    desk.point_at(&target);
    let_it_settle();
    desk.photograph(&folder().join("play.png"));
}

#[test]
fn moments() {
    let shot = SHOT.0.to_string();
    let game = folder().join(GAME);
    let of_game = ["--record", game.to_str().unwrap()];
    let tank_game = folder().join(TANK_GAME);
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
            .arg(folder().join(name).with_extension("png"))
            .status();
        assert!(status.unwrap().success(), "{name}");
    }
}
