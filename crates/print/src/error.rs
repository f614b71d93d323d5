//! Errors of making pages.

use cannon_rules::message::{Message, ToMessage};
use cannon_rules::tank_chess::SetupError;
use cannon_rules::tank_chess::board::{MAX_SIZE, MIN_SIZE};
use cannon_rules::tank_chess::messages::size_message;

/// Why a page cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PrintError {
    /// There are no boards of this size.
    #[error("a board has {MIN_SIZE} to {MAX_SIZE} squares a side, not {0}")]
    Size(u8),
    /// The set-up of a scheme cannot be drawn.
    #[error("the scheme cannot be printed: {0}")]
    Setup(#[from] SetupError),
}

impl ToMessage for PrintError {
    fn to_message(&self) -> Message {
        match self {
            PrintError::Size(size) => size_message(*size),
            PrintError::Setup(error) => error.to_message(),
        }
    }
}
