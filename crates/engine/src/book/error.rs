//! What can be wrong with a book.

/// What is wrong with the text of a book, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct BookError {
    /// The line at fault, counted from 1; behind the last one if something is missing at the end.
    pub line: usize,
    /// What is wrong there.
    pub fault: BookFault,
}

/// What can be wrong with a line of a book.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BookFault {
    /// Another line of the head should stand here.
    #[error("`{0} ...` is expected here")]
    Head(&'static str),
    /// A version that this program does not know.
    #[error("this is version {0} of the format; only version {known} can be read", known = super::text::VERSION)]
    Version(String),
    /// No such game.
    #[error("unknown game `{0}`")]
    Game(String),
    /// A ruleset that is none.
    #[error("{0}")]
    Rules(String),
    /// The game is another one when the board is turned, or its rules are others than these.
    #[error("these are not the rules on the turned board")]
    Turned,
    /// Neither a head nor a position.
    #[error(
        "write the actions that lead to the position, a colon, and actions with their scores: `@e1: @f10 +5, @i10 -3`"
    )]
    Shape,
    /// An action that cannot be read or is not legal.
    #[error("`{action}`: {reason}")]
    Action {
        /// The action.
        action: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A score that is no whole number, or none.
    #[error("`{0}` is no action with its score in hundredths, such as `@f10 +5`")]
    Score(String),
    /// An action stands twice.
    #[error("`{0}` stands here twice")]
    RepeatedAction(String),
    /// The position came before.
    #[error("the book has this position already")]
    RepeatedPosition,
}
