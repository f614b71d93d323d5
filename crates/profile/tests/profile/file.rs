//! The text of the file: tolerance, typed errors, and exports.

use cannon_profile::{MAX_BYTES, PlayerResult, Profiles, ReadError};
use cannon_rules::json_error::JsonError;
use cannon_rules::record::{Players, Record, Seat};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, Side};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::aid::{at, attempt, game, january, mistake, two_players};

fn sample() -> Profiles {
    let mut profiles = two_players();
    let id = profiles.current().expect("a player").id();
    let profile = profiles.get_mut(id).expect("there");
    profile.record_game(game(1000, 3, PlayerResult::Won));
    profile.record_puzzle(attempt(2000, "a", false));
    profile.record_accuracy(GameId::Cannon, at(400), Side::South, 77.77, at(3000));
    profile.add_mistakes([mistake("m0", 1), mistake("m1", 1)]);
    profile.record_repetition(&mistake("m1", 1), january(2), true);
    let timeline = GameId::Cannon.begin(None, None, HouseRules::default()).expect("a game begins");
    let players = Players::untimed(Seat::Human, Seat::computer(3));
    profile.remember_game(&Record::from_timeline(&timeline, players, at(400)), at(400));
    profiles
}

/// The sample as JSON, changed.
fn changed(change: impl FnOnce(&mut Value)) -> Result<Profiles, ReadError> {
    let mut value: Value = serde_json::from_str(&sample().to_json()).expect("JSON");
    change(&mut value);
    Profiles::from_json(&value.to_string())
}

#[test]
fn sample_is_read_back() {
    assert_eq!(Profiles::from_json(&sample().to_json()), Ok(sample()));
    assert_eq!(Profiles::from_json(&Profiles::default().to_json()), Ok(Profiles::default()));
}

#[test]
fn unknown_fields_and_last_games_are_ignored() {
    let read = changed(|value| {
        value["colour"] = json!("blue");
        value["players"][0]["shoe_size"] = json!([38, 39]);
        value["players"][0]["games"][0]["weather"] = json!({ "rain": true });
        value["players"][0]["games"][0]["opponent"]["computer"]["mood"] = json!("good");
    });
    assert_eq!(read, Ok(sample()));
    for last_game in [json!(null), json!(3), json!({ "begun": "2026-01-01T00:00:00Z", "setup": { "game": "go" } })] {
        let read = changed(|value| value["players"][0]["last_game"] = last_game).expect("still readable");
        assert_eq!(read.iter().next().and_then(|profile| profile.last_game()), None);
    }
}

#[test]
fn game_of_a_mistake_may_be_unreadable_but_not_the_mistake() {
    let read = changed(|value| value["players"][0]["mistakes"][0]["record"] = json!(["of a", "later", "version"]));
    let read = read.expect("still readable");
    let due = read.current().expect("a player").due_mistakes(GameId::Cannon, january(2));
    assert_eq!(due.len(), 1, "the other one was repeated on that day");
    assert_eq!(due[0].record(), None);
    assert_eq!(Profiles::from_json(&read.to_json()), Ok(read.clone()), "the record is kept as it is");
    let error = changed(|value| value["players"][0]["mistakes"][0]["lost"] = json!("much")).expect_err("refused");
    assert!(error.to_string().contains("expected u8, at line 1"), "{error}");
}

#[test]
fn entries_out_of_order_are_sorted_and_extreme_values_clamped() {
    let mut profiles = sample();
    let id = profiles.current().expect("a player").id();
    profiles.get_mut(id).expect("there").record_game(game(5000, 4, PlayerResult::Lost));
    let mut value: Value = serde_json::from_str(&profiles.to_json()).expect("JSON");
    value["players"][0]["games"].as_array_mut().expect("a list").reverse();
    value["players"].as_array_mut().expect("a list").reverse();
    assert_eq!(Profiles::from_json(&value.to_string()), Ok(profiles));
    let read = changed(|value| {
        value["players"][0]["puzzles"][0]["rating"] = json!({ "rating": 1e300, "deviation": -1e300 });
        value["players"][0]["puzzles"][0]["seconds"] = json!(u64::MAX);
        value["players"][0]["accuracies"][0]["accuracy"] = json!(1e9);
    });
    let read = read.expect("still readable");
    let profile = read.current().expect("a player");
    assert!(profile.puzzles(GameId::Cannon).rating.current().rating().is_finite());
    assert_eq!((profile.average_accuracy(GameId::Cannon), profile.seconds_at_board()), (Some(100.0), u64::MAX));
}

#[test]
fn errors_say_what_and_where() {
    let error = |text: &str| Profiles::from_json(text).expect_err("refused");
    assert!(matches!(error("{\n  nonsense"), ReadError::Json(JsonError { line: 2, column: 3, .. })));
    assert!(matches!(error(""), ReadError::Json(_)));
    for text in ["[]", "3", "{}", r#"{"format": "cannon-record", "version": 1}"#, r#"{"format": 1}"#] {
        assert_eq!(error(text), ReadError::WrongFormat, "{text}");
    }
    let with_version = |version: Value| changed(|value| value["version"] = version).expect_err("refused");
    assert_eq!(with_version(json!(2)), ReadError::TooNew { found: 2 });
    for version in [json!(0), json!(-1), json!("1"), json!(null), json!(1.5)] {
        assert_eq!(with_version(version), ReadError::BadVersion);
    }
    let field = changed(|value| value["players"][1]["name"] = json!("  ")).expect_err("refused");
    let ReadError::Json(JsonError { line: 1, column, reason }) = &field else { panic!("{field}") };
    assert!(*column > 1 && reason == "a player needs a name", "{field}");
    assert_eq!(field.to_string(), format!("a player needs a name, at line 1, column {column}"));
    let missing = changed(|value| drop(value["players"][0].as_object_mut().map(|player| player.remove("id"))));
    assert!(missing.expect_err("refused").to_string().starts_with("missing field `id`, at line 1"));
    assert_eq!(error(&" ".repeat(MAX_BYTES + 1)), ReadError::TooLong);
}

#[test]
fn export_has_the_summary_and_can_be_read() {
    let profiles = sample();
    let profile = profiles.current().expect("a player");
    let text = profile.export();
    let value: Value = serde_json::from_str(&text).expect("JSON");
    let cannon = &value["summary"]["games"]["cannon"];
    assert_eq!((&cannon["by_level"]["3"]["won"], &cannon["by_side"]["south"]["won"]), (&json!(1), &json!(1)));
    assert_eq!((&cannon["average_accuracy"], &value["summary"]["seconds_at_board"]), (&json!(77.77), &json!(630)));
    assert_eq!(cannon["rating"]["curve"].as_array().map(Vec::len), Some(1));
    let read = Profiles::from_json(&text).expect("an export can be read");
    assert!(read.iter().eq([profile]));
    let mut elsewhere = Profiles::default();
    elsewhere.merge(read);
    assert_eq!(elsewhere.current(), Some(profile), "on another machine");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_texts_never_panic(text in ".{0,400}") {
        let _ = Profiles::from_json(&text);
    }

    /// A text with damage in a random place.
    #[test]
    fn damaged_texts_never_panic(at in 0_usize..3500, with in "[\\PC]{0,6}|[0-9\"\\[\\]{}:,-]{0,4}", drop in 0_usize..8) {
        let mut chars: Vec<char> = sample().to_json().chars().collect();
        let from = at.min(chars.len());
        let to = (from + drop).min(chars.len());
        chars.splice(from..to, with.chars());
        let text: String = chars.into_iter().collect();
        if let Ok(profiles) = Profiles::from_json(&text) {
            prop_assert_eq!(Profiles::from_json(&profiles.to_json()), Ok(profiles));
        }
    }
}
