//! Reasons in Tank Chess: what an action achieves, threatens and allows.
//!
//! - `motif` has the motifs and their words;
//! - `threats` finds threats, `saved` the units that an action takes out of fire, and `motifs` everything else that speaks for an action.

mod motif;
mod motifs;
mod saved;
mod threats;

pub use motif::{Motif, Threat};

use super::evaluation::plain_evaluator;
use crate::reasons::{Explainable, Line, Standing, WIN_VALUE};
use cannon_rules::tank_chess::{Action, Piece, Position};
use cannon_rules::{Game, Side};

/// The value of a unit, in hundredths of the smallest unit. A Command counts as the game.
fn unit_value(position: &Position, unit: Piece) -> i32 {
    if unit.kind.stats().command { WIN_VALUE } else { plain_evaluator().unit_value(unit.kind, position) }
}

/// The units of a side that the enemy could destroy if it were to move.
fn endangered_units(position: &Position, side: Side) -> Vec<Piece> {
    let targets = position.attack_map(!side).destroyable(position);
    let units = position.units(side).iter().enumerate();
    units.filter(|(index, _)| targets >> index & 1 != 0).map(|(_, &unit)| unit).collect()
}

impl Explainable for Position {
    type Motif = Motif;
    type Threat = Threat;

    fn motifs(&self, action: Action, line: &Line<'_, Action>) -> Vec<Motif> {
        motifs::find(self, action, line)
    }

    fn threats(&self, action: Action) -> Vec<Threat> {
        threats::after(self, &self.after(action), Standing::Listed)
    }

    fn taken_by(&self, action: Action) -> Option<Threat> {
        threats::taken_by(self, action)
    }

    fn gain(&self, action: Action) -> i32 {
        let taken = action.target().and_then(|target| self.unit_at(target));
        let moved = action.to().zip(self.unit_at(action.from()));
        let lost = moved.filter(|&(to, (_, unit))| self.is_lost_on(unit, to));
        let value = |(_, unit)| unit_value(self, unit);
        taken.map_or(0, value) - lost.map_or(0, |(_, unit)| value(unit))
    }

    fn gains(&self) -> Vec<(Action, i32)> {
        let attacks = self.attack_map(self.side_to_move());
        let win = attacks.winning_action(self).map(|action| (action, WIN_VALUE));
        let mut gains: Vec<(Action, i32)> = win.into_iter().collect();
        attacks.for_each_kill(self, |action| gains.push((action, self.gain(action))));
        gains.sort_by_key(|&(_, value)| -value);
        gains
    }

    fn best_gain(&self) -> i32 {
        let us = self.side_to_move();
        let attacks = self.attack_map(us);
        if attacks.can_win(self) {
            return WIN_VALUE;
        }
        let targets = attacks.destroyable(self);
        let units = self.units(!us).iter().enumerate().filter(|(index, _)| targets >> index & 1 != 0);
        units.map(|(_, &unit)| unit_value(self, unit)).max().unwrap_or(0)
    }

    /// Captures first, then the moves of the unit that the reply hits, then actions that may parry a threat to win, then all others.
    fn alternatives(&self, reply: Action) -> Vec<Action> {
        let us = self.side_to_move();
        let (attacks, enemy_attacks) = (self.attack_map(us), self.attack_map(!us));
        let mut actions = Vec::new();
        attacks.for_each_kill_pair(self, |action| actions.push(action));
        let mut others = Vec::new();
        attacks.for_each_drive(self, |action| {
            if reply.target() == Some(action.from()) { actions.push(action) } else { others.push(action) }
        });
        attacks.for_each_evasion(&enemy_attacks, self, |action| {
            if reply.target() != Some(action.from()) {
                actions.push(action);
            }
        });
        actions.extend(others);
        actions
    }

    fn threatens_to_win(&self) -> bool {
        self.attack_map(!self.side_to_move()).can_win(self)
    }
}
