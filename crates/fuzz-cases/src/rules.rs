//! Cases of the rules: actions, positions, schemes, records, and names and numbers in text.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use cannon_i18n::Language;
use cannon_library::names;
use cannon_profile::PlayerName;
use cannon_puzzles::Theme;
use cannon_rules::cannon::Point;
use cannon_rules::record::{Clocks, Record, Style};
use cannon_rules::tank_chess::{BoardName, Facing, Square, position_file, scheme_file};
use cannon_rules::{Action, Game, cannon, tank_chess};

use crate::{check_told, text};

/// The initial position of Cannon, and a position with legal actions of every kind.
const BOARDS: [&str; 2] = [
    "10/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/10 d",
    "7L2/1l1l1l1l1l/1l3l1l1l/1l1l3l1l/2l1l5/10/d1d1ddd1d1/ddd1d2dd1/d3d3d1/6D3 d",
];

/// A position of Tank Chess with legal actions and terrain of every kind.
const CLOSE: &str = "3CN8/2hS9/5x6/2~(AE)3*5/4BNx1FN4/3%(lE)2=5/1RN3TN2KW3/12/2mS9/3UN2MN5/6#5/6cS5 w flags:A1-L12";

/// Parses text as an action of Cannon. A parsed action can be validated and played, and survives a round trip.
pub fn action(data: &[u8]) {
    let text = text(data);
    for board in BOARDS {
        let position = cannon::Position::from_text(board, &cannon::Ruleset::CLASSIC).expect("a valid position");
        let action = match position.action_from_text(text) {
            Ok(action) => action,
            Err(error) => {
                check_told(&error);
                continue;
            }
        };
        assert_eq!(Action::unpack(Action::pack(action)), Some(action));
        assert_eq!(position.action_from_text(&position.action_to_text(action)), Ok(action));
        assert_eq!(position.validate(action).is_ok(), position.actions().contains(&action));
        // The result of an illegal action is unspecified, but no action may cause a panic.
        position.clone().play(action);
    }
}

/// Parses text as an action of Tank Chess. A parsed action can be validated and played; a legal action has a path and survives a round
/// trip.
pub fn tank_action(data: &[u8]) {
    let text = text(data);
    let rules = tank_chess::Ruleset::default();
    let close = tank_chess::Position::from_text(CLOSE, &rules).expect("a valid position");
    for position in [tank_chess::Position::start(&rules), close] {
        let action = match position.action_from_text(text) {
            Ok(action) => action,
            Err(error) => {
                check_told(&error);
                continue;
            }
        };
        assert_eq!(Action::unpack(Action::pack(action)), Some(action));
        assert_eq!(position.validate(action).is_ok(), position.actions().contains(&action));
        if position.validate(action).is_ok() {
            assert_eq!(position.action_from_text(&position.action_to_text(action)), Ok(action));
            assert!(position.path(action).is_some());
        }
        // The result of an illegal action is unspecified, but no action may cause a panic.
        position.clone().play(action);
    }
}

/// Parses text as a position of Cannon. A parsed position survives a round trip and can be played.
pub fn position(data: &[u8]) {
    let text = text(data);
    check_round_trip::<cannon::Setup>(text);
    for rules in [cannon::Ruleset::CLASSIC, cannon::Ruleset { shift_limit: Some(3), ..cannon::Ruleset::IGG }] {
        match cannon::Position::from_text(text, &rules) {
            Ok(position) => check_position(position, cannon::Position::key_from_scratch),
            Err(error) => check_told(&error),
        }
    }
}

/// Parses text as a position of Tank Chess, both as position text and as JSON. A parsed position survives a round trip and can be played.
pub fn tank_position(data: &[u8]) {
    let text = text(data);
    let rules = tank_chess::Ruleset::default();
    check_round_trip::<tank_chess::Setup>(text);
    match tank_chess::Position::from_text(text, &rules) {
        Ok(position) => check_position(position, tank_chess::Position::key_from_scratch),
        Err(error) => check_told(&error),
    }
    match position_file::read(text, &rules) {
        Ok(position) => check_position(position, tank_chess::Position::key_from_scratch),
        Err(error) => check_told(&error),
    }
}

/// Checks that a position survives a round trip as text, that its actions are legal, and that their keys are updated.
fn check_position<G: Game + Copy + PartialEq + Debug>(position: G, key_from_scratch: fn(&G) -> u64)
where
    G::PositionError: PartialEq,
    G::Refusal: PartialEq,
{
    assert_eq!(G::from_text(&position.to_text(), position.rules()), Ok(position));
    let actions = position.actions();
    assert_eq!(position.action_count(), actions.len() as u64);
    for action in actions {
        assert_eq!(position.validate(action), Ok(()));
        let mut after = position;
        after.play(action);
        assert_eq!(key_from_scratch(&after), after.key());
        assert_eq!(G::from_text(&after.to_text(), position.rules()), Ok(after));
    }
}

/// Parses text as a scheme. A parsed scheme can be validated and survives a round trip; without errors it can be played.
pub fn tank_scheme(data: &[u8]) {
    let scheme = match scheme_file::read(text(data)) {
        Ok(scheme) => scheme,
        Err(error) => return check_told(&error),
    };
    let validation = scheme.validate();
    validation.errors.iter().for_each(check_told);
    match scheme.start(&tank_chess::Ruleset::default()) {
        Ok(start) => {
            assert!(validation.errors.is_empty() && start.outcome().is_none());
            assert!(!start.gives_check(start.side_to_move()) && !start.can_escape(start.side_to_move()));
        }
        Err(errors) => assert_eq!(errors, validation.errors),
    }
    let written = scheme_file::write(&scheme);
    let again = scheme_file::read(&written).expect("a written scheme can be read");
    assert_eq!(scheme_file::write(&again), written);
}

/// Parses text as a record. A parsed record survives a round trip and either replays or is refused with an error.
pub fn record(data: &[u8]) {
    let record = match Record::from_json(text(data)) {
        Ok(record) => record,
        Err(error) => return check_told(&error),
    };
    assert_eq!(Record::from_json(&record.to_json()).as_ref(), Ok(&record));
    let timeline = match record.replay() {
        Ok(timeline) => timeline,
        Err(error) => return check_told(&error),
    };
    assert_eq!(timeline.ply(), record.actions.len());
    let mut again = Record::from_timeline(&timeline, record.players.clone(), record.started);
    Clocks::from_record(&record, &timeline).write_to(&mut again, &timeline);
    assert!(again.replay().is_ok());
    assert_eq!(Record::from_json(&again.to_json()).as_ref(), Ok(&again));
}

/// Parses text as each of the small values that have a notation. A parsed value survives a round trip.
pub fn values(data: &[u8]) {
    let text = text(data);
    check_round_trip::<Point>(text);
    check_round_trip::<Square>(text);
    check_round_trip::<Facing>(text);
    check_round_trip::<BoardName>(text);
    check_round_trip::<Style>(text);
    check_round_trip::<Theme>(text);
    if let Some(language) = Language::from_tag(text) {
        assert_eq!(Language::from_tag(language.entry().tag), Some(language));
    }
    match PlayerName::new(text) {
        Ok(name) => assert_eq!(PlayerName::new(name.as_str()), Ok(name)),
        Err(error) => check_told(&error),
    }
    let name = names::clean_name(text);
    assert_eq!(names::clean_name(&name), name);
    let stem = names::file_stem(text, "game");
    assert_eq!(names::file_stem(&stem, "game"), stem);
    assert!(!stem.is_empty() && !stem.contains(['/', '\\', ':', '.']), "{stem:?}");
}

/// Checks that a value survives a round trip as text, if this text is one.
fn check_round_trip<T: FromStr<Err: Display> + Display + PartialEq + Debug>(text: &str) {
    match text.parse::<T>() {
        Ok(value) => assert_eq!(value.to_string().parse().ok(), Some(value)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
