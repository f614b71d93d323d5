//! The search for puzzles: classifies a position and proves its solutions.

use cannon_rules::Game;
use cannon_rules::cannon::{Action, Position};

use crate::collection::{MIN_GAIN, Puzzle, PuzzleKind};
use crate::proof::{Prover, WinKind, after};

/// The node limit of a proof while the collection is made. Positions that need more are left out.
const PROOF_NODES: u64 = 3_000_000;
/// The maximum number of solutions of a puzzle.
const MAX_SOLUTIONS: usize = 2;
/// The minimum ratio of legal actions to solutions.
const ACTIONS_PER_SOLUTION: usize = 3;
/// The length of a proof that soldiers are won, in plies.
const GAIN_PLIES: u8 = 4;
/// The number of plies for which a defence must hold, if the node limit suffices to prove it.
const LASTING_PLIES: u8 = 6;

/// Returns the position as a puzzle if the puzzle has a wanted kind and length. `is_late` means that the game was about to end, so that
/// longer proofs are tried.
pub(crate) fn find_puzzle(
    position: &Position,
    is_late: bool,
    is_wanted: &dyn Fn(PuzzleKind, u8) -> bool,
) -> Option<Puzzle> {
    if position.is_placing_town() || position.outcome().is_some() || position.actions().len() < 2 {
        return None;
    }
    let found = find_win(position, is_late, is_wanted);
    let (kind, plies, solutions) = match found {
        WinSearch::Puzzle(kind, plies, solutions) => (kind, plies, solutions),
        WinSearch::UnwantedWin => return None,
        WinSearch::NoWin => find_gain(position, is_wanted).or_else(|| find_defence(position, is_late, is_wanted))?,
    };
    let has_few_solutions =
        solutions.len() <= MAX_SOLUTIONS && solutions.len() * ACTIONS_PER_SOLUTION <= position.actions().len();
    // A side with few soldiers has few actions, so the ratio does not apply to blocked positions.
    let has_few_solutions = has_few_solutions
        || matches!(kind, PuzzleKind::Block | PuzzleKind::Trap) && solutions.len() < position.actions().len();
    let puzzle = Puzzle { kind, plies, position: *position, solutions, solved: true };
    (has_few_solutions && puzzle.is_proved(PROOF_NODES) == Some(true)).then_some(puzzle)
}

enum WinSearch {
    Puzzle(PuzzleKind, u8, Vec<Action>),
    /// The position is a win of a kind or length that is not wanted, or the proof was too long. It is no other puzzle, either.
    UnwantedWin,
    NoWin,
}

fn find_win(position: &Position, is_late: bool, is_wanted: &dyn Fn(PuzzleKind, u8) -> bool) -> WinSearch {
    let mut prover = Prover::new(WinKind::Any, PROOF_NODES);
    let max_plies = if is_late { 5 } else { 3 };
    for plies in (1..=max_plies).step_by(2) {
        match prover.winning_actions(position, plies) {
            None => return WinSearch::UnwantedWin,
            Some(solutions) if solutions.is_empty() => {}
            Some(solutions) => {
                let are_all_shots = solutions.iter().all(|action| matches!(action, Action::Shot { .. }));
                let kind = if Prover::new(WinKind::Town, PROOF_NODES).wins(position, plies) == Some(false) {
                    PuzzleKind::Block
                } else if are_all_shots && plies > 1 {
                    PuzzleKind::Shot
                } else {
                    PuzzleKind::Win
                };
                return if is_wanted(kind, plies) {
                    WinSearch::Puzzle(kind, plies, solutions)
                } else {
                    WinSearch::UnwantedWin
                };
            }
        }
    }
    WinSearch::NoWin
}

fn find_gain(position: &Position, is_wanted: &dyn Fn(PuzzleKind, u8) -> bool) -> Option<(PuzzleKind, u8, Vec<Action>)> {
    if !is_wanted(PuzzleKind::Gain, GAIN_PLIES)
        || !position.actions().iter().any(|action| matches!(action, Action::Shot { .. }))
    {
        return None;
    }
    let solutions = Prover::new(WinKind::Any, PROOF_NODES).gaining_actions(position, GAIN_PLIES, MIN_GAIN)?;
    (!solutions.is_empty()).then_some((PuzzleKind::Gain, GAIN_PLIES, solutions))
}

fn find_defence(
    position: &Position,
    is_late: bool,
    is_wanted: &dyn Fn(PuzzleKind, u8) -> bool,
) -> Option<(PuzzleKind, u8, Vec<Action>)> {
    let mut prover = Prover::new(WinKind::Any, PROOF_NODES);
    let max_plies = if is_late { 6 } else { 4 };
    let action_count = position.actions().len();
    for plies in (2..=max_plies).step_by(2) {
        let defences = prover.defending_actions(position, plies)?;
        if defences.is_empty() {
            return None;
        }
        if defences.len() == action_count || defences.len() > MAX_SOLUTIONS {
            continue;
        }
        // An action that only delays the loss is no defence.
        if plies < LASTING_PLIES
            && prover
                .defending_actions(position, LASTING_PLIES)
                .is_some_and(|lasting_defences| lasting_defences != defences)
        {
            continue;
        }
        let capture_leads_to_block = || {
            let mut town = Prover::new(WinKind::Town, PROOF_NODES);
            let mut captures = Vec::new();
            position.for_each_capture(|action| captures.push(action));
            captures.retain(|action| !defences.contains(action));
            captures.into_iter().any(|capture| town.wins(&after(position, capture), plies - 1) == Some(false))
        };
        let kind = if capture_leads_to_block() { PuzzleKind::Trap } else { PuzzleKind::Defence };
        return is_wanted(kind, plies).then_some((kind, plies, defences));
    }
    None
}
