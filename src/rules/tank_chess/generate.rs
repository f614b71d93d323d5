//! All legal actions, listed or counted.

use super::fire::Battery;
use super::reach::{Reach, for_each_square};
use super::{Action, Facing, Piece, Position, Square};
use crate::rules::Side;

impl Position {
    /// Calls `visit` once for every legal action that destroys an enemy unit.
    pub fn for_each_kill(&self, mut visit: impl FnMut(Action)) {
        if self.ended().is_some() {
            return;
        }
        let battery = Battery::new(self, self.to_move(), |_, _| {});
        self.visit_kills(&battery, &mut visit);
    }

    /// Calls `visit` once for every legal action that destroys nothing; if the Command can leave, that comes first.
    pub fn for_each_quiet(&self, mut visit: impl FnMut(Action)) {
        if self.ended().is_some() {
            return;
        }
        if self.can_escape(self.to_move()) {
            visit_exit(self.command(self.to_move()), &mut visit);
        }
        for &piece in self.units(self.to_move()) {
            visit_drives(piece, &self.reach(self.to_move(), piece), &mut visit);
        }
    }

    /// Calls `visit` once for every legal action: the exit, what destroys, and the rest unit by unit.
    pub(super) fn for_each_legal(&self, mut visit: impl FnMut(Action)) {
        if self.ended().is_some() {
            return;
        }
        let mut reaches = Vec::with_capacity(Position::MOST_UNITS);
        let battery = Battery::new(self, self.to_move(), |piece, reach| reaches.push((piece, *reach)));
        if let Some((command, _)) = reaches.iter().find(|(_, reach)| reach.exit) {
            visit_exit(Some(*command), &mut visit);
        }
        self.visit_kills(&battery, &mut visit);
        for (piece, reach) in &reaches {
            visit_drives(*piece, reach, &mut visit);
        }
    }

    /// Number of legal actions.
    pub(super) fn count_legal(&self) -> u64 {
        if self.ended().is_some() {
            return 0;
        }
        let mut count = 0;
        let battery = Battery::new(self, self.to_move(), |_, reach| count += reach.count() + u32::from(reach.exit));
        for &target in self.units(!self.to_move()) {
            battery.for_each_kill(target, |_| count += 1);
        }
        u64::from(count)
    }

    fn visit_kills(&self, battery: &Battery, visit: &mut impl FnMut(Action)) {
        for &target in self.units(!self.to_move()) {
            battery.for_each_kill(target, |hit| {
                if let Some(action) = hit.action() {
                    visit(action);
                }
            });
        }
    }

    /// Whether a side could destroy the enemy's Command if it were on turn: after a side's turn, what it announces as CHECK.
    #[must_use]
    pub fn gives_check(&self, side: Side) -> bool {
        let Some(command) = self.command(!side).filter(|_| self.ended().is_none()) else { return false };
        let battery = Battery::aimed_at(self, side, command);
        let mut check = false;
        battery.for_each_kill(command, |_| check = true);
        check
    }

    /// Whether a side's Command could leave the board if it were on turn: after a side's turn, what it announces as ESCAPE.
    #[must_use]
    pub fn can_escape(&self, side: Side) -> bool {
        self.ended().is_none() && self.command(side).is_some_and(|command| self.reach(side, command).exit)
    }

    /// Units of a side that the enemy could destroy if it were on turn, by square.
    #[must_use]
    pub fn threatened(&self, side: Side) -> Vec<Square> {
        if self.ended().is_some() {
            return Vec::new();
        }
        let battery = Battery::new(self, !side, |_, _| {});
        let is_threatened = |unit: &&Piece| {
            let mut threatened = false;
            battery.for_each_kill(**unit, |_| threatened = true);
            threatened
        };
        self.units(side).iter().filter(is_threatened).map(|unit| unit.square).collect()
    }
}

fn visit_exit(command: Option<Piece>, visit: &mut impl FnMut(Action)) {
    if let Some(command) = command {
        visit(Action::Exit { from: command.square });
    }
}

/// All ways of one unit to end without a shot.
#[inline]
fn visit_drives(piece: Piece, reach: &Reach, visit: &mut impl FnMut(Action)) {
    for facing in Facing::ALL {
        let all = reach.stances[facing.index()] | reach.deaths[facing.index()];
        for_each_square(piece.square, all, |to| visit(Action::Drive { from: piece.square, to, facing, shot: None }));
    }
}
