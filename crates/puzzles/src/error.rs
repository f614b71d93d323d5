//! Errors of puzzles and of their files.

use cannon_rules::UnknownGame;
use cannon_rules::any::ParseError;
use cannon_rules::json_error::JsonError;
use cannon_rules::message::quoted;
use cannon_rules::record::ReplayError;

use crate::file::{MAX_BYTES, MAX_PUZZLES};
use crate::theme::{Theme, UnknownTheme};

/// Error of a file of puzzles, with its location.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleFileError {
    /// The file exceeds the maximum size.
    #[error("longer than {MAX_BYTES} bytes")]
    TooLong,
    /// The file has more puzzles than can be read.
    #[error("more than {MAX_PUZZLES} puzzles")]
    TooManyPuzzles,
    /// A line is no puzzle.
    #[error("line {line}{}: {fault}", named(id.as_deref()))]
    Puzzle {
        /// The line, from 1.
        line: usize,
        /// The identifier of the puzzle, as far as it could be read.
        id: Option<String>,
        /// The fault.
        fault: PuzzleFault,
    },
}

/// A fault of one puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleFault {
    /// The line is not JSON.
    #[error("not JSON: {0}")]
    NotJson(JsonError),
    /// A field is missing, unknown or of the wrong type.
    #[error("{0}")]
    Field(JsonError),
    /// The identifier is not a short word.
    #[error("field `id`: `{0}` is not a word of at most {max} small letters, digits and hyphens", max = crate::puzzle::MAX_ID_LENGTH)]
    Id(String),
    /// An earlier puzzle has the same identifier.
    #[error("field `id`: line {earlier} has the same")]
    RepeatedId {
        /// The line of the earlier puzzle, from 1.
        earlier: usize,
    },
    /// There is no such game.
    #[error("field `game`: {0}")]
    UnknownGame(UnknownGame),
    /// The rules are neither the name of a preset nor a ruleset.
    #[error("field `rules`: {0}")]
    Rules(ParseError),
    /// The position is invalid.
    #[error("field `position`: {0}")]
    Position(ParseError),
    /// No puzzle can begin in the position: the game is over, or pieces are still to be placed.
    #[error("field `position`: no puzzle can begin here")]
    NotAStart,
    /// The theme is unknown.
    #[error("field `theme`: {0}")]
    Theme(UnknownTheme),
    /// A tag is not a theme.
    #[error("field `tags`: {0}")]
    Tag(UnknownTheme),
    /// The game does not have this theme.
    #[error("the game has no theme `{0}`")]
    ThemeOfOtherGame(Theme),
    /// The line has no action, ends with a reply, or is too long.
    #[error("field `line`: {0} actions; expected an odd number up to {max}", max = crate::puzzle::MAX_LINE_LENGTH)]
    LineLength(usize),
    /// An action of the line cannot be read or played.
    #[error("field `line`: action {number} (`{text}`): {fault}")]
    Action {
        /// The number of the action, from 1.
        number: usize,
        /// The action as written, truncated if long.
        text: String,
        /// Why it could not be played.
        fault: ReplayError,
    },
    /// The rating is out of range.
    #[error("field `rating`: {0}; ratings are {min} to {max}", min = crate::puzzle::RATINGS.start(), max = crate::puzzle::RATINGS.end())]
    Rating(u16),
}

/// The puzzle's identifier as a part of a message.
fn named(id: Option<&str>) -> String {
    id.map_or_else(String::new, |id| format!(", puzzle {}", shortened(id)))
}

/// Text from a file in a form that messages can quote.
pub(crate) fn shortened(text: &str) -> String {
    const MAX_CHARS: usize = 32;
    quoted(text, MAX_CHARS)
}
