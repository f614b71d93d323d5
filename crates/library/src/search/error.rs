//! Errors of what is sought.

use cannon_rules::GameId;
use cannon_rules::any::ParseError;
use cannon_rules::message::{Message, ToMessage};

use super::MAX_OPENING_ACTIONS;

/// The maximum number of characters of a text that an error quotes.
pub(super) const MAX_QUOTED_CHARS: usize = 24;

/// Reason why a text is nothing that can be sought in games.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SearchError {
    /// The text is no position of a game.
    #[error("no position of {game} ({reason})")]
    Position {
        /// The game.
        game: GameId,
        /// What is wrong with the text.
        reason: ParseError,
    },
    /// The text is a position of none of several games, with an error for each.
    #[error("{0}; {1}")]
    PositionOfNoGame(Box<SearchError>, Box<SearchError>),
    /// An action of the opening cannot be read, or is illegal.
    #[error("move {number} of the opening, {text}, cannot be played")]
    OpeningAction {
        /// Its number, counted from 1.
        number: usize,
        /// Its text, shortened.
        text: String,
        /// What is wrong with it.
        reason: Box<Message>,
    },
    /// The opening has no action.
    #[error("the opening has no moves")]
    OpeningEmpty,
    /// The opening has too many actions.
    #[error("the opening has more than {MAX_OPENING_ACTIONS} moves")]
    OpeningTooLong,
    /// A word about the material has not the form of a letter with a number or a range.
    #[error("`{0}` is no number of pieces; write for example d=5, d=3..8 or d=3..")]
    MaterialWord(String),
    /// A letter that stands for no piece of the game.
    #[error("`{letter}` stands for no piece of {game}; the letters are {letters}")]
    MaterialLetter {
        /// The letter, or whatever stands in its place, shortened.
        letter: String,
        /// The game.
        game: GameId,
        /// The letters of the game, with commas between them.
        letters: String,
    },
    /// A range whose first number is greater than its last number.
    #[error("no number is within `{0}`: the smaller number comes first")]
    MaterialEmptyRange(String),
    /// A letter that stands twice.
    #[error("`{0}` stands twice")]
    MaterialTwice(char),
    /// The text about the material is empty.
    #[error("the material has no numbers of pieces; write for example d=5")]
    MaterialNothing,
}

impl ToMessage for SearchError {
    fn to_message(&self) -> Message {
        match self {
            SearchError::Position { game, reason } => Message::from("error-search-position")
                .message("game", game.name_id())
                .message("reason", reason.to_message()),
            SearchError::PositionOfNoGame(first, second) => Message::from("error-search-positions")
                .message("first", first.to_message())
                .message("second", second.to_message()),
            SearchError::OpeningAction { number, text, reason } => Message::from("error-search-opening")
                .number("number", *number)
                .text("action", text)
                .message("reason", Message::clone(reason)),
            SearchError::OpeningEmpty => "error-search-opening-empty".into(),
            SearchError::OpeningTooLong => {
                Message::from("error-search-opening-long").number("limit", MAX_OPENING_ACTIONS)
            }
            SearchError::MaterialWord(word) => Message::from("error-search-material").text("text", word),
            SearchError::MaterialLetter { letter, game, letters } => Message::from("error-search-letter")
                .text("letter", letter)
                .message("game", game.name_id())
                .text("letters", letters),
            SearchError::MaterialEmptyRange(word) => Message::from("error-search-range").text("text", word),
            SearchError::MaterialTwice(letter) => Message::from("error-search-twice").text("letter", letter),
            SearchError::MaterialNothing => "error-search-material-empty".into(),
        }
    }
}
