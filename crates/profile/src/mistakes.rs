//! The mistakes of a player in reviewed games, which the player repeats until they are understood.

use std::cmp::Ordering;

use cannon_rules::record::Record;
use cannon_rules::{GameId, Side};
use jiff::Timestamp;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::repetitions::Repetitions;
use super::tuning::{MAX_MISTAKES, REPETITIONS_PER_DAY};

/// The score of an action, for the side that plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MistakeScore {
    /// The advantage, in hundredths of the smallest piece.
    Advantage(i32),
    /// The side wins in this number of plies.
    Win(u32),
    /// The side loses in this number of plies.
    Loss(u32),
}

/// A mistake of a player in a reviewed game, with the results of its repetitions.
///
/// It has a copy of the game up to the mistake, so that it stays when the game is deleted, and so that the table can show what a position alone
/// does not tell. Ruleset, position and side to move identify it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mistake {
    /// When the review found it.
    pub reviewed: Timestamp,
    /// The day of the review, in the player's time zone.
    pub found: Date,
    /// The word for the game, which may be one of another version of the program.
    pub game: String,
    /// The player's side.
    pub side: Side,
    /// Text of the position in which the player acted.
    pub position: String,
    /// The game up to the position, as [`Mistake::game_before`] makes it. The record has its own checks and versions.
    pub record: Value,
    /// The action that the player played, in the game's notation.
    pub played: String,
    /// The score of this action.
    pub played_score: MistakeScore,
    /// The best line, in the game's notation.
    pub line: Vec<String>,
    /// The score of the best action.
    pub best_score: MistakeScore,
    /// The part of the chance to win that the action lost, in percent.
    pub lost: u8,
    /// The results of the repetitions.
    #[serde(default, skip_serializing_if = "Repetitions::is_empty")]
    pub repetitions: Repetitions,
}

impl Mistake {
    /// The record of a game up to a ply, with its players and start, and without what came later or was noted.
    pub fn game_before(record: &Record, ply: usize) -> Value {
        let mut before = Record {
            name: None,
            coach: None,
            study: false,
            actions: record.actions.iter().take(ply).cloned().collect(),
            variations: Vec::new(),
            notes: Vec::new(),
            result: None,
            ..record.clone()
        };
        before.actions.iter_mut().for_each(|action| action.clock_ms = None);
        // A record is written as JSON.
        serde_json::from_str(&before.to_json()).unwrap_or_default()
    }

    /// The game up to the position. `None` if this version cannot read it.
    pub fn record(&self) -> Option<Record> {
        Record::from_json(&self.record.to_string()).ok()
    }

    /// The order in the file, in which only copies of the same mistake are equal.
    fn order(&self, other: &Mistake) -> Ordering {
        let rules = |mistake: &Mistake| mistake.record.get("ruleset").map(Value::to_string);
        self.place().cmp(&other.place()).then_with(|| rules(self).cmp(&rules(other)))
    }

    fn place(&self) -> (&str, &str, Side) {
        (&self.game, &self.position, self.side)
    }

    /// Joins two copies of a mistake, or the same mistake in two games: the one that was found first stays, with the results of both.
    fn join(&mut self, mut other: Mistake) {
        let mut repetitions = std::mem::take(&mut self.repetitions);
        repetitions.merge(std::mem::take(&mut other.repetitions));
        let text = |mistake: &Mistake| serde_json::to_string(mistake).unwrap_or_default();
        let order = other.reviewed.cmp(&self.reviewed).then_with(|| text(&other).cmp(&text(self)));
        if order == Ordering::Less {
            *self = other;
        }
        self.repetitions = repetitions;
    }
}

/// What a player has to repeat in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MistakeSummary {
    /// The number of mistakes that can be repeated today.
    pub due: usize,
    /// The number of mistakes that are still repeated, today or later.
    pub open: usize,
    /// The number of mistakes that are not repeated any more.
    pub retired: usize,
    /// The next day with a repetition, which is today if some are due. `None` if no mistake is open.
    pub next: Option<Date>,
}

/// The mistakes of a player in all games, each position once, sorted by what identifies them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Mistakes(Vec<Mistake>);

impl From<Vec<Mistake>> for Mistakes {
    fn from(mistakes: Vec<Mistake>) -> Mistakes {
        Mistakes(mistakes)
    }
}

impl Mistakes {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// When a mistake was found last.
    pub(crate) fn last_time(&self) -> Option<Timestamp> {
        self.0.iter().map(|mistake| mistake.reviewed).max()
    }

    /// Whether the same position is known.
    pub(crate) fn has(&self, mistake: &Mistake) -> bool {
        self.0.iter().any(|known| known.order(mistake).is_eq())
    }

    /// Adds the mistakes of a review, or of another copy. The result is the same in either order.
    pub(crate) fn merge(&mut self, other: Mistakes) {
        let mut all = std::mem::take(&mut self.0);
        all.extend(other.0);
        all.sort_by(Mistake::order);
        for mistake in all {
            match self.0.last_mut() {
                Some(last) if last.order(&mistake).is_eq() => last.join(mistake),
                _ => self.0.push(mistake),
            }
        }
        self.drop_excess();
    }

    /// Drops the mistakes beyond the greatest number; see [`MAX_MISTAKES`].
    fn drop_excess(&mut self) {
        let excess = self.0.len().saturating_sub(MAX_MISTAKES);
        if excess == 0 {
            return;
        }
        let mut ranks: Vec<(bool, Timestamp, usize)> = (self.0.iter().enumerate())
            .map(|(index, mistake)| (!mistake.repetitions.are_over(), mistake.reviewed, index))
            .collect();
        ranks.sort_unstable();
        let mut dropped: Vec<usize> = ranks[..excess].iter().map(|&(.., index)| index).collect();
        dropped.sort_unstable();
        for index in dropped.into_iter().rev() {
            self.0.remove(index);
        }
    }

    /// Drops the mistakes that were found up to a time.
    pub(crate) fn drop_until(&mut self, time: Timestamp) {
        self.0.retain(|mistake| mistake.reviewed > time);
    }

    /// Notes the result of a repetition. Returns false if the mistake is not known, or has a result of that day.
    pub(crate) fn repeat(&mut self, mistake: &Mistake, day: Date, is_success: bool) -> bool {
        let known = self.0.iter_mut().find(|known| known.order(mistake).is_eq());
        known.is_some_and(|known| known.repetitions.add(day, is_success))
    }

    /// The mistakes of a game that can be repeated today, those first that have waited longest.
    pub(crate) fn due(&self, game: GameId, today: Date) -> Vec<&Mistake> {
        let mut due: Vec<(Date, &Mistake)> = self.open(game, today).filter(|(day, _)| *day <= today).collect();
        due.sort_by_key(|(day, mistake)| (*day, mistake.reviewed));
        due.truncate(REPETITIONS_PER_DAY.saturating_sub(self.repeated(game, today)));
        due.into_iter().map(|(_, mistake)| mistake).collect()
    }

    /// What the player has to repeat in a game.
    pub(crate) fn summary(&self, game: GameId, today: Date) -> MistakeSummary {
        let days: Vec<Date> = self.open(game, today).map(|(day, _)| day).collect();
        let all = self.of_game(game).count();
        let is_full = self.repeated(game, today) >= REPETITIONS_PER_DAY;
        let first = if is_full { today.tomorrow().unwrap_or(today) } else { today };
        MistakeSummary {
            due: self.due(game, today).len(),
            open: days.len(),
            retired: all - days.len(),
            next: days.into_iter().min().map(|day| day.max(first)),
        }
    }

    fn of_game(&self, game: GameId) -> impl Iterator<Item = &Mistake> {
        self.0.iter().filter(move |mistake| mistake.game == game.name())
    }

    /// The mistakes of a game that are still repeated, with the days on which they are due.
    fn open(&self, game: GameId, today: Date) -> impl Iterator<Item = (Date, &Mistake)> {
        self.of_game(game).filter_map(move |mistake| Some((mistake.repetitions.due(mistake.found, today)?, mistake)))
    }

    /// The number of mistakes of a game that were repeated on a day.
    fn repeated(&self, game: GameId, day: Date) -> usize {
        self.of_game(game).filter(|mistake| mistake.repetitions.has(day)).count()
    }
}
