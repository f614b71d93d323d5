//! The scores of quiet actions in the search. The parts of the hidden layer that actions have in common are summed once for each unit and
//! for each square, because a position has hundreds of quiet actions on far fewer squares.

use super::super::AttackInfo;
use super::NETWORK;
use super::network::{Hidden, PolicyNetwork, RowSum};
use super::situation::{LastSquares, Situation, SquareFacts, UnitFacts};
use cannon_rules::tank_chess::units::MAX_SPEED;
use cannon_rules::tank_chess::{Action, Position, Square};

/// Width of the part of the board for which sums are kept: the power of two that holds all squares to which a unit can drive.
const WIDTH: usize = (2 * MAX_SPEED as usize + 1).next_power_of_two();
/// The number of squares to which a unit can drive.
const MAX_SQUARES: usize = (2 * MAX_SPEED as usize + 1).pow(2);
const _: () = assert!(MAX_SQUARES < u8::MAX as usize);

/// Scores the quiet actions of a position.
pub(in super::super) struct PolicyScorer<'a> {
    network: &'static PolicyNetwork,
    situation: Situation<'a>,
    unit: Option<UnitSum<'a>>,
    /// For each square near the unit, by the low bits of rank and file: one more than the number of its sum, or 0. All squares that one unit
    /// can reach have different places.
    numbers: [u8; WIDTH * WIDTH],
    sums: Vec<SquareSum>,
}

/// The part of the hidden layer that all actions of a unit have in common.
#[derive(Clone, Copy)]
struct UnitSum<'a> {
    facts: UnitFacts<'a>,
    sum: Hidden,
}

/// The part of the hidden layer that all actions of a unit to a square have in common.
#[derive(Clone, Copy)]
struct SquareSum {
    facts: SquareFacts,
    sum: Hidden,
}

impl<'a> PolicyScorer<'a> {
    pub(in super::super) fn new(
        position: &'a Position,
        attacks: &'a AttackInfo,
        last: LastSquares,
    ) -> PolicyScorer<'a> {
        PolicyScorer {
            network: &NETWORK,
            situation: Situation::of(position, attacks, last),
            unit: None,
            numbers: [0; WIDTH * WIDTH],
            sums: Vec::with_capacity(MAX_SQUARES),
        }
    }

    /// The logit of a quiet action, in 64ths. 0 for other actions.
    #[inline]
    pub(in super::super) fn score(&mut self, action: Action) -> i32 {
        let Action::Drive { from, to, facing, .. } = action else { return 0 };
        if self.unit.is_none_or(|unit| unit.facts.unit.square != from) {
            self.begin_unit(from);
        }
        let Some(unit) = self.unit else { return 0 };
        let square = self.square_sum(&unit, to);
        let mut sink = RowSum { network: self.network, sum: square.sum };
        self.situation.add_facing(&unit.facts, &square.facts, facing, &mut sink);
        self.network.output(&sink.sum)
    }

    fn begin_unit(&mut self, from: Square) {
        self.sums.clear();
        self.numbers = [0; WIDTH * WIDTH];
        let mut sink = RowSum { network: self.network, sum: Hidden::default() };
        let facts = self.situation.add_unit(from, &mut sink);
        self.unit = facts.map(|facts| UnitSum { facts, sum: sink.sum });
    }

    #[inline]
    fn square_sum(&mut self, unit: &UnitSum<'a>, square: Square) -> SquareSum {
        let place = usize::from(square.rank()) % WIDTH * WIDTH + usize::from(square.file()) % WIDTH;
        if let Some(number) = usize::from(self.numbers[place]).checked_sub(1) {
            return self.sums[number];
        }
        let mut sink = RowSum { network: self.network, sum: unit.sum };
        let facts = self.situation.add_square(&unit.facts, square, &mut sink);
        let sum = SquareSum { facts, sum: sink.sum };
        self.sums.push(sum);
        self.numbers[place] = self.sums.len() as u8;
        sum
    }
}
