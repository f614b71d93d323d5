//! Pictures that carry their position, in place of a position or a saved game.

use std::fs;

use cannon_files::PicturedPosition;
use cannon_rules::GameId;
use cannon_rules::timeline::HouseRules;
use serde_json::json;

use crate::program::path_in;
use crate::{cannon, cannon_with};

/// A white picture of one pixel.
const PIXEL: &[u8] = include_bytes!("../../crates/formats/tests/data/pixel.png");

#[test]
fn pictures_are_positions_with_their_own_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let picture = path_in(folder.path(), "photo.png");
    let ruleset = json!({ "board": "two-fords" });
    let mut timeline = GameId::TankChess.begin(Some(&ruleset), None, HouseRules::NONE).expect("a game");
    timeline.play(timeline.actions()[0]).expect("a legal action");
    let position = PicturedPosition::at(&timeline, 1);
    fs::write(&picture, position.embed(PIXEL).expect("a picture")).expect("written");
    let legal = cannon(&["legal", "--position-file", &picture, "--json"]).success();
    let legal: serde_json::Value = serde_json::from_str(&legal).expect("JSON");
    assert_eq!((&legal["game"], &legal["position"]), (&json!("tank-chess"), &json!(position.position)));
    assert_eq!(legal["ruleset"]["board"], "two-fords");
    assert_eq!(legal["actions"].as_array().map(Vec::len), Some(timeline.actions().len()));
    let analysis = cannon(&["analyse", "--record", &picture, "--depth", "1", "--lines", "1"]).success();
    assert!(analysis.starts_with("Black to move."), "{analysis}");
    let replayed = cannon(&["replay", &picture]);
    assert!(replayed.status == 0 && replayed.out.contains(&position.position), "{}", replayed.out);
    assert!(replayed.err.contains("picture of a position"), "{}", replayed.err);
    let played = cannon_with(&["play", "--text", "--open", &picture, "--dark", "human", "--light", "human"], "quit\n");
    assert_eq!(played.status, 0, "{}", played.err);
    assert!(played.out.contains("Black"), "{}", played.out);
}

#[test]
fn pictures_without_a_position_and_rules_beside_a_picture_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let (plain, picture) = (path_in(folder.path(), "plain.png"), path_in(folder.path(), "photo.png"));
    fs::write(&plain, PIXEL).expect("written");
    let timeline = GameId::Cannon.begin(None, None, HouseRules::NONE).expect("a game");
    let whole = PicturedPosition::at(&timeline, 0).embed(PIXEL).expect("a picture");
    fs::write(&picture, &whole).expect("written");
    for (arguments, words) in [
        (&["legal", "--position-file", &plain][..], "does not say which position it shows"),
        (&["replay", &plain], "does not say which position it shows"),
        (&["legal", "--position-file", &picture, "--game", "cannon"], "has its own game and rules"),
    ] {
        let complaint = cannon(arguments).failure(2);
        assert!(complaint.contains(words), "{arguments:?}: {complaint}");
    }
    fs::write(&picture, &whole[..whole.len() - 2]).expect("written");
    assert!(cannon(&["replay", &picture]).failure(2).contains("The picture is damaged"));
}
