//! The result of a game from the view of the side to move in one of its positions.

/// The result of the game of a position, for the side to move in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ResultForMover {
    /// The side to move lost.
    Loss,
    /// The game was drawn.
    Draw,
    /// The side to move won.
    Win,
}

impl ResultForMover {
    /// All results in the order of their numbers.
    pub(super) const ALL: [ResultForMover; 3] = [ResultForMover::Loss, ResultForMover::Draw, ResultForMover::Win];
}
