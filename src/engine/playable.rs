//! What a game tells the search beyond its rules.

use super::Style;
use crate::rules::Game;

/// A game that the computer can play.
///
/// Positions are copied at every step of the search, so they should be small values.
pub trait Playable: Game {
    /// What one look at a position tells, once for all the questions that the search has about it.
    type Sight;

    /// Number of values that [`slot`](Playable::slot) can have.
    const SLOTS: usize;

    /// Looks at the position: the costly part of everything below that takes a [`Sight`](Playable::Sight).
    fn look(&self) -> Self::Sight;

    /// How the position stands for the side to move, in hundredths of the smallest piece, to a player of this style. Only called
    /// where the game goes on.
    fn evaluate(&self, sight: &Self::Sight, style: Style) -> i32;

    /// How much more a player of this style likes to play an action than its value says, in hundredths of the smallest piece.
    fn taste(action: Self::Action, style: Style) -> i32;

    /// Calls `visit` once for every legal action that takes something.
    fn for_each_forcing(&self, visit: impl FnMut(Self::Action));

    /// Calls `visit` once for every other legal action.
    fn for_each_quiet(&self, visit: impl FnMut(Self::Action));

    /// How promising a forcing action looks, more being better: what it takes, less what it risks.
    fn rank_forcing(&self, sight: &Self::Sight, action: Self::Action) -> i32;

    /// How promising a quiet action looks before anything is known about it. Small against the search's own experience.
    fn rank_quiet(&self, sight: &Self::Sight, action: Self::Action) -> i32;

    /// An action of the side to move that wins the game at once, if there is one that takes the enemy's principal piece.
    fn winning_take(&self) -> Option<Self::Action>;

    /// Whether the side to move could win at once by taking the enemy's principal piece. The cheap form of
    /// [`winning_take`](Playable::winning_take).
    fn can_win(&self, sight: &Self::Sight) -> bool;

    /// Whether the side *not* to move could win at once by taking the principal piece, if it were its turn.
    fn is_in_danger(&self, sight: &Self::Sight) -> bool;

    /// The same without a look: the cheaper way where nothing else is asked.
    fn is_exposed(&self) -> bool;

    /// The position with the turn passed to the other side, for finding out what the enemy threatens. `None` where passing
    /// could be an advantage (the side to move is running out of actions) or makes no sense.
    fn passed(&self) -> Option<Self>;

    /// A small number for the action, the same in every position: where the search keeps its experience with it.
    fn slot(action: Self::Action) -> usize;
}
