//! Reading and writing of record and text files. Reads are limited in size, and writes are atomic: a crash leaves the
//! old text or the new one.

pub mod atomic;
pub mod folder;
pub mod games;
pub mod lock;
pub mod match_games;
pub mod system_error;

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use cannon_rules::any::AnyTimeline;
use cannon_rules::message::{Message, ToMessage};
use cannon_rules::record::{MAX_BYTES, Record, RecordError};
use match_games::MatchError;

pub use cannon_formats::abstract_play::write as abstract_play_text;
pub use cannon_formats::pgn::write as pgn_text;
pub use cannon_formats::picture::PicturedPosition;
pub use cannon_formats::{Fault, Format, Import};
pub use games::{
    FoundGame, NumberedGame, TextError, TextGame, games_in_text, read_games, read_numbered_game, read_picture,
};
pub use system_error::SystemError;

/// Error of reading or writing a file.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The file could not be read.
    #[error("cannot read {}: {error}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// The file could not be written.
    #[error("cannot write {}: {error}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// The file was read, but does not contain a valid record.
    #[error("{}: {error}", path.display())]
    Record {
        /// The file.
        path: PathBuf,
        /// The error in the record.
        error: RecordError,
    },
    /// The file was read, but it is not a file of a match, or the game to be chosen is not clear.
    #[error("{}: {error}", path.display())]
    Match {
        /// The file.
        path: PathBuf,
        /// The error.
        error: MatchError,
    },
    /// The file was read, but it has no game, or a game of another program in it cannot be used.
    #[error("{}: {}{fault}", path.display(), number.map(|number| format!("game {number}: ")).unwrap_or_default())]
    Import {
        /// The file.
        path: PathBuf,
        /// The number of the game, from 0; `None` if the file has a single game.
        number: Option<u64>,
        /// The fault.
        fault: Box<Fault>,
    },
}

impl ToMessage for FileError {
    fn to_message(&self) -> Message {
        match self {
            FileError::Read { path, error } | FileError::Write { path, error } => system_error::message(path, error),
            FileError::Record { path, error } => system_error::in_file(path, error.to_message()),
            FileError::Match { path, error } => system_error::in_file(path, error.to_message()),
            FileError::Import { path, number, fault } => {
                let reason = fault.to_message();
                let reason = match *number {
                    Some(number) => games::numbered(number, reason),
                    None => reason,
                };
                system_error::in_file(path, reason)
            }
        }
    }
}

/// Reads a record from a file.
///
/// # Errors
/// The file cannot be read, or is no record.
pub fn read_record(path: &Path) -> Result<Record, FileError> {
    Record::from_json(&read_text(path)?).map_err(|error| FileError::Record { path: path.to_owned(), error })
}

/// Reads a text file up to one byte more than the maximum size of a record, enough to detect that it is too long.
/// Invalid UTF-8 is replaced: records are ASCII except for names, so it shows as a JSON error or in a name. A byte order
/// mark is left out.
///
/// # Errors
/// The file cannot be read.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    read_text_up_to(path, MAX_BYTES)
}

/// Reads a text file as [`read_text`] does, up to one byte more than another maximum size.
///
/// # Errors
/// The file cannot be read.
pub fn read_text_up_to(path: &Path, max_bytes: usize) -> Result<String, FileError> {
    let bytes = read_bytes(path, max_bytes).map_err(|error| FileError::Read { path: path.to_owned(), error })?;
    Ok(text_of(&bytes))
}

/// The text of a file with these bytes.
fn text_of(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes_without_byte_order_mark(bytes)).into_owned()
}

/// A text without the byte order mark at its beginning, which editors and shells of Windows write. Everything that is
/// read from outside goes through this function or [`bytes_without_byte_order_mark`].
///
/// ```
/// assert_eq!(cannon_files::without_byte_order_mark("\u{feff}{}"), "{}");
/// ```
#[must_use]
pub fn without_byte_order_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Like [`without_byte_order_mark`], for the bytes of a text.
pub fn bytes_without_byte_order_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes)
}

/// Reads a file up to one byte more than a maximum size, enough to detect that it is too long.
///
/// # Errors
/// The file cannot be read.
pub fn read_bytes(path: &Path, max_bytes: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(max_bytes as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads a record from a file and replays it.
///
/// # Errors
/// The file cannot be read, is no record, or its actions are not a legal game.
pub fn read_game(path: &Path) -> Result<(Record, AnyTimeline), FileError> {
    let record = read_record(path)?;
    let timeline = record.replay().map_err(|error| FileError::Record { path: path.to_owned(), error })?;
    Ok((record, timeline))
}

/// Writes a record to a file; see [`write_atomically`].
///
/// # Errors
/// The file cannot be written.
pub fn write_record(path: &Path, record: &Record) -> Result<(), FileError> {
    write_atomically(path, &record.to_json()).map_err(|error| FileError::Write { path: path.to_owned(), error })
}

/// Writes a file atomically: writes a temporary file next to it, flushes that to the disk and renames it.
///
/// # Errors
/// The system's error. The old file is unchanged, unless only the final sync of the folder failed.
pub fn write_atomically(path: &Path, text: &str) -> io::Result<()> {
    atomic::write(path, text.as_bytes())
}
