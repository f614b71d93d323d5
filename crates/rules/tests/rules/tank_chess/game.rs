//! Test that replays a complete game.

use cannon_rules::record::{Players, Record};
use cannon_rules::tank_chess::{Position, Ruleset};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{Game, GameId, Outcome, Side, WinReason};

const GAME: &str = include_str!("../../data/tank-chess-game.txt");

/// The actions of the game in notation.
fn actions() -> Vec<&'static str> {
    let turns = GAME.lines().filter(|line| !line.starts_with('#'));
    turns.flat_map(|line| line.split_once(". ").expect("a numbered turn").1.split(", ")).collect()
}

#[test]
fn complete_game_replays_to_its_end() {
    let actions = actions();
    assert_eq!(actions.len(), 41);
    let mut position = Position::start(&Ruleset::default());
    for text in &actions {
        let action = position.action_from_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.validate(action), Ok(()), "{text}");
        assert_eq!(position.action_to_text(action), *text, "including all marks");
        position.play(action);
    }
    assert!(actions[40].ends_with('#'));
    assert_eq!(position.outcome(), Some(Outcome::Win { side: Side::South, by: WinReason::PrincipalTaken }));
    assert_eq!(position.command(Side::North), None);
    assert!(position.actions().is_empty());
}

#[test]
fn complete_game_round_trips_as_a_record() {
    let mut timeline = GameId::TankChess.begin(None, None, HouseRules::DRAWS).expect("a start");
    for text in actions() {
        let action = timeline.read_action(text).expect("readable");
        timeline.play(action).expect("legal");
    }
    let record = Record::from_timeline(&timeline, Players::default(), jiff::Timestamp::UNIX_EPOCH);
    let read = Record::from_json(&record.to_json()).expect("a record");
    assert_eq!(read, record);
    let replayed = read.replay().expect("a valid game");
    assert_eq!(replayed.position_text_at(41), timeline.position_text_at(41));
    assert_eq!(replayed.ruleset(), serde_json::json!({"board": "basic-16"}));
}
