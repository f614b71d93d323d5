//! The choice of the next puzzle.

use cannon_rules::GameId;
use std::collections::BTreeSet;

use jiff::civil::Date;

use super::OwnPuzzles;
use crate::profile::PlayerProfiles;
use cannon_puzzles::{Puzzle, Theme, shipped};

/// The number of puzzles nearest to the player's rating among which the next one of a rated run is chosen.
const NEAREST: usize = 6;

/// Which puzzles the player solves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleMode {
    /// Puzzles about as hard as the player's rating, which they change.
    Rated,
    /// The puzzle of a day.
    Daily(Date),
    /// Puzzles of a theme.
    Theme(Theme),
    /// Puzzles that the player has failed.
    Retry,
    /// Puzzles that the player has made and kept.
    Own,
    /// A puzzle that the player has just made in the editor.
    Trial,
}

impl PuzzleMode {
    /// The mode of the puzzle that follows. A day has one puzzle, which rated puzzles follow.
    pub const fn following(self) -> PuzzleMode {
        match self {
            PuzzleMode::Daily(_) => PuzzleMode::Rated,
            other => other,
        }
    }
}

/// The puzzle of a day.
pub fn daily_puzzle(game: GameId, day: Date) -> Option<&'static Puzzle> {
    let puzzles = shipped(game);
    let number = day.since(Date::constant(2026, 1, 1)).ok()?.get_days().unsigned_abs() as usize;
    // A prime step, which has no common factor with most numbers of puzzles, makes successive days differ in theme and strength.
    puzzles.get(number * 137 % puzzles.len().max(1))
}

/// The next puzzle of a mode that is not among those `seen` before, by their identifiers. `None` if there is none.
pub(super) fn choose(
    game: GameId,
    mode: PuzzleMode,
    (players, own): (&PlayerProfiles, &OwnPuzzles),
    seen: &BTreeSet<String>,
) -> Option<Puzzle> {
    if let PuzzleMode::Own = mode {
        return own.of_game(game).find(|puzzle| !seen.contains(puzzle.id())).cloned();
    }
    let profile = players.current()?;
    let summary = profile.puzzles(game);
    let rating = summary.rating.current().rating();
    let is_unseen = |puzzle: &&Puzzle| !seen.contains(puzzle.id());
    let chosen = match mode {
        PuzzleMode::Own | PuzzleMode::Trial => None,
        PuzzleMode::Daily(day) => daily_puzzle(game, day).filter(is_unseen),
        PuzzleMode::Retry => shipped(game).iter().filter(is_unseen).find(|puzzle| summary.failed.contains(puzzle.id())),
        PuzzleMode::Rated => nearest(shipped(game).iter().filter(is_unseen), rating, summary.attempts, |puzzle| {
            summary.was_attempted(puzzle.id())
        }),
        PuzzleMode::Theme(theme) => {
            let of_theme = |puzzle: &&Puzzle| puzzle.theme() == theme || puzzle.tags().contains(&theme);
            let puzzles = shipped(game).iter().filter(is_unseen).filter(of_theme);
            nearest(puzzles, rating, summary.attempts, |puzzle| summary.was_attempted(puzzle.id()))
        }
    };
    chosen.cloned()
}

/// One of the puzzles nearest to a rating, new puzzles first. `number` decides which puzzle it is.
fn nearest(
    puzzles: impl Iterator<Item = &'static Puzzle>,
    rating: f64,
    number: u32,
    was_attempted: impl Fn(&Puzzle) -> bool,
) -> Option<&'static Puzzle> {
    let mut puzzles: Vec<_> = puzzles.collect();
    let distance = |puzzle: &Puzzle| (f64::from(puzzle.rating()) - rating).abs();
    puzzles.sort_by(|a, b| was_attempted(a).cmp(&was_attempted(b)).then_with(|| distance(a).total_cmp(&distance(b))));
    puzzles.truncate(NEAREST);
    puzzles.get(number as usize * 5 % puzzles.len().max(1)).copied()
}
