//! Proofs by exhaustive search of all actions and replies to a depth. They use only the rules and not the engine, so that they can test the
//! engine.

use std::collections::HashMap;

use cannon_rules::cannon::{Action, Position};
use cannon_rules::{Game, Outcome, Side, WinReason};

/// The endings that count as wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WinKind {
    /// All endings.
    Any,
    /// Only the capture of the town.
    Town,
}

/// An exhaustive search with a cache of results. Its methods return `None` if the node limit is reached.
#[derive(Debug)]
pub(crate) struct Prover {
    win_kind: WinKind,
    /// The number of nodes that may still be visited.
    nodes_left: u64,
    /// Cached results by position key and number of plies: whether the side to move can force a win.
    wins: HashMap<(u64, u8), bool>,
    /// The reply that last refuted an action, by remaining plies. It is tried first against the next action.
    refutations: [Option<Action>; Prover::MAX_PLIES],
}

impl Prover {
    const MAX_PLIES: usize = 16;

    /// A prover that visits at most this number of nodes.
    pub(crate) fn new(win_kind: WinKind, max_nodes: u64) -> Prover {
        Prover { win_kind, nodes_left: max_nodes, wins: HashMap::new(), refutations: [None; Prover::MAX_PLIES] }
    }

    /// Whether the side to move can force a win within this number of plies, including its next action.
    pub(crate) fn wins(&mut self, position: &Position, plies: u8) -> Option<bool> {
        if plies == 0 || position.outcome().is_some() {
            return Some(false);
        }
        let is_cacheable = plies > 1;
        if is_cacheable && let Some(&known) = self.wins.get(&(position.key(), plies)) {
            return Some(known);
        }
        let mut found = false;
        for action in position.actions() {
            if self.loses(&after(position, action), plies - 1)? {
                found = true;
                break;
            }
        }
        if is_cacheable {
            self.wins.insert((position.key(), plies), found);
        }
        Some(found)
    }

    /// Whether the side to move has lost, or loses within this number of plies against best play.
    pub(crate) fn loses(&mut self, position: &Position, plies: u8) -> Option<bool> {
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        match position.outcome() {
            Some(Outcome::Win { by: WinReason::NoAction, .. }) => return Some(self.win_kind == WinKind::Any),
            Some(_) => return Some(true),
            None if plies < 2 => return Some(false),
            None => {}
        }
        let mut actions = position.actions();
        let refutation = &mut self.refutations[usize::from(plies)];
        if let Some(index) = actions.iter().position(|&action| Some(action) == *refutation) {
            actions[..=index].rotate_right(1);
        }
        for action in actions {
            if !self.wins(&after(position, action), plies - 1)? {
                self.refutations[usize::from(plies)] = Some(action);
                return Some(false);
            }
        }
        Some(true)
    }

    /// The actions with which the side to move forces a win within this number of plies.
    pub(crate) fn winning_actions(&mut self, position: &Position, plies: u8) -> Option<Vec<Action>> {
        self.filter_actions(position, |prover, next| prover.loses(next, plies - 1))
    }

    /// The actions after which the enemy cannot force a win within this number of plies, counted from this position.
    pub(crate) fn defending_actions(&mut self, position: &Position, plies: u8) -> Option<Vec<Action>> {
        self.filter_actions(position, |prover, next| Some(!prover.wins(next, plies - 1)?))
    }

    /// The actions with which the side to move forces a win, or a gain of at least `soldiers` soldiers after this number of plies.
    pub(crate) fn gaining_actions(&mut self, position: &Position, plies: u8, soldiers: i32) -> Option<Vec<Action>> {
        let side = position.side_to_move();
        let min_balance = balance(position, side) + soldiers;
        self.filter_actions(position, |prover, next| prover.forces_balance(next, plies - 1, side, min_balance))
    }

    /// Whether a side can force a win, or a lead of at least `min_balance` soldiers after this number of plies.
    fn forces_balance(&mut self, position: &Position, plies: u8, side: Side, min_balance: i32) -> Option<bool> {
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        if let Some(outcome) = position.outcome() {
            return Some(outcome.winner() == Some(side));
        }
        if plies == 0 {
            return Some(balance(position, side) >= min_balance);
        }
        let is_own_turn = position.side_to_move() == side;
        for action in position.actions() {
            if self.forces_balance(&after(position, action), plies - 1, side, min_balance)? == is_own_turn {
                return Some(is_own_turn);
            }
        }
        Some(!is_own_turn)
    }

    /// The legal actions after which the position passes a test.
    fn filter_actions(
        &mut self,
        position: &Position,
        mut accepts: impl FnMut(&mut Prover, &Position) -> Option<bool>,
    ) -> Option<Vec<Action>> {
        let mut accepted = Vec::new();
        for action in position.actions() {
            if accepts(self, &after(position, action))? {
                accepted.push(action);
            }
        }
        Some(accepted)
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
