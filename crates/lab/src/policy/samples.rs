//! Samples and their file. Each line has, with tabs between them, the destinations of the enemy's last action and of the last own action
//! (a dash if there is none), the notation of the chosen action, and the position text.

use std::fmt;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::str::FromStr;

use crate::error::bad_input;
use cannon_cli::{CliError, parallel, weights_file};
use cannon_engine::tank_chess::policy::LastSquares;
use cannon_rules::tank_chess::{Action, Position, Square};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{Action as _, Game, GameId};

/// What stands for no square.
const NO_SQUARE: &str = "-";

/// A position with the quiet action that a search chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sample {
    /// The destinations of the last actions.
    pub(super) last: LastSquares,
    /// The notation of the chosen action.
    pub(super) chosen: String,
    /// The position text.
    pub(super) position: String,
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let square = |square: Option<Square>| square.map_or_else(|| NO_SQUARE.to_owned(), |square| square.to_string());
        let Sample { last, chosen, position } = self;
        write!(f, "{}\t{}\t{chosen}\t{position}", square(last.enemy), square(last.own))
    }
}

impl FromStr for Sample {
    type Err = String;

    fn from_str(line: &str) -> Result<Sample, String> {
        let [enemy, own, chosen, position] = line.split('\t').collect::<Vec<_>>()[..] else {
            return Err("a line must have four parts with tabs between them".to_owned());
        };
        let square = |text: &str| {
            let square = (text != NO_SQUARE).then(|| text.parse::<Square>()).transpose();
            square.map_err(|error| error.to_string())
        };
        let last = LastSquares { enemy: square(enemy)?, own: square(own)? };
        Ok(Sample { last, chosen: chosen.to_owned(), position: position.to_owned() })
    }
}

impl Sample {
    /// The position and the chosen action.
    fn read(&self) -> Result<(Position, Action), String> {
        let timeline = GameId::TankChess.begin(None, Some(&self.position), HouseRules::NONE);
        let timeline = timeline.map_err(|error| error.to_string())?;
        let chosen = timeline.read_action(&self.chosen).map_err(|error| error.to_string())?;
        let position = timeline.as_tank_chess().map(|timeline| *timeline.position());
        let (position, chosen) =
            position.zip(Action::unpack(chosen)).ok_or_else(|| "this is no position of Tank Chess".to_owned())?;
        position.validate(chosen).map_err(|error| format!("{}: {error}", self.chosen))?;
        Ok((position, chosen))
    }
}

/// Reads the samples of files and applies a function to each. Samples for which it returns `None` are left out.
///
/// # Errors
/// If a file cannot be read, or a line is no sample.
pub(super) fn load<R: Send>(
    paths: &[PathBuf],
    threads: NonZeroUsize,
    apply: impl Fn(&Position, LastSquares, Action) -> Option<R> + Sync,
) -> Result<Vec<R>, CliError> {
    let mut lines: Vec<(&PathBuf, usize, String)> = Vec::new();
    for path in paths {
        let text = weights_file::read_text(path)?;
        lines.extend((1..).zip(text.lines()).map(|(line, text)| (path, line, text.to_owned())));
    }
    let results = parallel::map(threads.get(), lines.len(), |number| {
        let (path, line, text) = &lines[number];
        let sample = text.parse::<Sample>().and_then(|sample| sample.read().map(|read| (sample.last, read)));
        let (last, (position, chosen)) =
            sample.map_err(|error| bad_input(format!("{}, line {line}: {error}", path.display())))?;
        Ok(apply(&position, last, chosen))
    })?;
    results.into_iter().filter_map(Result::transpose).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_sample_is_read_back() {
        let position = "11cS/12/12/12/3lS8/12/12/12/12/3MN8/12/CN11 w".to_owned();
        let last = LastSquares { enemy: "D8".parse().ok(), own: None };
        let sample = Sample { last, chosen: "D3>D4/N".to_owned(), position };
        assert_eq!(sample.to_string().parse(), Ok(sample.clone()));
        let (position, chosen) = sample.read().expect("a position");
        assert!(chosen.to() == "D4".parse().ok() && position.board().size() == 12);
    }

    #[test]
    fn bad_lines_are_refused() {
        for (line, complaint) in [
            ("A1\tA2\tD3>D4/N", "four parts"),
            ("Z9\t-\tD3>D4/N\tx w", "Z9"),
            ("-\t-\tD3>D4/N\tx w", "12 to 24"),
            ("-\t-\tD3>D9/N\t11cS/12/12/12/3lS8/12/12/12/12/3MN8/12/CN11 w", "D9"),
        ] {
            let error = line.parse::<Sample>().and_then(|sample| sample.read()).expect_err("refused");
            assert!(error.contains(complaint), "{line}: {error}");
        }
    }
}
