//! The making of puzzles.

use std::fs;
use std::path::Path;

use cannon_puzzles::{Theme, file};
use cannon_rules::GameId;
use cannon_rules::timeline::HouseRules;
use serde_json::{Value, json};

use super::cannon_lab;
use super::program::path_in;

/// The limit of each part of a proof.
const PROOF_NODES: u64 = 50_000_000;

fn written(folder: &Path, name: &str, text: &str) -> String {
    let path = path_in(folder, name);
    fs::write(&path, text).expect("written");
    path
}

#[test]
fn made_puzzles_are_proved_and_the_same_with_any_number_of_threads() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = path_in(folder.path(), "made.jsonl");
    let make = ["puzzles", "make", "--games", "16", "--seed", "5", "--theme", "win-3,wins-piece", "--count", "12"];
    let report = cannon_lab(&[&make[..], &["--out", &out]].concat()).success();
    assert!(report.contains(" puzzles in ") && report.contains("made.jsonl"), "{report}");
    let made = fs::read_to_string(&out).expect("the puzzles");
    let puzzles = file::read(&made).expect("a file of puzzles");
    assert!((2..=12).contains(&puzzles.len()), "{made}");
    assert!(puzzles.iter().all(|puzzle| puzzle.id().starts_with('c')), "{made}");
    assert_eq!(cannon_lab(&[&make[..], &["--threads", "3"]].concat()).success(), made);
    for puzzle in &puzzles {
        puzzle.prove(PROOF_NODES).unwrap_or_else(|error| panic!("{}: {error}", puzzle.id()));
    }
    let other = cannon_lab(&["puzzles", "make", "--games", "4", "--rules", "igg", "--count", "4"]).success();
    assert!(other.lines().all(|line| line.contains("\"rules\":\"igg\"")), "{other}");
    for (option, words) in [
        (&["--theme", "mortar"][..], "cannon has no theme `mortar`"),
        (&["--count", "0"], "A whole number from 1 to"),
        (&["--record", "game.json", "--seed", "1"], "cannot be given twice or together with"),
        (&["--rules", "polish"], "no ruleset called “polish”"),
    ] {
        let error = cannon_lab(&[&["puzzles", "make"], option].concat()).failure(2);
        assert!(error.contains(words), "{words}: {error}");
    }
}

/// A record of one action from the position of a puzzle.
fn record(puzzle: &Value, action: &str, seats: [&str; 2]) -> String {
    let [south, north] = seats.map(|seat| match seat {
        "human" => json!({"seat": "human", "time": "none"}),
        _ => json!({"seat": {"computer": {"level": 3}}, "time": "none"}),
    });
    json!({
        "format": "cannon-record",
        "version": 1,
        "started": "2026-01-01T00:00:00Z",
        "game": "cannon",
        "ruleset": cannon_puzzles::ruleset(GameId::Cannon, &puzzle["rules"]).expect("rules"),
        "house": {"repetition": false, "quiet_turns": null},
        "start": puzzle["position"],
        "players": {"south": south, "north": north},
        "actions": [action],
        "result": null
    })
    .to_string()
}

/// A legal action of the puzzle that is neither the solution nor wins at once.
fn another_action(puzzle: &Value, position: &str, solution: &str) -> String {
    let rules = cannon_puzzles::ruleset(GameId::Cannon, &puzzle["rules"]).expect("rules");
    let timeline = GameId::Cannon.begin(Some(&rules), Some(position), HouseRules::NONE).expect("a position");
    let mut legal = timeline.actions().into_iter().filter_map(|action| timeline.notation(action));
    legal.find(|action| action != solution && !action.ends_with('#')).expect("another action")
}

#[test]
fn mistakes_in_a_record_become_puzzles() {
    let folder = tempfile::tempdir().expect("a folder");
    let shipped = cannon_puzzles::shipped(GameId::Cannon).iter().find(|puzzle| puzzle.theme() == Theme::Win2);
    let puzzle: Value = serde_json::from_str(&file::write_line(shipped.expect("one"))).expect("an object");
    let position = puzzle["position"].as_str().expect("a text");
    let solution = puzzle["line"][0].as_str().expect("an action");
    let wrong = another_action(&puzzle, position, solution);
    let solver = usize::from(position.ends_with(" l"));
    let mut seats = ["ai", "ai"];
    seats[solver] = "human";
    let missed = written(folder.path(), "missed.json", &record(&puzzle, &wrong, seats));
    let made = cannon_lab(&["puzzles", "make", "--record", &missed]).success();
    let own: Value = serde_json::from_str(made.lines().next().expect("a puzzle")).expect("an object");
    assert_eq!((&own["id"], &own["line"][0]), (&json!("r0001"), &puzzle["line"][0]));
    // What was found, and what only the computer missed, is no puzzle.
    let found = written(folder.path(), "found.json", &record(&puzzle, solution, seats));
    assert_eq!(cannon_lab(&["puzzles", "make", "--record", &found]).success(), "");
    seats.swap(0, 1);
    let others = written(folder.path(), "others.json", &record(&puzzle, &wrong, seats));
    assert_eq!(cannon_lab(&["puzzles", "make", "--record", &others]).success(), "");
    let both = cannon_lab(&["puzzles", "make", "--record", &missed, "--game", "cannon"]).failure(2);
    assert!(both.contains("has its own game and rules"), "{both}");
    let bad = written(folder.path(), "bad.json", "{}");
    assert!(
        cannon_lab(&["puzzles", "make", "--record", &bad]).failure(2).contains("bad.json: This is not a saved game")
    );
}
