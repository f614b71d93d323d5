//! Tapered weights for linear evaluations, and the text format of weights files.

use std::fmt::{self, Write as _};
use std::ops::{AddAssign, Mul, SubAssign};

/// A tapered weight: one value for the full board (midgame) and one for the bare board (endgame), in hundredths of the smallest piece.
///
/// Both values are packed into one integer, so that a sum or a product takes one instruction: the midgame value is in the upper half, the
/// endgame value in the lower half. A negative lower half borrows from the upper half, which unpacking corrects.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Tapered(i64);

impl Tapered {
    /// A weight from its values with all pieces on the board and with none.
    pub(super) const fn new(midgame: i32, endgame: i32) -> Tapered {
        Tapered(((midgame as i64) << 32) + endgame as i64)
    }

    /// The value with all pieces on the board.
    pub(super) const fn midgame(self) -> i32 {
        ((self.0 - self.endgame() as i64) >> 32) as i32
    }

    /// The value with no pieces on the board.
    pub(super) const fn endgame(self) -> i32 {
        self.0 as i32
    }

    /// The value with `pieces` of at most `max_pieces` pieces on the board, interpolated.
    pub(super) const fn at(self, pieces: i32, max_pieces: i32) -> i32 {
        (self.midgame() * pieces + self.endgame() * (max_pieces - pieces)) / max_pieces
    }
}

impl fmt::Debug for Tapered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.midgame(), self.endgame())
    }
}

impl AddAssign for Tapered {
    fn add_assign(&mut self, other: Tapered) {
        self.0 += other.0;
    }
}

impl SubAssign for Tapered {
    fn sub_assign(&mut self, other: Tapered) {
        self.0 -= other.0;
    }
}

impl Mul<i32> for Tapered {
    type Output = Tapered;

    fn mul(self, count: i32) -> Tapered {
        Tapered(self.0 * i64::from(count))
    }
}

/// A row of a weights file: a name and one or more weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightRow {
    /// The name, which must be unique.
    pub name: String,
    /// The index of its first weight.
    pub first: usize,
    /// Number of weights.
    pub count: usize,
    /// Whether a file may lack the row, as files from before it was introduced do. Its weights are then 0.
    pub is_optional: bool,
}

/// An error in a weights file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// There is no weight of this name.
    #[error("line {line}: there is no weight `{name}`")]
    Unknown {
        /// Counted from 1.
        line: usize,
        /// The text at fault.
        name: String,
    },
    /// The name occurs twice.
    #[error("line {line}: `{name}` is there twice")]
    Duplicate {
        /// Counted from 1.
        line: usize,
        /// The text at fault.
        name: String,
    },
    /// A row with too many or too few numbers.
    #[error("line {line}: `{name}` needs {wanted} pairs of numbers, not {found}")]
    Count {
        /// Counted from 1.
        line: usize,
        /// The row.
        name: String,
        /// The number of pairs that the row needs.
        wanted: usize,
        /// The number of pairs in the file.
        found: usize,
    },
    /// A pair of weights cannot be read.
    #[error("line {line}: `{text}` is not two whole numbers from -{most} to {most} with a slash between them")]
    Pair {
        /// Counted from 1.
        line: usize,
        /// The text at fault.
        text: String,
        /// The largest absolute value.
        most: i32,
    },
    /// A row is missing.
    #[error("`{name}` is missing")]
    Missing {
        /// The row.
        name: String,
    },
}

/// The largest absolute value of a weight, so that evaluations stay far from the scores of wins.
const MAX_WEIGHT: i32 = 2_000;

/// Parses the output of [`write()`]. The rows must be in the order of the weights and cover all of them. Only optional rows may be missing.
pub(super) fn read(text: &str, rows: &[WeightRow]) -> Result<Vec<Tapered>, WeightsError> {
    let mut weights = vec![Tapered::default(); rows.iter().map(|row| row.count).sum()];
    let mut found = vec![false; rows.len()];
    for (line, content) in (1..).zip(text.lines()) {
        let mut words = content.split('#').next().unwrap_or_default().split_whitespace();
        let Some(name) = words.next() else { continue };
        let index = rows.iter().position(|row| row.name == name);
        let index = index.ok_or_else(|| WeightsError::Unknown { line, name: name.to_owned() })?;
        if std::mem::replace(&mut found[index], true) {
            return Err(WeightsError::Duplicate { line, name: name.to_owned() });
        }
        let pairs = words.map(|word| read_pair(word, line)).collect::<Result<Vec<Tapered>, WeightsError>>()?;
        let WeightRow { first, count, .. } = rows[index];
        if pairs.len() != count {
            let (name, wanted, found) = (name.to_owned(), count, pairs.len());
            return Err(WeightsError::Count { line, name, wanted, found });
        }
        weights[first..first + count].copy_from_slice(&pairs);
    }
    match rows.iter().zip(found).find(|(row, found)| !found && !row.is_optional) {
        Some((row, _)) => Err(WeightsError::Missing { name: row.name.clone() }),
        None => Ok(weights),
    }
}

/// Formats weights with one row per line: the name, then for each weight the midgame value, a slash, and the endgame value.
pub(super) fn write(rows: &[WeightRow], weights: &[Tapered]) -> String {
    let mut text = String::new();
    for WeightRow { name, first, count, .. } in rows {
        // Writing to a string cannot fail.
        let _ = write!(text, "{name:15}");
        for weight in &weights[*first..first + count] {
            let _ = write!(text, " {:>9}", format!("{weight:?}"));
        }
        text.push('\n');
    }
    text
}

/// For each number of the flattened weights, the name of its row. Each weight has two numbers.
pub(super) fn row_names(rows: &[WeightRow]) -> Vec<String> {
    rows.iter().flat_map(|row| vec![row.name.clone(); 2 * row.count]).collect()
}

/// The weights as numbers: midgame and endgame value of each weight in turn.
pub(super) fn flatten(weights: &[Tapered]) -> Vec<f64> {
    weights.iter().flat_map(|weight| [weight.midgame(), weight.endgame()].map(f64::from)).collect()
}

/// The inverse of [`flatten`], rounded.
pub(super) fn from_flat(numbers: &[f64]) -> Vec<Tapered> {
    let (pairs, _) = numbers.as_chunks();
    pairs.iter().map(|&[midgame, endgame]| Tapered::new(midgame.round() as i32, endgame.round() as i32)).collect()
}

fn read_pair(word: &str, line: usize) -> Result<Tapered, WeightsError> {
    let read = |text: &str| text.parse().ok().filter(|weight| (-MAX_WEIGHT..=MAX_WEIGHT).contains(weight));
    let pair = word.split_once('/').and_then(|(midgame, endgame)| Some(Tapered::new(read(midgame)?, read(endgame)?)));
    pair.ok_or_else(|| WeightsError::Pair { line, text: word.to_owned(), most: MAX_WEIGHT })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_interpolate_between_midgame_and_endgame() {
        let weight = Tapered::new(60, -30);
        assert_eq!((weight.at(30, 30), weight.at(0, 30), weight.at(20, 30)), (60, -30, 30));
        let mut sum = Tapered::new(-7, -1) * 3;
        sum -= weight;
        sum += Tapered::new(1, 100);
        assert_eq!((sum.midgame(), sum.endgame()), (-80, 127), "midgame and endgame are summed separately");
    }

    #[test]
    fn damaged_file_is_refused_with_the_line_number() {
        let rows = [("soldier", 0, 1), ("tempo", 1, 1), ("place", 2, 2)].map(|(name, first, count)| WeightRow {
            name: name.to_owned(),
            first,
            count,
            is_optional: name == "place",
        });
        let read = |text: &str| read(text, &rows);
        let valid = "# a comment\ntempo 1/-2\nplace 3/4 5/6 # more\n\nsoldier -7/8\n";
        let weights = read(valid).expect("a sound file");
        assert_eq!(flatten(&weights), [-7.0, 8.0, 1.0, -2.0, 3.0, 4.0, 5.0, 6.0]);
        assert_eq!(from_flat(&flatten(&weights)), weights);
        assert_eq!(read(&write(&rows, &weights)), Ok(weights));
        let error = |text: &str| read(text).expect_err(text).to_string();
        assert_eq!(error("# nothing\nhorse 1/2"), "line 2: there is no weight `horse`");
        assert_eq!(error("tempo 1/2\ntempo 1/2"), "line 2: `tempo` is there twice");
        assert_eq!(error("tempo 1/2 3/4"), "line 1: `tempo` needs 1 pairs of numbers, not 2");
        assert_eq!(
            error("tempo 1/9999"),
            "line 1: `1/9999` is not two whole numbers from -2000 to 2000 with a slash between them"
        );
        assert!(error(&format!("tempo {}/0", i32::MIN)).starts_with("line 1: `-2147483648/0` is not"));
        assert_eq!(error("tempo 1/2"), "`soldier` is missing");
        let without = read("tempo 1/-2\nsoldier -7/8").expect("only an optional row is missing");
        assert_eq!(flatten(&without), [-7.0, 8.0, 1.0, -2.0, 0.0, 0.0, 0.0, 0.0]);
    }
}
