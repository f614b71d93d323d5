//! Tests of records: round trips, and errors for damaged records.

mod files;
mod games;

use std::time::Duration;

use cannon_rules::any::AnyTimeline;
use cannon_rules::json_error::JsonError;
use cannon_rules::message::ToMessage;
use cannon_rules::record::{
    Clocks, MAX_ACTIONS, MAX_BYTES, Player, Players, Record, RecordError, ReplayError, Seat, Style, TimeControl,
};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{DrawReason, GameId, Outcome, Side, UnknownGame, WinReason};
use jiff::Timestamp;
use proptest::prelude::*;
use serde_json::{Value, json};

/// A game after these actions.
fn played(actions: &[&str]) -> AnyTimeline {
    let mut timeline = GameId::Cannon.begin(None, None, HouseRules::DRAWS).expect("the initial position");
    for text in actions {
        let action = timeline.read_action(text).expect("an action");
        timeline.play(action).expect("legal");
    }
    timeline
}

fn players() -> Players {
    Players::untimed(Seat::Human, Seat::computer(4))
}

fn sample() -> Record {
    Record::from_timeline(&played(&["@e1", "@e10", "a2-b3"]), players(), Timestamp::UNIX_EPOCH)
}

/// The text of the sample record after a change to its JSON.
fn changed(change: impl FnOnce(&mut Value)) -> String {
    let mut value: Value = serde_json::from_str(&sample().to_json()).expect("JSON");
    change(&mut value);
    value.to_string()
}

fn refusal(text: &str) -> RecordError {
    match Record::from_json(text) {
        Err(error) => error,
        Ok(record) => record.replay().expect_err("the record is refused"),
    }
}

#[test]
fn records_round_trip() {
    let mut record = sample();
    record.name = Some("An evening — \"quoted\"\n".to_owned());
    record.result = Some(Outcome::Win { side: Side::North, by: WinReason::Resignation });
    record.players.south =
        Player { name: Some("Ada".to_owned()), ..Player::new(Seat::Human, TimeControl::minutes(5, 3)) };
    record.players.south.remaining_ms = Some(123_456);
    record.actions[0].clock_ms = Some(299_000);
    record.actions[2].clock_ms = Some(297_500);
    assert_eq!(Record::from_json(&record.to_json()), Ok(record.clone()));
    let timeline = record.replay().expect("a sound record");
    assert_eq!(timeline.ply(), 3);
    assert_eq!(timeline.position_text_at(3), played(&["@e1", "@e10", "a2-b3"]).position_text_at(3));
}

#[test]
fn record_text_is_human_readable() {
    let text = sample().to_json();
    assert!(text.starts_with("{\n  \"format\": \"cannon-record\",\n  \"version\": 1,\n"), "{text}");
    assert!(text.contains("\"started\": \"1970-01-01T00:00:00Z\"") && text.contains("    \"a2-b3\"\n"), "{text}");
    assert!(!text.contains("clocks_ms") && !text.contains("\"start\""), "default values are omitted: {text}");
}

#[test]
fn only_records_with_a_scheme_or_the_coach_need_the_newer_version() {
    let record = Record { scheme: Some("My yard".to_owned()), ..sample() };
    let version = |record: &Record| -> u64 {
        let value: Value = serde_json::from_str(&record.to_json()).expect("JSON");
        value["version"].as_u64().expect("a version")
    };
    let coached = Record { coach: Some(false), ..sample() };
    assert_eq!([version(&sample()), version(&record), version(&coached)], [1, 2, 2]);
    assert_eq!(Record::from_json(&record.to_json()), Ok(record));
    assert_eq!(Record::from_json(&coached.to_json()), Ok(coached));
    assert_eq!(Record::from_json(&sample().to_json()).expect("a record").scheme, None);
    assert_eq!(refusal(&changed(|value| value["version"] = json!(4))), RecordError::TooNew(4));
    assert_eq!(refusal(&changed(|value| value["version"] = json!(0))), RecordError::BadVersion);
}

#[test]
fn long_names_from_outside_are_cut_in_messages() {
    let long = "x".repeat(3_000);
    let field = refusal(&changed(|value| value[&long] = json!(1))).to_message();
    let style = long.parse::<Style>().expect_err("no style").to_message();
    for message in [field, style] {
        let shown = format!("{message:?}");
        assert!(shown.contains("xxx…") && shown.len() < 400, "{shown}");
    }
}

#[test]
fn a_custom_initial_position_is_recorded() {
    let start = "1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d";
    let mut timeline = GameId::Cannon.begin(None, Some(start), HouseRules::NONE).expect("a sound position");
    let win = timeline.read_action("a9xb10").expect("an action");
    timeline.play(win).expect("legal");
    let record = Record::from_timeline(&timeline, players(), Timestamp::UNIX_EPOCH);
    assert_eq!(record.start.as_deref(), Some(start));
    assert_eq!(record.result, Some(Outcome::Win { side: Side::South, by: WinReason::PrincipalTaken }));
    let again = Record::from_json(&record.to_json()).expect("a record").replay().expect("a sound record");
    assert_eq!(again.outcome(), record.result);
}

#[test]
fn undone_actions_are_not_recorded() {
    let mut timeline = played(&["@e1", "@e10", "a2-b3"]);
    timeline.go_to(2);
    let record = Record::from_timeline(&timeline, players(), Timestamp::UNIX_EPOCH);
    assert_eq!(record.actions.len(), 2, "the undone action is not part of the game");
}

/// Players and clocks with one minute plus five seconds per turn.
fn minute_clocks() -> (Players, Clocks) {
    let player = || Player::new(Seat::Human, TimeControl::minutes(1, 5));
    let players = Players { south: player(), north: player() };
    let clocks = Clocks::new(&players);
    (players, clocks)
}

#[test]
fn clocks_count_down_and_gain_the_increment() {
    let (_, mut clocks) = minute_clocks();
    let left = |clocks: &Clocks| Side::ALL.map(|side| clocks.remaining(side).expect("a clock").as_secs());
    assert!(!clocks.elapse(Side::South, Duration::from_secs(20)));
    clocks.finish_turn(Side::South, 0);
    assert_eq!(left(&clocks), [45, 60]);
    assert!(!clocks.elapse(Side::North, Duration::from_secs(59)));
    clocks.finish_turn(Side::North, 1);
    assert_eq!(left(&clocks), [45, 6]);
    clocks.go_to(1);
    assert_eq!(left(&clocks), [45, 60], "undo gives the time back");
    clocks.go_to(2);
    assert_eq!(left(&clocks), [45, 6], "and redo takes it again");
    clocks.swap_sides();
    assert_eq!(left(&clocks), [6, 45]);
    assert!(clocks.elapse(Side::South, Duration::from_secs(6)), "the flag falls when nothing is left");
    assert_eq!(left(&clocks), [0, 45]);
}

#[test]
fn clocks_round_trip_through_a_record() {
    let timeline = played(&["@e1", "@e10", "a2-b3"]);
    let (players, mut clocks) = minute_clocks();
    for (ply, (side, seconds)) in [(Side::South, 1), (Side::North, 2), (Side::South, 3)].into_iter().enumerate() {
        clocks.elapse(side, Duration::from_secs(seconds));
        clocks.finish_turn(side, ply);
    }
    clocks.elapse(Side::North, Duration::from_secs(7));
    let mut record = Record::from_timeline(&timeline, players, Timestamp::UNIX_EPOCH);
    clocks.write_to(&mut record, &timeline);
    let readings: Vec<_> = record.actions.iter().map(|action| action.clock_ms).collect();
    assert_eq!(readings, [Some(64_000), Some(63_000), Some(66_000)]);
    assert_eq!(record.players.north.remaining_ms, Some(56_000));
    let record = Record::from_json(&record.to_json()).expect("a record");
    assert_eq!(Clocks::from_record(&record, &timeline), clocks);
}

#[test]
fn a_side_without_a_clock_never_runs_out_of_time() {
    let (mut players, _) = minute_clocks();
    players.north.time = TimeControl::None;
    let mut clocks = Clocks::new(&players);
    assert!(!clocks.elapse(Side::North, Duration::MAX));
    assert_eq!(clocks.remaining(Side::North), None);
    assert!(clocks.is_timed() && !Clocks::new(&self::players()).is_timed());
}

#[test]
fn clocks_are_capped_at_the_record_maximum() {
    let longest = TimeControl::Clock { base_ms: 360_000_000, increment_ms: 360_000_000 };
    let players = Players { south: Player::new(Seat::Human, longest), north: Player::new(Seat::Human, longest) };
    let timeline = played(&["@e1"]);
    let mut clocks = Clocks::new(&players);
    clocks.finish_turn(Side::South, 0);
    let mut record = Record::from_timeline(&timeline, players, Timestamp::UNIX_EPOCH);
    clocks.write_to(&mut record, &timeline);
    assert_eq!(Record::from_json(&record.to_json()), Ok(record));
}

#[test]
fn each_kind_of_damage_is_reported() {
    assert_eq!(refusal("[]"), RecordError::WrongFormat);
    assert_eq!(refusal(&changed(|value| value["format"] = json!("pgn"))), RecordError::WrongFormat);
    assert_eq!(refusal(&changed(|value| value["version"] = json!(4))), RecordError::TooNew(4));
    assert_eq!(refusal(&changed(|value| value["version"] = json!("1"))), RecordError::BadVersion);
    assert_eq!(refusal(&changed(|value| value["version"] = json!(0))), RecordError::BadVersion);
    assert_eq!(
        refusal(&changed(|value| value["game"] = json!("go"))),
        RecordError::UnknownGame(UnknownGame("go".to_owned()))
    );
    let level = changed(|value| value["players"]["north"]["seat"]["computer"]["level"] = json!(15));
    assert_eq!(refusal(&level), RecordError::Level { side: Side::North, level: 15 });
    let time = json!({"clock": {"base_ms": u64::MAX, "increment_ms": 0}});
    let time = changed(|value| value["players"]["south"]["time"] = time);
    assert_eq!(refusal(&time), RecordError::TimeTooLong(Side::South));
    let clocks = changed(|value| value["clocks_ms"] = json!([1, 2]));
    assert_eq!(refusal(&clocks), RecordError::Clocks { clocks: 2, actions: 3 });
    let clocks = changed(|value| value["clocks_ms"] = json!([1, null, u64::MAX]));
    assert_eq!(refusal(&clocks), RecordError::ClockTooLong(3));
    assert!(matches!(refusal(&changed(|value| value["ruleset"]["first"] = json!("west"))), RecordError::Setup(_)));
    assert!(matches!(refusal(&changed(|value| value["start"] = json!("no position"))), RecordError::Setup(_)));
    for (field, text) in [
        ("house", json!({"repetition": true, "quiet_turns": 9, "ko": true})),
        ("result", json!({"draw": {"by": "agreement", "side": "south"}})),
    ] {
        let error = refusal(&changed(|value| value[field] = text));
        assert!(
            matches!(&error, RecordError::Field(JsonError { reason, .. }) if reason.contains("unknown field")),
            "{error:?}"
        );
    }
    let long = changed(|value| value["actions"] = json!(vec!["a2>a5"; MAX_ACTIONS + 1]));
    assert_eq!(refusal(&long), RecordError::TooManyActions);
    assert_eq!(refusal(&"x".repeat(MAX_BYTES + 1)), RecordError::TooLong);
}

#[test]
fn the_longest_game_round_trips() {
    let start = "4L5/9l/9l/9l/10/10/d9/d9/d9/4D5 d";
    let mut timeline = GameId::Cannon.begin(None, Some(start), HouseRules::NONE).expect("a position");
    for text in ["a2>a5", "j9>j6", "a5>a2", "j6>j9"].into_iter().cycle() {
        let Ok(action) = timeline.read_action(text) else { panic!("{text}") };
        if timeline.play(action).is_err() {
            break;
        }
    }
    assert_eq!(timeline.ply(), MAX_ACTIONS);
    let mut record = Record::from_timeline(&timeline, players(), Timestamp::UNIX_EPOCH);
    for action in &mut record.actions {
        action.clock_ms = Some(100 * 60 * 60 * 1000);
    }
    let text = record.to_json();
    let read = Record::from_json(&text).expect("a record");
    assert_eq!(read, record);
    let again = read.replay().expect("a sound record");
    assert_eq!(again.outcome(), Some(Outcome::Draw { by: DrawReason::Length }));
}

#[test]
fn parse_errors_have_line_and_column() {
    let text = sample().to_json();
    let cut = &text[..text.len() / 2];
    assert!(matches!(refusal(cut), RecordError::NotJson(JsonError { line, .. }) if line > 5), "{:?}", refusal(cut));
    let error = refusal(&text.replace("\"started\"", "\"begun\""));
    assert!(
        matches!(&error, RecordError::Field(JsonError { line: 4, reason, .. }) if reason.contains("begun")),
        "{error:?}"
    );
    assert!(error.to_string().contains("line 4"), "{error}");
    let error = refusal(&text.replace("1970-01-01T00:00:00Z", "yesterday"));
    assert!(matches!(error, RecordError::Field(JsonError { line: 4, .. })), "{error:?}");
}

#[test]
fn actions_are_checked_one_by_one() {
    let error = refusal(&changed(|value| value["actions"][2] = json!("a2-b4")));
    assert!(matches!(&error, RecordError::Action { number: 3, fault: ReplayError::Refused(_), .. }), "{error:?}");
    let error = refusal(&changed(|value| value["actions"][1] = json!("castles")));
    assert!(matches!(&error, RecordError::Action { number: 2, fault: ReplayError::Unreadable(_), .. }), "{error:?}");
    assert!(error.to_string().starts_with("action 2 (`castles`): "), "{error}");
    let error = refusal(&changed(|value| value["actions"][0] = json!("long\n".repeat(100))));
    assert!(error.to_string().len() < 200 && !error.to_string().contains('\n'), "{error}");
}

#[test]
fn the_result_must_match_the_final_position() {
    let taken = Outcome::Win { side: Side::South, by: WinReason::PrincipalTaken };
    let error = refusal(&Record { result: Some(taken), ..sample() }.to_json());
    assert_eq!(error, RecordError::Result { game: GameId::Cannon, written: taken, on_board: None });
    assert!(error.to_string().contains("south won by taking"), "{error}");
    let agreed = Record { result: Some(Outcome::Draw { by: DrawReason::Agreement }), ..sample() };
    assert!(agreed.replay().is_ok());
}

proptest! {
    #[test]
    fn arbitrary_texts_never_panic(text in ".{0,400}") {
        let _ = Record::from_json(&text);
    }

    /// A record text with damage in a random place.
    #[test]
    fn damaged_records_never_panic(at in 0_usize..700, with in ".{0,6}", drop in 0_usize..8) {
        let text = sample().to_json();
        let mut chars: Vec<char> = text.chars().collect();
        let from = at.min(chars.len());
        let to = (from + drop).min(chars.len());
        chars.splice(from..to, with.chars());
        let text: String = chars.into_iter().collect();
        if let Ok(record) = Record::from_json(&text) {
            let _ = record.replay();
            prop_assert_eq!(Record::from_json(&record.to_json()), Ok(record));
        }
    }

    /// Games of random legal actions replay to the same position.
    #[test]
    fn random_games_replay(choices in proptest::collection::vec(any::<usize>(), 0..80)) {
        let mut timeline = played(&[]);
        for choice in choices {
            let actions = timeline.actions();
            if actions.is_empty() {
                break;
            }
            timeline.play(actions[choice % actions.len()]).expect("a legal action");
        }
        let record = Record::from_timeline(&timeline, players(), Timestamp::UNIX_EPOCH);
        let again = Record::from_json(&record.to_json()).expect("a record").replay().expect("a sound record");
        prop_assert_eq!(again.ply(), timeline.ply());
        prop_assert_eq!(again.position_text_at(again.ply()), timeline.position_text_at(timeline.ply()));
    }
}
