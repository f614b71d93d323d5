//! Training samples and their file. Each line has the result for the side to move (from 0 for a loss to 1 for a win), the search score for the side to move in
//! hundredths of the smallest piece, and the position text.

use std::fmt;
use std::path::Path;
use std::str::FromStr;

use crate::error::CliError;

/// A training position with its search score and the result of its game.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sample {
    /// 1 if the side to move won the game, 0 if it lost, 0.5 for a draw, or a mean with winning chances later in the game.
    pub(super) result: f64,
    /// The search score for the side to move, in hundredths of the smallest piece.
    pub(super) score: i32,
    /// The position text.
    pub(super) position: String,
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sample { result, score, position } = self;
        // Four digits are enough; whole numbers have none.
        write!(f, "{} {score} {position}", (result * 1e4).round() / 1e4)
    }
}

impl FromStr for Sample {
    type Err = &'static str;

    fn from_str(line: &str) -> Result<Sample, &'static str> {
        let mut parts = line.splitn(3, ' ');
        let mut next = || parts.next().unwrap_or_default();
        let result = next().parse().ok().filter(|result| (0.0..=1.0).contains(result));
        let result = result.ok_or("the first word must be a result: a number from 0 to 1")?;
        let score = next().parse().map_err(|_| "the second word must be a score: a whole number")?;
        Ok(Sample { result, score, position: next().to_owned() })
    }
}

/// Reads all samples of a file.
///
/// # Errors
/// If the file cannot be read or a line is not a sample.
pub(super) fn read(path: &Path) -> Result<Vec<Sample>, CliError> {
    let text = super::read_text(path)?;
    let sample = |(line, text): (usize, &str)| {
        text.parse().map_err(|error| CliError::BadInput(format!("{}, line {line}: {error}", path.display())))
    };
    (1..).zip(text.lines()).map(sample).collect()
}

/// Writes samples to a file.
///
/// # Errors
/// If the file cannot be written.
pub(super) fn write(path: &Path, samples: &[Sample]) -> Result<(), CliError> {
    let text: String = samples.iter().map(|sample| format!("{sample}\n")).collect();
    super::write_text(path, &text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_sample_is_read_back() {
        let sample = Sample { result: 0.5, score: -37, position: "1L8/10 d".to_owned() };
        assert_eq!(sample.to_string(), "0.5 -37 1L8/10 d");
        assert_eq!(sample.to_string().parse(), Ok(sample));
        for bad in ["", "2 3 x", "-0.1 3 x", "NaN 3 x", "1 much x", "win"] {
            assert!(bad.parse::<Sample>().is_err(), "{bad}");
        }
    }
}
