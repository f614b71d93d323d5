//! The search for puzzles: classifies a position and proves its solutions.

use cannon_rules::Game;
use cannon_rules::cannon::{Action, Position};

use crate::collection::{GAIN, Kind, Puzzle};
use crate::proof::{Aim, Prover, after};

/// The node limit of a proof while the collection is made. Positions that need more are left out.
const HASTE: u64 = 3_000_000;
/// The maximum number of solutions of a puzzle.
const MOST_SOLUTIONS: usize = 2;
/// The least ratio of legal actions to solutions.
const CHOICE: usize = 3;
/// The length of a proof that soldiers are won, in plies.
const GAIN_PLIES: u8 = 4;
/// The number of plies for which a defence must hold, if the node limit suffices to prove it.
const LASTING: u8 = 6;

/// Returns the position as a puzzle if it is one of a kind and length that is wanted. `late` means that the game was about to end, so that
/// longer proofs are tried.
pub(crate) fn examine(position: &Position, late: bool, wanted: &dyn Fn(Kind, u8) -> bool) -> Option<Puzzle> {
    if position.is_placing_town() || position.outcome().is_some() || position.actions().len() < 2 {
        return None;
    }
    let found = win(position, late, wanted);
    let (kind, plies, solutions) = match found {
        Found::Puzzle(kind, plies, solutions) => (kind, plies, solutions),
        Found::AnotherWin => return None,
        Found::NoWin => gain(position, wanted).or_else(|| defence(position, late, wanted))?,
    };
    let few = solutions.len() <= MOST_SOLUTIONS && solutions.len() * CHOICE <= position.actions().len();
    // A side with few soldiers has few actions, so the ratio does not apply to blocked positions.
    let few = few || matches!(kind, Kind::Block | Kind::Trap) && solutions.len() < position.actions().len();
    let puzzle = Puzzle { kind, plies, position: *position, solutions, solved: true };
    (few && puzzle.is_proved(HASTE) == Some(true)).then_some(puzzle)
}

enum Found {
    Puzzle(Kind, u8, Vec<Action>),
    /// The position is a win of a kind or length that is not wanted, or the proof was too long. It is no other puzzle, either.
    AnotherWin,
    NoWin,
}

fn win(position: &Position, late: bool, wanted: &dyn Fn(Kind, u8) -> bool) -> Found {
    let mut any = Prover::new(Aim::Any, HASTE);
    let most = if late { 5 } else { 3 };
    for plies in (1..=most).step_by(2) {
        match any.winning(position, plies) {
            None => return Found::AnotherWin,
            Some(solutions) if solutions.is_empty() => {}
            Some(solutions) => {
                let shots = solutions.iter().all(|action| matches!(action, Action::Shot { .. }));
                let kind = if Prover::new(Aim::Town, HASTE).wins(position, plies) == Some(false) {
                    Kind::Block
                } else if shots && plies > 1 {
                    Kind::Shot
                } else {
                    Kind::Win
                };
                return if wanted(kind, plies) { Found::Puzzle(kind, plies, solutions) } else { Found::AnotherWin };
            }
        }
    }
    Found::NoWin
}

fn gain(position: &Position, wanted: &dyn Fn(Kind, u8) -> bool) -> Option<(Kind, u8, Vec<Action>)> {
    if !wanted(Kind::Gain, GAIN_PLIES) || !position.actions().iter().any(|action| matches!(action, Action::Shot { .. }))
    {
        return None;
    }
    let solutions = Prover::new(Aim::Any, HASTE).gaining(position, GAIN_PLIES, GAIN)?;
    (!solutions.is_empty()).then_some((Kind::Gain, GAIN_PLIES, solutions))
}

fn defence(position: &Position, late: bool, wanted: &dyn Fn(Kind, u8) -> bool) -> Option<(Kind, u8, Vec<Action>)> {
    let mut any = Prover::new(Aim::Any, HASTE);
    let most = if late { 6 } else { 4 };
    let choice = position.actions().len();
    for plies in (2..=most).step_by(2) {
        let holding = any.holding(position, plies)?;
        if holding.is_empty() {
            return None;
        }
        if holding.len() == choice || holding.len() > MOST_SOLUTIONS {
            continue;
        }
        // An action that only delays the loss is no defence.
        if plies < LASTING && any.holding(position, LASTING).is_some_and(|lasting| lasting != holding) {
            continue;
        }
        let takes_into_a_block = || {
            let mut town = Prover::new(Aim::Town, HASTE);
            let mut takes = Vec::new();
            position.for_each_capture(|action| takes.push(action));
            takes.retain(|action| !holding.contains(action));
            takes.into_iter().any(|take| town.wins(&after(position, take), plies - 1) == Some(false))
        };
        let kind = if takes_into_a_block() { Kind::Trap } else { Kind::Defence };
        return wanted(kind, plies).then_some((kind, plies, holding));
    }
    None
}
