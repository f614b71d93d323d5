//! Errors of collections, each with the file concerned.

use std::io;
use std::path::{Path, PathBuf};

use cannon_files::system_error;
use cannon_rules::GameId;
use cannon_rules::message::{Message, ToMessage};

use super::MAX_COLLECTION_BYTES;

/// The reason why bytes are no collection, or why games make none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CollectionFault {
    /// The file is something else.
    #[error("no file of the explorer")]
    NoCollection,
    /// The file was made by a program with another version of the format.
    #[error("version {0} of the format, which this program does not read")]
    Version(u32),
    /// The content does not agree with its checksum, or contradicts itself.
    #[error("the file is damaged")]
    Damaged,
    /// The collection is of another game.
    #[error("a collection of {found}, not of {wanted}")]
    OtherGame {
        /// The game of the collection.
        found: GameId,
        /// The game that was wanted.
        wanted: GameId,
    },
    /// No position was reached by as many games as wanted.
    #[error("no position was reached by {0} games")]
    TooFewGames(u32),
    /// The collection would be larger than [`MAX_COLLECTION_BYTES`].
    #[error("{0} bytes, and at most {MAX_COLLECTION_BYTES} are possible")]
    TooLarge(usize),
}

/// Error of reading or writing the file of a collection.
#[derive(Debug, thiserror::Error)]
pub enum CollectionError {
    /// The file cannot be read or written.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// The error of the file system.
        source: io::Error,
    },
    /// The file is no collection of the game.
    #[error("{}: {fault}", path.display())]
    Unusable {
        /// The file.
        path: PathBuf,
        /// The reason.
        fault: CollectionFault,
    },
}

impl CollectionError {
    /// Converts errors that occur for a path.
    pub(super) fn io(path: &Path) -> impl FnOnce(io::Error) -> CollectionError + '_ {
        move |source| CollectionError::Io { path: path.to_owned(), source }
    }
}

impl ToMessage for CollectionFault {
    fn to_message(&self) -> Message {
        match self {
            CollectionFault::NoCollection => "error-collection-none".into(),
            CollectionFault::Version(version) => Message::from("error-collection-version").text("version", version),
            CollectionFault::Damaged => "error-collection-damaged".into(),
            CollectionFault::OtherGame { found, wanted } => Message::from("error-collection-game")
                .message("found", found.name_id())
                .message("wanted", wanted.name_id()),
            CollectionFault::TooFewGames(games) => Message::from("error-collection-few").number("games", *games),
            CollectionFault::TooLarge(bytes) => Message::from("error-collection-large")
                .number("mebibytes", bytes.div_ceil(1 << 20))
                .number("most", MAX_COLLECTION_BYTES >> 20),
        }
    }
}

impl ToMessage for CollectionError {
    fn to_message(&self) -> Message {
        match self {
            CollectionError::Io { path, source } => system_error::message(path, source),
            CollectionError::Unusable { path, fault } => system_error::in_file(path, fault.to_message()),
        }
    }
}
