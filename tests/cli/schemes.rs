//! Schemes on the command line: built-in schemes, schemes of players, and errors.

use std::fs;
use std::path::Path;

use super::program::{path_in, read_games};
use super::{cannon, cannon_with};

/// The smallest board with a Command and a medium tank on each side.
const DUEL: &str = "3mS1cS6/12/3#4#3/5##5/1##9/12/12/9##1/5##5/3#4#3/12/6CN1MN3 w";

/// Writes the scheme of a position text to a file and returns the path.
fn write_scheme(folder: &Path, name: &str, text: &str) -> String {
    let file = cannon(&["schemes", "--from-text", text, "--name", "Duel", "--about", "A test.", "--as", "file"]);
    let path = path_in(folder, name);
    fs::write(&path, file.out).expect("written");
    path
}

#[test]
fn built_in_schemes_are_listed_and_shown() {
    let list = cannon(&["schemes"]).success();
    assert!(list.lines().count() >= 16 && list.lines().all(|line| line.contains(" sound ")), "{list}");
    assert!(list.starts_with("basic-16 ") && list.contains("\nskirmish          12 × 12"), "{list}");
    let shown = cannon(&["schemes", "skirmish", "two-fords"]).success();
    for words in [
        "Scheme: skirmish\nName: Skirmish\nDescription: ",
        "Size: 12 × 12\nUnits of each side: 7 (",
        " 12  . ",
        "Check: sound\nScheme: two-",
    ] {
        assert!(shown.contains(words), "{words}: {shown}");
    }
    assert!(shown.contains("From the expansion, with our own values: Amphibious tank, Water"), "{shown}");
    for (board, words) in [
        ("mine-belt", "\nMines: 18\n"),
        ("capture-the-flag", "\nFlags: D4 and M13\n"),
        ("hold-the-hill", "\nObjective: hold the marked squares (H8, I8, H9, I9)."),
        ("hold-the-hill", " + + "),
        ("night-convoy", "only from C16, D16, E16, F16 (White) or K1, L1, M1, N1 (Black)."),
        ("fuel-depots", "\nObjective: destroy the enemy depot. White’s is on E2, Black’s on L15."),
        ("last-stand", "\nObjective: outlast the enemy. A side with fewer than 2 units"),
    ] {
        let shown = cannon(&["schemes", board]).success();
        assert!(shown.contains(words), "{shown}");
    }
}

#[test]
fn scheme_is_the_same_as_a_file_and_as_a_text() {
    let folder = tempfile::tempdir().expect("a folder");
    for board in ["capture-the-flag", "proving-ground", "hold-the-hill", "night-convoy", "fuel-depots", "last-stand"] {
        let file = cannon(&["schemes", board, "--as", "file"]).success();
        let path = path_in(folder.path(), "copy.json");
        fs::write(&path, &file).expect("written");
        assert_eq!(cannon(&["schemes", &path, "--as", "file"]).success(), file);
        let text = cannon(&["schemes", &path, "--as", "text"]).success();
        let (name, about) = (json_field(&file, "name"), json_field(&file, "about"));
        let from_text = ["schemes", "--from-text", text.trim(), "--name", &name, "--about", &about, "--as", "file"];
        assert_eq!(cannon(&from_text).success(), file);
        let started =
            cannon_with(&["engine"], &format!("setoption name Game value tank-chess\nposition text {text}\n"));
        assert_eq!(started.out, "");
    }
}

/// A string in the JSON text of a scheme file.
fn json_field(file: &str, name: &str) -> String {
    let value: serde_json::Value = serde_json::from_str(file).expect("JSON");
    value[name].as_str().expect("a string").to_owned()
}

#[test]
fn every_command_accepts_a_scheme_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = write_scheme(folder.path(), "duel.json", DUEL);
    let report = cannon(&["schemes", &path]).success();
    assert!(report.contains("Name: Duel\nDescription: A test.\nSize: 12 × 12\n"), "{report}");
    let game = ["--game", "tank-chess", "--scheme", &path];
    let with = |command: &str, more: &[&str]| cannon(&[&[command], &game[..], more].concat());
    let legal = with("legal", &[]).success();
    assert_eq!(with("perft", &["1"]).success(), format!("nodes {}\n", legal.lines().count()));
    assert!(legal.lines().all(|line| line.starts_with(['G', 'I']) || line.starts_with("C:G1")), "{legal}");
    let analysis = with("analyse", &["--nodes", "2000"]).success();
    assert!(!analysis.is_empty());
    let rendered = with("render", &["--size", "64x64", "--quality", "low", "--out", "/nonexistent/duel.png"]);
    assert!(rendered.status == 1 && rendered.err.contains("duel.png"), "{}", rendered.err);

    let record = path_in(folder.path(), "game.json");
    let seats = ["play", "--text", "--dark", "human", "--light", "human", "--record", &record];
    let output = cannon_with(&[&seats, &game[..]].concat(), "I1>I2/N\nquit\n").success();
    assert!(output.contains("White plays I1>I2/N"), "{output}");
    let replayed = cannon(&["replay", &record]).success();
    assert!(replayed.starts_with("One move, legal.") && replayed.contains("/8MN3/6CN5 b"), "{replayed}");
    let continued = cannon_with(&[&seats, &game[..]].concat(), "quit\n").failure(2);
    assert!(continued.contains("Omit --game, --scheme"), "{continued}");

    let games_file = path_in(folder.path(), "games.jsonl");
    let quick = ["--nodes", "100", "--max-plies", "8", "--games", "2", "--openings", "random:0", "--out", &games_file];
    let engine = format!("engine:'{}' engine", env!("CARGO_BIN_EXE_cannon"));
    let report = with("match", &[&["--first", "level:3", "--second", &engine], &quick[..]].concat()).success();
    assert!(report.contains("games 2\n") && !report.contains("faults"), "{report}");
    for game in read_games(&games_file) {
        let first = game["actions"][0].as_str().expect("an action");
        assert!(first.starts_with(['G', 'I']), "{first}");
    }
    // A match from another start does not match the file.
    let other = ["match", "--game", "tank-chess", "--first", "level:3", "--second", &engine];
    let refused = cannon(&[&other, &quick[..]].concat());
    assert!(refused.status != 0 && refused.err.contains("start"), "{}", refused.err);
}

#[test]
fn schemes_with_errors_are_refused_with_all_errors() {
    let folder = tempfile::tempdir().expect("a folder");
    // A second Command, and a light tank without a counterpart on the fifth rank.
    let crowded = DUEL.replace("6CN1MN3", "CN5CN1MN3").replace("9##1", "LN8##1");
    let bad = write_scheme(folder.path(), "bad.json", &crowded);
    let report = cannon(&["schemes", &bad, "skirmish"]);
    assert_eq!(report.status, 2);
    for words in [
        "Error: One side has a second Command on G1.",
        "Error: Light tank: White has 1, Black has 0.",
        "Error: White has 2 Commands; only one is allowed.",
        "Error: The unit on A5 is outside its side’s first three ranks.",
        "Warning: The board is not symmetrical",
        "Scheme: skirmish",
    ] {
        assert!(report.out.contains(words), "{words}: {}", report.out);
    }
    assert!(report.err.contains("bad.json") && !report.err.contains("skirmish"), "{}", report.err);
    for command in
        [&["legal"][..], &["perft", "1"], &["play", "--text"], &["match", "--first", "random", "--second", "random"]]
    {
        let complaint = cannon(&[command, &["--game", "tank-chess", "--scheme", &bad]].concat()).failure(2);
        for words in ["bad.json: This scheme cannot be played. ", "on G1. ", "on A5"] {
            assert!(complaint.contains(words) && complaint.lines().count() == 1, "{words}: {complaint}");
        }
    }
}

#[test]
fn malformed_scheme_files_are_refused_with_the_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = path_in(folder.path(), name);
        fs::write(&path, text).expect("written");
        path
    };
    let grid = |line: &str| {
        format!("{{\"format\":\"tank-chess-scheme\",\"version\":1,\"name\":\"x\",\"grid\":[\"..\",\"{line}\"]}}")
    };
    for (path, words) in [
        (file("empty.json", ""), "line 1"),
        (file("other.json", "{\"format\": \"cannon-record\"}"), "not a scheme"),
        (file("newer.json", "{\"format\": \"tank-chess-scheme\", \"version\": 2}"), "version 2"),
        (file("sign.json", &grid(".?")), "Line 2 of the board, column 2: “?”"),
        (file("short.json", &grid(".")), "Line 2 of the board has one square"),
        (file("small.json", &grid("..")), "between 12 × 12 and 24 × 24"),
        (file("long.json", &" ".repeat(1 << 17)), "too long"),
    ] {
        for command in [&["schemes", &path][..], &["legal", "--game", "tank-chess", "--scheme", &path]] {
            let run = cannon(command);
            assert!(run.status == 2 && (run.err + &run.out).contains(words), "{words}: {command:?}");
        }
    }
    let none = path_in(folder.path(), "none.json");
    assert!(cannon(&["schemes", &none]).failure(1).contains("there is no such file or folder"));
    assert!(
        cannon(&["legal", "--game", "tank-chess", "--scheme", &none])
            .failure(1)
            .contains("there is no such file or folder")
    );
    let valid = write_scheme(folder.path(), "valid.json", DUEL);
    for (arguments, words) in [
        (&["legal", "--scheme", &valid][..], "Cannon has no schemes"),
        (&["schemes", "--game", "cannon"], "Cannon has no schemes"),
        (&["legal", "--game", "tank-chess", "--scheme", &valid, "--board", "basic-20"], "has its own board"),
        (&["legal", DUEL, "--game", "tank-chess", "--scheme", &valid], "A position and a scheme"),
        (&["schemes", "--from-text", "12/12 w", "--name", "x"], "12 squares"),
        (&["schemes", "--from-text", &DUEL.replace(" w", " b"), "--name", "x"], "White moves first"),
        (&["schemes", "--from-text", DUEL], "--name"),
        (&["schemes", "--from-text", DUEL, "--name", " "], "cannot be played"),
    ] {
        let complaint = cannon(arguments).failure(2);
        assert!(complaint.contains(words) && complaint.lines().count() == 1, "{arguments:?}: {complaint}");
    }
}

#[test]
fn scheme_that_cannot_be_played_is_refused_with_the_reason_in_every_form() {
    let empty = "12/12/12/12/12/12/12/12/12/12/12/12 w";
    for (name, named) in [("", "the scheme"), ("x", "x")] {
        for form in ["file", "text"] {
            let complaint = cannon(&["schemes", "--from-text", empty, "--name", name, "--as", form]).failure(2);
            assert!(
                complaint.starts_with(&format!("cannon: These schemes cannot be played: {named} (")),
                "{complaint}"
            );
            assert!(complaint.contains("Command"), "{complaint}");
        }
    }
    let nameless = cannon(&["schemes", "--from-text", DUEL, "--name", "", "--as", "file"]).failure(2);
    assert!(nameless.contains("The scheme needs a name."), "{nameless}");
}
