//! What is seen of a game besides its pieces: marks, overlays, and how its actions are acted out.

use crate::app::board::Spot;
use crate::app::effects::score::{Cast, Score};
use crate::app::marks::{Mark, MarkKind, Overlay};
use crate::rules::Side;

use super::Handling;

/// How a game is shown.
pub trait Showing: Handling {
    /// The kinds of marks that only this game has.
    const MARKS: &'static [&'static MarkKind];

    /// What the side to move can do, as marks: after this choice, or before any. With `with_actions` off, the player does not want to
    /// see what a piece can do, and only what cannot be done without is marked.
    fn offers(&self, choice: Option<&Self::Choice>, with_actions: bool) -> Vec<Mark>;

    /// Pieces of both sides that the enemy could take next turn.
    fn threatened_pieces(&self) -> Vec<Spot>;

    /// What would happen at `focus`, which the player points at, after this choice: lines of fire, ways through the air.
    fn overlay(&self, choice: &Self::Choice, focus: Spot) -> Overlay;

    /// Writes the score for an action that was played in this position. `shown_by` is which of several equal ways was chosen, and
    /// `seed` makes the details of this action different from those of the next.
    fn compose(&self, action: Self::Action, shown_by: Option<u8>, cast: &Cast, seed: u64) -> Score;

    /// How the winner celebrates in the last position.
    fn celebration(&self, winner: Side, cast: &Cast) -> Score;
}
