//! Errors of the laboratory, whose texts are English only.

use std::fmt::Display;

use cannon_cli::CliError;
use cannon_rules::message::Message;

/// The command line or the content of a file is invalid.
pub(crate) fn bad_input(text: impl Display) -> CliError {
    CliError::bad(message(text))
}

/// The input was valid, but the command failed.
pub(crate) fn failure(text: impl Display) -> CliError {
    CliError::failure(message(text))
}

fn message(text: impl Display) -> Message {
    Message::from("error-laboratory").text("text", text)
}
