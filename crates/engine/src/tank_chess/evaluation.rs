//! How a position of Tank Chess stands, judged without looking ahead.
//!
//! What each side could do costs a hundred times more to find out than everything else that is counted here, and is found out by the
//! [`Sight`]; so features are noted anew in every position, and the tally only carries what the board knows.

use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

use super::Sight;
use super::features::{self, Term};
use super::styles;
use super::weights::Weights;
use crate::Style;
use crate::ledger::{Counts, Ledger, Sum, sum};
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
pub struct Judge {
    weights: Weights,
}

impl Judge {
    /// The evaluation with the shipped weights, as a style bends them.
    pub(super) fn of(style: Style) -> Judge {
        let weights = Weights::from_text(super::PLAIN).expect("the shipped weights are sound");
        Judge { weights: styles::bend(weights, style) }
    }

    /// What a unit is worth by its kind alone, in hundredths of the smallest.
    pub(super) fn worth(&self, kind: UnitKind, position: &Position) -> i32 {
        self.weights.0[features::unit(kind)].at(units(position), UNITS)
    }

    /// What a unit of the side to move gains by standing elsewhere and looking another way.
    pub(super) fn gain(&self, position: &Position, unit: Piece, square: Square, facing: Facing) -> i32 {
        let (us, size) = (position.to_move(), position.board().size());
        let worth = |unit: Piece| {
            sum(&*self.weights.0, |ledger| stance(seen_by(us, unit, size), size, ledger)).at(units(position), UNITS)
        };
        worth(Piece { square, facing, ..unit }) - worth(unit)
    }
}

/// What a board knows for both sides: how far every stance is from the far edge.
#[derive(Clone, Copy)]
pub struct Ways(&'static [ExitSteps; 2]);

impl Ways {
    /// Those of a board: worked out once for each board, and kept as long as boards are.
    fn of(board: &'static Board) -> Ways {
        type Known = Vec<(&'static Board, Ways)>;
        static KNOWN: LazyLock<Mutex<Known>> = LazyLock::new(Mutex::default);
        // A thread that panicked while it held the lock has left a sound list.
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&(_, ways)) = known.iter().find(|(other, _)| std::ptr::eq(*other, board)) {
            return ways;
        }
        let ways = Ways(Box::leak(Box::new(Side::ALL.map(|side| ExitSteps::new(board, side)))));
        known.push((board, ways));
        ways
    }
}

impl PartialEq for Ways {
    fn eq(&self, other: &Ways) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl fmt::Debug for Ways {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Ways")
    }
}

impl Evaluator<Position> for Judge {
    type Tally = Ways;

    fn tally(&self, position: &Position) -> Ways {
        Ways::of(position.board())
    }

    fn follow(&self, tally: &Ways, _: &Position, _: Action, _: &Position) -> Ways {
        *tally
    }

    fn value(&self, tally: &Ways, position: &Position, sight: &Sight) -> i32 {
        let mut ledger = Sum { weights: &*self.weights.0, total: Tapered::default() };
        judge(position, *tally, sight, &mut ledger);
        ledger.total.at(units(position), UNITS)
    }
}

impl Linear<Position> for Judge {
    fn weights(&self) -> Vec<f64> {
        weights::ends(&self.weights.0[..])
    }

    fn names() -> Vec<String> {
        weights::names(&features::rows())
    }

    fn with_weights(&self, weights: &[f64]) -> Judge {
        let mut changed = self.weights.clone();
        weights::set_ends(&mut changed.0[..], weights);
        Judge { weights: changed }
    }

    fn features(position: &Position) -> Vec<(usize, f64)> {
        let mut counts = Counts::new(features::count());
        judge(position, Ways::of(position.board()), &Sight::of(position), &mut counts);
        counts.tapered(units(position), UNITS)
    }

    fn to_text(&self) -> String {
        self.weights.to_text()
    }

    fn from_text(text: &str) -> Result<Judge, WeightsError> {
        Ok(Judge { weights: Weights::from_text(text)? })
    }
}

fn units(position: &Position) -> i32 {
    let count: usize = Side::ALL.into_iter().map(|side| position.units(side).len()).sum();
    UNITS.min(count as i32)
}

/// A unit as a side sees it that takes itself for South.
fn seen_by(side: Side, unit: Piece, size: u8) -> Piece {
    match side {
        Side::South => unit,
        Side::North => Piece { square: unit.square.rotated(size), facing: unit.facing.reversed(), ..unit },
    }
}

/// All of a position, from the side to move.
fn judge(position: &Position, ways: Ways, sight: &Sight, ledger: &mut impl Ledger) {
    let us = position.to_move();
    for side in Side::ALL {
        ledger.of(side == us, |ledger| army(position, ways, sight, side, ledger));
    }
    ledger.add(Term::Stances as usize, (sight.stances(us) - sight.stances(!us)) / STANCES);
    if sight.wins(!us) {
        ledger.add(Term::Danger as usize, 1);
    }
    ledger.add(Term::Tempo as usize, 1);
}

/// A side's units, and what it could destroy.
fn army(position: &Position, ways: Ways, sight: &Sight, side: Side, ledger: &mut impl Ledger) {
    let size = position.board().size();
    let commands = [side, !side].map(|side| position.command(side));
    for &unit in position.units(side) {
        ledger.add(features::unit(unit.kind), 1);
        stance(seen_by(side, unit, size), size, ledger);
        if unit.kind.unit().command {
            ledger.add(features::exit(ways.0[side.index()].from(unit.square, unit.facing)), 1);
            continue;
        }
        if let [Some(own), Some(enemy)] = commands {
            ledger.add(features::guard(unit.kind, unit.square.distance(own.square)), 1);
            ledger.add(features::hunt(unit.kind, unit.square.distance(enemy.square)), 1);
        }
    }
    if let Some(flag) = position.board().flag(!side)
        && let Some(nearest) = position.units(side).iter().map(|unit| unit.square.distance(flag)).min()
    {
        ledger.add(features::flag(nearest), 1);
    }
    let on_turn = side == position.to_move();
    for (index, enemy) in position.units(!side).iter().enumerate() {
        if sight.is_threatened(!side, index) {
            ledger.add(features::threat(enemy.kind, on_turn), 1);
        }
    }
    if !on_turn {
        ledger.add(Term::Fork as usize, (sight.threats(side) - 1).max(0));
    }
}

/// Where a unit stands and looks, as its side sees it.
fn stance(unit: Piece, size: u8, ledger: &mut impl Ledger) {
    ledger.add(features::zone(unit.kind, unit.square, size), 1);
    ledger.add(features::flank(unit.kind, unit.square, size), 1);
    let clockwise = unit.facing.index();
    ledger.add(features::turn(unit.kind, clockwise.min(8 - clockwise)), 1);
}
