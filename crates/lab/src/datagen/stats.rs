//! The counts of a file of training data.

use std::collections::HashSet;
use std::fmt::Write;

use super::format::{Format, ResultForMover, TrainingRecord};
use cannon_rules::{Game, Side};

/// Number of columns of the histogram of scores.
const SCORE_STEPS: usize = 10;

/// The counts of a file of training data.
#[derive(Debug)]
pub(super) struct DataStats {
    /// Maximum amount of a score.
    max_score: i16,
    seen: HashSet<Box<[u8]>>,
    positions: u64,
    duplicates: u64,
    /// Positions by the result of their game for the side to move, in the order of [`ResultForMover::ALL`].
    results: [u64; 3],
    /// Positions by the number of their rules or board.
    groups: Vec<u64>,
    /// Positions in which South is to move.
    south: u64,
    scores: [u64; SCORE_STEPS],
    plies: u64,
    units: u64,
}

impl DataStats {
    /// The counts of no records. Scores are at most `max_score` either way.
    pub(super) fn new(max_score: i16) -> DataStats {
        DataStats {
            max_score,
            seen: HashSet::new(),
            positions: 0,
            duplicates: 0,
            results: [0; 3],
            groups: Vec::new(),
            south: 0,
            scores: [0; SCORE_STEPS],
            plies: 0,
            units: 0,
        }
    }

    /// Width of a column of the histogram of scores.
    fn score_step(&self) -> i16 {
        2 * self.max_score / SCORE_STEPS as i16
    }

    /// Counts a record in the format `F`, which also comes as bytes.
    pub(super) fn add<F: Format>(&mut self, record: &TrainingRecord<F::Position>, bytes: &[u8]) {
        self.duplicates += u64::from(!self.seen.insert(F::key(bytes).into()));
        self.positions += 1;
        self.results[record.result as usize] += 1;
        let group = usize::from(record.group);
        self.groups.resize(self.groups.len().max(group + 1), 0);
        self.groups[group] += 1;
        self.south += u64::from(record.position.side_to_move() == Side::South);
        // The greatest score belongs to the last column.
        let column = usize::try_from((record.score + self.max_score) / self.score_step()).unwrap_or_default();
        self.scores[column.min(SCORE_STEPS - 1)] += 1;
        self.plies += u64::from(record.ply);
        self.units += F::unit_count(&record.position) as u64;
    }

    /// The counts as text. `group` is the word for rules or boards, and `names` are the names of all of them.
    pub(super) fn text<'a>(&self, group: &str, names: impl IntoIterator<Item = &'a str>) -> String {
        let of = |result: ResultForMover| self.results[result as usize];
        let [wins, draws, losses] = [ResultForMover::Win, ResultForMover::Draw, ResultForMover::Loss].map(of);
        let mut text = format!(
            "positions {}\nduplicates {}\nside to move wins {wins} draws {draws} losses {losses}\nsouth to move {} north to move {}\n",
            self.positions,
            self.duplicates,
            self.south,
            self.positions - self.south
        );
        let counts = self.groups.iter().copied().chain(std::iter::repeat(0));
        let groups: Vec<String> =
            names.into_iter().zip(counts).map(|(name, count)| format!("{name} {count}")).collect();
        text += &format!("{group} {}\n", groups.join(", "));
        let mean = |sum: u64| sum as f64 / self.positions as f64;
        if self.positions > 0 {
            text += &format!("mean ply {:.1}\n", mean(self.plies));
        }
        if self.units > 0 {
            text += &format!("mean units {:.1}\n", mean(self.units));
        }
        let step = self.score_step();
        for (low, count) in (-self.max_score..).step_by(step as usize).zip(self.scores) {
            // Writing to a text cannot fail.
            let _ = writeln!(text, "score {low} to {}: {count}", low + step);
        }
        text
    }
}
