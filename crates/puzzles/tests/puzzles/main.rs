//! Tests of puzzles: their file, the prover, the puzzles that come with the program, and the coach.

mod coach;
mod file;
mod prover;
mod shipped;

use cannon_puzzles::game::{PuzzleGame, after};
use cannon_puzzles::{Puzzle, registry, shipped};

/// The positions of the shipped puzzles of game `G`.
fn positions<G: PuzzleGame>() -> Vec<G> {
    let position = |puzzle: &Puzzle| puzzle.begin().downcast_ref::<G>().map(|timeline| timeline.position().clone());
    shipped(G::ID).iter().filter_map(position).collect()
}

/// All shipped puzzles.
fn all_puzzles() -> impl Iterator<Item = &'static Puzzle> {
    registry::GAMES.iter().flat_map(|game| shipped(game.id))
}

/// Whether the side to move wins at once, which is tested elsewhere, or has an action after which every reply leaves it a forced win in two
/// plies less.
fn wins_by_definition<G: PuzzleGame>(position: &G, plies: u8) -> bool {
    let side = position.side_to_move();
    if let Some(outcome) = position.outcome() {
        return outcome.winner() == Some(side);
    }
    let wins_after = |action| {
        let next = after(position, action);
        let answers_all =
            || next.actions().into_iter().all(|reply| wins_by_definition(&after(&next, reply), plies - 2));
        next.outcome().is_none() && answers_all()
    };
    position.can_win_at_once(None) || plies > 2 && position.actions().into_iter().any(wins_after)
}
