//! The reader of files of training data, which checks every record.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;

use super::super::data_error::{DataError, read_up_to};
use super::format::{HEADER_BYTES, Header, HeaderFault, RECORD_BYTES, RecordFault, TrainingRecord};
use cannon_cli::CliError;
use cannon_files::FileError;

/// Reads a file of training data and passes every record on, also as bytes.
///
/// # Errors
/// If the file cannot be read, is no file of training data, or is damaged.
pub(super) fn read_records(
    path: &Path,
    on_record: &mut dyn FnMut(&TrainingRecord, &[u8; RECORD_BYTES]),
) -> Result<Header, CliError> {
    let file = File::open(path).map_err(|error| FileError::Read { path: path.to_owned(), error })?;
    read(BufReader::new(file), on_record).map_err(|error| error.of_file(path))
}

/// Reads training data and passes every record on, also as bytes.
///
/// # Errors
/// The first error.
pub(super) fn read(
    mut input: impl Read,
    on_record: &mut dyn FnMut(&TrainingRecord, &[u8; RECORD_BYTES]),
) -> Result<Header, DataError<HeaderFault, RecordFault>> {
    let mut bytes = [0; HEADER_BYTES];
    let length = read_up_to(&mut input, &mut bytes)?;
    if length < HEADER_BYTES {
        // A file that is no training data at all gets an error that says so, and not an error about its length.
        let is_ours = bytes[..length].iter().zip(&super::format::MAGIC).all(|(ours, theirs)| ours == theirs);
        let truncated = DataError::Truncated { offset: length as u64, part: "the header" };
        return Err(if is_ours { truncated } else { DataError::Header(HeaderFault::Magic) });
    }
    let header = Header::decode(&bytes).map_err(DataError::Header)?;
    let mut offset = HEADER_BYTES as u64;
    for number in 0..header.origin.positions {
        let mut bytes = [0; RECORD_BYTES];
        let length = read_up_to(&mut input, &mut bytes)?;
        if length < RECORD_BYTES {
            return Err(DataError::Truncated { offset: offset + length as u64, part: "its records" });
        }
        let record = TrainingRecord::decode(&bytes).map_err(|fault| DataError::Record { number, offset, fault })?;
        on_record(&record, &bytes);
        offset += RECORD_BYTES as u64;
    }
    if read_up_to(&mut input, &mut [0])? > 0 {
        return Err(DataError::TooLong { offset, positions: header.origin.positions });
    }
    Ok(header)
}
