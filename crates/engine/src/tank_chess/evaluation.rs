//! The static evaluation of Tank Chess.
//!
//! Attack information costs a hundred times more than the extraction of features, and the search already has it in [`AttackInfo`]. The
//! features are therefore extracted anew for every position, and the accumulator has only data that depends on the board alone.

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

/// With at least this many units on the board, the midgame weights apply.
const UNITS: i32 = 20;
/// The number of stances that count as one unit of the feature.
const STANCES: i32 = 8;

/// The linear evaluation of Tank Chess.
#[derive(Clone, Debug)]
pub struct LinearEvaluator {
    weights: Weights,
}

impl LinearEvaluator {
    /// The evaluator with the built-in weights adjusted to a style.
    pub(super) fn of(style: Style) -> LinearEvaluator {
        let weights = Weights::from_text(super::PLAIN).expect("the shipped weights are sound");
        LinearEvaluator { weights: styles::adjusted(weights, style) }
    }

    /// The material value of a unit, in hundredths of the smallest.
    pub(super) fn worth(&self, kind: UnitKind, position: &Position) -> i32 {
        self.weights.0[features::unit(kind)].at(units(position), UNITS)
    }

    /// The gain in stance features when a unit of the side to move takes another stance, in hundredths of the smallest unit.
    pub(super) fn gain(&self, position: &Position, unit: Piece, square: Square, facing: Facing) -> i32 {
        let (us, size) = (position.to_move(), position.board().size());
        let worth = |unit: Piece| {
            weighted_sum(&*self.weights.0, |sink| add_stance_features(from_perspective(us, unit, size), size, sink))
                .at(units(position), UNITS)
        };
        worth(Piece { square, facing, ..unit }) - worth(unit)
    }
}

/// The distance of every stance from the far edge, for both sides of a board.
#[derive(Clone, Copy)]
pub struct ExitDistances(&'static [ExitSteps; 2]);

impl ExitDistances {
    /// The distances for a board, computed once for each board and then cached for the lifetime of the program.
    fn of(board: &'static Board) -> ExitDistances {
        type Known = Vec<(&'static Board, ExitDistances)>;
        static KNOWN: LazyLock<Mutex<Known>> = LazyLock::new(Mutex::default);
        // If a thread panicked while it held the lock, the list is still valid.
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

/// A unit from the perspective of a side: rotated for North.
fn from_perspective(side: Side, unit: Piece, size: u8) -> Piece {
    match side {
        Side::South => unit,
        Side::North => Piece { square: unit.square.rotated(size), facing: unit.facing.reversed(), ..unit },
    }
}

/// Adds all features of a position for the side to move.
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

/// Adds the features of a side's units and of the units that it could destroy.
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

/// Adds the features of a unit's square and facing. The unit is from the perspective of its side.
fn add_stance_features(unit: Piece, size: u8, sink: &mut impl FeatureSink) {
    sink.add(features::zone(unit.kind, unit.square, size), 1);
    sink.add(features::flank(unit.kind, unit.square, size), 1);
    let clockwise = unit.facing.index();
    sink.add(features::turn(unit.kind, clockwise.min(8 - clockwise)), 1);
}
