//! The part of a profile that is written to the file: what happened, without the ratings and counts that are computed from it.

use std::collections::BTreeSet;

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::accuracy::ReviewedGame;
use super::game_result::GameResult;
use super::last_game::{self, LastGame};
use super::lessons::Lessons;
use super::log::Log;
use super::mistakes::Mistakes;
use super::name::PlayerName;
use super::profile::ProfileId;
use super::puzzles::PuzzleAttempt;

/// The greatest number of games with help that are remembered. Of more games, the latest are remembered.
const MAX_HELPED: usize = 500;

/// The part of a profile that is written to the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Kept {
    pub(crate) id: ProfileId,
    pub(crate) name: PlayerName,
    /// When the player got the name. The later of two names counts.
    pub(crate) named: Timestamp,
    /// When the profile was last reset. Earlier entries do not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) reset: Option<Timestamp>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "last_game::deserialize")]
    pub(crate) last_game: Option<LastGame>,
    /// When the games began in which the player had help, so that they are not rated even if they are finished in another session.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub(crate) helped: BTreeSet<Timestamp>,
    #[serde(default, skip_serializing_if = "Lessons::is_empty")]
    pub(crate) lessons: Lessons,
    #[serde(default, skip_serializing_if = "Log::is_empty")]
    pub(crate) games: Log<GameResult>,
    #[serde(default, skip_serializing_if = "Log::is_empty")]
    pub(crate) accuracies: Log<ReviewedGame>,
    #[serde(default, skip_serializing_if = "Log::is_empty")]
    pub(crate) puzzles: Log<PuzzleAttempt>,
    #[serde(default, skip_serializing_if = "Mistakes::is_empty")]
    pub(crate) mistakes: Mistakes,
}

impl Kept {
    pub(crate) fn new(id: ProfileId, name: PlayerName, now: Timestamp) -> Kept {
        Kept {
            id,
            name,
            named: now,
            reset: None,
            last_game: None,
            helped: BTreeSet::new(),
            lessons: Lessons::default(),
            games: Log::default(),
            accuracies: Log::default(),
            puzzles: Log::default(),
            mistakes: Mistakes::default(),
        }
    }

    /// Adds what another copy of the same profile has. The result is the same in either order.
    pub(crate) fn merge(&mut self, mut other: Kept) {
        // Entries before a reset go first: they must not replace later entries with the same key.
        self.reset = self.reset.max(other.reset);
        other.reset = self.reset;
        self.drop_before_reset();
        other.drop_before_reset();
        if (other.named, &other.name) > (self.named, &self.name) {
            (self.named, self.name) = (other.named, other.name);
        }
        self.last_game = match (self.last_game.take(), other.last_game) {
            (Some(own), Some(other)) => Some(own.later(other)),
            (own, other) => own.or(other),
        };
        self.helped.extend(other.helped);
        self.limit_helped();
        self.lessons.merge(other.lessons);
        self.games.merge(other.games);
        self.accuracies.merge(other.accuracies);
        self.puzzles.merge(other.puzzles);
        self.mistakes.merge(other.mistakes);
    }

    /// Notes that the player had help in the game that began then.
    pub(crate) fn add_helped(&mut self, started: Timestamp) {
        self.helped.insert(started);
        self.limit_helped();
    }

    fn limit_helped(&mut self) {
        while self.helped.len() > MAX_HELPED {
            self.helped.pop_first();
        }
    }

    /// Drops entries that do not count, and sorts the logs: a file that was edited by hand may have its entries in any order.
    pub(crate) fn normalise(&mut self) {
        self.drop_before_reset();
        self.limit_helped();
        self.games.merge(Log::default());
        self.accuracies.merge(Log::default());
        self.puzzles.merge(Log::default());
        self.mistakes.merge(Mistakes::default());
    }

    /// Forgets everything but the name and the games with help, which stay unrated. `now` counts as later than all entries, even if the
    /// clock was wrong when they were made.
    pub(crate) fn reset(&mut self, now: Timestamp) {
        let logs = [self.games.last_time(), self.accuracies.last_time(), self.puzzles.last_time()];
        let last_game = self.last_game.as_ref().map(|last| last.begun);
        let others = [self.lessons.last_time(), self.mistakes.last_time(), last_game, self.reset];
        let latest = logs.into_iter().chain(others).flatten().max();
        self.reset = Some(latest.map_or(now, |latest| latest.max(now)));
        self.drop_before_reset();
    }

    /// The time, or the first moment after the last reset if that is later.
    pub(crate) fn after_reset(&self, time: Timestamp) -> Timestamp {
        let Some(reset) = self.reset else { return time };
        time.max(next_moment(reset))
    }

    fn drop_before_reset(&mut self) {
        let Some(reset) = self.reset else { return };
        self.games.drop_until(reset);
        self.accuracies.drop_until(reset);
        self.puzzles.drop_until(reset);
        self.mistakes.drop_until(reset);
        self.lessons.drop_until(reset);
        self.last_game.take_if(|last| last.begun <= reset);
    }
}

/// The next nanosecond; at the greatest time, the same time.
pub(crate) fn next_moment(time: Timestamp) -> Timestamp {
    time.checked_add(SignedDuration::from_nanos(1)).unwrap_or(time)
}
