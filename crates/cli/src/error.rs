//! Errors of the commands and their exit statuses.

use std::io;
use std::process::ExitCode;

use cannon_files::FileError;
use cannon_rules::any::AnyTimeline;

/// The error of a command, with a message for standard error.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The command line or the content of a file is invalid.
    #[error("{0}")]
    BadInput(String),
    /// The input was valid, but the command failed.
    #[error("{0}")]
    Failed(String),
    /// The reader of the output closed it, as with `| head`. This is not a failure.
    #[error("the output was closed")]
    OutputClosed,
}

impl CliError {
    /// Wraps any error as bad input.
    pub(super) fn bad_input(error: impl ToString) -> CliError {
        CliError::BadInput(error.to_string())
    }

    /// The failure of a search that found no action.
    pub(super) fn no_search_result(timeline: &dyn AnyTimeline) -> CliError {
        let position = timeline.position_text_at(timeline.ply());
        CliError::Failed(format!("the computer player found no action in {position}"))
    }

    /// The exit status: 2 for bad input, 1 for a failure, 0 for a closed output.
    pub(super) fn exit_code(&self) -> ExitCode {
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
            CliError::Failed(format!("cannot write the output: {error}"))
        }
    }
}

impl From<FileError> for CliError {
    fn from(error: FileError) -> CliError {
        match error {
            FileError::Record { .. } => CliError::bad_input(error),
            FileError::Read { .. } | FileError::Write { .. } => CliError::Failed(error.to_string()),
        }
    }
}
