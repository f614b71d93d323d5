//! The list of saved games, and searches inside them.

use std::fs;
use std::path::Path;

use cannon_rules::GameId;
use cannon_rules::record::{Players, Record, Seat};
use cannon_rules::timeline::{HouseRules, Notes};
use serde_json::Value;

use crate::{cannon, cannon_in};

/// Writes a game of Cannon with these actions and a comment at its end.
fn write_game(folder: &Path, name: &str, actions: &[&str], comment: &str) -> String {
    let mut timeline = GameId::Cannon.begin(None, None, HouseRules::NONE).expect("a game");
    for text in actions {
        timeline.play(timeline.read_action(text).expect("an action")).expect("a legal action");
    }
    let notes = Notes { comment: comment.to_owned(), ..Notes::default() };
    timeline.set_notes(timeline.current_node(), notes).expect("a short comment");
    let players = Players::untimed(Seat::Human, Seat::computer(3));
    let record = Record::from_timeline(&timeline, players, "2026-05-01T10:00:00Z".parse().expect("a time"));
    fs::write(folder.join(format!("{name}.json")), record.to_json()).expect("written");
    timeline.position_text_at(timeline.ply())
}

#[test]
fn games_are_found_by_position_opening_material_and_comment() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("UTF-8");
    let first = write_game(folder.path(), "first", &["@e1", "@f10", "a4-b5"], "The Town is far away");
    write_game(folder.path(), "second", &["@d1", "@f10", "c4-d5"], "");
    let list = |options: &[&str]| cannon(&[&["games", path], options].concat()).success();
    let all = list(&[]);
    assert!(
        all.contains("first: Cannon, ") && all.contains("second: Cannon, ") && all.ends_with("2 games.\n"),
        "{all}"
    );
    for options in [
        &["--position", first.as_str()][..],
        &["--opening", "a4-b5"],
        &["--comment", "TOWN far"],
        &["--material", "d=15 l=..15", "--opening", "1. a4-b5"],
    ] {
        let found = list(options);
        assert!(found.starts_with("first: Cannon, ") && found.ends_with("One game.\n"), "{options:?}: {found}");
    }
    assert_eq!(list(&["--material", "d=..14"]), "No game found.\n");
    assert_eq!(list(&["--game", "tank-chess"]), "No game found.\n");
    let json: Value = serde_json::from_str(&list(&["--opening", "c4-d5", "--json"])).expect("one line of JSON");
    assert_eq!((&json["name"], &json["plies"], &json["game"]), (&"second".into(), &3.into(), &"cannon".into()));
    let german = cannon_in("de_DE.UTF-8", &["games", path, "--comment", "town"], "").success();
    assert!(german.contains("3 Züge") && german.ends_with("Eine Partie.\n"), "{german}");
}

#[test]
fn mirror_images_are_found_on_request() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("UTF-8");
    write_game(folder.path(), "game", &["@e1", "@f10"], "");
    // The position after both towns, from right to left.
    let mirrored = "4L5/l1l1l1l1l1/l1l1l1l1l1/l1l1l1l1l1/10/10/1d1d1d1d1d/1d1d1d1d1d/1d1d1d1d1d/5D4 d";
    assert_eq!(cannon(&["games", path, "--position", mirrored]).success(), "No game found.\n");
    let found = cannon(&["games", path, "--position", mirrored, "--mirror"]).success();
    assert!(found.starts_with("game: Cannon"), "{found}");
}

#[test]
fn what_cannot_be_sought_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("UTF-8");
    for (options, complaint) in [
        (&["--position", "10/10 d"][..], "This is not a position of Cannon."),
        (&["--position", "10/10 d", "--game", "tank-chess"], "This is not a position of Tank Chess."),
        (&["--mirror"], "--position"),
        (&["--opening", "a4-b5 a4-b5"], "move 2 (a4-b5) cannot be played"),
        (&["--material", "h=3"], "Letters of pieces: d, l."),
        (&["--material", "d=many"], "d=3..8"),
        (&["--game", "chess"], "tank-chess"),
    ] {
        let refused = cannon(&[&["games", path], options].concat()).failure(2);
        assert!(crate::unwrapped(&refused).contains(complaint), "{options:?}: {refused}");
    }
    let missing = folder.path().join("missing");
    let refused = cannon(&["games", missing.to_str().expect("UTF-8")]).failure(1);
    assert!(refused.contains("there is no such file or folder") && !missing.exists(), "{refused}");
}
