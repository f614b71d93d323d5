//! Games in the terminal with clocks.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use super::{cannon, cannon_with};

const PEOPLE: [&str; 5] = ["--text", "--dark", "human", "--light", "human"];

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

fn read(file: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(file).expect("the record")).expect("JSON")
}

/// A game of two actions with a clock of five minutes and three seconds in this file, with so much left to Dark, who is on turn.
fn timed_game(file: &Path, left_ms: u64) {
    let arguments = [&PEOPLE[..], &["--clock", "5+3", "--record", text(file)]].concat();
    cannon_with(&arguments, "@e1\n@e10\n").well();
    let mut record = read(file);
    record["players"]["south"]["remaining_ms"] = json!(left_ms);
    fs::write(file, record.to_string()).expect("written");
}

/// Goes on with the game in this file and types these lines after a while.
fn late(file: &Path, lines: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cannon"))
        .args(["--text", "--record", text(file)])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    thread::sleep(Duration::from_millis(500));
    stdin.write_all(lines.as_bytes()).expect("it reads");
    drop(stdin);
    String::from_utf8(child.wait_with_output().expect("the program ends").stdout).expect("UTF-8")
}

#[test]
fn clocks_run_and_are_recorded() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    timed_game(&file, 250_000);
    let before = read(&file);
    assert_eq!(before["players"]["south"]["time"], json!({"clock": {"base_ms": 300_000, "increment_ms": 3_000}}));
    assert_eq!(before["clocks_ms"][0], 303_000, "clocks stand still before the first action");
    assert_eq!(before["house"]["repetition"], true, "a game with clocks is a formal one");
    let said = late(&file, "clocks\na2-b3\n");
    assert!(said.contains("Time left: Dark 4 minutes 9 seconds; Light 5 minutes "), "{said}");
    let after = read(&file);
    let left = after["clocks_ms"][2].as_u64().expect("a reading");
    assert!((200_000..253_000 - 400).contains(&left), "{left}");
    assert_eq!(after["players"]["south"]["remaining_ms"], left);
    assert!(cannon(&["replay", text(&file)]).well().ends_with("Light to move.\n"));
}

#[test]
fn what_was_thought_about_counts_though_nothing_was_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    timed_game(&file, 250_000);
    late(&file, "quit\n");
    let left = read(&file)["players"]["south"]["remaining_ms"].as_u64().expect("a reading");
    assert!(left < 250_000 - 400, "{left}");
}

#[test]
fn a_line_after_the_flag_fell_is_too_late() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    timed_game(&file, 100);
    let said = late(&file, "a2-b3\na2-b3\nmoves\n");
    assert!(said.contains("Dark has run out of time.\nLight wins on time.\n"), "{said}");
    assert!(said.contains("Time had already run out: input ignored.\nThe game is over."), "{said}");
    assert!(said.ends_with("1. @e1 @e10\n"), "{said}");
    assert_eq!(read(&file)["result"], json!({"win": {"side": "north", "by": "time"}}));
    assert!(cannon(&["replay", text(&file)]).well().ends_with("Light wins on time.\n"));
}

#[test]
fn what_does_not_concern_the_turn_is_done_after_the_flag_fell() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    timed_game(&file, 100);
    let said = late(&file, "moves\nundo\na2-b3\n");
    assert!(said.contains("Light wins on time.") && said.contains("1. @e1 @e10\n"), "{said}");
    // Taking back gives the time back, too.
    assert!(said.contains("Dark plays a2-b3"), "{said}");
    assert!(read(&file)["clocks_ms"][2].as_u64().is_some_and(|left| left > 300_000));
}

#[test]
fn the_computer_plays_by_its_clock() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    timed_game(&file, 250_000);
    let said = cannon_with(&["--text", "--dark", "ai:10", "--record", text(&file)], "").well();
    assert!(said.contains("Dark plays "), "{said}");
    let mut record = read(&file);
    let left = record["players"]["south"]["remaining_ms"].as_u64().expect("a reading");
    assert!(left < 253_000, "its time is counted: {left}");
    // With a thousandth of a second it hardly thinks, but its flag may fall even so.
    record["players"]["north"]["seat"] = json!({"computer": {"level": 10}});
    record["players"]["north"]["remaining_ms"] = json!(1);
    fs::write(&file, record.to_string()).expect("written");
    let said = cannon_with(&["--text", "--record", text(&file)], "").well();
    assert!(said.contains("Light plays ") || said.contains("Dark wins on time."), "{said}");
}

#[test]
fn a_clock_has_bounds_and_a_record_has_its_own() {
    for clock in ["0", "601", "5+601", "5+", "+3", "5+3+1", "-1", "five", ""] {
        let complaint = cannon(&["play", "--text", "--clock", clock]).ill(2);
        assert!(complaint.contains("5+3"), "{clock}: {complaint}");
    }
    for clock in ["none", "10", "600+600"] {
        cannon(&["play", "--text", "--clock", clock]).well();
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    timed_game(&file, 250_000);
    let complaint = cannon(&["--text", "--clock", "1", "--record", text(&file)]).ill(2);
    assert!(complaint.contains("--clock"), "{complaint}");
}
