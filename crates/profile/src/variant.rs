//! The variant of a game that a record was played with, by names: the rules and the board.

use cannon_rules::record::Record;
use cannon_rules::tank_chess::ruleset::ExitDirection;
use cannon_rules::{GameId, cannon, tank_chess};
use serde::de::DeserializeOwned;

/// The name of rules that are none of the presets.
const CUSTOM: &str = "custom";
/// The name of the rules of a game without presets, if no switch is changed.
const STANDARD: &str = "standard";
/// The board of games that began with a position of their own.
pub const POSITION: &str = "position";
/// Stands before the name of a player-made scheme, so that it differs from the names of built-in boards.
pub const SCHEME_PREFIX: &str = "scheme: ";

/// The name of the preset of a record's rules, or `custom`, and the [`board`](super::GameResult::board).
pub(crate) fn variant(record: &Record) -> (String, Option<String>) {
    let (rules, board) = match record.game {
        GameId::Cannon => (cannon_rules_name(record), None),
        GameId::TankChess => tank_chess_names(record),
    };
    let start = match (&record.scheme, &record.start) {
        (Some(scheme), _) => Some(format!("{SCHEME_PREFIX}{scheme}")),
        (None, Some(_)) => Some(POSITION.to_owned()),
        (None, None) => None,
    };
    (rules.to_owned(), start.or_else(|| board.map(str::to_owned)))
}

fn cannon_rules_name(record: &Record) -> &'static str {
    ruleset::<cannon::Ruleset>(record).and_then(|rules| rules.preset_name()).unwrap_or(CUSTOM)
}

fn tank_chess_names(record: &Record) -> (&'static str, Option<&'static str>) {
    let Some(rules) = ruleset::<tank_chess::Ruleset>(record) else { return (CUSTOM, None) };
    let name = match rules.exit {
        ExitDirection::Any => STANDARD,
        ExitDirection::Straight => CUSTOM,
    };
    (name, Some(rules.board.name()))
}

fn ruleset<R: DeserializeOwned>(record: &Record) -> Option<R> {
    R::deserialize(&record.ruleset).ok()
}
