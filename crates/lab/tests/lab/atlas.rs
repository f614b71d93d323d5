//! `cannon-lab atlas` plays the same games with any number of threads and after an interruption, replays them, and reports on them.

use std::fs;
use std::path::Path;

use super::cannon_lab;

/// Plays games into a file and returns its content.
fn play(file: &Path, more: &[&str]) -> String {
    let path = file.to_str().expect("a path in UTF-8");
    let play = ["atlas", "play", "--nodes", "40", "--seed", "5", "--out", path];
    cannon_lab(&[&play[..], more].concat()).success();
    fs::read_to_string(file).expect("the games")
}

#[test]
fn games_depend_neither_on_threads_nor_on_an_interruption() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name);
    let games = play(&file("one.jsonl"), &["--games", "70", "--threads", "1"]);
    assert_eq!(games, play(&file("two.jsonl"), &["--games", "70", "--threads", "3"]));
    assert_eq!(games.lines().count(), 71, "the terms and the games");
    // The program was stopped while it wrote a game.
    fs::write(file("cut.jsonl"), &games[..games.len() / 2]).expect("a file");
    assert_eq!(games, play(&file("cut.jsonl"), &["--games", "70", "--threads", "2"]));
    // All 64 placements come in turn.
    let placements: std::collections::HashSet<&str> =
        games.lines().skip(1).filter_map(|line| line.split("\"opening\":[").nth(1)?.get(..13)).collect();
    assert_eq!(placements.len(), 64);
    let one = file("one.jsonl");
    let path = one.to_str().expect("a path in UTF-8");
    let refusal =
        cannon_lab(&["atlas", "play", "--games", "70", "--nodes", "41", "--seed", "5", "--out", path]).failure(2);
    assert!(refusal.contains("nodes"), "{refusal}");
    let report = cannon_lab(&["atlas", "check", path]).success();
    assert!(report.contains("70 games, ") && report.contains(" actions, all legal"), "{report}");
    let report = cannon_lab(&["atlas", "towns", path]).success();
    assert!(
        report.contains("@i10") && report.contains("The best answer of North") && report.contains(" 70 games"),
        "{report}"
    );
}

#[test]
fn boards_take_turns_and_have_a_line_each() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tanks.jsonl");
    let path = file.to_str().expect("a path in UTF-8");
    let play =
        ["atlas", "play", "--game", "tank-chess", "--boards", "skirmish,basic-16", "--games", "4", "--nodes", "30"];
    cannon_lab(&[&play[..], &["--spread", "4", "--out", path]].concat()).success();
    let report = cannon_lab(&["atlas", "sides", path]).success();
    let lines: Vec<&str> = report.lines().collect();
    assert!(lines[0].starts_with("skirmish: South") && lines[0].contains(" 2 games"), "{report}");
    assert!(lines[1].starts_with("basic-16: South") && lines[2].contains(" 4 games"), "{report}");
    cannon_lab(&["atlas", "check", path]).success();
    let refusal = cannon_lab(&["atlas", "towns", path]).failure(2);
    assert!(refusal.contains("only games of Cannon place towns"), "{refusal}");
}

#[test]
fn a_game_against_the_rules_is_refused_with_its_number() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.jsonl");
    let games = play(&file, &["--games", "3"]);
    let path = file.to_str().expect("a path in UTF-8");
    let [won, lost] =
        ["first", "second"].map(|winner| format!("\"result\":\"{winner}\",\"reason\":\"principal_taken\""));
    let (end, other) = if games.contains(&won) { (won, lost) } else { (lost, won) };
    for (from, to, complaint) in [
        ("\"@b1\"", "\"@a1\"", "game 0: "),
        (&*end, &*other, "after its last action the board says"),
        (&*end, "\"result\":\"draw\",\"reason\":\"length\"", "the result is not that of the last position"),
    ] {
        fs::write(&file, games.replacen(from, to, 1)).expect("a file");
        let refusal = cannon_lab(&["atlas", "check", path]).failure(2);
        assert!(refusal.contains("games.jsonl: game ") && refusal.contains(complaint), "{refusal}");
    }
}
