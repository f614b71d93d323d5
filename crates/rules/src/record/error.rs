//! Errors of parsing and replaying records.

use crate::any::{AnyRefusal, ParseError};
use crate::json_error::JsonError;
use crate::message::{MAX_NAME_CHARS, Message, ToMessage, quoted};
use crate::timeline::NotesError;
use crate::{DrawReason, GameId, Outcome, Side, UnknownGame, WinReason};

use super::{FORMAT, LEVELS, MAX_ACTIONS, MAX_BYTES, VERSION};

/// Error of parsing or replaying a record, with its location where known.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The text is not JSON.
    #[error("not JSON: {0}")]
    NotJson(JsonError),
    /// The text is JSON, but not a record.
    #[error("not a game record: its field `format` is not \"{FORMAT}\"")]
    WrongFormat,
    /// Written by a newer version of the program, in this version of the format.
    #[error("a record of version {0}; this program reads up to version {VERSION}")]
    TooNew(u64),
    /// The version is missing or not a positive whole number.
    #[error("the record's field `version` is missing or is no version")]
    BadVersion,
    /// A field is missing, unknown or of the wrong type.
    #[error("{0}")]
    Field(JsonError),
    /// The record names an unknown game.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// The level of a computer player is out of range.
    #[error("the level of {} is {level}; levels are {} to {}", side_name(*side), LEVELS.start(), LEVELS.end())]
    Level {
        /// The side.
        side: Side,
        /// The level in the file.
        level: i8,
    },
    /// A time control or remaining time of this side is longer than the maximum.
    #[error("the clock of {} holds more than a hundred hours", side_name(*.0))]
    TimeTooLong(Side),
    /// The clock reading after the action with this number, from 1, is longer than the maximum.
    #[error("the clock after action {0} holds more than a hundred hours")]
    ClockTooLong(usize),
    /// The number of clock readings differs from the number of actions.
    #[error("{clocks} clock readings for {actions} actions")]
    Clocks {
        /// Number of clock readings in the record.
        clocks: usize,
        /// Number of actions in the record.
        actions: usize,
    },
    /// The ruleset or the initial position is invalid.
    #[error(transparent)]
    Setup(ParseError),
    /// An action cannot be parsed or is not legal.
    #[error("action {number} (`{text}`): {fault}")]
    Action {
        /// The action's number, from 1.
        number: usize,
        /// The action as written, truncated if long.
        text: String,
        /// Why it could not be replayed.
        fault: ReplayError,
    },
    /// The result contradicts the final position.
    #[error("the record says \"{}\", but after its last action the board says \"{}\"", describe(Some(*written)), describe(*on_board))]
    Result {
        /// The game.
        game: GameId,
        /// The result in the record.
        written: Outcome,
        /// The outcome after the last action, if the game had ended.
        on_board: Option<Outcome>,
    },
    /// A variation branches off from nowhere.
    #[error("variation {number}: {fault}")]
    Variation {
        /// The variation's number, from 1.
        number: usize,
        /// What is wrong.
        fault: LineError,
    },
    /// An action of a variation cannot be parsed or is not legal.
    #[error("variation {variation}, action {number} (`{text}`): {fault}")]
    VariationAction {
        /// The variation's number, from 1.
        variation: usize,
        /// The action's number in the variation, from 1.
        number: usize,
        /// The action as written, truncated if long.
        text: String,
        /// Why it could not be replayed.
        fault: ReplayError,
    },
    /// A note cannot be read.
    #[error("note {number}: {fault}")]
    Notes {
        /// The note's number, from 1.
        number: usize,
        /// What is wrong.
        fault: LineError,
    },
    /// The text exceeds the maximum size.
    #[error("longer than {MAX_BYTES} bytes")]
    TooLong,
    /// The record has more actions than any game may have.
    #[error("more than {MAX_ACTIONS} actions")]
    TooManyActions,
}

/// Reason why an action of a record could not be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The text is not an action in the game's notation.
    #[error(transparent)]
    Unreadable(ParseError),
    /// The action is illegal.
    #[error(transparent)]
    Refused(AnyRefusal),
}

/// Fault of a variation or of a note in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    /// No line before has this number.
    #[error("there is no line {0} before it")]
    UnknownLine(usize),
    /// The line has no position of its own at this ply.
    #[error("line {line} has no position {ply} of its own")]
    UnknownPly {
        /// The line.
        line: usize,
        /// The ply.
        ply: usize,
    },
    /// The notes cannot be kept.
    #[error(transparent)]
    Notes(NotesError),
}

impl ToMessage for LineError {
    fn to_message(&self) -> Message {
        match self {
            LineError::UnknownLine(line) => Message::from("error-record-line").number("line", *line),
            LineError::UnknownPly { line, ply } => {
                Message::from("error-record-ply").number("line", *line).number("ply", *ply)
            }
            LineError::Notes(error) => error.to_message(),
        }
    }
}

impl ToMessage for RecordError {
    fn to_message(&self) -> Message {
        match self {
            RecordError::NotJson(error) | RecordError::Field(error) => error.to_message(),
            RecordError::WrongFormat => "error-record-format".into(),
            RecordError::TooNew(found) => {
                Message::from("error-too-new").number("found", *found).number("newest", VERSION)
            }
            RecordError::BadVersion => "error-version".into(),
            RecordError::UnknownGame(error) => error.to_message(),
            RecordError::Level { side, level } => Message::from("error-record-level")
                .text("side", side_name(*side))
                .text("level", level)
                .text("least", LEVELS.start())
                .text("most", LEVELS.end()),
            RecordError::TimeTooLong(side) => Message::from("error-record-time").text("side", side_name(*side)),
            RecordError::ClockTooLong(number) => Message::from("error-record-clock").number("number", *number),
            RecordError::Clocks { clocks, actions } => {
                Message::from("error-record-clocks").number("clocks", *clocks).number("actions", *actions)
            }
            RecordError::Setup(error) => error.to_message(),
            RecordError::Action { number, text, fault } => Message::from("error-record-action")
                .number("number", *number)
                .text("action", text)
                .message("reason", fault.to_message()),
            RecordError::Result { game, written, on_board } => {
                let on_board =
                    on_board.map_or_else(|| "error-record-going-on".into(), |outcome| outcome.message(*game));
                Message::from("error-record-result")
                    .message("written", written.message(*game))
                    .message("board", on_board)
            }
            RecordError::Variation { number, fault } => {
                Message::from("error-record-variation").number("number", *number).message("reason", fault.to_message())
            }
            RecordError::VariationAction { variation, number, text, fault } => {
                Message::from("error-record-variation-action")
                    .number("variation", *variation)
                    .number("number", *number)
                    .text("action", text)
                    .message("reason", fault.to_message())
            }
            RecordError::Notes { number, fault } => {
                Message::from("error-record-notes").number("number", *number).message("reason", fault.to_message())
            }
            RecordError::TooLong => too_long(MAX_BYTES),
            RecordError::TooManyActions => Message::from("error-record-actions").number("limit", MAX_ACTIONS),
        }
    }
}

/// The message about a text that is longer than this many bytes.
pub fn too_long(limit: usize) -> Message {
    Message::from("error-too-long").number("kilobytes", limit / 1024)
}

impl ToMessage for ReplayError {
    fn to_message(&self) -> Message {
        match self {
            ReplayError::Unreadable(error) => error.to_message(),
            ReplayError::Refused(refusal) => refusal.to_message(),
        }
    }
}

/// Text from a file in a form that messages can quote.
pub(super) fn truncated(text: &str) -> String {
    quoted(text, MAX_NAME_CHARS)
}

fn side_name(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::North => "north",
    }
}

fn describe(outcome: Option<Outcome>) -> String {
    match outcome {
        None => "not over".to_owned(),
        Some(Outcome::Win { side, by }) => {
            let by = match by {
                WinReason::PrincipalTaken => "by taking the principal piece",
                WinReason::PrincipalEscaped => "by leaving the board",
                WinReason::FlagTaken => "by taking the flag",
                WinReason::SquaresHeld => "by holding the marked squares",
                WinReason::DepotDestroyed => "by destroying the depot",
                WinReason::TooFewPieces => "because the enemy has too few pieces",
                WinReason::NoAction => "because the enemy has no action",
                WinReason::Resignation => "by resignation",
                WinReason::Fault => "because the enemy's program failed",
                WinReason::Time => "on time",
            };
            format!("{} won {by}", side_name(side))
        }
        Some(Outcome::Draw { by }) => {
            let by = match by {
                DrawReason::Repetition => "by repetition",
                DrawReason::QuietTurns => "by quiet turns",
                DrawReason::Length => "by its length",
                DrawReason::Agreement => "by agreement",
            };
            format!("drawn {by}")
        }
    }
}
