//! Tests of Tank Chess.

mod danger;
mod expansion;
mod game;
mod generated_positions;
mod legal_actions;
mod notation;
mod objectives;
mod perft;
mod position_files;
mod position_text;
mod properties;
mod refusals;
mod schemes;
mod switches;
mod tables;

use cannon_rules::Game;
use cannon_rules::tank_chess::{Action, Position, Ruleset, Square};

/// This number of empty ranks, as a part of a position text.
fn empty_ranks(number: usize) -> String {
    vec!["12"; number].join("/")
}

/// A position on a board of 12 by 12 squares, with `middle` as ranks 11 to 2. Black's Command stands on A12 and White's
/// on L1, where they cannot attack each other.
fn with_middle_ranks(middle: &str, side: char) -> Position {
    position(&format!("cS11/{middle}/11CN {side}"))
}

/// Parses a position.
fn position(text: &str) -> Position {
    Position::from_text(text, &Ruleset::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn square(text: &str) -> Square {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Parses an action.
fn action(position: &Position, text: &str) -> Action {
    position.action_from_text(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Plays actions in notation, separated by commas, each of which must be legal, and returns the final position.
fn after(mut position: Position, actions: &str) -> Position {
    for text in actions.split(", ") {
        let action = action(&position, text);
        assert_eq!(position.validate(action), Ok(()), "{text} in\n{position:?}");
        position.play(action);
    }
    position
}

/// The legal actions of the unit on a square in plain notation, sorted.
fn legal_notations(position: &Position, from: &str) -> Vec<String> {
    let of_unit = position.actions().into_iter().filter(|action| action.from() == square(from));
    let mut texts: Vec<String> = of_unit.map(|action| position.plain_notation(action)).collect();
    texts.sort();
    texts
}
