//! The solution beyond its first action: the replies that resist longest, and the solver's answers to them.

use super::claims::{ClaimedGoal, MIN_GAIN, win_plies};
use super::prover::{NodeLimitReached, Proved, Prover, balance};
use crate::game::{PuzzleGame, after, is_won_by};

/// A fault of a line after its first action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    /// The proof reached its limit.
    #[error(transparent)]
    NodeLimit(#[from] NodeLimitReached),
    /// The line has not the length that its goal needs.
    #[error("the line has {found} actions instead of {expected}")]
    Length {
        /// The number of actions in the line.
        found: usize,
        /// The number of actions that it needs.
        expected: usize,
    },
    /// An action of the solver gives the goal away.
    #[error("action {number} of the line does not achieve the goal")]
    Action {
        /// The number of the action, from 1.
        number: usize,
    },
    /// A reply after which the solver wins sooner than after others.
    #[error("action {number} of the line is not the longest resistance")]
    Resistance {
        /// The number of the action, from 1.
        number: usize,
    },
    /// A win whose line does not end the game.
    #[error("the line does not end the game")]
    NotOver,
}

/// The whole line that begins with `first`, which must be a solution with this goal.
///
/// The defender's replies resist longest. Among the replies that resist equally long, a reply is chosen that leaves the solver the fewest
/// good actions. The line of a gain goes on only while the solver has one good action. The line of a defence is one action.
///
/// # Errors
/// If the node limit is reached.
pub fn build<G: PuzzleGame>(
    prover: &mut Prover<G>,
    position: &G,
    first: G::Action,
    goal: ClaimedGoal,
) -> Proved<Vec<G::Action>> {
    let mut line = vec![first];
    match goal {
        ClaimedGoal::Win { turns } => {
            let mut here = after(position, first);
            for left in (1..turns).rev() {
                let Some(reply) = longest_resistance(prover, &here, left)? else { break };
                here = after(&here, reply);
                let Some(&best) = prover.winning_actions(&here, win_plies(left))?.first() else { break };
                line.extend([reply, best]);
                here = after(&here, best);
            }
        }
        ClaimedGoal::Defence => {}
        ClaimedGoal::Gain => {
            let min_balance = balance(position, position.side_to_move()) + MIN_GAIN;
            if let Some((reply, best)) = forcing_reply(prover, &after(position, first), min_balance)? {
                line.extend([reply, best]);
            }
        }
    }
    Ok(line)
}

/// The reply after which the solver needs all of the turns left to win, with the fewest winning actions.
pub(crate) fn longest_resistance<G: PuzzleGame>(
    prover: &mut Prover<G>,
    position: &G,
    left: u8,
) -> Proved<Option<G::Action>> {
    let mut best: Option<(usize, G::Action)> = None;
    for reply in position.actions() {
        let next = after(position, reply);
        if next.outcome().is_some() || left > 1 && prover.wins(&next, win_plies(left - 1))? {
            continue;
        }
        let count = prover.winning_actions(&next, win_plies(left))?.len();
        if best.is_none_or(|(fewest, _)| count < fewest) {
            best = Some((count, reply));
        }
    }
    Ok(best.map(|(_, reply)| reply))
}

/// The first reply after which the solver has only one action that keeps the gain, and that action.
fn forcing_reply<G: PuzzleGame>(
    prover: &mut Prover<G>,
    position: &G,
    min_balance: i32,
) -> Proved<Option<(G::Action, G::Action)>> {
    if G::HORIZONS.gain < 3 {
        return Ok(None);
    }
    for reply in position.actions() {
        let next = after(position, reply);
        if let [only] = keeping_actions(prover, &next, min_balance)?[..] {
            return Ok(Some((reply, only)));
        }
    }
    Ok(None)
}

/// The actions at the solver's second turn that keep a gain.
fn keeping_actions<G: PuzzleGame>(prover: &mut Prover<G>, position: &G, min_balance: i32) -> Proved<Vec<G::Action>> {
    let side = position.side_to_move();
    let mut keeping = Vec::new();
    for action in position.actions() {
        if prover.forces_balance(&after(position, action), G::HORIZONS.gain - 3, side, min_balance)? {
            keeping.push(action);
        }
    }
    Ok(keeping)
}

/// Checks a line of legal actions whose first action is known to be a solution with this goal. Returns whether the solver has only one good
/// action at every later turn, too.
///
/// # Errors
/// The first fault.
pub fn check<G: PuzzleGame>(
    prover: &mut Prover<G>,
    position: &G,
    line: &[G::Action],
    goal: ClaimedGoal,
) -> Result<bool, LineError> {
    let expect = |expected| {
        if line.len() == expected { Ok(()) } else { Err(LineError::Length { found: line.len(), expected }) }
    };
    match goal {
        ClaimedGoal::Win { turns } => {
            expect(win_plies(turns).into())?;
            check_win(prover, position, line, turns)
        }
        ClaimedGoal::Gain if line.len() == 3 && G::HORIZONS.gain > 2 => {
            let min_balance = balance(position, position.side_to_move()) + MIN_GAIN;
            let next = after(&after(position, line[0]), line[1]);
            match keeping_actions(prover, &next, min_balance)?[..] {
                [only] if only == line[2] => Ok(true),
                _ => Err(LineError::Action { number: 3 }),
            }
        }
        ClaimedGoal::Defence | ClaimedGoal::Gain => expect(1).map(|()| true),
    }
}

fn check_win<G: PuzzleGame>(
    prover: &mut Prover<G>,
    position: &G,
    line: &[G::Action],
    turns: u8,
) -> Result<bool, LineError> {
    let mut is_unique = true;
    let mut here = after(position, line[0]);
    for (index, left) in (1..turns).rev().enumerate() {
        let (reply, answer) = (2 * index + 1, 2 * index + 2);
        here = after(&here, line[reply]);
        if left > 1 && prover.wins(&here, win_plies(left - 1))? {
            return Err(LineError::Resistance { number: reply + 1 });
        }
        let winning = prover.winning_actions(&here, win_plies(left))?;
        if !winning.contains(&line[answer]) {
            return Err(LineError::Action { number: answer + 1 });
        }
        is_unique &= winning.len() == 1;
        here = after(&here, line[answer]);
    }
    if is_won_by(&here, position.side_to_move(), None) { Ok(is_unique) } else { Err(LineError::NotOver) }
}
