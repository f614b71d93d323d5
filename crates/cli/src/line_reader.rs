//! Reading of lines of limited length from other programs.

use std::io::{self, BufRead, Read};

/// Maximum length of a line in bytes, enough for the longest game that a record can have.
pub(super) const MAX_LINE_BYTES: u64 = 1 << 20;

/// The result of reading a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A line with its line break. Bytes that are not valid UTF-8 become replacement characters.
    Text(String),
    /// A line longer than [`MAX_LINE_BYTES`], which was skipped.
    TooLong,
    /// The end of the input.
    EndOfInput,
}

/// Reads the next line.
///
/// # Errors
/// If the input cannot be read.
pub(super) fn read_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(MAX_LINE_BYTES).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(Line::EndOfInput);
    }
    if read as u64 == MAX_LINE_BYTES && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Line::TooLong);
    }
    Ok(Line::Text(String::from_utf8_lossy(&bytes).into_owned()))
}
