//! Games in the terminal with clocks.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{fs, thread};

use serde_json::{Value, json};

use super::{cannon, cannon_with};

const PEOPLE: [&str; 5] = ["--text", "--dark", "human", "--light", "human"];

fn path_text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

fn read_record(file: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(file).expect("the record")).expect("JSON")
}

/// Writes a game of two actions to this file. Its clock is 5+3, and Dark, who is to move, has this much time left.
fn timed_game(file: &Path, left_ms: u64) {
    let arguments = [&PEOPLE[..], &["--clock", "5+3", "--record", path_text(file)]].concat();
    cannon_with(&arguments, "@e1\n@e10\n").success();
    let mut record = read_record(file);
    record["players"]["south"]["remaining_ms"] = json!(left_ms);
    fs::write(file, record.to_string()).expect("written");
}

/// Resumes the game in this file and enters these lines half a second after the program has begun to print.
fn resume_late(file: &Path, lines: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cannon"))
        .args(["--text", "--record", path_text(file)])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    let mut stdout = BufReader::new(child.stdout.take().expect("its output is a pipe"));
    let mut output = String::new();
    // The clock does not run before.
    stdout.read_line(&mut output).expect("it prints");
    thread::sleep(Duration::from_millis(500));
    stdin.write_all(lines.as_bytes()).expect("it reads");
    drop(stdin);
    stdout.read_to_string(&mut output).expect("UTF-8");
    child.wait().expect("the program ends");
    output
}

#[test]
fn clocks_run_and_are_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    timed_game(&file, 250_000);
    let before = read_record(&file);
    assert_eq!(before["players"]["south"]["time"], json!({"clock": {"base_ms": 300_000, "increment_ms": 3_000}}));
    assert_eq!(before["clocks_ms"][0], 303_000, "clocks stand still before the first action");
    let output = resume_late(&file, "clocks\na2-b3\n");
    assert!(output.contains("Time left: Dark 4 minutes 9 seconds; Light 5 minutes "), "{output}");
    let after = read_record(&file);
    let left = after["clocks_ms"][2].as_u64().expect("a reading");
    assert!((200_000..253_000 - 400).contains(&left), "{left}");
    assert_eq!(after["players"]["south"]["remaining_ms"], left);
    assert!(cannon(&["replay", path_text(&file)]).success().ends_with("Light to move.\n"));
}

#[test]
fn thinking_time_is_saved_even_if_nothing_was_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    timed_game(&file, 250_000);
    resume_late(&file, "quit\n");
    let left = read_record(&file)["players"]["south"]["remaining_ms"].as_u64().expect("a reading");
    assert!(left < 250_000 - 400, "{left}");
}

#[test]
fn action_after_the_flag_fell_is_ignored() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    timed_game(&file, 100);
    let output = resume_late(&file, "a2-b3\na2-b3\nmoves\n");
    assert!(output.contains("Dark has run out of time.\nLight wins on time.\n"), "{output}");
    assert!(output.contains("Time had already run out. Your input was ignored.\nThe game is over."), "{output}");
    assert!(output.ends_with("1. @e1 2. @e10\n"), "{output}");
    assert_eq!(read_record(&file)["result"], json!({"win": {"side": "north", "by": "time"}}));
    assert!(cannon(&["replay", path_text(&file)]).success().ends_with("Light wins on time.\n"));
}

#[test]
fn other_commands_are_executed_after_the_flag_fell() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    timed_game(&file, 100);
    let output = resume_late(&file, "moves\nundo\na2-b3\n");
    assert!(output.contains("Light wins on time.") && output.contains("1. @e1 2. @e10\n"), "{output}");
    // Undo restores the clock as well.
    assert!(output.contains("Dark plays a2-b3"), "{output}");
    assert!(read_record(&file)["clocks_ms"][2].as_u64().is_some_and(|left| left > 300_000));
}

#[test]
fn computer_plays_within_its_clock() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    timed_game(&file, 250_000);
    let output = cannon_with(&["--text", "--dark", "ai:10", "--record", path_text(&file)], "").success();
    assert!(output.contains("Dark plays "), "{output}");
    let mut record = read_record(&file);
    let left = record["players"]["south"]["remaining_ms"].as_u64().expect("a reading");
    assert!(left < 253_000, "its thinking time is counted: {left}");
    // With a millisecond left it answers at once, but its flag may fall nevertheless.
    record["players"]["north"]["seat"] = json!({"computer": {"level": 10}});
    record["players"]["north"]["remaining_ms"] = json!(1);
    fs::write(&file, record.to_string()).expect("written");
    let output = cannon_with(&["--text", "--record", path_text(&file)], "").success();
    assert!(output.contains("Light plays ") || output.contains("Dark wins on time."), "{output}");
}

#[test]
fn clock_option_is_bounded_and_conflicts_with_an_existing_record() {
    for clock in ["0", "601", "5+601", "5+", "+3", "5+3+1", "-1", "five", ""] {
        let complaint = cannon(&["play", "--text", "--clock", clock]).failure(2);
        assert!(complaint.contains("5+3"), "{clock}: {complaint}");
    }
    for clock in ["none", "10", "600+600"] {
        cannon(&["play", "--text", "--clock", clock]).success();
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    timed_game(&file, 250_000);
    let complaint = cannon(&["--text", "--clock", "1", "--record", path_text(&file)]).failure(2);
    assert!(complaint.contains("--clock"), "{complaint}");
}
