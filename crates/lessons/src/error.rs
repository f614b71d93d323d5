//! Errors in files of lessons and of model games.

use cannon_rules::UnknownGame;

/// An error in the file of a lesson or a model game, with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {place}{fault}", place = if .path.is_empty() { String::new() } else { format!("{path}: ") })]
pub struct LessonError {
    /// Name of the file.
    pub file: String,
    /// JSON path of the value at fault, such as `steps[2].task.turns[0].goal`; empty if the whole file is at fault.
    pub path: String,
    /// The kind of error.
    pub fault: LessonFault,
}

/// A fault and its JSON path within the value that is being read.
pub(crate) type Fault = (String, LessonFault);

/// The kinds of errors in a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LessonFault {
    /// The file exceeds the maximum size.
    #[error("longer than {} bytes", super::file::MAX_BYTES)]
    TooLong,
    /// The text is not JSON of the right shape.
    #[error("{0}")]
    Malformed(String),
    /// The text is JSON, but not of this format.
    #[error("its field `format` is not \"{0}\"")]
    WrongFormat(&'static str),
    /// Written for a newer version of the program.
    #[error("a file of version {0}; this program reads up to version {known}", known = super::file::VERSION)]
    TooNew(u64),
    /// An unknown game.
    #[error(transparent)]
    Game(UnknownGame),
    /// An identifier that is empty, too long, or has other characters than small letters, digits and hyphens.
    #[error("an identifier has one to 64 small letters, digits and hyphens")]
    Identifier,
    /// A list that needs at least one entry is empty, or has too many.
    #[error("{0} entries; 1 to {max} are possible", max = super::file::MAX_ENTRIES)]
    Count(usize),
    /// A step that plays by itself instead of being a task.
    #[error("every step is a task: scenes, which play by themselves, are not part of lessons")]
    Scene,
    /// An invalid ruleset or position.
    #[error("{0}")]
    Position(String),
    /// A position in which the game is over.
    #[error("the game is over in this position")]
    GameOver,
    /// A place that does not exist on the board.
    #[error("there is no place `{0}` on this board")]
    Place(String),
    /// An action that cannot be parsed or is illegal.
    #[error("`{action}`: {reason}")]
    Action {
        /// The action in notation.
        action: String,
        /// The reason why it is refused.
        reason: String,
    },
    /// A goal that is an object of the wrong shape.
    #[error("a goal is a word, an object with one key, or an object with `that` and `otherwise`")]
    GoalShape,
    /// `all` or `any` without a list of goals.
    #[error("a list of one or more goals is expected here")]
    EmptyGoal,
    /// An unknown or malformed predicate.
    #[error("{0}")]
    Predicate(String),
    /// A time for turns that is too short or too long.
    #[error("{0} seconds for a turn; {min} to {max} are possible", min = super::file::SECONDS.start(), max = super::file::SECONDS.end())]
    Seconds(u16),
    /// A solution that does not reach the goal.
    #[error("the solution `{action}` misses the goal ({reason})")]
    SolutionMisses {
        /// The action in notation.
        action: String,
        /// Identifier of the reason that a learner would be told.
        reason: String,
    },
    /// An action listed as wrong that reaches the goal.
    #[error("`{action}` is listed as wrong, but reaches the goal")]
    WrongReaches {
        /// The action in notation.
        action: String,
    },
    /// An accepted action after which the opponent has none of the listed replies.
    #[error("after `{line}` none of the replies is legal")]
    NoReply {
        /// The learner's actions and the replies, in notation.
        line: String,
    },
    /// Accepted actions after which a later turn cannot be solved any more.
    #[error("after `{line}` no action reaches the goal of the next turn")]
    DeadEnd {
        /// The learner's actions and the replies, in notation.
        line: String,
    },
    /// A reply in the last turn, or no reply in another turn.
    #[error("every turn but the last needs replies, and the last has none")]
    Replies,
    /// A model game whose record cannot be read or replayed.
    #[error("{0}")]
    Record(String),
    /// A model game whose record has notes or variations, which belong into its comments.
    #[error("the record of a model game has neither notes nor variations")]
    RecordWithNotes,
    /// A model game without a result on the board.
    #[error("a model game is played to its end")]
    NoResult,
    /// A comment on a position that the game does not have, or that is not after the comment before it.
    #[error("ply {ply}; comments are in the order of the plies, from 0 to {last}")]
    Ply {
        /// The ply of the comment.
        ply: usize,
        /// The last ply of the game.
        last: usize,
    },
    /// The goals accept too many lines to check them all.
    #[error("the goals accept more than {max} lines; make them narrower", max = super::check::MAX_LINES)]
    TooManyLines,
}
