//! How a command fails.

use std::io;
use std::process::ExitCode;

use cannon_files::FileError;

/// Why a command came to nothing, in a sentence for standard error.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// What was typed, or what stands in a file, makes no sense.
    #[error("{0}")]
    BadInput(String),
    /// The input was sound, but the work failed.
    #[error("{0}")]
    Failed(String),
    /// The reader of our output has gone, as with `| head`: nothing is wrong.
    #[error("the output was closed")]
    Closed,
}

impl CliError {
    pub(super) fn bad(error: impl ToString) -> CliError {
        CliError::BadInput(error.to_string())
    }

    /// The exit status: 2 for bad input, 1 for a failure.
    pub(super) fn status(&self) -> ExitCode {
        match self {
            CliError::BadInput(_) => ExitCode::from(2),
            CliError::Failed(_) => ExitCode::from(1),
            CliError::Closed => ExitCode::SUCCESS,
        }
    }
}

/// For output; whoever reads says so.
impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        if error.kind() == io::ErrorKind::BrokenPipe {
            CliError::Closed
        } else {
            CliError::Failed(format!("cannot write the output: {error}"))
        }
    }
}

impl From<FileError> for CliError {
    fn from(error: FileError) -> CliError {
        match error {
            FileError::Record { .. } => CliError::bad(error),
            FileError::Read { .. } | FileError::Write { .. } => CliError::Failed(error.to_string()),
        }
    }
}
