//! Results of games.

use serde::{Deserialize, Serialize};

use super::message::Message;
use super::{GameId, Side};

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// One side won.
    Win {
        /// The winner.
        side: Side,
        /// The reason.
        by: WinReason,
    },
    /// Nobody won.
    Draw {
        /// The reason.
        by: DrawReason,
    },
}

impl Outcome {
    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Win { side, .. } => Some(side),
            Outcome::Draw { .. } => None,
        }
    }

    /// Whether a player or a clock decided the game, and not the position.
    pub const fn is_declared(self) -> bool {
        matches!(
            self,
            Outcome::Win { by: WinReason::Resignation | WinReason::Time | WinReason::Fault, .. }
                | Outcome::Draw { by: DrawReason::Agreement }
        )
    }

    /// The sentence that tells players how the game ended.
    pub fn message(self, game: GameId) -> Message {
        let id = match self {
            Outcome::Win { by, .. } => by.message_id(),
            Outcome::Draw { by } => by.message_id(),
        };
        let message = Message::from(id).text("game", game.name());
        match self.winner() {
            Some(side) => message.message("side", side.message(game)),
            None => message.text("side", ""),
        }
    }
}

impl WinReason {
    /// The word for the reason in message identifiers.
    pub fn name(self) -> &'static str {
        self.message_id().trim_start_matches("outcome-")
    }

    const fn message_id(self) -> &'static str {
        match self {
            WinReason::PrincipalTaken => "outcome-principal-taken",
            WinReason::PrincipalEscaped => "outcome-principal-escaped",
            WinReason::FlagTaken => "outcome-flag-taken",
            WinReason::SquaresHeld => "outcome-squares-held",
            WinReason::DepotDestroyed => "outcome-depot-destroyed",
            WinReason::TooFewPieces => "outcome-too-few-pieces",
            WinReason::NoAction => "outcome-no-action",
            WinReason::Resignation => "outcome-resignation",
            WinReason::Time => "outcome-time",
            WinReason::Fault => "outcome-fault",
        }
    }
}

impl DrawReason {
    const fn message_id(self) -> &'static str {
        match self {
            DrawReason::Repetition => "outcome-repetition",
            DrawReason::QuietTurns => "outcome-quiet-turns",
            DrawReason::Length => "outcome-length",
            DrawReason::Agreement => "outcome-agreement",
        }
    }
}

/// Reason for a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WinReason {
    /// The enemy's principal piece was captured or destroyed.
    PrincipalTaken,
    /// The winner's principal piece left the board over the far edge.
    PrincipalEscaped,
    /// A piece of the winner reached the enemy's flag.
    FlagTaken,
    /// The winner held marked places for long enough.
    SquaresHeld,
    /// The enemy's depot was destroyed.
    DepotDestroyed,
    /// The enemy has too few pieces left.
    TooFewPieces,
    /// The opponent is to move and has no legal action.
    NoAction,
    /// The enemy resigned.
    Resignation,
    /// The enemy's flag fell.
    Time,
    /// The enemy is a program that crashed, answered with an illegal action or did not answer.
    Fault,
}

/// Reason for a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawReason {
    /// The same position with the same side to move occurred for the third time.
    Repetition,
    /// The limit on consecutive turns without an irreversible action was reached.
    QuietTurns,
    /// The game reached [`MAX_ACTIONS`](super::timeline::MAX_ACTIONS), the most that a record can hold.
    Length,
    /// The players agreed.
    Agreement,
}
