//! Errors of the library, each with the file or folder concerned.

use std::io;
use std::path::{Path, PathBuf};

use cannon_files::match_games::MatchError;
use cannon_files::{Fault, FileError, SystemError, system_error};
use cannon_rules::message::{Message, ToMessage, Value};
use cannon_rules::record::RecordError;

/// The reason why a file cannot be used as a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnusableFile {
    /// The file cannot be read.
    #[error(transparent)]
    Unreadable(SystemError),
    /// A folder or a device in place of a file.
    #[error("not a regular file")]
    NotAFile,
    /// The file is not a record, is damaged, or its actions are not a legal game.
    #[error(transparent)]
    InvalidRecord(#[from] RecordError),
    /// The file of a match is damaged, or has no game.
    #[error(transparent)]
    InvalidMatch(#[from] MatchError),
    /// A game of another program cannot be used, or the file has no game.
    #[error(transparent)]
    InvalidImport(Box<Fault>),
}

/// Error of an operation of the library. The files are as before, unless the description of the operation says otherwise.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    /// There is no space left on the disk, or the user's share of it is used up.
    #[error("{}: the disk is full ({source})", path.display())]
    DiskFull {
        /// The file or folder.
        path: PathBuf,
        /// The error of the file system.
        source: io::Error,
    },
    /// The file or folder must not be changed.
    #[error("{}: it cannot be changed ({source})", path.display())]
    ReadOnly {
        /// The file or folder.
        path: PathBuf,
        /// The error of the file system.
        source: io::Error,
    },
    /// The file or folder is not there.
    #[error("{}: there is no such file", path.display())]
    Missing {
        /// The file or folder.
        path: PathBuf,
    },
    /// There is a file already where a file was to be created.
    #[error("{}: there is a file of this name already", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The file or folder cannot be read or written for another reason.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The error of the file system.
        source: io::Error,
    },
    /// The file exists but is not a game.
    #[error("{}: {reason}", path.display())]
    Unusable {
        /// The file.
        path: PathBuf,
        /// The reason.
        reason: UnusableFile,
    },
    /// The path does not name a file of this library.
    #[error("{}: not a file of the library", path.display())]
    NotInLibrary {
        /// The path.
        path: PathBuf,
    },
    /// The name has no letter or digit.
    #[error("a saved game needs a name")]
    NoName,
    /// Another game has that name.
    #[error("there is a saved game called “{0}” already")]
    NameTaken(String),
}

impl LibraryError {
    /// Converts errors that occur for a path.
    pub(crate) fn io(path: &Path) -> impl FnOnce(io::Error) -> LibraryError + '_ {
        move |source| {
            let path = path.to_owned();
            match source.kind() {
                io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
                    LibraryError::DiskFull { path, source }
                }
                io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => {
                    LibraryError::ReadOnly { path, source }
                }
                io::ErrorKind::NotFound => LibraryError::Missing { path },
                io::ErrorKind::AlreadyExists => LibraryError::Exists { path },
                _ => LibraryError::Io { path, source },
            }
        }
    }

    /// Converts the reason why the file at a path cannot be used.
    pub(crate) fn unusable(path: &Path) -> impl FnOnce(UnusableFile) -> LibraryError + '_ {
        move |reason| LibraryError::Unusable { path: path.to_owned(), reason }
    }
}

impl UnusableFile {
    /// What a player is told about the file at this path.
    pub fn message(&self, path: &Path) -> Message {
        match self {
            UnusableFile::Unreadable(error) => error.message(path),
            UnusableFile::NotAFile => Message::with("error-file-not-regular", [("file", Value::text(path.display()))]),
            UnusableFile::InvalidRecord(error) => error.to_message(),
            UnusableFile::InvalidMatch(error) => error.to_message(),
            UnusableFile::InvalidImport(fault) => fault.to_message(),
        }
    }
}

impl ToMessage for LibraryError {
    fn to_message(&self) -> Message {
        let about = |id, path: &Path| Message::with(id, [("file", Value::text(path.display()))]);
        match self {
            LibraryError::DiskFull { path, source }
            | LibraryError::ReadOnly { path, source }
            | LibraryError::Io { path, source } => system_error::message(path, source),
            LibraryError::Missing { path } => about("error-file-missing", path),
            LibraryError::Exists { path } => about("error-file-exists", path),
            LibraryError::Unusable { path, reason: UnusableFile::InvalidRecord(error) } => {
                system_error::in_file(path, error.to_message())
            }
            LibraryError::Unusable { path, reason: UnusableFile::InvalidMatch(error) } => {
                system_error::in_file(path, error.to_message())
            }
            LibraryError::Unusable { path, reason: UnusableFile::InvalidImport(fault) } => {
                system_error::in_file(path, fault.to_message())
            }
            LibraryError::Unusable { path, reason } => reason.message(path),
            LibraryError::NotInLibrary { path } => about("error-file-not-in-library", path),
            LibraryError::NoName => "store-no-name".into(),
            LibraryError::NameTaken(name) => Message::with("store-name-taken", [("name", Value::text(name))]),
        }
    }
}

impl From<FileError> for UnusableFile {
    fn from(error: FileError) -> UnusableFile {
        match error {
            FileError::Read { error, .. } | FileError::Write { error, .. } => UnusableFile::Unreadable((&error).into()),
            FileError::Record { error, .. } => UnusableFile::InvalidRecord(error),
            FileError::Match { error, .. } => UnusableFile::InvalidMatch(error),
            FileError::Import { fault, .. } => UnusableFile::InvalidImport(fault),
        }
    }
}
