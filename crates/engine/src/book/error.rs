//! Errors in book files.

use cannon_rules::UnknownGame;

/// An error in the text of a book, with its line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct BookError {
    /// The line number, counted from 1; one past the last line if something is missing at the end.
    pub line: usize,
    /// The kind of error.
    pub fault: BookFault,
}

/// The kinds of errors in a line of a book.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BookFault {
    /// Another line of the header is expected here.
    #[error("`{0} ...` is expected here")]
    Header(&'static str),
    /// An unknown version of the format.
    #[error("this is version {0} of the format; only version {known} can be read", known = super::text::VERSION)]
    Version(String),
    /// An unknown game.
    #[error(transparent)]
    Game(UnknownGame),
    /// An invalid ruleset.
    #[error("{0}")]
    Rules(String),
    /// The `turned` line does not name the ruleset for the rotated board, or the game cannot be rotated.
    #[error("these are not the rules on the turned board")]
    NotRotatedRules,
    /// A line that is neither part of the header nor a position.
    #[error(
        "write the actions that lead to the position, a colon, and actions with their scores: `@e1: @f10 +5, @i10 -3`"
    )]
    LineFormat,
    /// An action that cannot be parsed or is illegal.
    #[error("`{action}`: {reason}")]
    Action {
        /// The action in notation.
        action: String,
        /// The reason why it is refused.
        reason: String,
    },
    /// A score that is missing, or is not an integer.
    #[error("`{0}` is no action with its score in hundredths, such as `@f10 +5`")]
    Score(String),
    /// An action is listed twice.
    #[error("`{0}` stands here twice")]
    RepeatedAction(String),
    /// The position is listed twice.
    #[error("the book has this position already")]
    RepeatedPosition,
}
