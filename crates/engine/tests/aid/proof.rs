//! Proofs by exhaustive search of all actions and replies to a depth. They use only the rules and not the engine, so that they can test the
//! engine.

use std::collections::HashMap;

use cannon_rules::cannon::{Action, Position};
use cannon_rules::{Game, Outcome, Side, WinReason};

/// The endings that count as wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// All endings.
    Any,
    /// Only the capture of the town.
    Town,
}

/// An exhaustive search with a cache of results. Its methods return `None` if the node limit is reached.
#[derive(Debug)]
pub(crate) struct Prover {
    aim: Aim,
    /// The number of nodes that may still be visited.
    left: u64,
    /// Cached results by position key and number of plies: whether the side to move can force a win.
    wins: HashMap<(u64, u8), bool>,
    /// The reply that last refuted an action, by remaining plies. It is tried first against the next action.
    refutation: [Option<Action>; Prover::MOST_PLIES],
}

impl Prover {
    const MOST_PLIES: usize = 16;

    /// A prover that visits at most this number of nodes.
    pub(crate) fn new(aim: Aim, most: u64) -> Prover {
        Prover { aim, left: most, wins: HashMap::new(), refutation: [None; Prover::MOST_PLIES] }
    }

    /// Whether the side to move can force a win within this number of plies, including its next action.
    pub(crate) fn wins(&mut self, position: &Position, plies: u8) -> Option<bool> {
        if plies == 0 || position.outcome().is_some() {
            return Some(false);
        }
        let worth_keeping = plies > 1;
        if worth_keeping && let Some(&known) = self.wins.get(&(position.key(), plies)) {
            return Some(known);
        }
        let mut found = false;
        for action in position.actions() {
            if self.loses(&after(position, action), plies - 1)? {
                found = true;
                break;
            }
        }
        if worth_keeping {
            self.wins.insert((position.key(), plies), found);
        }
        Some(found)
    }

    /// Whether the side to move has lost, or loses within this number of plies against best play.
    pub(crate) fn loses(&mut self, position: &Position, plies: u8) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        match position.outcome() {
            Some(Outcome::Win { by: WinReason::NoAction, .. }) => return Some(self.aim == Aim::Any),
            Some(_) => return Some(true),
            None if plies < 2 => return Some(false),
            None => {}
        }
        let mut actions = position.actions();
        let refutation = &mut self.refutation[usize::from(plies)];
        if let Some(index) = actions.iter().position(|&action| Some(action) == *refutation) {
            actions[..=index].rotate_right(1);
        }
        for action in actions {
            if !self.wins(&after(position, action), plies - 1)? {
                self.refutation[usize::from(plies)] = Some(action);
                return Some(false);
            }
        }
        Some(true)
    }

    /// The actions with which the side to move forces a win within this number of plies.
    pub(crate) fn winning(&mut self, position: &Position, plies: u8) -> Option<Vec<Action>> {
        self.choose(position, |prover, next| prover.loses(next, plies - 1))
    }

    /// The actions after which the enemy cannot force a win within this number of plies, counted from this position.
    pub(crate) fn holding(&mut self, position: &Position, plies: u8) -> Option<Vec<Action>> {
        self.choose(position, |prover, next| Some(!prover.wins(next, plies - 1)?))
    }

    /// The actions with which the side to move forces a win, or a gain of at least `soldiers` soldiers after this number of plies.
    pub(crate) fn gaining(&mut self, position: &Position, plies: u8, soldiers: i32) -> Option<Vec<Action>> {
        let side = position.to_move();
        let least = balance(position, side) + soldiers;
        self.choose(position, |prover, next| prover.reaches(next, plies - 1, side, least))
    }

    /// Whether a side can force a win, or a lead of at least `least` soldiers after this number of plies.
    fn reaches(&mut self, position: &Position, plies: u8, side: Side, least: i32) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        if let Some(outcome) = position.outcome() {
            return Some(outcome.winner() == Some(side));
        }
        if plies == 0 {
            return Some(balance(position, side) >= least);
        }
        let own = position.to_move() == side;
        for action in position.actions() {
            if self.reaches(&after(position, action), plies - 1, side, least)? == own {
                return Some(own);
            }
        }
        Some(!own)
    }

    /// The legal actions after which the position passes a test.
    fn choose(
        &mut self,
        position: &Position,
        mut suits: impl FnMut(&mut Prover, &Position) -> Option<bool>,
    ) -> Option<Vec<Action>> {
        let mut chosen = Vec::new();
        for action in position.actions() {
            if suits(self, &after(position, action))? {
                chosen.push(action);
            }
        }
        Some(chosen)
    }
}

/// The position after a legal action.
pub(crate) fn after(position: &Position, action: Action) -> Position {
    let mut next = *position;
    next.play(action);
    next
}

/// The number of soldiers by which a side is ahead.
fn balance(position: &Position, side: Side) -> i32 {
    position.soldiers(side).count() as i32 - position.soldiers(!side).count() as i32
}
