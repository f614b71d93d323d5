//! The static evaluation of Tank Chess.
//!
//! Attack information costs a hundred times more than everything else that is counted here, and the search already has it in
//! [`AttackInfo`]. The features are therefore extracted anew for every position, and the accumulator holds only what the board determines.

use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

use super::AttackInfo;
use super::features::{self, Term};
use super::styles;
use super::weights::Weights;
use crate::Style;
use crate::feature_sink::{FeatureCounts, FeatureSink, WeightedSum, weighted_sum};
use crate::playable::{Evaluator, Linear, WeightsError};
use crate::weights::{self, Tapered};
use cannon_rules::Side;
use cannon_rules::tank_chess::{Action, Board, ExitSteps, Facing, Piece, Position, Square, UnitKind};

/// With so many units on the board or more, weights are those of a full board.
const UNITS: i32 = 20;
/// Stances are counted by so many.
const STANCES: i32 = 8;

/// The linear evaluation of Tank Chess.
#[derive(Clone, Debug)]
pub struct LinearEvaluator {
    weights: Weights,
}

impl LinearEvaluator {
    /// The evaluation with the shipped weights, as a style bends them.
    pub(super) fn of(style: Style) -> LinearEvaluator {
        let weights = Weights::from_text(super::PLAIN).expect("the shipped weights are sound");
        LinearEvaluator { weights: styles::adjusted(weights, style) }
    }

    /// What a unit is worth by its kind alone, in hundredths of the smallest.
    pub(super) fn worth(&self, kind: UnitKind, position: &Position) -> i32 {
        self.weights.0[features::unit(kind)].at(units(position), UNITS)
    }

    /// What a unit of the side to move gains by standing elsewhere and looking another way.
    pub(super) fn gain(&self, position: &Position, unit: Piece, square: Square, facing: Facing) -> i32 {
        let (us, size) = (position.to_move(), position.board().size());
        let worth = |unit: Piece| {
            weighted_sum(&*self.weights.0, |sink| add_stance_features(from_perspective(us, unit, size), size, sink))
                .at(units(position), UNITS)
        };
        worth(Piece { square, facing, ..unit }) - worth(unit)
    }
}

/// What a board knows for both sides: how far every stance is from the far edge.
#[derive(Clone, Copy)]
pub struct ExitDistances(&'static [ExitSteps; 2]);

impl ExitDistances {
    /// Those of a board: worked out once for each board, and kept as long as boards are.
    fn of(board: &'static Board) -> ExitDistances {
        type Known = Vec<(&'static Board, ExitDistances)>;
        static KNOWN: LazyLock<Mutex<Known>> = LazyLock::new(Mutex::default);
        // A thread that panicked while it held the lock has left a sound list.
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&(_, ways)) = known.iter().find(|(other, _)| std::ptr::eq(*other, board)) {
            return ways;
        }
        let ways = ExitDistances(Box::leak(Box::new(Side::ALL.map(|side| ExitSteps::new(board, side)))));
        known.push((board, ways));
        ways
    }
}

impl PartialEq for ExitDistances {
    fn eq(&self, other: &ExitDistances) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl fmt::Debug for ExitDistances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Ways")
    }
}

impl Evaluator<Position> for LinearEvaluator {
    type Accumulator = ExitDistances;

    fn refresh(&self, position: &Position) -> ExitDistances {
        ExitDistances::of(position.board())
    }

    fn update(&self, accumulator: &ExitDistances, _: &Position, _: Action, _: &Position) -> ExitDistances {
        *accumulator
    }

    fn evaluate(&self, accumulator: &ExitDistances, position: &Position, attacks: &AttackInfo) -> i32 {
        let mut sink = WeightedSum { weights: &*self.weights.0, total: Tapered::default() };
        add_features(position, *accumulator, attacks, &mut sink);
        sink.total.at(units(position), UNITS)
    }
}

impl Linear<Position> for LinearEvaluator {
    fn weights(&self) -> Vec<f64> {
        weights::ends(&self.weights.0[..])
    }

    fn names() -> Vec<String> {
        weights::names(&features::rows())
    }

    fn with_weights(&self, weights: &[f64]) -> LinearEvaluator {
        let mut changed = self.weights.clone();
        weights::set_ends(&mut changed.0[..], weights);
        LinearEvaluator { weights: changed }
    }

    fn features(position: &Position) -> Vec<(usize, f64)> {
        let mut counts = FeatureCounts::new(features::count());
        add_features(position, ExitDistances::of(position.board()), &AttackInfo::of(position), &mut counts);
        counts.tapered(units(position), UNITS)
    }

    fn to_text(&self) -> String {
        self.weights.to_text()
    }

    fn from_text(text: &str) -> Result<LinearEvaluator, WeightsError> {
        Ok(LinearEvaluator { weights: Weights::from_text(text)? })
    }
}

fn units(position: &Position) -> i32 {
    let count: usize = Side::ALL.into_iter().map(|side| position.units(side).len()).sum();
    UNITS.min(count as i32)
}

/// A unit as a side sees it that takes itself for South.
fn from_perspective(side: Side, unit: Piece, size: u8) -> Piece {
    match side {
        Side::South => unit,
        Side::North => Piece { square: unit.square.rotated(size), facing: unit.facing.reversed(), ..unit },
    }
}

/// All of a position, from the side to move.
fn add_features(position: &Position, ways: ExitDistances, attacks: &AttackInfo, sink: &mut impl FeatureSink) {
    let us = position.to_move();
    for side in Side::ALL {
        sink.add_side(side == us, |sink| add_side_features(position, ways, attacks, side, sink));
    }
    sink.add(Term::Stances as usize, (attacks.stances(us) - attacks.stances(!us)) / STANCES);
    if attacks.wins(!us) {
        sink.add(Term::Danger as usize, 1);
    }
    sink.add(Term::Tempo as usize, 1);
}

/// A side's units, and what it could destroy.
fn add_side_features(
    position: &Position,
    ways: ExitDistances,
    attacks: &AttackInfo,
    side: Side,
    sink: &mut impl FeatureSink,
) {
    let size = position.board().size();
    let commands = [side, !side].map(|side| position.command(side));
    for &unit in position.units(side) {
        sink.add(features::unit(unit.kind), 1);
        add_stance_features(from_perspective(side, unit, size), size, sink);
        if unit.kind.stats().command {
            sink.add(features::exit(ways.0[side.index()].get(unit.square, unit.facing)), 1);
            continue;
        }
        if let [Some(own), Some(enemy)] = commands {
            sink.add(features::guard(unit.kind, unit.square.distance(own.square)), 1);
            sink.add(features::hunt(unit.kind, unit.square.distance(enemy.square)), 1);
        }
    }
    if let Some(flag) = position.board().flag(!side)
        && let Some(nearest) = position.units(side).iter().map(|unit| unit.square.distance(flag)).min()
    {
        sink.add(features::flag(nearest), 1);
    }
    let on_turn = side == position.to_move();
    for (index, enemy) in position.units(!side).iter().enumerate() {
        if attacks.is_threatened(!side, index) {
            sink.add(features::threat(enemy.kind, on_turn), 1);
        }
    }
    if !on_turn {
        sink.add(Term::Fork as usize, (attacks.threats(side) - 1).max(0));
    }
}

/// Where a unit stands and looks, as its side sees it.
fn add_stance_features(unit: Piece, size: u8, sink: &mut impl FeatureSink) {
    sink.add(features::zone(unit.kind, unit.square, size), 1);
    sink.add(features::flank(unit.kind, unit.square, size), 1);
    let clockwise = unit.facing.index();
    sink.add(features::turn(unit.kind, clockwise.min(8 - clockwise)), 1);
}
