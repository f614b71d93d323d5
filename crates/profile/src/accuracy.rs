//! Accuracies of reviewed games.

use std::cmp::Ordering;

use cannon_rules::Side;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::log::LogEntry;

/// An accuracy from 0 to 100, rounded to hundredths, so that it is equal after writing and reading.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "f64")]
pub(crate) struct Accuracy(f64);

impl From<f64> for Accuracy {
    fn from(percent: f64) -> Accuracy {
        let percent = if percent.is_nan() { 0.0 } else { percent.clamp(0.0, 100.0) };
        Accuracy((percent * 100.0).round() / 100.0)
    }
}

/// The accuracy of a player in a reviewed game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct ReviewedGame {
    /// When the game was reviewed.
    pub(crate) reviewed: Timestamp,
    /// The word for the game, which may be one of another version of the program.
    pub(crate) game: String,
    /// When the game began.
    pub(crate) started: Timestamp,
    /// The player's side.
    pub(crate) side: Side,
    /// The accuracy.
    pub(crate) accuracy: Accuracy,
}

impl ReviewedGame {
    /// The mean accuracy. `None` without games.
    pub(crate) fn mean<'a>(games: impl Iterator<Item = &'a ReviewedGame>) -> Option<f64> {
        let (mut sum, mut count) = (0.0, 0_u32);
        for game in games {
            sum += game.accuracy.0;
            count += 1;
        }
        (count > 0).then(|| sum / f64::from(count))
    }
}

impl LogEntry for ReviewedGame {
    type Key<'a> = (Timestamp, &'a str, Side);
    const MAX_ENTRIES: usize = 50_000;

    fn key(&self) -> Self::Key<'_> {
        (self.started, &self.game, self.side)
    }

    fn time(&self) -> Timestamp {
        self.reviewed
    }

    /// The last review of a game counts, as it may be deeper.
    fn precedence(&self, other: &Self) -> Ordering {
        self.reviewed.cmp(&other.reviewed).then_with(|| self.accuracy.0.total_cmp(&other.accuracy.0))
    }
}
