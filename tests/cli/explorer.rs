//! The explorer in the terminal: what was played from a position, in a folder of games and in a file of counts.

use std::fs;
use std::path::Path;

use cannon_rules::record::{Players, Record};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, Outcome, Side, WinReason};
use serde_json::Value;

use crate::{cannon, cannon_in};

/// Writes a game of Cannon with these actions.
fn write_game(folder: &Path, name: &str, actions: &[&str], winner: Option<Side>) {
    let mut timeline = GameId::Cannon.begin(None, None, HouseRules::NONE).expect("a game");
    for text in actions {
        timeline.play(timeline.read_action(text).expect("an action")).expect("a legal action");
    }
    let started = "2026-05-01T10:00:00Z".parse().expect("a time");
    let result = winner.map(|side| Outcome::Win { side, by: WinReason::Resignation });
    let record = Record { result, ..Record::from_timeline(&timeline, Players::default(), started) };
    fs::write(folder.join(format!("{name}.json")), record.to_json()).expect("written");
}

/// A folder with three games.
fn folder_of_games() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    write_game(folder.path(), "first", &["@e1", "@f10", "a4-b5"], Some(Side::South));
    write_game(folder.path(), "second", &["@e1", "@f10", "c4-d5"], Some(Side::North));
    write_game(folder.path(), "third", &["@e1", "@e10"], None);
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

#[test]
fn a_folder_of_games_and_a_file_of_their_counts_tell_the_same() {
    let folder = folder_of_games();
    let games = text(folder.path());
    let shown = cannon(&["explorer", "show", "start", "--games", games]).success();
    let all = "3 games; Dark won 1, Light won 1, drawn 0, no result 1; score of Dark: 50%\n";
    assert_eq!(shown, format!("@e1: {all}All moves: {all}"));
    let file = folder.path().join("counts.bin");
    let built = cannon(&["explorer", "build", games, "--min-games", "1", "--out", text(&file)]).success();
    assert!(built.ends_with("counts.bin: 3 positions of 3 games\n"), "{built}");
    assert_eq!(cannon(&["explorer", "show", "start", "--collection", text(&file)]).success(), shown);
    let after = ["explorer", "show", "--moves", "@e1", "--collection", text(&file), "--json"];
    let json: Value = serde_json::from_str(&cannon(&after).success()).expect("JSON");
    assert_eq!((&json["side_to_move"], &json["games"]), (&"north".into(), &3.into()));
    let row = &json["actions"][0];
    assert_eq!((&row["action"], &row["north_wins"], &row["score"]), (&"@f10".into(), &1.into(), &50.0.into()));
    let none = cannon(&["explorer", "show", "--moves", "@b1", "--collection", text(&file)]).success();
    assert_eq!(none, "No game went on from here.\n");
    let german = cannon_in("de_DE.UTF-8", &["explorer", "show", "--games", games], "").success();
    assert!(german.starts_with("@e1: 3 Partien; Siege für Dunkel 1"), "{german}");
}

#[test]
fn games_that_cannot_be_counted_are_told() {
    let folder = folder_of_games();
    let games = text(folder.path());
    let file = folder.path().join("counts.bin");
    let refused = cannon(&["explorer", "build", games, "--out", text(&file)]).failure(2);
    assert!(crate::unwrapped(&refused).contains("No position was reached by 8 games."), "{refused}");
    assert!(!file.exists());
    for (content, complaint) in [("", "not a file of the explorer"), ("cannon-explorer\n12345", "has version")] {
        fs::write(&file, content).expect("written");
        let refused = cannon(&["explorer", "show", "--collection", text(&file)]).failure(2);
        assert!(crate::unwrapped(&refused).contains(complaint), "{refused}");
    }
    let missing = folder.path().join("missing");
    for options in [["--collection", text(&missing)], ["--games", text(&missing)]] {
        let refused = cannon(&[&["explorer", "show"][..], &options].concat());
        assert!(refused.failure(1).contains("there is no such file or folder"), "{options:?}");
    }
    for options in [&["build"][..], &["build", games, "--min-games", "0"], &["show", "--moves", "a4-a9"]] {
        cannon(&[&["explorer"], options].concat()).failure(2);
    }
}
