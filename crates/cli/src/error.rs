//! Errors of the commands and their exit statuses.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

use cannon_files::FileError;
use cannon_i18n::{Language, Localizer, is_harmful};
use cannon_rules::any::AnyTimeline;
use cannon_rules::message::{Message, ToMessage, Value};

/// The error of a command, with a message for standard error.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The command line or the content of a file is invalid.
    #[error("{0}")]
    BadInput(String),
    /// An error that players can cause, with a message for them.
    #[error("{english}")]
    ForPlayers {
        /// The error in English.
        english: String,
        /// The error in the language of the player.
        message: Box<Message>,
        /// Whether the command line or the content of a file is at fault.
        is_bad_input: bool,
    },
    /// The input was valid, but the command failed.
    #[error("{0}")]
    Failed(String),
    /// The reader of the output closed it, as with `| head`. This is not a failure.
    #[error("the output was closed")]
    OutputClosed,
}

impl CliError {
    /// Wraps any error as bad input.
    pub fn bad_input(error: impl ToString) -> CliError {
        CliError::BadInput(error.to_string())
    }

    /// Bad input that players can cause: an English text, and a message for them.
    pub fn bad(english: impl Into<String>, message: impl Into<Message>) -> CliError {
        CliError::ForPlayers { english: english.into(), message: Box::new(message.into()), is_bad_input: true }
    }

    /// Bad input that players can cause.
    pub fn refused(error: &(impl Display + ToMessage)) -> CliError {
        CliError::bad(error.to_string(), error.to_message())
    }

    /// A failure that is no fault of the input.
    pub fn failed(error: &(impl Display + ToMessage)) -> CliError {
        let message = Box::new(error.to_message());
        CliError::ForPlayers { english: error.to_string(), message, is_bad_input: false }
    }

    /// The error of reading the input.
    pub fn unreadable_input(error: &io::Error) -> CliError {
        let message = Box::new(Message::with("error-input", [("system", Value::text(error))]));
        CliError::ForPlayers { english: format!("cannot read the input: {error}"), message, is_bad_input: false }
    }

    /// The error in the words of the localizer. The English text is the text of the source code, which developers and programs read.
    /// Control characters, which a file may contain, become spaces.
    pub fn text(&self, words: &Localizer) -> String {
        match self {
            CliError::ForPlayers { message, .. } if words.language() != Language::English => words.message(message),
            _ => self.to_string().replace(is_harmful, " "),
        }
    }

    /// The failure of a search that found no action.
    pub fn no_search_result(timeline: &AnyTimeline) -> CliError {
        let position = timeline.position_text_at(timeline.ply());
        CliError::Failed(format!("the computer player found no action in {position}"))
    }

    /// The exit status: 2 for bad input, 1 for a failure, 0 for a closed output.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            CliError::BadInput(_) | CliError::ForPlayers { is_bad_input: true, .. } => ExitCode::from(2),
            CliError::Failed(_) | CliError::ForPlayers { is_bad_input: false, .. } => ExitCode::from(1),
            CliError::OutputClosed => ExitCode::SUCCESS,
        }
    }
}

/// For errors of writing the output. Errors of reading are converted where they occur.
impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        if error.kind() == io::ErrorKind::BrokenPipe {
            CliError::OutputClosed
        } else {
            let message = Box::new(Message::with("error-output", [("system", Value::text(&error))]));
            CliError::ForPlayers { english: format!("cannot write the output: {error}"), message, is_bad_input: false }
        }
    }
}

impl From<FileError> for CliError {
    fn from(error: FileError) -> CliError {
        match error {
            FileError::Record { .. } | FileError::Match { .. } => CliError::refused(&error),
            FileError::Read { .. } | FileError::Write { .. } => CliError::failed(&error),
        }
    }
}
