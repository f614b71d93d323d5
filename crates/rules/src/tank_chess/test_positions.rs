//! Positions for unit tests.

use super::{BoardName, Position, Ruleset};
use crate::Game;

/// The positions of one long game of arbitrary actions on each built-in board.
pub(super) fn positions() -> impl Iterator<Item = Position> {
    BoardName::all().flat_map(|board| {
        let mut position = Position::start(&Ruleset { board, ..Ruleset::default() });
        (0..150).map_while(move |n| {
            let current = position;
            let actions = position.actions();
            position.play(*actions.get(n * 7919 % actions.len().max(1))?);
            Some(current)
        })
    })
}
