//! The counts of a file of Tank Chess positions.

use std::collections::HashSet;
use std::fmt;

use super::super::result_for_mover::ResultForMover;
use super::header::Header;
use super::record::{MAX_SCORE, TrainingRecord, key};
use cannon_rules::{Game, Side};

/// Width of a column of the histogram of scores, in hundredths of a light tank.
const SCORE_STEP: i16 = 600;
/// Number of columns of the histogram.
const SCORE_STEPS: usize = (2 * MAX_SCORE / SCORE_STEP) as usize;

/// The counts of a file.
#[derive(Debug, Default)]
pub(super) struct DataStats {
    seen: HashSet<Box<[u8]>>,
    positions: u64,
    duplicates: u64,
    /// Positions by the result of their game for the side to move, in the order of [`ResultForMover::ALL`].
    results: [u64; 3],
    /// Positions by the number of their board.
    boards: Vec<u64>,
    /// Positions in which South is to move.
    south: u64,
    scores: [u64; SCORE_STEPS],
    plies: u64,
    units: u64,
}

impl DataStats {
    /// Counts a record, which is given as bytes, too.
    pub(super) fn add(&mut self, record: &TrainingRecord, bytes: &[u8]) {
        let position = &record.position;
        self.duplicates += u64::from(!self.seen.insert(key(bytes).into()));
        self.positions += 1;
        self.results[record.result as usize] += 1;
        let board = usize::from(record.board);
        self.boards.resize(self.boards.len().max(board + 1), 0);
        self.boards[board] += 1;
        self.south += u64::from(position.side_to_move() == Side::South);
        // The greatest score belongs to the last column.
        let column = usize::try_from((record.score + MAX_SCORE) / SCORE_STEP).unwrap_or_default();
        self.scores[column.min(SCORE_STEPS - 1)] += 1;
        self.plies += u64::from(record.ply);
        self.units += Side::ALL.iter().map(|&side| position.units(side).len() as u64).sum::<u64>();
    }

    /// The counts with the names of the header's boards.
    pub(super) fn with_names<'a>(&'a self, header: &'a Header) -> NamedStats<'a> {
        NamedStats { stats: self, header }
    }
}

/// The counts of a file with the names of its boards, to be printed.
pub(super) struct NamedStats<'a> {
    stats: &'a DataStats,
    header: &'a Header,
}

impl fmt::Display for NamedStats<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stats = self.stats;
        writeln!(f, "positions {}\nduplicates {}", stats.positions, stats.duplicates)?;
        let of = |result: ResultForMover| stats.results[result as usize];
        let [wins, draws, losses] = [ResultForMover::Win, ResultForMover::Draw, ResultForMover::Loss].map(of);
        writeln!(f, "side to move wins {wins} draws {draws} losses {losses}")?;
        writeln!(f, "south to move {} north to move {}", stats.south, stats.positions - stats.south)?;
        let count = |board: usize| stats.boards.get(board).copied().unwrap_or_default();
        let boards = self.header.boards.iter().enumerate().map(|(n, board)| format!("{} {}", board.name, count(n)));
        writeln!(f, "boards {}", boards.collect::<Vec<_>>().join(", "))?;
        if stats.positions > 0 {
            let mean = |sum: u64| sum as f64 / stats.positions as f64;
            writeln!(f, "mean ply {:.1}\nmean units {:.1}", mean(stats.plies), mean(stats.units))?;
        }
        for (low, count) in (-MAX_SCORE..).step_by(SCORE_STEP as usize).zip(stats.scores) {
            writeln!(f, "score {low} to {}: {count}", low + SCORE_STEP)?;
        }
        Ok(())
    }
}
