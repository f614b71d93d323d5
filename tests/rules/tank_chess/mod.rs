//! Tank Chess.

mod perft;

use cannon::rules::Game;
use cannon::rules::tank_chess::{Action, Position, Ruleset, Square};

/// A position from its text.
fn position(text: &str) -> Position {
    Position::from_text(text, &Ruleset::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn square(text: &str) -> Square {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// An action in notation.
fn action(position: &Position, text: &str) -> Action {
    position.action_from_text(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}
