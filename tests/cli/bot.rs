//! The example of `docs/bot.md`, which the tests run as it stands there.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::cannon;
use super::program::{path_in, quick_match, run};

/// Writes the Python program of the document into a file. `None` if there is no Python.
fn bot(folder: &Path) -> Option<String> {
    Command::new("python3").arg("--version").output().ok()?;
    let document = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/bot.md")).expect("the document");
    let (_, rest) = document.split_once("```python\n").expect("a program");
    let (program, _) = rest.split_once("```").expect("the end of the program");
    let path = path_in(folder, "bot.py");
    fs::write(&path, program).expect("written");
    Some(path)
}

#[test]
fn bot_of_the_document_plays_a_match_without_faults() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(bot) = bot(folder.path()) else { return };
    let engine = format!("engine:python3 '{bot}' '{}'", env!("CARGO_BIN_EXE_cannon"));
    let report = cannon(&quick_match(&engine, "random", &["--games", "2", "--clock", "10"])).success();
    assert!(report.contains("games 2\n") && !report.contains("faults"), "{report}");
}

#[test]
fn bot_of_the_document_takes_the_town_and_answers_queries() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(bot) = bot(folder.path()) else { return };
    let position = "position fen 1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d";
    let input = format!(
        "ugi\nposition startpos\nquery p1turn\nposition startpos moves @e1\nquery p1turn\n{position}\ngo\n\
         query result\n{position} moves a9xb10\nquery gameover\nquery result\ngo\nquit\n"
    );
    let run = run(Command::new("python3").args([&bot, env!("CARGO_BIN_EXE_cannon")]), "C.UTF-8", &input);
    let answers: Vec<String> = run.success().lines().skip(2).map(str::to_owned).collect();
    let expected = ["response true", "response false", "bestmove a9xb10#", "response none", "response true"];
    assert_eq!(answers[..5], expected);
    assert_eq!(answers[5..], ["response p1win", "bestmove none"]);
}
