//! The summary of a player's results in one game.

use std::collections::BTreeMap;

use cannon_rules::Side;
use serde::Serialize;

use super::game_result::{GameResult, Opponent, PlayerResult};
use super::glicko2::RatedResult;
use super::rating_history::RatingHistory;
use super::tally::{Streak, Tally};

/// The rating, the counts and the streak that are computed from a player's results in one game.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct GameStatistics {
    /// The rating and its curve.
    pub rating: RatingHistory,
    /// All games.
    pub total: Tally,
    /// Games against the computer, by level.
    pub by_level: BTreeMap<i8, Tally>,
    /// Games against the computer, by the name of its style.
    pub by_style: BTreeMap<String, Tally>,
    /// Games against other people.
    pub people: Tally,
    /// Games against other people, by the name of the person; without a name for guests.
    pub by_person: BTreeMap<String, Tally>,
    /// Games by the player's side.
    pub by_side: BTreeMap<Side, Tally>,
    /// Games by the name of the rules.
    pub by_rules: BTreeMap<String, Tally>,
    /// Games by board, where the game has several.
    pub by_board: BTreeMap<String, Tally>,
    /// Games won in a row.
    pub streak: Streak,
    /// Time at the board, in seconds.
    pub seconds: u64,
}

impl GameStatistics {
    /// Adds a result. Results come in the order of time.
    pub(crate) fn add(&mut self, game: &GameResult) {
        let result = game.result;
        if let Some(opponent) = game.rated_opponent() {
            self.rating.add(game.ended, RatedResult { opponent, score: result.score() });
        }
        self.total.add(result);
        match &game.opponent {
            Opponent::Computer { level, style } => {
                self.by_level.entry(*level).or_default().add(result);
                self.by_style.entry(style.clone()).or_default().add(result);
            }
            Opponent::Person { name, .. } => {
                self.people.add(result);
                self.by_person.entry(name.clone().unwrap_or_default()).or_default().add(result);
            }
        }
        self.by_side.entry(game.side).or_default().add(result);
        self.by_rules.entry(game.rules.clone()).or_default().add(result);
        if let Some(board) = &game.board {
            self.by_board.entry(board.clone()).or_default().add(result);
        }
        self.streak.add(result == PlayerResult::Won);
        self.seconds = self.seconds.saturating_add(game.seconds);
    }
}
