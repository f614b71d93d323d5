//! Puzzles on the command line: listing, proving and making them, and faulty files.

use cannon_rules::GameId;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::cannon;
use super::program::path_in;

/// A win in two turns: two soldiers attack a town without defenders.
const WIN: &str = concat!(
    r#"{"id":"x1","game":"cannon","rules":"classic","position":"1L8/10/d9/2d7/10/9l/10/10/10/8D1 d","theme":"win-2","#,
    r#""line":["a8-a9","j5-j4","a9xb10#"],"rating":900}"#
);

fn written(folder: &Path, name: &str, text: &str) -> String {
    let path = path_in(folder, name);
    fs::write(&path, text).expect("written");
    path
}

#[test]
fn list_prints_one_object_per_line() {
    for game in GameId::ALL {
        let list = cannon(&["puzzles", "list", "--game", game.name(), "--json"]).success();
        let puzzles: Vec<Value> = list.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
        assert!(puzzles.len() >= 250, "{game}: {}", puzzles.len());
        for puzzle in &puzzles {
            for field in ["id", "game", "rules", "position", "theme", "line", "rating"] {
                assert!(puzzle.get(field).is_some(), "{field}: {puzzle}");
            }
            assert_eq!(puzzle["game"], game.name());
        }
        // The list is a file of puzzles.
        let folder = tempfile::tempdir().expect("a folder");
        let path = written(folder.path(), "copy.jsonl", &list);
        assert_eq!(cannon(&["puzzles", "list", "--json", &path]).success(), list);
        let lines = cannon(&["puzzles", "list", &path]).success();
        assert_eq!(lines.lines().count(), puzzles.len());
    }
}

#[test]
fn missing_command_is_named_on_one_line() {
    for (command, first) in [("puzzles", "list"), ("print", "reference")] {
        let error = cannon(&[command]).failure(2);
        assert!(error.contains(first) && error.contains(&format!("cannon {command} --help")), "{error}");
        assert_eq!(error.trim_end().lines().count(), 1, "{error}");
        assert!(error.len() < 200, "not the whole help: {error}");
    }
    let error = cannon(&["puzzles", "--lang", "de"]).failure(2);
    assert!(error.contains("Es fehlt ein Befehl: einer von list, check."), "{error}");
}

#[test]
fn list_is_filtered_by_game_and_theme() {
    let mortars = cannon(&["puzzles", "list", "--theme", "mortar"]).success();
    assert!(mortars.lines().count() >= 15 && mortars.lines().all(|line| line.contains("tank-chess")), "{mortars}");
    let wins = cannon(&["puzzles", "list", "--game", "cannon", "--theme", "win-2", "--json"]).success();
    assert!(wins.lines().count() >= 100 && wins.lines().all(|line| line.contains("\"win-2\"")), "{wins}");
    let error = cannon(&["puzzles", "list", "--theme", "fork"]).failure(2);
    assert!(error.contains("Available themes: win-1, "), "{error}");
}

#[test]
fn line_of_a_listed_puzzle_can_be_played() {
    let list = cannon(&["puzzles", "list", "--theme", "win-3", "--json"]).success();
    for line in list.lines().step_by(40) {
        let puzzle: Value = serde_json::from_str(line).expect("an object");
        let text = |field: &str| puzzle[field].as_str().expect("a string").to_owned();
        let (game, rules, position) = (text("game"), text("rules"), text("position"));
        let legal = cannon(&["legal", "--game", &game, "--rules", &rules, &position]).success();
        let first = puzzle["line"][0].as_str().expect("an action");
        assert!(legal.lines().any(|action| action == first), "{first}: {legal}");
    }
}

#[test]
fn check_proves_puzzles_and_names_those_that_are_not_sound() {
    let folder = tempfile::tempdir().expect("a folder");
    let shipped = cannon(&["puzzles", "list", "--theme", "win-2", "--json"]).success();
    let some: String = shipped.lines().step_by(20).map(|line| line.to_owned() + "\n").collect();
    let good = written(folder.path(), "good.jsonl", &some);
    let report = cannon(&["puzzles", "check", &good, "--threads", "2"]).success();
    assert!(report.starts_with(&format!("{} puzzles were proved. ", some.lines().count())), "{report}");

    // One puzzle that claims too much, and a mirror image of another.
    let first: Value = serde_json::from_str(some.lines().next().expect("a puzzle")).expect("an object");
    let (mut modest, mut copy) = (first.clone(), first.clone());
    modest["id"] = json!("modest");
    modest["theme"] = json!("win-3");
    copy["id"] = json!("copy");
    let bad = written(folder.path(), "bad.jsonl", &format!("{first}\n{modest}\n{copy}\n"));
    let run = cannon(&["puzzles", "check", &bad]);
    assert_eq!(run.status, 2);
    let id = first["id"].as_str().expect("an identifier");
    for words in [
        "bad.jsonl, modest: ".to_owned(),
        "bad.jsonl, copy: its position is like the position of modest.\n".to_owned(),
        format!("bad.jsonl, modest: its position is like the position of {id}.\n"),
        "2 puzzles were proved. ".to_owned(),
    ] {
        assert!(run.out.contains(&words), "{words}: {}", run.out);
    }
    assert!(run.err.contains("not sound: modest"), "{}", run.err);
    let limited = cannon(&["puzzles", "check", &good, "--nodes", "5"]);
    assert!(limited.status == 2 && limited.out.contains("more positions than it may visit"), "{}", limited.out);
}

#[test]
fn faulty_files_are_refused_with_file_line_and_puzzle() {
    let folder = tempfile::tempdir().expect("a folder");
    for (text, words) in [
        (
            WIN.replace("a8-a9", "a8-b5"),
            "puzzles.jsonl: this file cannot be used. The program reports: line 1, puzzle x1: field `line`: action 1 (`a8-b5`): ",
        ),
        (
            format!("{WIN}\n{WIN}"),
            "puzzles.jsonl: this file cannot be used. The program reports: line 2, puzzle x1: field `id`: line 1 has the same",
        ),
        (
            format!("{WIN}\n\n{{\"id\": 7"),
            "puzzles.jsonl: this file cannot be used. The program reports: line 3: not JSON: ",
        ),
        (
            WIN.replace("classic", "polish"),
            "puzzles.jsonl: this file cannot be used. The program reports: line 1, puzzle x1: field `rules`: there is no preset `polish`",
        ),
        (WIN.replace("cannon", "chess"), "unknown game `chess`"),
        (WIN.replace(" d\"", " w\""), "field `position`: position: "),
        (WIN.replace("win-2", "win-9"), "unknown theme `win-9`"),
        (WIN.replace("900", "9000"), "field `rating`: 9000; ratings are 100 to 3500"),
    ] {
        let path = written(folder.path(), "puzzles.jsonl", &text);
        for task in ["list", "check"] {
            let error = cannon(&["puzzles", task, &path]).failure(2);
            assert!(error.contains(words) && error.lines().count() == 1, "{words}: {error}");
        }
    }
    let none = path_in(folder.path(), "none.jsonl");
    assert!(cannon(&["puzzles", "check", &none]).failure(1).contains("there is no such file or folder"));
    let latin = path_in(folder.path(), "latin.jsonl");
    fs::write(&latin, b"{\"id\": \"\xff\"}").expect("written");
    assert!(cannon(&["puzzles", "list", &latin]).failure(2).contains("reports: line 1"));
}
