//! Whole text files, read within bounds and written so that a crash at any moment leaves the old text or the new one.

pub mod atomic;

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use cannon_rules::any::AnyTimeline;
use cannon_rules::record::{MAX_BYTES, Record, RecordError};

/// Why a file could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The system would not let it be read.
    #[error("cannot read {}: {error}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The system would not let it be written.
    #[error("cannot write {}: {error}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// It was read, but it holds no sound record.
    #[error("{}: {error}", path.display())]
    Record {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: RecordError,
    },
}

/// Reads a record from a file.
///
/// # Errors
/// The file cannot be read, or is no record.
pub fn read_record(path: &Path) -> Result<Record, FileError> {
    Record::from_json(&read_text(path)?).map_err(|error| FileError::Record { path: path.to_owned(), error })
}

/// Reads a text from a file, up to one byte more than a record may have: enough to see that it is too long. Our files are ASCII but for
/// the names in them: bytes that are no text show up as what is wrong with the JSON, or in a name.
///
/// # Errors
/// The file cannot be read.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes))
        .map_err(|error| FileError::Read { path: path.to_owned(), error })?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Reads a record from a file and replays it, down to the last level of trust.
///
/// # Errors
/// The file cannot be read, is no record, or holds a game that cannot have been played.
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

/// Writes a whole file: a temporary file beside it is written, flushed to the disk and then takes the file's name.
///
/// # Errors
/// What the system says; the old file is untouched then.
pub fn write_atomically(path: &Path, text: &str) -> io::Result<()> {
    atomic::write(path, text.as_bytes())
}
