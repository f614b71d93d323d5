//! All legal actions, listed or counted.

use super::fire::Battery;
use super::reach::{Reach, for_each_square, window_of};
use super::{Action, Facing, Piece, Position, Rows, Square};
use crate::rules::Side;

/// What a side could do if it were on turn, in numbers: for judging positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Prospects {
    /// The enemy units that it could destroy: bit n stands for the n-th of [`units`](Position::units).
    pub targets: u32,
    /// The stances in which its units could end a move.
    pub stances: u32,
    /// Whether it could win at once: destroy the enemy's Command, leave with its own, or reach the enemy's flag.
    pub wins: bool,
}

impl Position {
    /// What a side could do if it were on turn.
    #[must_use]
    pub fn prospects(&self, side: Side) -> Prospects {
        let mut prospects = Prospects::default();
        if self.ended().is_some() {
            return prospects;
        }
        let flag = self.board().flag(!side);
        let battery = Battery::new(self, side, |piece, reach| {
            prospects.stances += reach.count();
            prospects.wins |= reach.exit || flag.is_some_and(|flag| reach.can_end_on(piece.square, flag));
        });
        for (index, &target) in self.units(!side).iter().enumerate() {
            if battery.can_kill(target) {
                prospects.targets |= 1 << index;
                prospects.wins |= self.board().units[target.kind].command;
            }
        }
        prospects
    }

    /// An action of the side to move that wins at once, if there is one.
    #[must_use]
    pub fn winning_action(&self) -> Option<Action> {
        if self.ended().is_some() {
            return None;
        }
        let us = self.to_move();
        let command = self.command(!us)?;
        let flag = self.board().flag(!us);
        let mut win = None;
        let battery = Battery::new(self, us, |piece, reach| {
            if reach.exit {
                win = Some(Action::Exit { from: piece.square });
            } else if let Some(flag) = flag
                && reach.can_end_on(piece.square, flag)
                && win.is_none()
            {
                let onto = |facing| Action::Drive { from: piece.square, to: flag, facing, shot: None };
                win = Facing::ALL.into_iter().map(onto).find(|&action| self.verdict(action).is_ok());
            }
        });
        battery.for_each_kill(command, |hit| win = win.or(hit.action()));
        win
    }

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

    /// Calls `visit` once for every action that destroys nothing and may save the Command of the side to move from being destroyed, or keep the
    /// enemy's from leaving: those of the Command, and those that end on a line of fire or where a gun or the enemy's Command wants to go.
    /// Leaves out those that only save by being in the way of an enemy on its way there.
    pub fn for_each_rescue(&self, mut visit: impl FnMut(Action)) {
        let us = self.to_move();
        let (Some(own), Some(enemy)) = (self.command(us), self.command(!us)) else { return };
        if self.ended().is_some() {
            return;
        }
        let mut saving = Rows(self.board().impassable.0.map(|row| !row));
        let battery = Battery::new(self, !us, |piece, reach| {
            if reach.exit {
                saving = saving.within(enemy.square, self.board().units[piece.kind].speed);
            }
        });
        battery.for_each_kill(own, |hit| saving = saving.among(hit.line()));
        for &piece in self.units(us) {
            let mut reach = self.reach(us, piece);
            if piece.square != own.square {
                let window = window_of(|rank| saving.0[rank], piece.square);
                reach.stances.iter_mut().for_each(|stances| *stances &= window);
            }
            visit_drives(piece, &reach, &mut visit);
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
        battery.can_kill(command)
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
        let is_threatened = |unit: &&Piece| battery.can_kill(**unit);
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
