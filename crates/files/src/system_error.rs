//! Errors of the file system as values, with messages for players.

use std::io::{self, ErrorKind};
use std::path::Path;

use cannon_rules::message::{Message, Value};

/// An error of the file system, as a value that can be copied and compared.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text}")]
pub struct SystemError {
    /// The kind of error.
    pub kind: ErrorKind,
    /// What the system says about it.
    pub text: String,
}

impl From<&io::Error> for SystemError {
    fn from(error: &io::Error) -> SystemError {
        SystemError { kind: error.kind(), text: error.to_string() }
    }
}

/// The kinds of errors that have a message of their own. All others are told in the system's own words.
const KINDS: [(ErrorKind, &str); 14] = [
    (ErrorKind::NotFound, "error-file-missing"),
    (ErrorKind::PermissionDenied, "error-file-permission"),
    (ErrorKind::ReadOnlyFilesystem, "error-file-read-only"),
    (ErrorKind::StorageFull, "error-file-disk-full"),
    (ErrorKind::QuotaExceeded, "error-file-disk-full"),
    (ErrorKind::FileTooLarge, "error-file-too-large"),
    (ErrorKind::AlreadyExists, "error-file-exists"),
    (ErrorKind::InvalidData, "error-file-not-text"),
    (ErrorKind::UnexpectedEof, "error-file-end"),
    (ErrorKind::IsADirectory, "error-file-is-folder"),
    (ErrorKind::NotADirectory, "error-file-not-folder"),
    (ErrorKind::InvalidFilename, "error-file-name"),
    (ErrorKind::ResourceBusy, "error-file-busy"),
    (ErrorKind::OutOfMemory, "error-file-memory"),
];

impl SystemError {
    /// What a player is told about the error, which concerns this file or folder.
    pub fn message(&self, path: &Path) -> Message {
        let file = Value::text(path.display());
        match KINDS.iter().find(|(kind, _)| *kind == self.kind) {
            Some((_, id)) => Message::with(id, [("file", file)]),
            None => Message::with("error-file-other", [("file", file), ("system", Value::text(&self.text))]),
        }
    }
}

/// What a player is told about an error of the file system that concerns this file or folder.
pub fn message(path: &Path, error: &io::Error) -> Message {
    SystemError::from(error).message(path)
}

/// The message about something that is wrong with the content of a file.
pub fn in_file(path: &Path, reason: Message) -> Message {
    Message::with("error-in-file", [("file", Value::text(path.display())), ("reason", reason.into())])
}
