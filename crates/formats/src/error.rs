//! Faults of texts of other programs, with their places.

use std::fmt;

use cannon_rules::json_error::JsonError;
use cannon_rules::message::{Message, ToMessage, quoted};
use cannon_rules::record::RecordError;
use cannon_rules::record::error::too_long;

use crate::MAX_GAMES;

/// Maximum number of characters of a word that a fault quotes.
const MAX_QUOTED: usize = 24;

/// A fault of a text, with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}{kind}")]
pub struct Fault {
    /// Where the fault is.
    pub place: Place,
    /// What is wrong there.
    pub kind: FaultKind,
}

/// The place of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// The game as a whole, or a place that the fault itself names.
    Whole,
    /// A character of the text.
    Character {
        /// Line, counted from 1.
        line: usize,
        /// Column in characters, counted from 1.
        column: usize,
    },
    /// A move in the list `moves` of a game in JSON.
    Turn {
        /// The element of the list, which has a turn of each player, counted from 1.
        round: usize,
        /// The turn in the element, counted from 1.
        turn: usize,
    },
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaultKind {
    /// The text is in none of the formats.
    #[error(
        "no game was found; a saved game, the games of a match, Abstract Play JSON, boardspace SGF, PGN or a list of moves can be read"
    )]
    Unknown,
    /// A picture does not say which position it shows.
    #[error("the picture has no position; pictures that this program saves have one")]
    NoPosition,
    /// The bytes are not a whole PNG file.
    #[error("the picture is damaged or is not a PNG file")]
    DamagedPicture,
    /// The text exceeds the maximum size of its format, in bytes.
    #[error("longer than {0} bytes")]
    TooLong(usize),
    /// The text has more than [`MAX_GAMES`] games.
    #[error("there are more than {MAX_GAMES} games")]
    TooManyGames,
    /// The text is no valid JSON.
    #[error("not JSON: {0}")]
    Json(JsonError),
    /// A field is missing, or its value is of the wrong type.
    #[error("the field `{0}` is missing or has a wrong value")]
    Field(&'static str),
    /// The text is about another game.
    #[error("`{0}` is another game")]
    OtherGame(String),
    /// The game was played with a variant of the rules that cannot be read.
    #[error("games with the variant `{0}` cannot be read")]
    Variant(String),
    /// The record cannot be replayed: its rules, an action, a note or its result is wrong.
    #[error(transparent)]
    Record(RecordError),
    /// There is more after the end of the game.
    #[error("`{0}` follows the end of the game")]
    AfterEnd(String),
    /// The text has no move.
    #[error("there is no move")]
    NoMoves,
    /// Another sign is expected.
    #[error("`{0}` is expected here")]
    Expected(&'static str),
    /// A sign stands where it has no meaning.
    #[error("`{0}` is not expected here")]
    Unexpected(String),
    /// The value of a tag is wrong.
    #[error("the tag {name} has the wrong value `{value}`")]
    Tag {
        /// The name of the tag.
        name: &'static str,
        /// Its value, shortened.
        value: String,
    },
    /// An operation of boardspace.net is unknown, or what follows its name is wrong.
    #[error("operation {number} (`{text}`) cannot be read")]
    Operation {
        /// The operation's number in the file.
        number: usize,
        /// The operation as written, shortened.
        text: String,
    },
    /// An operation of boardspace.net does not fit the operation before it.
    #[error("operation {number} (`{text}`) does not fit the operations before it")]
    Order {
        /// The operation's number in the file.
        number: usize,
        /// The operation as written, shortened.
        text: String,
    },
}

impl Fault {
    /// A fault of a game as a whole.
    pub(crate) const fn whole(kind: FaultKind) -> Fault {
        Fault { place: Place::Whole, kind }
    }

    /// Whether the text is in none of the formats.
    pub fn is_unknown_format(&self) -> bool {
        self.kind == FaultKind::Unknown
    }
}

impl fmt::Display for Place {
    /// Writes the place as the beginning of a sentence; nothing for the whole text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Whole => Ok(()),
            Place::Character { line, column } => write!(f, "line {line}, column {column}: "),
            Place::Turn { round, turn } => write!(f, "round {round}, move {turn}: "),
        }
    }
}

/// A word of a text in a form that faults can quote.
pub(crate) fn shortened(text: &str) -> String {
    quoted(text, MAX_QUOTED)
}

impl ToMessage for Fault {
    fn to_message(&self) -> Message {
        let reason = self.kind.to_message();
        match self.place {
            Place::Whole => reason,
            Place::Character { line, column } => Message::from("error-import-character")
                .number("line", line)
                .number("column", column)
                .message("reason", reason),
            Place::Turn { round, turn } => {
                Message::from("error-import-turn").number("round", round).number("turn", turn).message("reason", reason)
            }
        }
    }
}

impl ToMessage for FaultKind {
    fn to_message(&self) -> Message {
        match self {
            FaultKind::Unknown => "error-import-unknown".into(),
            FaultKind::NoPosition => "error-picture-no-position".into(),
            FaultKind::DamagedPicture => "error-picture-damaged".into(),
            FaultKind::TooLong(limit) => too_long(*limit),
            FaultKind::TooManyGames => Message::from("error-import-many").number("limit", MAX_GAMES),
            FaultKind::Json(error) => error.to_message(),
            FaultKind::Field(name) => Message::from("error-import-field").text("name", name),
            FaultKind::OtherGame(name) => Message::from("error-import-game").text("name", name),
            FaultKind::Variant(name) => Message::from("error-import-variant").text("name", name),
            FaultKind::Record(error) => error.to_message(),
            FaultKind::AfterEnd(text) => Message::from("error-import-after-end").text("text", text),
            FaultKind::NoMoves => "error-import-no-moves".into(),
            FaultKind::Expected(sign) => Message::from("error-import-expected").text("sign", sign),
            FaultKind::Unexpected(text) => Message::from("error-import-unexpected").text("text", text),
            FaultKind::Tag { name, value } => Message::from("error-import-tag").text("name", name).text("value", value),
            FaultKind::Operation { number, text } => {
                Message::from("error-import-operation").text("number", number).text("text", text)
            }
            FaultKind::Order { number, text } => {
                Message::from("error-import-order").text("number", number).text("text", text)
            }
        }
    }
}
