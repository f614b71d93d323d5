//! Why a record was refused.

use crate::any::{Refused, Unreadable};
use crate::{DrawReason, Outcome, Side, WinReason};

use super::{FORMAT, LEVELS, VERSION};

/// Why a record was refused: what is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The text is not JSON.
    #[error("not JSON: {reason}, at line {line}, column {column}")]
    NotJson {
        /// What the JSON reader stumbled over.
        reason: String,
        /// Line, from 1.
        line: usize,
        /// Column, from 1 (0 at a line's very start).
        column: usize,
    },
    /// JSON, but not a record of ours.
    #[error("not a game record: its field `format` is not \"{FORMAT}\"")]
    AnotherFormat,
    /// Written by a newer version of the program.
    #[error("a record of version {found}; this program reads up to version {VERSION}")]
    TooNew {
        /// The version it names.
        found: u64,
    },
    /// The version is missing or not a positive whole number.
    #[error("the record's field `version` is missing or is no version")]
    BadVersion,
    /// A field is missing, unknown or of the wrong type.
    #[error("{reason}, at line {line}, column {column}")]
    Field {
        /// Which field, and what is wrong with it.
        reason: String,
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
    },
    /// A game that the program does not know.
    #[error("unknown game `{0}`")]
    UnknownGame(String),
    /// A computer level that there is not.
    #[error("the level of {} is {level}; levels are {} to {}", side_name(*side), LEVELS.start(), LEVELS.end())]
    Level {
        /// Whose.
        side: Side,
        /// The level written.
        level: u8,
    },
    /// A clock setting beyond all measure.
    #[error("the clock of {} holds more than a hundred hours", side_name(*side))]
    TimeTooLong {
        /// Whose.
        side: Side,
    },
    /// A clock reading beyond all measure.
    #[error("the clock after action {number} holds more than a hundred hours")]
    ClockTooLong {
        /// The action's number, from 1.
        number: usize,
    },
    /// The list of clock readings does not fit the list of actions.
    #[error("{clocks} clock readings for {actions} actions")]
    Clocks {
        /// Readings in the record.
        clocks: usize,
        /// Actions in the record.
        actions: usize,
    },
    /// Ruleset or start position are wrong.
    #[error(transparent)]
    Setup(Unreadable),
    /// An action cannot be read or is not legal.
    #[error("action {number} (`{text}`): {fault}")]
    Action {
        /// The action's number, from 1.
        number: usize,
        /// The action as written, cut if long.
        text: String,
        /// What is wrong with it.
        fault: ActionFault,
    },
    /// The result is not what the actions lead to.
    #[error("the record says \"{}\", but after its last action the board says \"{}\"", describe(Some(*written)), describe(*on_board))]
    Result {
        /// The result as written.
        written: Outcome,
        /// How the game ended after the last action, if it did.
        on_board: Option<Outcome>,
    },
    /// Longer than any game.
    #[error("longer than {limit} bytes")]
    TooLong {
        /// The most that is read.
        limit: usize,
    },
    /// More actions than any game has.
    #[error("more than {limit} actions")]
    TooManyActions {
        /// The most that are replayed.
        limit: usize,
    },
}

/// What is wrong with an action of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActionFault {
    /// It is no action in the game's notation.
    #[error(transparent)]
    Unreadable(Unreadable),
    /// The rules are against it.
    #[error(transparent)]
    Refused(Refused),
}

impl RecordError {
    pub(super) fn not_json(error: &serde_json::Error) -> RecordError {
        RecordError::NotJson { reason: bare(error), line: error.line(), column: error.column() }
    }

    pub(super) fn field(error: &serde_json::Error) -> RecordError {
        RecordError::Field { reason: bare(error), line: error.line(), column: error.column() }
    }
}

/// The error's words without the line and column that it appends, which have fields of their own here.
fn bare(error: &serde_json::Error) -> String {
    let words = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    words.strip_suffix(&place).unwrap_or(&words).to_owned()
}

/// Text from a file as it can be shown in a message: short, on one line.
pub(super) fn shortened(text: &str) -> String {
    const MOST: usize = 24;
    let mut shown: String = text.chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    shown
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
                WinReason::NoAction => "because the enemy has no action",
                WinReason::Resignation => "by resignation",
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
