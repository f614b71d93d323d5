//! Errors of files of training data, with their places.

use std::fmt::Display;
use std::io::{self, Read};
use std::path::Path;

use crate::error::{bad_input, failure};
use cannon_cli::CliError;

/// An error of a file of training data, whose header and records have faults of the types `H` and `R`.
#[derive(Debug, thiserror::Error)]
pub(super) enum DataError<H, R> {
    /// The system's error.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// The file does not begin as files of this format do.
    #[error("header: it does not begin with {:?}", expected.escape_ascii().to_string())]
    Magic {
        /// The first bytes of a file.
        expected: [u8; 8],
    },
    /// The file has another version of the format.
    #[error("header: the format's version is {found} and not {known}")]
    Version {
        /// The version of the file.
        found: u16,
        /// The version that is read.
        known: u16,
    },
    /// The header is faulty.
    #[error("header: {0}")]
    Header(H),
    /// The file ends too early.
    #[error("the file ends at byte {offset}, within {part}")]
    Truncated {
        /// Length of the file.
        offset: u64,
        /// What ends too early.
        part: &'static str,
    },
    /// The file goes on after its last record.
    #[error("the file should end at byte {offset}, after its {positions} records, and goes on")]
    TooLong {
        /// The end of the last record.
        offset: u64,
        /// Number of records.
        positions: u64,
    },
    /// A record is faulty.
    #[error("record {number} at byte {offset}: {fault}")]
    Record {
        /// The number of the record, from 0.
        number: u64,
        /// The place of its first byte.
        offset: u64,
        /// What is wrong.
        fault: R,
    },
}

impl<H: Display, R: Display> DataError<H, R> {
    /// The error of a command that reads this file.
    pub(super) fn of_file(&self, path: &Path) -> CliError {
        let message = format!("{}: {self}", path.display());
        if matches!(self, DataError::Io(_)) { failure(message) } else { bad_input(message) }
    }
}

/// Fills the buffer as far as the input goes, and returns the number of bytes.
pub(super) fn read_up_to(input: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut length = 0;
    while length < buffer.len() {
        match input.read(&mut buffer[length..]) {
            Ok(0) => break,
            Ok(more) => length += more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(length)
}
