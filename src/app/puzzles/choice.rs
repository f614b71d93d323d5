//! The choice of the next puzzle.

use jiff::civil::Date;

use super::OwnPuzzles;
use crate::app::profile::PlayerProfiles;
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

/// The puzzle of a day.
#[must_use]
pub fn daily_puzzle(game: &str, day: Date) -> Option<&'static Puzzle> {
    let puzzles = shipped(game);
    let number = day.since(Date::constant(2026, 1, 1)).ok()?.get_days().unsigned_abs() as usize;
    // A step without a common factor with most numbers makes successive days differ in theme and strength.
    puzzles.get(number * 137 % puzzles.len().max(1))
}

/// The next puzzle of a mode. `last` is the identifier of the one that was just solved. `None` if there is none.
pub(super) fn choose(
    game: &str,
    mode: PuzzleMode,
    (players, own): (&PlayerProfiles, &OwnPuzzles),
    last: Option<&str>,
) -> Option<Puzzle> {
    if let PuzzleMode::Own = mode {
        let puzzles: Vec<&Puzzle> = own.of_game(game).collect();
        let after_last =
            last.and_then(|last| puzzles.iter().position(|puzzle| puzzle.id() == last)).map_or(0, |at| at + 1);
        return puzzles.get(after_last).or(puzzles.first()).copied().cloned();
    }
    let profile = players.current()?;
    let summary = profile.puzzles(game);
    let rating = summary.rating.current().rating();
    let is_other = |puzzle: &&Puzzle| Some(puzzle.id()) != last;
    let chosen = match mode {
        PuzzleMode::Own | PuzzleMode::Trial => None,
        PuzzleMode::Daily(day) => daily_puzzle(game, day).filter(is_other),
        PuzzleMode::Retry => shipped(game).iter().filter(is_other).find(|puzzle| summary.failed.contains(puzzle.id())),
        PuzzleMode::Rated => nearest(shipped(game).iter().filter(is_other), rating, summary.attempts, |puzzle| {
            summary.was_attempted(puzzle.id())
        }),
        PuzzleMode::Theme(theme) => {
            let of_theme = |puzzle: &&Puzzle| puzzle.theme() == theme || puzzle.tags().contains(&theme);
            let puzzles = shipped(game).iter().filter(is_other).filter(of_theme);
            nearest(puzzles, rating, summary.attempts, |puzzle| summary.was_attempted(puzzle.id()))
        }
    };
    chosen.cloned()
}

/// One of the puzzles nearest to a rating, new ones first. `number` decides which one.
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
