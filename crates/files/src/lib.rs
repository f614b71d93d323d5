//! Reading and writing of record and text files. Reads are limited in size, and writes are atomic: a crash leaves the
//! old text or the new one.

pub mod atomic;
pub mod folder;
pub mod system_error;

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use cannon_rules::any::AnyTimeline;
use cannon_rules::message::{Message, ToMessage};
use cannon_rules::record::{MAX_BYTES, Record, RecordError};

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
}

impl ToMessage for FileError {
    fn to_message(&self) -> Message {
        match self {
            FileError::Read { path, error } | FileError::Write { path, error } => system_error::message(path, error),
            FileError::Record { path, error } => system_error::in_file(path, error.to_message()),
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
/// Invalid UTF-8 is replaced: records are ASCII except for names, so it shows as a JSON error or in a name.
///
/// # Errors
/// The file cannot be read.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    Ok(String::from_utf8_lossy(&read_bytes(path, MAX_BYTES)?).into_owned())
}

/// Reads a file up to one byte more than a maximum size, enough to detect that it is too long.
///
/// # Errors
/// The file cannot be read.
pub fn read_bytes(path: &Path, max_bytes: usize) -> Result<Vec<u8>, FileError> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(max_bytes as u64 + 1).read_to_end(&mut bytes))
        .map_err(|error| FileError::Read { path: path.to_owned(), error })?;
    Ok(bytes)
}

/// Reads a record from a file and replays it.
///
/// # Errors
/// The file cannot be read, is no record, or its actions are not a legal game.
pub fn read_game(path: &Path) -> Result<(Record, Box<dyn AnyTimeline>), FileError> {
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
