//! What is seen of a game besides its pieces: marks, overlays, and how its actions are acted out.

use crate::app::common::animation::score::{Actors, Animation};
use crate::app::common::board::Spot;
use crate::app::common::marks::{Mark, MarkKind, Overlay};
use cannon_rules::Side;

use super::GameInput;

/// How a game is shown.
pub trait Presentation: GameInput {
    /// The kinds of marks that only this game has.
    const MARKS: &'static [&'static MarkKind];

    /// The surveys of the whole board that the game offers, as identifiers of their names.
    const SURVEYS: &'static [&'static str];

    /// The marks of one of the [surveys](Self::SURVEYS), as `viewer` sees the board.
    fn survey(&self, nth: usize, viewer: Side) -> Vec<Mark>;

    /// What the side to move can do, as marks: after this choice, or before any. With `with_actions` off, the player does not want to
    /// see what a piece can do, and only what cannot be done without is marked.
    fn offers(&self, choice: Option<&Self::Choice>, with_actions: bool) -> Vec<Mark>;

    /// Pieces of both sides that the enemy could take next turn.
    fn threatened_pieces(&self) -> Vec<Spot>;

    /// What would happen after this choice, at `focus` if the player points at a place: ways over the board and through the air, and how the
    /// piece would stand.
    fn overlay(&self, choice: &Self::Choice, focus: Option<Spot>) -> Overlay;

    /// What is seen when the player has chosen this and points at `spot` in vain, if there is something to see: a shot that does not get
    /// through.
    fn vain_attempt(&self, choice: &Self::Choice, spot: Spot) -> Option<Animation>;

    /// The action whose opening is shown while the player has chosen this and points at `focus`, ahead of the action itself, and how
    /// it is to be shown.
    fn made_ready(&self, choice: &Self::Choice, focus: Option<Spot>) -> Option<(Self::Action, Option<u8>)> {
        let _ = (choice, focus);
        None
    }

    /// Writes the score for an action that was played in this position. `shown_by` is which of several equal ways was chosen, and
    /// `seed` makes the details of this action different from those of the next.
    fn compose(&self, action: Self::Action, shown_by: Option<u8>, cast: &Actors, seed: u64) -> Animation;

    /// How the winner celebrates in the last position.
    fn celebration(&self, winner: Side, cast: &Actors) -> Animation;
}
