//! Errors of the commands and their exit statuses.

use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use cannon_files::FileError;
use cannon_i18n::Localizer;
use cannon_rules::any::AnyTimeline;
use cannon_rules::message::{Message, ToMessage, Value};

/// The error of a command, with a message for standard error. Every error is a message, so that no text bypasses the localizer.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The command line or the content of a file is invalid.
    #[error("{}", in_english(.0))]
    BadInput(Box<Message>),
    /// The input was valid, but the command failed.
    #[error("{}", in_english(.0))]
    Failed(Box<Message>),
    /// The reader of the output closed it, as with `| head`. This is not a failure.
    #[error("the output was closed")]
    OutputClosed,
}

fn in_english(message: &Message) -> String {
    Localizer::default().message(message)
}

impl CliError {
    /// The command line or the content of a file is invalid.
    pub fn bad(message: impl Into<Message>) -> CliError {
        CliError::BadInput(Box::new(message.into()))
    }

    /// The input was valid, but the command failed.
    pub fn failure(message: impl Into<Message>) -> CliError {
        CliError::Failed(Box::new(message.into()))
    }

    /// Bad input that another part of the program has refused.
    pub fn refused(error: &impl ToMessage) -> CliError {
        CliError::bad(error.to_message())
    }

    /// A failure of another part of the program.
    pub fn failed(error: &impl ToMessage) -> CliError {
        CliError::failure(error.to_message())
    }

    /// The error of reading the input.
    pub fn unreadable_input(error: &io::Error) -> CliError {
        CliError::failure(Message::from("error-input").text("system", error))
    }

    /// The failure of a part of the program whose errors have no messages, because players cannot cause them.
    pub fn unexpected(detail: impl Display) -> CliError {
        CliError::failure(Message::from("error-unexpected").text("detail", detail))
    }

    /// A file for developers whose content is invalid. The detail is English.
    pub fn bad_file(path: &Path, detail: impl Display) -> CliError {
        let file = Value::text(path.display());
        CliError::bad(Message::with("error-file-detail", [("file", file), ("detail", Value::text(detail))]))
    }

    /// The error in the words of the localizer.
    pub fn text(&self, words: &Localizer) -> String {
        match self {
            CliError::BadInput(message) | CliError::Failed(message) => words.message(message),
            CliError::OutputClosed => String::new(),
        }
    }

    /// The failure of a search that found no action.
    pub fn no_search_result(timeline: &AnyTimeline) -> CliError {
        let position = timeline.position_text_at(timeline.ply());
        CliError::failure(Message::from("error-no-search-result").text("position", position))
    }

    /// The exit status: 2 for bad input, 1 for a failure, 0 for a closed output.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            CliError::BadInput(_) => ExitCode::from(2),
            CliError::Failed(_) => ExitCode::from(1),
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
            CliError::failure(Message::from("error-output").text("system", error))
        }
    }
}

impl From<FileError> for CliError {
    fn from(error: FileError) -> CliError {
        match error {
            FileError::Record { .. } | FileError::Match { .. } | FileError::Import { .. } => CliError::refused(&error),
            FileError::Read { .. } | FileError::Write { .. } => CliError::failed(&error),
        }
    }
}
