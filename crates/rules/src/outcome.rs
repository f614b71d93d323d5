//! How games end.

use serde::{Deserialize, Serialize};

use super::Side;

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// One side won.
    Win {
        /// The winner.
        side: Side,
        /// By what.
        by: WinReason,
    },
    /// Nobody won.
    Draw {
        /// By what.
        by: DrawReason,
    },
}

impl Outcome {
    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Win { side, .. } => Some(side),
            Outcome::Draw { .. } => None,
        }
    }
}

/// By what a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WinReason {
    /// The enemy's principal piece (the town in Cannon) was captured or destroyed.
    PrincipalTaken,
    /// The winner's principal piece left the board over the far edge (the Command in Tank Chess).
    PrincipalEscaped,
    /// A piece of the winner reached the enemy's flag.
    FlagTaken,
    /// The enemy, on turn, has no action.
    NoAction,
    /// The enemy resigned.
    Resignation,
    /// The enemy's flag fell.
    Time,
}

/// By what a game was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawReason {
    /// The same position with the same side to move occurred for the third time.
    Repetition,
    /// Too many consecutive turns without an irreversible action.
    QuietTurns,
    /// More [actions](super::timeline::MAX_ACTIONS) than any record holds.
    Length,
    /// The players agreed.
    Agreement,
}
