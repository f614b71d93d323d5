//! The evaluator with a network.

use std::sync::Arc;

use super::features::{self, Frame};
use super::network::{Network, Row};
use crate::Style;
use crate::playable::Evaluator;
use crate::tank_chess::{AttackInfo, ExitDistances, LinearEvaluator};
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
    /// By the side that sees and the side of the Command. Only a Command that moves makes its frames computed anew. Zero without the
    /// Command.
    frames: [[Row; 2]; 2],
    /// The accumulator of the linear evaluation.
    linear: ExitDistances,
}

impl NetworkEvaluator {
    /// The evaluator of a style.
    #[must_use]
    pub fn new(network: Arc<Network>, style: Style) -> NetworkEvaluator {
        NetworkEvaluator { network, linear: LinearEvaluator::with_style(style) }
    }

    /// The sum of a frame, computed from scratch.
    fn sum(&self, position: &Position, view: Side, command: Side, distances: ExitDistances) -> Row {
        let frame = Frame::of(position, view, command);
        frame.map_or(Row::ZERO, |frame| frame.sum(position, distances, &self.network.rows))
    }
}

impl Evaluator<Position> for NetworkEvaluator {
    type Accumulator = Accumulator;

    fn refresh(&self, position: &Position) -> Accumulator {
        let linear = self.linear.refresh(position);
        let frames = Side::ALL.map(|view| Side::ALL.map(|command| self.sum(position, view, command, linear)));
        Accumulator { frames, linear }
    }

    fn update(&self, before: &Accumulator, position: &Position, action: Action, after: &Position) -> Accumulator {
        let linear = self.linear.update(&before.linear, position, action, after);
        let mut frames = before.frames;
        let is_same = Side::ALL.map(|command| position.command(command) == after.command(command));
        let kept = Side::ALL.map(|view| {
            Side::ALL.map(|command| Frame::of(after, view, command).filter(|_| is_same[command.index()]))
        });
        let mut change = |owner, unit, add: fn(&mut Row, &Row)| {
            for (sum, frame) in frames.as_flattened_mut().iter_mut().zip(kept.as_flattened()) {
                if let Some(frame) = frame {
                    add(sum, &self.network.rows[frame.unit_row(owner, unit)]);
                }
            }
        };
        for owner in Side::ALL {
            let (old, new) = (position.units(owner), after.units(owner));
            for_each_difference(old, new, |unit| change(owner, unit, Row::subtract));
            for_each_difference(new, old, |unit| change(owner, unit, Row::add));
        }
        for command in Side::ALL.into_iter().filter(|command| !is_same[command.index()]) {
            for view in Side::ALL {
                frames[view.index()][command.index()] = self.sum(after, view, command, linear);
            }
        }
        Accumulator { frames, linear }
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
