//! Reading of lines of limited length from other programs.

use std::io::{self, BufRead, Read};

use cannon_files::bytes_without_byte_order_mark;

/// Maximum length of a line in bytes, enough for the longest game that a record can have.
pub const MAX_LINE_BYTES: u64 = 1 << 20;

/// The result of reading a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A line with its line break. Bytes that are not valid UTF-8 become replacement characters.
    Text(String),
    /// A line that is longer than the reader allows, which was skipped, with its first word.
    TooLong(String),
    /// The end of the input.
    EndOfInput,
}

/// Reads lines from an input, of which the first may begin with a byte order mark.
#[derive(Debug)]
pub struct LineReader<R> {
    input: R,
    max_bytes: u64,
    is_at_start: bool,
}

impl<R: BufRead> LineReader<R> {
    /// A reader at the start of this input, of lines up to [`MAX_LINE_BYTES`].
    pub const fn new(input: R) -> LineReader<R> {
        LineReader::with_max_bytes(input, MAX_LINE_BYTES)
    }

    /// A reader at the start of this input, of lines shorter than `max_bytes`.
    pub const fn with_max_bytes(input: R, max_bytes: u64) -> LineReader<R> {
        LineReader { input, max_bytes, is_at_start: true }
    }

    /// Reads the next line.
    ///
    /// # Errors
    /// If the input cannot be read.
    pub fn read_line(&mut self) -> io::Result<Line> {
        let mut bytes = Vec::new();
        let read = self.input.by_ref().take(self.max_bytes).read_until(b'\n', &mut bytes)?;
        if read == 0 {
            return Ok(Line::EndOfInput);
        }
        let is_first = std::mem::replace(&mut self.is_at_start, false);
        let text = if is_first { bytes_without_byte_order_mark(&bytes) } else { &bytes };
        if read as u64 == self.max_bytes && !bytes.ends_with(b"\n") {
            self.input.skip_until(b'\n')?;
            let word = String::from_utf8_lossy(text).split_whitespace().next().unwrap_or_default().to_owned();
            return Ok(Line::TooLong(word));
        }
        Ok(Line::Text(String::from_utf8_lossy(text).into_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn byte_order_mark_is_left_out_of_the_first_line_alone() {
        let mut reader = LineReader::new("\u{feff}ugi\n\u{feff}ugi\n".as_bytes());
        let mut next = || reader.read_line().expect("readable");
        assert_eq!(next(), Line::Text("ugi\n".to_owned()));
        assert_eq!(next(), Line::Text("\u{feff}ugi\n".to_owned()));
        assert_eq!(next(), Line::EndOfInput);
    }

    #[test]
    fn limit_of_a_line_can_be_lower() {
        let mut reader = LineReader::with_max_bytes("info depth 1\nreadyok\n".as_bytes(), 9);
        assert_eq!(reader.read_line().expect("readable"), Line::TooLong("info".to_owned()));
        assert_eq!(reader.read_line().expect("readable"), Line::Text("readyok\n".to_owned()));
    }

    #[test]
    fn line_that_is_too_long_is_skipped_but_for_its_first_word() {
        let text = format!("position start{}\nisready\n", " a1-a2".repeat(MAX_LINE_BYTES as usize / 6));
        let mut reader = LineReader::new(text.as_bytes());
        assert_eq!(reader.read_line().expect("readable"), Line::TooLong("position".to_owned()));
        assert_eq!(reader.read_line().expect("readable"), Line::Text("isready\n".to_owned()));
    }
}
