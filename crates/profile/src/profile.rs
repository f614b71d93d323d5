//! The profile of one named player.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use cannon_rules::record::Record;
use cannon_rules::{GameId, Side};
use jiff::Timestamp;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::accuracy::{Accuracy, ReviewedGame};
use super::advice::{self, Advice};
use super::file;
use super::game_result::GameResult;
use super::game_summary::GameStatistics;
use super::kept::{Kept, next_moment};
use super::last_game::LastGame;
use super::lessons::LessonProgress;
use super::mistakes::{Mistake, MistakeSummary, Mistakes};
use super::name::PlayerName;
use super::puzzles::{PuzzleAttempt, PuzzleSummary};

/// Identifies a player, even after a change of the name: the moment at which the profile was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ProfileId(pub(crate) Timestamp);

impl ProfileId {
    /// When the profile was made.
    pub const fn created(self) -> Timestamp {
        self.0
    }
}

/// A named player with ratings, results and progress.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    /// What is written to the file.
    pub(crate) kept: Kept,
    /// Computed from the log of games, by game.
    pub(crate) games: BTreeMap<String, GameStatistics>,
    /// Computed from the log of puzzles, by game.
    pub(crate) puzzles: BTreeMap<String, PuzzleSummary>,
}

impl Profile {
    /// A new profile, or one as read from a file.
    pub(crate) fn from_kept(mut kept: Kept) -> Profile {
        kept.normalise();
        let mut profile = Profile { kept, games: BTreeMap::new(), puzzles: BTreeMap::new() };
        profile.summarise();
        profile
    }

    /// The player's identifier.
    pub const fn id(&self) -> ProfileId {
        self.kept.id
    }

    /// The player's name.
    pub const fn name(&self) -> &PlayerName {
        &self.kept.name
    }

    /// Changes the name, without a check that it is unique.
    pub(crate) fn set_name(&mut self, name: PlayerName, now: Timestamp) {
        // A later name counts, even where the clock was set back in between.
        let named = now.max(next_moment(self.kept.named));
        (self.kept.name, self.kept.named) = (name, named);
    }

    /// Records a finished game. Returns false if it was recorded before: a game counts once, with its first result.
    pub fn record_game(&mut self, mut game: GameResult) -> bool {
        game.ended = self.kept.after_reset(game.ended);
        let is_inserted = self.kept.games.insert(game);
        self.summarise();
        is_inserted
    }

    /// Records an attempt at a puzzle. Returns false if it was recorded before.
    pub fn record_puzzle(&mut self, mut attempt: PuzzleAttempt) -> bool {
        attempt.ended = self.kept.after_reset(attempt.ended);
        let is_inserted = self.kept.puzzles.insert(attempt);
        self.summarise();
        is_inserted
    }

    /// Records the accuracy of the player, from 0 to 100, in the review of a game that began at `started`. It replaces the accuracy of an
    /// earlier review of the same game.
    pub fn record_accuracy(
        &mut self,
        game: GameId,
        started: Timestamp,
        side: Side,
        accuracy: f64,
        reviewed: Timestamp,
    ) {
        let reviewed = self.kept.after_reset(reviewed);
        let accuracy = Accuracy::from(accuracy);
        self.kept.accuracies.insert(ReviewedGame { reviewed, game: game.name().to_owned(), started, side, accuracy });
    }

    /// Adds the player's mistakes in a reviewed game to the mistakes to repeat. A position that is known already is not added once more.
    /// Returns whether any was added.
    pub fn add_mistakes(&mut self, mistakes: impl IntoIterator<Item = Mistake>) -> bool {
        let mut new: Vec<Mistake> = mistakes.into_iter().filter(|mistake| !self.kept.mistakes.has(mistake)).collect();
        for mistake in &mut new {
            mistake.reviewed = self.kept.after_reset(mistake.reviewed);
        }
        let is_any = !new.is_empty();
        self.kept.mistakes.merge(Mistakes::from(new));
        is_any
    }

    /// Notes whether the player found a better action in the position of a mistake, on this day in the player's time zone. Returns false if
    /// the mistake is not known, or has a result of that day: only the first one counts.
    pub fn record_repetition(&mut self, mistake: &Mistake, day: Date, is_success: bool) -> bool {
        self.kept.mistakes.repeat(mistake, day, is_success)
    }

    /// The mistakes of a game that the player can repeat today, those first that have waited longest. On one day the player repeats at most
    /// [`REPETITIONS_PER_DAY`](super::tuning::REPETITIONS_PER_DAY) mistakes of a game.
    pub fn due_mistakes(&self, game: GameId, today: Date) -> Vec<&Mistake> {
        self.kept.mistakes.due(game, today)
    }

    /// How many mistakes of a game the player has to repeat, and when.
    pub fn mistakes(&self, game: GameId, today: Date) -> MistakeSummary {
        self.kept.mistakes.summary(game, today)
    }

    /// Adds progress in a lesson. Solved tasks stay solved, and a completed lesson stays completed.
    pub fn record_lesson(&mut self, game: GameId, lesson: &str, mut progress: LessonProgress) {
        progress.changed = self.kept.after_reset(progress.changed);
        self.kept.lessons.add(game.name().to_owned(), lesson.to_owned(), progress);
    }

    /// Remembers a game that the player begins, for [`last_game`](Profile::last_game).
    pub fn remember_game(&mut self, record: &Record, begun: Timestamp) {
        self.kept.last_game = Some(LastGame::new(record, self.kept.after_reset(begun)));
    }

    /// The game that the player began last: game, rules, initial position and players, without actions and result.
    pub fn last_game(&self) -> Option<&Record> {
        self.kept.last_game.as_ref().map(|last| &last.setup)
    }

    /// Notes that the player took back an action or had a hint in the game that began then, so that it is not rated even if it is finished
    /// in another session.
    pub fn mark_helped(&mut self, started: Timestamp) {
        self.kept.add_helped(started);
    }

    /// Whether [`mark_helped`](Profile::mark_helped) noted help in the game that began then.
    pub fn had_help(&self, started: Timestamp) -> bool {
        self.kept.helped.contains(&started)
    }

    /// The rating and the counts that are computed from the results in a game.
    pub fn game(&self, game: GameId) -> &GameStatistics {
        static NONE: LazyLock<GameStatistics> = LazyLock::new(GameStatistics::default);
        self.games.get(game.name()).unwrap_or(&NONE)
    }

    /// The rating and the counts that are computed from the attempts at the puzzles of a game.
    pub fn puzzles(&self, game: GameId) -> &PuzzleSummary {
        static NONE: LazyLock<PuzzleSummary> = LazyLock::new(PuzzleSummary::default);
        self.puzzles.get(game.name()).unwrap_or(&NONE)
    }

    /// The results in a game, the oldest first.
    pub fn results(&self, game: GameId) -> impl DoubleEndedIterator<Item = &GameResult> + Clone {
        let is_of_game = move |result: &&GameResult| result.game == game.name();
        self.kept.games.entries().iter().filter(is_of_game)
    }

    /// The mean accuracy in the reviewed games of a game, from 0 to 100. `None` if there are none.
    pub fn average_accuracy(&self, game: GameId) -> Option<f64> {
        self.average_accuracy_of(game.name())
    }

    /// See [`average_accuracy`](Profile::average_accuracy). The word for the game may be one of another version of the program.
    pub(crate) fn average_accuracy_of(&self, game: &str) -> Option<f64> {
        ReviewedGame::mean(self.kept.accuracies.entries().iter().filter(|reviewed| reviewed.game == game))
    }

    /// What the player has done of a lesson. `None` if it was not begun.
    pub fn lesson(&self, game: GameId, lesson: &str) -> Option<&LessonProgress> {
        self.kept.lessons.get(game.name(), lesson)
    }

    /// The lessons of a game that were begun, by their identifiers.
    pub fn lessons(&self, game: GameId) -> impl Iterator<Item = (&str, &LessonProgress)> {
        self.kept.lessons.of_game(game.name())
    }

    /// Time spent on finished games and on puzzles of all games, in seconds.
    pub fn seconds_at_board(&self) -> u64 {
        let games = self.games.values().map(|summary| summary.seconds);
        let puzzles = self.puzzles.values().map(|summary| summary.seconds);
        games.chain(puzzles).fold(0, u64::saturating_add)
    }

    /// Advice on the level to play against next, from the last rated games against the level that was played last.
    pub fn advice(&self, game: GameId) -> Option<Advice> {
        advice::advice(self.results(game))
    }

    /// The level of the computer that suits the player at this time: the easiest one before the first victory over the computer, and later
    /// the one with the nearest rating, but none further up than the one above the strongest beaten level. While there is no rating, it is
    /// that one.
    pub fn suitable_level(&self, game: GameId, now: Timestamp) -> i8 {
        let summary = self.game(game);
        let is_rated = !summary.rating.curve().is_empty();
        advice::suitable_level(game, &summary.by_level, is_rated.then(|| summary.rating.at(now).rating()))
    }

    /// Forgets everything but the name and which games had help. Those games stay unrated.
    pub fn reset(&mut self, now: Timestamp) {
        self.kept.reset(now);
        self.summarise();
    }

    /// The profile as JSON text: a file of profiles with this player only, which [`Profiles::from_json`](super::Profiles::from_json) reads,
    /// and with the ratings, curves and counts as `summary`, for other programs.
    pub fn export(&self) -> String {
        file::export(self)
    }

    /// Adds what another copy of the same profile has.
    pub(crate) fn merge(&mut self, other: Profile) {
        self.kept.merge(other.kept);
        self.summarise();
    }

    /// Computes the summaries from the logs.
    fn summarise(&mut self) {
        self.games.clear();
        for game in self.kept.games.entries() {
            self.games.entry(game.game.clone()).or_default().add(game);
        }
        self.puzzles.clear();
        for attempt in self.kept.puzzles.entries() {
            self.puzzles.entry(attempt.game.clone()).or_default().add(attempt);
        }
    }
}
