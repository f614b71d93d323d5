//! Training samples and their file. The first line has the word `rules` and the rules of the games as a JSON object, because features of
//! positions depend on them. Each other line has the result for the side to move (from 0 for a loss to 1 for a win), the search score for
//! the side to move in hundredths of the smallest piece, and the position text. Without the first line, the rules are not known.

use std::fmt;
use std::path::Path;
use std::str::FromStr;

use serde_json::Value as Json;

use crate::error::bad_input;
use crate::output::write_file;
use cannon_cli::{CliError, weights_file};
use cannon_rules::message::quoted;

/// A training position with its search score and the result of its game.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sample {
    /// 1 if the side to move won the game, 0 if it lost, 0.5 for a draw; or a weighted mean of this number and of winning chances later in
    /// the game.
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

/// What the first line of a file begins with.
const RULES_WORD: &str = "rules ";

/// Reads all samples of a file, which come from games under these rules.
///
/// # Errors
/// If the file cannot be read, a line is not a sample, or the games were played under other rules.
pub(super) fn read(path: &Path, rules: &Json) -> Result<Vec<Sample>, CliError> {
    let text = weights_file::read_text(path)?;
    let fault = |line: usize, error: &str| bad_input(format!("{}, line {line}: {error}", path.display()));
    let mut lines = (1..).zip(text.lines()).peekable();
    if let Some((line, played)) = lines.next_if(|(_, text)| text.starts_with(RULES_WORD)) {
        let played = &played[RULES_WORD.len()..];
        if serde_json::from_str::<Json>(played).ok().as_ref() != Some(rules) {
            let played = quoted(played, 300);
            return Err(fault(
                line,
                &format!("the games were played under other rules; name them with --rules: {played}"),
            ));
        }
    }
    lines.map(|(line, text)| text.parse().map_err(|error| fault(line, error))).collect()
}

/// Writes samples from games under these rules to a file.
///
/// # Errors
/// If the file cannot be written.
pub(super) fn write(path: &Path, rules: &Json, samples: &[Sample]) -> Result<(), CliError> {
    let mut text = format!("{RULES_WORD}{rules}\n");
    samples.iter().for_each(|sample| text.push_str(&format!("{sample}\n")));
    write_file(path, &text)
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
