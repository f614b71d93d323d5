//! Attempts at puzzles, and the summary that is computed from them.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use jiff::Timestamp;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::glicko2::{OpponentRating, RatedResult};
use super::log::LogEntry;
use super::rating_history::RatingHistory;
use super::tally::Streak;

/// One attempt at a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PuzzleAttempt {
    /// When the attempt ended. Together with `game` and `puzzle` it identifies the attempt.
    pub ended: Timestamp,
    /// The word for the game, which may be one of another version of the program.
    pub game: String,
    /// Identifier of the puzzle within the game.
    pub puzzle: String,
    /// Whether the player solved it without a mistake.
    pub solved: bool,
    /// The puzzle's rating.
    pub rating: OpponentRating,
    /// Duration of the attempt, in seconds.
    #[serde(default)]
    pub seconds: u64,
    /// Whether the attempt may change the rating, as in a rated run. Only the first attempt at a puzzle does.
    pub rated: bool,
    /// The day, if the puzzle was the puzzle of the day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<Date>,
}

impl LogEntry for PuzzleAttempt {
    type Key<'a> = (Timestamp, &'a str, &'a str);
    const MAX_ENTRIES: usize = 100_000;

    fn key(&self) -> Self::Key<'_> {
        (self.ended, &self.game, &self.puzzle)
    }

    fn time(&self) -> Timestamp {
        self.ended
    }

    fn precedence(&self, other: &Self) -> Ordering {
        let text = |attempt: &PuzzleAttempt| serde_json::to_string(attempt).unwrap_or_default();
        text(self).cmp(&text(other))
    }
}

/// The number of rated puzzles that place a player. Until then the rating is not shown, and help costs nothing.
pub const PLACING_PUZZLES: usize = 5;

/// The rating, the counts and the streak that are computed from a player's attempts at the puzzles of one game.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct PuzzleSummary {
    /// The rating and its curve.
    pub rating: RatingHistory,
    /// The number of attempts.
    pub attempts: u32,
    /// The puzzles solved at least once.
    pub solved: BTreeSet<String>,
    /// The puzzles to retry: puzzles whose last attempt failed.
    pub failed: BTreeSet<String>,
    /// Puzzles solved in a row at the first attempt.
    pub streak: Streak,
    /// The days whose puzzle of the day was solved.
    pub days: BTreeSet<Date>,
    /// Time spent on puzzles, in seconds.
    pub seconds: u64,
}

impl PuzzleSummary {
    /// Adds an attempt. Attempts come in the order of time.
    pub(crate) fn add(&mut self, attempt: &PuzzleAttempt) {
        let is_first = !self.was_attempted(&attempt.puzzle);
        if is_first {
            self.streak.add(attempt.solved);
            if attempt.rated {
                let score = if attempt.solved { 1.0 } else { 0.0 };
                self.rating.add(attempt.ended, RatedResult { opponent: attempt.rating, score });
            }
        }
        self.attempts += 1;
        self.seconds = self.seconds.saturating_add(attempt.seconds);
        if attempt.solved {
            self.failed.remove(&attempt.puzzle);
            self.solved.insert(attempt.puzzle.clone());
            self.days.extend(attempt.day);
        } else {
            self.failed.insert(attempt.puzzle.clone());
        }
    }

    /// The number of puzzles that have placed the player so far. `None` once the player is placed.
    pub fn placing(&self) -> Option<usize> {
        Some(self.rating.curve().len()).filter(|&count| count < PLACING_PUZZLES)
    }

    /// Whether the player has tried the puzzle before.
    pub fn was_attempted(&self, puzzle: &str) -> bool {
        self.solved.contains(puzzle) || self.failed.contains(puzzle)
    }

    /// The number of days in a row up to `today` whose puzzle of the day was solved. While the puzzle of `today` is not solved, the run up
    /// to yesterday counts.
    pub fn day_streak(&self, today: Date) -> usize {
        let mut day = if self.days.contains(&today) { Some(today) } else { today.yesterday().ok() };
        let mut count = 0;
        while let Some(solved) = day.filter(|day| self.days.contains(day)) {
            count += 1;
            day = solved.yesterday().ok();
        }
        count
    }
}
