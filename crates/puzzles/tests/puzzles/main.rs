//! Tests of puzzles: their file, the prover, the puzzles that come with the program, and the judge.

mod file;
mod judge;
mod prover;
mod shipped;

use cannon_puzzles::game::{PuzzleGame, after};
use cannon_puzzles::{Puzzle, shipped};
use cannon_rules::{GameId, cannon, tank_chess};

/// The positions of the shipped puzzles of Cannon.
fn cannon_positions() -> Vec<cannon::Position> {
    let position = |puzzle: &Puzzle| puzzle.begin().as_cannon().map(|timeline| *timeline.position());
    shipped(GameId::Cannon).iter().filter_map(position).collect()
}

/// The positions of the shipped puzzles of Tank Chess.
fn tank_chess_positions() -> Vec<tank_chess::Position> {
    let position = |puzzle: &Puzzle| puzzle.begin().as_tank_chess().map(|timeline| *timeline.position());
    shipped(GameId::TankChess).iter().filter_map(position).collect()
}

/// All shipped puzzles.
fn all_puzzles() -> impl Iterator<Item = &'static Puzzle> {
    GameId::ALL.into_iter().flat_map(shipped)
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
