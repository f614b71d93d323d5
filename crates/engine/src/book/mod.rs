//! The opening book: what to play in the first turns, computed beforehand by the search itself (`cannon book`).
//!
//! - `mod.rs` is a book in memory and the choice among its actions;
//! - [`text`] is the format, as it is written; `read` reads it, down to the last level of trust, and [`error`] says what is wrong;
//! - [`rotation`] turns the board by half a turn, so that one book serves two rulesets;
//! - [`book_set`] holds the books that the program comes with.
//!
//! A book knows positions, not sequences of actions: whatever way a game came to a position, the book answers. It knows no game
//! either: positions are told apart by ruleset and position text, so that any registered game can have a book.

pub mod book_set;
pub mod error;
mod read;
pub mod rotation;
pub mod text;

use std::collections::HashMap;

use serde_json::Value;

use super::chance;
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;
pub use error::{BookError, BookFault};

/// How often the best action of a position is drawn, as a share ...
const SHARE_OF_BEST: usize = 64;
/// ... of which another has half for each of so many hundredths that it is worth less, to a player who judges rightly.
const HALVING: u32 = 8;

/// An action that a book has for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action.
    pub action: PackedAction,
    /// How the position stands with it for the side to move, in hundredths of the smallest piece.
    pub score: i32,
}

/// A book for one ruleset, and for the one that it becomes on the turned board.
#[derive(Clone, Debug)]
pub struct Book {
    boards: Vec<Board>,
    plies: usize,
}

/// The positions of a book by one ruleset.
#[derive(Clone, Debug)]
struct Board {
    /// The ruleset as its JSON value, as [`AnyTimeline::ruleset`] gives it.
    ruleset: Value,
    /// By position text.
    positions: HashMap<String, Vec<Choice>>,
}

impl Book {
    /// Reads a book in the format of [`text`]. All of its actions are legal.
    ///
    /// # Errors
    /// The first line that is wrong, and what is wrong with it.
    pub fn read(text: &str) -> Result<Book, BookError> {
        read::read(text)
    }

    /// The actions for the timeline's present position, the best first; none if the position is not in the book.
    #[must_use]
    pub fn choices(&self, timeline: &dyn AnyTimeline) -> &[Choice] {
        let ruleset = timeline.ruleset();
        let board = self.boards.iter().find(|board| board.ruleset == ruleset);
        let found = board.and_then(|board| board.positions.get(&timeline.position_text_at(timeline.ply())));
        found.map_or(&[], Vec::as_slice)
    }

    /// The rulesets that the book is for, as their JSON values.
    pub fn rulesets(&self) -> impl Iterator<Item = &Value> {
        self.boards.iter().map(|board| &board.ruleset)
    }

    /// Number of positions, by one ruleset.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.boards.first().map_or(0, |board| board.positions.len())
    }

    /// Plies of a game in which the book has something to say.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// An action for the present position, drawn by the seed: the better, the likelier, but less so the more the player's judgement is
    /// off (`noise`, in hundredths). `taste` is how much more it likes an action than its score says. `None` where the book has
    /// nothing.
    ///
    /// The turns of the game count, not only the position: a game that goes round in the opening comes out of the book in time.
    pub(super) fn choose(
        &self,
        timeline: &dyn AnyTimeline,
        seed: u64,
        noise: u32,
        taste: impl Fn(PackedAction) -> i32,
    ) -> Option<PackedAction> {
        if timeline.ply() >= self.plies {
            return None;
        }
        let liked: Vec<(PackedAction, i32)> = self
            .choices(timeline)
            .iter()
            .map(|choice| (choice.action, choice.score.saturating_add(taste(choice.action))))
            .collect();
        let best = liked.iter().map(|&(_, worth)| worth).max()?;
        let shares: Vec<usize> = liked.iter().map(|&(_, worth)| share(worth.abs_diff(best), HALVING + noise)).collect();
        let mut drawn = chance::below(chance::mix(seed, timeline.ply() as u64), shares.iter().sum());
        for (&(action, _), share) in liked.iter().zip(shares) {
            if drawn < share {
                return Some(action);
            }
            drawn -= share;
        }
        None
    }
}

/// How often an action is drawn that is worth so much less than the best.
const fn share(loss: u32, halving: u32) -> usize {
    let halvings = loss / halving;
    if halvings < usize::BITS { SHARE_OF_BEST >> halvings } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_actions_are_drawn_more_often() {
        assert_eq!((share(0, 8), share(8, 8), share(u32::MAX, 8)), (SHARE_OF_BEST, SHARE_OF_BEST / 2, 0));
        assert!((0..60).all(|loss| share(loss, 8) >= share(loss + 1, 8) && share(loss, 70) >= share(loss, 8)));
    }
}
