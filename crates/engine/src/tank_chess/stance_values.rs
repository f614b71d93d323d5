//! The values of the stances that the units of a side can take. A position has hundreds of them, on far fewer squares, so that the part of
//! a value that is the same for all facings on a square is computed once.

use super::evaluation::{LinearEvaluator, SquareValue, Surroundings};
use cannon_rules::tank_chess::units::MAX_SPEED;
use cannon_rules::tank_chess::{Facing, Piece, Position, Square};

/// Width of the part of the board for which values are kept: the power of two that holds all squares to which a unit can drive.
const WIDTH: usize = (2 * MAX_SPEED as usize + 1).next_power_of_two();

/// Computes the values of stances for the [ordering](super::quiet_ordering) of quiet actions.
pub(super) struct StanceValues<'a> {
    evaluator: &'a LinearEvaluator,
    position: &'a Position,
    surroundings: &'a Surroundings,
    /// The values of squares for a unit, by the low bits of rank and file. All squares that one unit can reach have different places.
    squares: [[Option<UnitSquare>; WIDTH]; WIDTH],
}

/// The value of a square for a unit.
#[derive(Clone, Copy)]
struct UnitSquare {
    unit: Square,
    square: Square,
    value: SquareValue,
}

impl<'a> StanceValues<'a> {
    #[inline]
    pub(super) const fn new(
        evaluator: &'a LinearEvaluator,
        position: &'a Position,
        surroundings: &'a Surroundings,
    ) -> StanceValues<'a> {
        StanceValues { evaluator, position, surroundings, squares: [[None; WIDTH]; WIDTH] }
    }

    /// The [value](LinearEvaluator::stance_value) of the stance of a unit on another square.
    #[inline]
    pub(super) fn get(&mut self, unit: Piece, square: Square, facing: Facing) -> i32 {
        let &mut StanceValues { evaluator, position, surroundings, ref mut squares } = self;
        let stance = Piece { square, facing, ..unit };
        if unit.kind.stats().command {
            return evaluator.stance_value(position, surroundings, stance);
        }
        let slot = &mut squares[usize::from(square.rank()) % WIDTH][usize::from(square.file()) % WIDTH];
        let known = slot.filter(|known| (known.unit, known.square) == (unit.square, square)).map(|known| known.value);
        let value = known.unwrap_or_else(|| {
            let value = evaluator.square_value(position, surroundings, stance);
            *slot = Some(UnitSquare { unit: unit.square, square, value });
            value
        });
        evaluator.stance_value_on(position, surroundings, stance, &value)
    }
}
