//! Tapered weights for linear evaluations, and the text format of weights files.

use std::fmt::{self, Write as _};
use std::ops::{AddAssign, Mul, SubAssign};

use super::playable::WeightsError;

/// A tapered weight: one value for the full board (midgame) and one for the bare board (endgame), in hundredths of the smallest piece.
///
/// Both values are packed into one integer, so that a sum or a product takes one instruction: the midgame value is in the upper half, the
/// endgame value in the lower half. A negative lower half borrows from the upper half, which unpacking corrects.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Tapered(i64);

impl Tapered {
    /// A weight from its values with all pieces on the board and with none.
    pub(super) const fn new(full: i32, bare: i32) -> Tapered {
        Tapered(((full as i64) << 32) + bare as i64)
    }

    /// The value with all pieces on the board.
    pub(super) const fn full(self) -> i32 {
        ((self.0 - self.bare() as i64) >> 32) as i32
    }

    /// The value with no pieces on the board.
    pub(super) const fn bare(self) -> i32 {
        self.0 as i32
    }

    /// The value with `pieces` of at most `all` pieces on the board, interpolated.
    pub(super) const fn at(self, pieces: i32, all: i32) -> i32 {
        (self.full() * pieces + self.bare() * (all - pieces)) / all
    }
}

impl fmt::Debug for Tapered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.full(), self.bare())
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
pub(super) struct Row {
    pub(super) name: String,
    /// The index of its first weight.
    pub(super) first: usize,
    /// Number of weights.
    pub(super) count: usize,
}

/// The largest absolute value of a weight, so that evaluations stay far from the scores of wins.
const MOST: i32 = 2_000;

/// Parses the output of [`write()`] into `weights`. The rows must cover the whole slice.
pub(super) fn read(text: &str, rows: &[Row], weights: &mut [Tapered]) -> Result<(), WeightsError> {
    let mut found = vec![false; rows.len()];
    for (line, content) in (1..).zip(text.lines()) {
        let mut words = content.split('#').next().unwrap_or_default().split_whitespace();
        let Some(name) = words.next() else { continue };
        let index = rows.iter().position(|row| row.name == name);
        let index = index.ok_or_else(|| WeightsError::Unknown { line, name: name.to_owned() })?;
        if std::mem::replace(&mut found[index], true) {
            return Err(WeightsError::Twice { line, name: name.to_owned() });
        }
        let pairs = words.map(|word| read_pair(word, line)).collect::<Result<Vec<Tapered>, WeightsError>>()?;
        let Row { first, count, .. } = rows[index];
        if pairs.len() != count {
            let (name, wanted, found) = (name.to_owned(), count, pairs.len());
            return Err(WeightsError::Count { line, name, wanted, found });
        }
        weights[first..first + count].copy_from_slice(&pairs);
    }
    match rows.iter().zip(found).find(|(_, found)| !found) {
        Some((row, _)) => Err(WeightsError::Missing { name: row.name.clone() }),
        None => Ok(()),
    }
}

/// Formats weights with one row per line: the name, then for each weight the midgame value, a slash, and the endgame value.
pub(super) fn write(rows: &[Row], weights: &[Tapered]) -> String {
    let mut text = String::new();
    for Row { name, first, count } in rows {
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
pub(super) fn names(rows: &[Row]) -> Vec<String> {
    rows.iter().flat_map(|row| vec![row.name.clone(); 2 * row.count]).collect()
}

/// The weights as numbers: midgame and endgame value of each weight in turn.
pub(super) fn ends(weights: &[Tapered]) -> Vec<f64> {
    weights.iter().flat_map(|weight| [weight.full(), weight.bare()].map(f64::from)).collect()
}

/// Sets the weights from such numbers, rounded.
pub(super) fn set_ends(weights: &mut [Tapered], ends: &[f64]) {
    for (weight, pair) in weights.iter_mut().zip(ends.chunks_exact(2)) {
        let [full, bare] = [pair[0], pair[1]].map(|value| value.round() as i32);
        *weight = Tapered::new(full, bare);
    }
}

fn read_pair(word: &str, line: usize) -> Result<Tapered, WeightsError> {
    let read = |text: &str| text.parse().ok().filter(|weight: &i32| weight.abs() <= MOST);
    let pair = word.split_once('/').and_then(|(full, bare)| Some(Tapered::new(read(full)?, read(bare)?)));
    pair.ok_or_else(|| WeightsError::Pair { line, text: word.to_owned(), most: MOST })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_taper_between_their_ends() {
        let weight = Tapered::new(60, -30);
        assert_eq!((weight.at(30, 30), weight.at(0, 30), weight.at(20, 30)), (60, -30, 30));
        let mut sum = Tapered::new(-7, -1) * 3;
        sum -= weight;
        sum += Tapered::new(1, 100);
        assert_eq!((sum.full(), sum.bare()), (-80, 127), "each half is counted for itself");
    }

    #[test]
    fn a_damaged_file_is_refused_with_its_line() {
        let rows = [("soldier", 0, 1), ("tempo", 1, 1), ("place", 2, 2)].map(|(name, first, count)| Row {
            name: name.to_owned(),
            first,
            count,
        });
        let read = |text: &str| {
            let mut weights = [Tapered::default(); 4];
            read(text, &rows, &mut weights).map(|()| weights)
        };
        let sound = "# a comment\ntempo 1/-2\nplace 3/4 5/6 # more\n\nsoldier -7/8\n";
        let weights = read(sound).expect("a sound file");
        assert_eq!(weights.map(|weight| (weight.full(), weight.bare())), [(-7, 8), (1, -2), (3, 4), (5, 6)]);
        assert_eq!(read(&write(&rows, &weights)), Ok(weights));
        let error = |text: &str| read(text).expect_err(text).to_string();
        assert_eq!(error("# nothing\nhorse 1/2"), "line 2: there is no weight `horse`");
        assert_eq!(error("tempo 1/2\ntempo 1/2"), "line 2: `tempo` is there twice");
        assert_eq!(error("tempo 1/2 3/4"), "line 1: `tempo` needs 1 pairs of numbers, not 2");
        assert_eq!(
            error("tempo 1/9999"),
            "line 1: `1/9999` is not two whole numbers from -2000 to 2000 with a slash between them"
        );
        assert_eq!(error("tempo 1/2"), "`soldier` is missing");
    }
}
