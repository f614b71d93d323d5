//! The counts of a file of training data.

use std::collections::HashSet;
use std::fmt;

use super::super::result_for_mover::ResultForMover;
use super::format::{MAX_SCORE, RECORD_BYTES, TrainingRecord, key};
use cannon_rules::cannon::Ruleset;
use cannon_rules::{Game, Side};

/// Width of a column of the histogram of scores, in hundredths of a soldier.
const SCORE_STEP: i16 = 300;
/// Number of columns of the histogram.
const SCORE_STEPS: usize = (2 * MAX_SCORE / SCORE_STEP) as usize;

/// The counts of a file of training data.
#[derive(Debug, Default)]
pub(super) struct DataStats {
    seen: HashSet<Box<[u8]>>,
    positions: u64,
    duplicates: u64,
    /// Positions by the result of their game for the side to move, in the order of [`ResultForMover::ALL`].
    results: [u64; 3],
    /// Positions by their rules, in the order of [`Ruleset::PRESETS`].
    rules: [u64; Ruleset::PRESETS.len()],
    /// Positions in which South is to move.
    south: u64,
    scores: [u64; SCORE_STEPS],
    plies: u64,
}

impl DataStats {
    /// Counts a record, which is given as bytes, too.
    pub(super) fn add(&mut self, record: &TrainingRecord, bytes: &[u8; RECORD_BYTES]) {
        self.duplicates += u64::from(!self.seen.insert(key(bytes).into()));
        self.positions += 1;
        self.results[record.result as usize] += 1;
        self.rules[usize::from(record.rules)] += 1;
        self.south += u64::from(record.position.side_to_move() == Side::South);
        // The greatest score belongs to the last column.
        let column = usize::try_from((record.score + MAX_SCORE) / SCORE_STEP).unwrap_or_default();
        self.scores[column.min(SCORE_STEPS - 1)] += 1;
        self.plies += u64::from(record.ply);
    }
}

impl fmt::Display for DataStats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "positions {}", self.positions)?;
        writeln!(f, "duplicates {}", self.duplicates)?;
        let of = |result: ResultForMover| self.results[result as usize];
        let [wins, draws, losses] = [ResultForMover::Win, ResultForMover::Draw, ResultForMover::Loss].map(of);
        writeln!(f, "side to move wins {wins} draws {draws} losses {losses}")?;
        writeln!(f, "south to move {} north to move {}", self.south, self.positions - self.south)?;
        let rules: Vec<String> =
            Ruleset::PRESETS.iter().zip(self.rules).map(|((name, _), count)| format!("{name} {count}")).collect();
        writeln!(f, "rules {}", rules.join(", "))?;
        if self.positions > 0 {
            writeln!(f, "mean ply {:.1}", self.plies as f64 / self.positions as f64)?;
        }
        for (low, count) in (-MAX_SCORE..).step_by(SCORE_STEP as usize).zip(self.scores) {
            writeln!(f, "score {low} to {}: {count}", low + SCORE_STEP)?;
        }
        Ok(())
    }
}
