//! Lines of text from other programs, read within bounds.

use std::io::{self, BufRead, Read};

/// Longest line that is read, in bytes: a game of more than a hundred thousand actions.
pub(super) const MOST_BYTES: u64 = 1 << 20;

/// What there was to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A line, its end included. Bytes that are no text show up as the replacement character.
    Text(String),
    /// A line longer than [`MOST_BYTES`], which was passed over.
    TooLong,
    /// Nothing comes any more.
    End,
}

/// Reads the next line.
///
/// # Errors
/// What the system says.
pub(super) fn next(input: &mut impl BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(MOST_BYTES).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(Line::End);
    }
    if read as u64 == MOST_BYTES && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Line::TooLong);
    }
    Ok(Line::Text(String::from_utf8_lossy(&bytes).into_owned()))
}
