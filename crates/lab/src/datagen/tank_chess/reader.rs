//! The reader of files of Tank Chess positions, which checks every record.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;

use super::super::data_error::{DataError, read_up_to};
use super::header::{Header, HeaderFault};
use super::record::{FIXED_BYTES, RecordFault, TrainingRecord};
use cannon_cli::CliError;
use cannon_files::FileError;

/// Reads a file and passes every record on, also as bytes.
///
/// # Errors
/// If the file cannot be read, is no file of Tank Chess positions, or is damaged.
pub(super) fn read_records(path: &Path, on_record: &mut dyn FnMut(&TrainingRecord, &[u8])) -> Result<Header, CliError> {
    let file = File::open(path).map_err(|error| FileError::Read { path: path.to_owned(), error })?;
    read(BufReader::new(file), on_record).map_err(|error| error.of_file(path))
}

/// Reads training data and passes every record on, also as bytes.
///
/// # Errors
/// The first error.
pub(super) fn read(
    mut input: impl Read,
    on_record: &mut dyn FnMut(&TrainingRecord, &[u8]),
) -> Result<Header, DataError<HeaderFault, RecordFault>> {
    let (header, mut offset) = Header::read(&mut input).map_err(|fault| match fault {
        HeaderFault::Io(error) => DataError::Io(error),
        HeaderFault::Truncated(offset) => DataError::Truncated { offset, part: "the header" },
        other => DataError::Header(other),
    })?;
    let mut bytes = Vec::new();
    for number in 0..header.origin.positions {
        bytes.resize(FIXED_BYTES, 0);
        fill(&mut input, &mut bytes, offset)?;
        let length = usize::from(u16::from_le_bytes([bytes[0], bytes[1]]));
        if length < FIXED_BYTES {
            let fault = RecordFault::Length { found: length, expected: FIXED_BYTES };
            return Err(DataError::Record { number, offset, fault });
        }
        bytes.resize(length, 0);
        fill(&mut input, &mut bytes[FIXED_BYTES..], offset + FIXED_BYTES as u64)?;
        let record =
            TrainingRecord::decode(&bytes, &header).map_err(|fault| DataError::Record { number, offset, fault })?;
        on_record(&record, &bytes);
        offset += length as u64;
    }
    if read_up_to(&mut input, &mut [0])? > 0 {
        return Err(DataError::TooLong { offset, positions: header.origin.positions });
    }
    Ok(header)
}

/// Fills the buffer with the bytes from `offset` on.
fn fill(input: &mut impl Read, buffer: &mut [u8], offset: u64) -> Result<(), DataError<HeaderFault, RecordFault>> {
    let length = read_up_to(input, buffer)?;
    if length == buffer.len() {
        return Ok(());
    }
    Err(DataError::Truncated { offset: offset + length as u64, part: "its records" })
}
