//! The opening book: scored actions for the first turns, computed in advance by the search (`cannon-lab book`).
//!
//! - `mod.rs` has the book in memory and chooses an action from it;
//! - [`text`] describes and writes the file format, `read` parses and validates it, [`error`] has the errors;
//! - [`rotation`] rotates the board by 180 degrees, so that one book serves two rulesets.
//!
//! A book maps positions to actions, so that it also answers after a transposition. It does not depend on a game's types: positions are
//! identified by ruleset and position text, so that every game can have a book.

pub mod error;
mod read;
pub mod rotation;
pub mod text;

use std::collections::HashMap;

use serde_json::Value;

use super::stateless_rng;
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;
pub use error::{BookError, BookFault};
use rotation::BoardRotation;

/// The selection weight of the best action of a position.
const BEST_WEIGHT: usize = 64;
/// The score difference from the best action, in hundredths, that halves the selection weight of a player without evaluation noise.
const HALVING_LOSS: u32 = 8;

/// An action of the book with its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookAction {
    /// The action.
    pub action: PackedAction,
    /// The score of the action for the side to move, in hundredths of the smallest piece.
    pub score: i32,
}

/// A book for one ruleset and, if the book names it, for the ruleset on the rotated board.
#[derive(Clone, Debug)]
pub struct Book {
    rulesets: Vec<RulesetBook>,
    plies: usize,
}

/// The positions of a book under one ruleset.
#[derive(Clone, Debug)]
struct RulesetBook {
    /// The ruleset as its JSON value, as [`AnyTimeline::ruleset`] gives it.
    ruleset: Value,
    /// The actions by position text, the best first.
    positions: HashMap<String, Vec<BookAction>>,
}

impl Book {
    /// Parses a book in the format of [`text`] and checks that all of its actions are legal. `rotation` is the rotation of the board of
    /// the book's game, if it has one. The rotation of another game counts as none.
    ///
    /// # Errors
    /// Returns the first error with its line.
    pub fn read(text: &str, rotation: Option<BoardRotation>) -> Result<Book, BookError> {
        read::read(text, rotation)
    }

    /// The actions for the timeline's current position, the best first; empty if the position is not in the book.
    pub fn actions(&self, timeline: &AnyTimeline) -> &[BookAction] {
        let ruleset = timeline.ruleset();
        let book = self.rulesets.iter().find(|board| board.ruleset == ruleset);
        let found = book.and_then(|board| board.positions.get(&timeline.position_text_at(timeline.ply())));
        found.map_or(&[], Vec::as_slice)
    }

    /// The rulesets of the book as JSON values.
    pub fn rulesets(&self) -> impl Iterator<Item = &Value> {
        self.rulesets.iter().map(|board| &board.ruleset)
    }

    /// Number of positions under one ruleset.
    pub fn positions(&self) -> usize {
        self.rulesets.first().map_or(0, |board| board.positions.len())
    }

    /// Number of plies from the start of the game that the book covers.
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// A weighted random action for the current position; the seed determines it. Better actions are more likely. The evaluation noise of
    /// the level (in hundredths) flattens the distribution, and the style bonus of an action is added to its score. `None` if the book has
    /// no action here.
    ///
    /// The book ends after a fixed number of plies, even if the position is in it, so that a game that repeats positions in the opening
    /// leaves the book.
    pub(super) fn choose(
        &self,
        timeline: &AnyTimeline,
        seed: u64,
        evaluation_noise: u32,
        style_bonus: impl Fn(PackedAction) -> i32,
    ) -> Option<PackedAction> {
        if timeline.ply() >= self.plies {
            return None;
        }
        let scored: Vec<(PackedAction, i32)> = self
            .actions(timeline)
            .iter()
            .map(|choice| (choice.action, choice.score.saturating_add(style_bonus(choice.action))))
            .collect();
        let best = scored.iter().map(|&(_, score)| score).max()?;
        let weights: Vec<usize> = scored
            .iter()
            .map(|&(_, score)| selection_weight(score.abs_diff(best), HALVING_LOSS + evaluation_noise))
            .collect();
        let mut remaining = stateless_rng::below(stateless_rng::mix(seed, timeline.ply() as u64), weights.iter().sum());
        for (&(action, _), weight) in scored.iter().zip(weights) {
            if remaining < weight {
                return Some(action);
            }
            remaining -= weight;
        }
        None
    }
}

/// The selection weight of an action whose score is `loss` below the score of the best action. Every `halving_loss` hundredths halve the
/// weight.
const fn selection_weight(loss: u32, halving_loss: u32) -> usize {
    let halvings = loss / halving_loss;
    if halvings < usize::BITS { BEST_WEIGHT >> halvings } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_actions_are_drawn_more_often() {
        assert_eq!(
            (selection_weight(0, 8), selection_weight(8, 8), selection_weight(u32::MAX, 8)),
            (BEST_WEIGHT, BEST_WEIGHT / 2, 0)
        );
        assert!((0..60).all(|loss| selection_weight(loss, 8) >= selection_weight(loss + 1, 8)
            && selection_weight(loss, 70) >= selection_weight(loss, 8)));
    }
}
