//! The evaluator with a network.

use std::sync::Arc;

use super::features::{self, Frame};
use super::network::{Network, Row, ShortRow};
use crate::playable::Evaluator;
use crate::tank_chess::{AttackInfo, ExitDistances, LinearEvaluator};
use cannon_rules::record::Style;
use cannon_rules::tank_chess::{Action, Piece, Position};
use cannon_rules::{Game, Side};

/// The linear evaluation of Tank Chess in a playing style, corrected by a network.
#[derive(Clone, Debug)]
pub struct NetworkEvaluator {
    network: Arc<Network>,
    linear: LinearEvaluator,
}

/// The accumulator of the network: the first layer as each side sees the board from both Commands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Accumulator {
    /// By the side that sees and the side of the Command. The frames of a Command are computed anew only when it moves. They are zero if
    /// the Command is missing.
    frames: [[Row; 2]; 2],
    /// The Commands of both sides.
    commands: [Option<Piece>; 2],
    /// The accumulator of the linear evaluation.
    linear: ExitDistances,
}

impl NetworkEvaluator {
    /// The evaluator of a style.
    pub fn new(network: Arc<Network>, style: Style) -> NetworkEvaluator {
        NetworkEvaluator { network, linear: LinearEvaluator::with_style(style) }
    }

    /// Adds the rows of a unit to all frames, or subtracts them.
    #[inline]
    fn change(
        &self,
        accumulator: &mut Accumulator,
        position: &Position,
        owner: Side,
        unit: Piece,
        change: impl Fn(&mut Row, &ShortRow),
    ) {
        let size = position.board().size();
        for view in Side::ALL {
            for side in Side::ALL {
                if let Some(command) = accumulator.commands[side.index()] {
                    let row = Frame::new(view, side, command, size).unit_row(owner, unit);
                    change(&mut accumulator.frames[view.index()][side.index()], &self.network.rows[row]);
                }
            }
        }
    }

    /// Computes the frames around a side's Command from scratch.
    fn refresh_command(&self, accumulator: &mut Accumulator, position: &Position, side: Side) {
        let command = position.command(side);
        accumulator.commands[side.index()] = command;
        for view in Side::ALL {
            let frame = command.map(|command| Frame::new(view, side, command, position.board().size()));
            let sum = frame.map(|frame| frame.sum(position, accumulator.linear, &self.network.rows));
            accumulator.frames[view.index()][side.index()] = sum.unwrap_or(Row::ZERO);
        }
    }
}

impl Evaluator<Position> for NetworkEvaluator {
    type Accumulator = Accumulator;

    fn refresh(&self, position: &Position) -> Accumulator {
        let linear = self.linear.refresh(position);
        let mut accumulator = Accumulator { frames: [[Row::ZERO; 2]; 2], commands: [None; 2], linear };
        Side::ALL.into_iter().for_each(|side| self.refresh_command(&mut accumulator, position, side));
        accumulator
    }

    fn update(&self, before: &Accumulator, position: &Position, _: Action, after: &Position) -> Accumulator {
        let mut accumulator = *before;
        let mut has_moved = [false; 2];
        let us = position.side_to_move();
        for owner in Side::ALL {
            let (old, new) = (position.units(owner), after.units(owner));
            // In the turn of a side, the units of the other are destroyed or stay as they are.
            if owner != us && old.len() == new.len() {
                continue;
            }
            let commands = accumulator.commands;
            for_each_difference(old, new, |unit| {
                has_moved[owner.index()] |= commands[owner.index()] == Some(unit);
                self.change(&mut accumulator, position, owner, unit, Row::subtract_short);
            });
            for_each_difference(new, old, |unit| self.change(&mut accumulator, position, owner, unit, Row::add_short));
        }
        for side in Side::ALL.into_iter().filter(|side| has_moved[side.index()]) {
            self.refresh_command(&mut accumulator, after, side);
        }
        accumulator
    }

    fn evaluate(&self, accumulator: &Accumulator, position: &Position, attacks: &AttackInfo) -> i32 {
        let us = position.side_to_move();
        let [own, enemy] = [us, !us].map(|view| accumulator.frames[view.index()].each_ref());
        let (bias, bucket) = (features::bias(position), features::output_bucket(position));
        let linear = self.linear.evaluate(&accumulator.linear, position, attacks);
        linear + self.network.output(own, enemy, bias, bucket)
    }
}

/// Calls `visit` with the units of a list that another list does not have. Both are sorted by square.
#[inline]
fn for_each_difference(units: &[Piece], others: &[Piece], mut visit: impl FnMut(Piece)) {
    let mut others = others.iter().peekable();
    for &unit in units {
        while others.next_if(|other| other.square < unit.square).is_some() {}
        if others.next_if(|&&other| other == unit).is_none() {
            visit(unit);
        }
    }
}
