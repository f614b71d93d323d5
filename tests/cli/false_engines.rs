//! Matches against programs that speak UGI only, sound ones and false ones.

#![cfg(unix)]

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::cannon;
use super::program::{path_in, quick_match, read_games};

/// A script that speaks UGI only, with the commands of a shell that answer `query` and `go`.
fn script(folder: &Path, name: &str, query: &str, go: &str) -> String {
    let text = format!(
        "while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; query) {query};; \
         position) case $rest in startpos*|fen*) ;; *) exit 9;; esac;; go) {go};; quit) exit;; esac; done"
    );
    let path = path_in(folder, name);
    fs::write(&path, text).expect("written");
    format!("engine:sh {path}")
}

/// The games that `random` plays against a false engine, which loses all of them for this reason.
fn lost_games(folder: &Path, engine: &str, reason: &str) -> Vec<Value> {
    let file = path_in(folder, &format!("{reason}.jsonl"));
    // Only an engine without an answer makes the match wait as long.
    let patience = if reason == "timeout" { "1" } else { "60" };
    let more = ["--games", "2", "--concurrency", "2", "--out", &file, "--patience", patience];
    let report = cannon(&quick_match("random", engine, &more)).success();
    assert!(report.ends_with(&format!("endings {reason} 2\nfaults first 0 second 2\n")), "{report}");
    let games = read_games(&file);
    fs::remove_file(&file).expect("removed");
    assert_eq!(games.len(), 2);
    for game in &games {
        assert_eq!((&game["result"], &game["reason"]), (&"first".into(), &reason.into()), "{game}");
    }
    games
}

#[test]
fn false_engine_loses_with_a_sentence_that_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let flood = "info string busy";
    for (name, go, reason, sentence) in [
        ("hangs", "exec sleep 600", "timeout", "no answer in time"),
        ("hangs-in-words", "echo info depth 1; exec sleep 600", "timeout", "other lines (1) is `info depth 1`"),
        ("crashes", "exit 3", "crash", "it ended (exit status: 3)"),
        ("floods", &format!("exec yes {flood}"), "timeout", flood),
        // A single line that never ends.
        ("floods-without-end", "exec cat /dev/zero", "timeout", "no answer in time"),
        ("lies", "echo bestmove a1-a9", "illegal", "`a1-a9`: "),
        ("lies-about-the-end", "echo bestmove none", "crash", "it found no action"),
        ("says-nothing-legal", "echo bestmove", "illegal", "``: "),
    ] {
        let engine = script(folder.path(), name, "echo response true", go);
        for game in lost_games(folder.path(), &engine, reason) {
            assert!(game["detail"].as_str().is_some_and(|detail| detail.contains(sentence)), "{name}: {game}");
        }
    }
}

#[test]
fn engine_that_floods_while_the_other_side_thinks_does_not_stop_the_match() {
    let folder = tempfile::tempdir().expect("a folder");
    // Lines that are written one by one are not mixed with the answers.
    let flood = "echo response true; while :; do echo info string busy; done & flood=$!";
    let engine = script(folder.path(), "chatter", flood, "kill $flood; exit 4");
    for game in lost_games(folder.path(), &engine, "crash") {
        assert_eq!(game["detail"], "it ended (exit status: 4)", "{game}");
    }
}

/// A pattern of the shell for lines with words that UGI does not have, and one for lines with words that only UGI has.
const OWN_WORDS: &str = "'position start'|'position start '*|'position text'*|*actions*|*wtime*";
const WORDS_OF_UGI: &str = "*startpos*|*fen*|*moves*|*p1time*|query*";

/// Writes a script that passes lines on to `cannon engine`, but ends at a line of this pattern.
fn strict_engine(folder: &Path, name: &str, unknown: &str) -> String {
    let (path, program) = (path_in(folder, name), env!("CARGO_BIN_EXE_cannon"));
    let text = format!(
        "while IFS= read -r line; do case $line in {unknown}) exit 9;; esac; printf '%s\\n' \"$line\"; done | '{program}' engine"
    );
    fs::write(&path, text).expect("written");
    format!("engine:sh {path}")
}

#[test]
fn program_that_knows_only_one_dialect_plays_without_faults() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, unknown) in [("ugi-only", OWN_WORDS), ("own-only", WORDS_OF_UGI)] {
        let engine = strict_engine(folder.path(), name, unknown);
        for more in [
            &["--games", "4", "--clock", "10+1"][..],
            &["--games", "2", "--rules", "blue-panther"],
            // Position texts.
            &[
                "--games",
                "2",
                "--game",
                "tank-chess",
                "--boards",
                "skirmish",
                "--openings",
                "random:2",
                "--clock",
                "10",
            ],
        ] {
            let report = cannon(&quick_match(&engine, "random", more)).success();
            assert!(!report.contains("faults"), "{name} {more:?}: {report}");
        }
    }
}
