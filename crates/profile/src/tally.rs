//! Counts of results, and streaks.

use serde::Serialize;

use super::PlayerResult;

/// Numbers of games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl Tally {
    /// Counts a result.
    pub(crate) fn add(&mut self, result: PlayerResult) {
        match result {
            PlayerResult::Won => self.won += 1,
            PlayerResult::Drawn => self.drawn += 1,
            PlayerResult::Lost => self.lost += 1,
        }
    }

    /// The number of games.
    pub const fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }
}

/// Successes in a row: games won, or puzzles solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Streak {
    /// The number of successes since the last failure.
    pub current: u32,
    /// The greatest number of successes in a row.
    pub longest: u32,
}

impl Streak {
    /// Continues the streak or ends it.
    pub(crate) fn add(&mut self, success: bool) {
        self.current = if success { self.current + 1 } else { 0 };
        self.longest = self.longest.max(self.current);
    }
}
