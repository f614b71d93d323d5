//! The result of a game from the view of the side to move in one of its positions.

/// The result of the game of a position, for the side to move in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GameResult {
    /// The side to move lost.
    Loss,
    /// The game was drawn.
    Draw,
    /// The side to move won.
    Win,
}

impl GameResult {
    /// All results in the order of their numbers.
    pub(super) const ALL: [GameResult; 3] = [GameResult::Loss, GameResult::Draw, GameResult::Win];
}
