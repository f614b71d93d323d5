//! The byte order mark that editors and shells of Windows write at the beginning of a text.

use std::fs;

use super::program::{path_in, quick_match, read_games};
use super::{cannon, cannon_with};

/// Puts a byte order mark before the content of a file.
fn mark(path: &str) {
    let text = fs::read_to_string(path).expect("a text");
    fs::write(path, format!("\u{feff}{text}")).expect("written");
}

#[test]
fn byte_order_mark_of_an_input_is_ignored() {
    let answer = cannon_with(&["engine"], "\u{feff}ugi\nquit\n").success();
    assert!(answer.starts_with("id name Cannon ") && answer.ends_with("ugiok\n"), "{answer}");
    let played = cannon_with(&["--text", "--dark", "human", "--light", "human"], "\u{feff}@e1\nundo\n").success();
    assert!(!played.contains("At character"), "{played}");
}

#[test]
fn byte_order_mark_of_a_file_is_ignored() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name| path_in(folder.path(), name);
    let (record, scheme, puzzles) = (path("game.json"), path("scheme.json"), path("puzzles.jsonl"));
    cannon_with(&["--text", "--dark", "human", "--light", "human", "--record", &record], "@e1\n@f10\n").success();
    mark(&record);
    assert!(cannon(&["replay", &record]).success().starts_with("2 moves,"));
    fs::write(&scheme, cannon(&["schemes", "two-fords", "--as", "file"]).success()).expect("written");
    mark(&scheme);
    assert!(cannon(&["schemes", &scheme]).success().contains("Name: Two Fords"));
    let list = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/puzzles/cannon.jsonl");
    let text = fs::read_to_string(list).expect("the puzzles");
    fs::write(&puzzles, text.lines().next().expect("a puzzle")).expect("written");
    mark(&puzzles);
    cannon(&["puzzles", "list", &puzzles]).success();
}

#[test]
fn byte_order_mark_of_a_file_of_games_is_ignored_and_the_match_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "games.jsonl");
    cannon(&quick_match("random", "random", &["--games", "2", "--out", &file])).success();
    mark(&file);
    cannon(&["replay", &file, "--number", "1"]).success();
    assert!(cannon(&["match", "--summary", &file]).success().contains("games 2\n"));
    assert!(
        cannon(&quick_match("random", "random", &["--games", "4", "--out", &file])).success().contains("games 4\n")
    );
    assert_eq!(read_games(&file).len(), 4);
}
