//! Proof by exhaustion: plain searches of all actions and all replies to a depth, over the rules alone. Nothing here knows the computer
//! player, so that it can be measured by what is proved here.

use std::collections::HashMap;

use cannon_rules::cannon::{Action, Position};
use cannon_rules::{Game, Outcome, Side, WinReason};

/// Which endings count as wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// All.
    Any,
    /// Only the taken town.
    Town,
}

/// A search for proofs, with what it has proved so far. Answers are `None` where it gave up.
#[derive(Debug)]
pub(crate) struct Prover {
    aim: Aim,
    /// Positions that may still be visited.
    left: u64,
    /// What is known of positions by their keys: whether the side to move wins within so many plies.
    wins: HashMap<(u64, u8), bool>,
    /// The reply that last refuted an action, by plies left: the first one to try against the next.
    refutation: [Option<Action>; Prover::MOST_PLIES],
}

impl Prover {
    const MOST_PLIES: usize = 16;

    /// A prover that visits at most so many positions.
    pub(crate) fn new(aim: Aim, most: u64) -> Prover {
        Prover { aim, left: most, wins: HashMap::new(), refutation: [None; Prover::MOST_PLIES] }
    }

    /// Whether the side to move can force a win within so many plies, its own next action being the first.
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

    /// Whether the side to move has lost, or loses within so many plies whatever it does.
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

    /// The actions with which the side to move forces a win within so many plies.
    pub(crate) fn winning(&mut self, position: &Position, plies: u8) -> Option<Vec<Action>> {
        self.choose(position, |prover, next| prover.loses(next, plies - 1))
    }

    /// The actions after which the enemy cannot force a win so that all is over within so many plies, counted from this position.
    pub(crate) fn holding(&mut self, position: &Position, plies: u8) -> Option<Vec<Action>> {
        self.choose(position, |prover, next| Some(!prover.wins(next, plies - 1)?))
    }

    /// The actions with which the side to move, whatever the enemy does, wins or is this many soldiers better off after so many plies.
    pub(crate) fn gaining(&mut self, position: &Position, plies: u8, soldiers: i32) -> Option<Vec<Action>> {
        let side = position.to_move();
        let least = balance(position, side) + soldiers;
        self.choose(position, |prover, next| prover.reaches(next, plies - 1, side, least))
    }

    /// Whether this side, after so many plies, has won or has the balance of soldiers.
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

/// By how many soldiers a side is ahead.
fn balance(position: &Position, side: Side) -> i32 {
    position.soldiers(side).count() as i32 - position.soldiers(!side).count() as i32
}
