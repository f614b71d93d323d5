//! Integration tests of the rules, in one binary because that links faster than one per file.

mod conformance;
mod contract;
mod corruption;
mod endings;
mod legal_actions;
mod notation;
mod perft;
mod position_text;
mod properties;
mod refusals;
mod shift_limit;
mod switches;
mod tank_chess;
mod timeline;
mod tree;

use cannon_rules::Game;
use cannon_rules::cannon::{Action, Bitboard, Point, Position, Ruleset};

/// Parses a position under the classic rules.
fn position(text: &str) -> Position {
    position_with_rules(text, &Ruleset::CLASSIC)
}

/// Parses a position under the given rules.
fn position_with_rules(text: &str, rules: &Ruleset) -> Position {
    Position::from_text(text, rules).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn point(text: &str) -> Point {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Parses a set of points such as `a1 b2`.
fn points(list: &str) -> Bitboard {
    list.split_whitespace().map(point).collect()
}

/// Parses an action.
fn action(position: &Position, text: &str) -> Action {
    position.action_from_text(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The legal actions in plain notation that contain `part`, sorted.
fn legal_notations(position: &Position, part: &str) -> Vec<String> {
    let mut texts: Vec<String> = position.actions().into_iter().map(Position::plain_notation).collect();
    texts.retain(|text| text.contains(part));
    texts.sort();
    texts
}

/// Plays actions in notation, each of which must be legal, and returns the final position.
fn after(mut position: Position, actions: &str) -> Position {
    for text in actions.split_whitespace() {
        let action = action(&position, text);
        assert_eq!(position.validate(action), Ok(()), "{text} in\n{position:?}");
        position.play(action);
    }
    position
}
