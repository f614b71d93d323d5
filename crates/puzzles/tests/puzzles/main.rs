//! Tests of puzzles: their file, the prover, the puzzles that come with the program, and the coach.

mod coach;
mod file;
mod prover;
mod shipped;

use cannon_puzzles::game::{PuzzleGame, after};
use cannon_puzzles::{Puzzle, registry, shipped};
use cannon_rules::Game;

/// The positions of the shipped puzzles of game `G`.
fn positions<G: PuzzleGame>() -> Vec<G> {
    let position = |puzzle: &Puzzle| puzzle.begin().downcast_ref::<G>().map(|timeline| timeline.position().clone());
    shipped(G::ID).iter().filter_map(position).collect()
}

/// All shipped puzzles.
fn all_puzzles() -> impl Iterator<Item = &'static Puzzle> {
    registry::GAMES.iter().flat_map(|game| shipped(game.id))
}

/// Whether the side to move has an action that wins, or after which it has a forced win in two plies less against every reply.
fn wins_by_definition<G: Game>(position: &G, plies: u8) -> bool {
    let side = position.side_to_move();
    position.actions().into_iter().any(|action| {
        let next = after(position, action);
        let Some(outcome) = next.outcome() else {
            let replies = next.actions();
            return plies > 2
                && replies.into_iter().all(|reply| {
                    let reached = after(&next, reply);
                    match reached.outcome() {
                        Some(outcome) => outcome.winner() == Some(side),
                        None => wins_by_definition(&reached, plies - 2),
                    }
                });
        };
        outcome.winner() == Some(side)
    })
}
