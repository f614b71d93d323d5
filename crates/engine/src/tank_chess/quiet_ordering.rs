//! The ordering of quiet actions: units leave enemy fire and take better stances. What does not depend on the action is computed once for
//! each unit, because a position has hundreds of quiet actions.

use super::{AttackInfo, plain_evaluator};
use cannon_rules::Game;
use cannon_rules::tank_chess::{Action, Piece, Position};

/// The ordering bonus for driving a unit out of enemy fire, and the malus for driving one into it, as a multiple of the unit's value.
const ESCAPE_FACTOR: i32 = 4;
/// The value of a Command for that bonus, in hundredths of the smallest unit.
const COMMAND_VALUE: i32 = 500;

/// The units of the side to move, with the part of their ordering scores that is the same for all of their actions.
#[derive(Clone, Debug)]
pub(super) struct QuietOrdering {
    units: Vec<UnitOrdering>,
}

#[derive(Clone, Copy, Debug)]
struct UnitOrdering {
    unit: Piece,
    /// The bonus for leaving enemy fire.
    escape_bonus: i32,
    /// The score of an action that leads to a stance without value and not into enemy fire.
    base: i32,
}

impl QuietOrdering {
    pub(super) fn of(position: &Position, attacks: &AttackInfo) -> QuietOrdering {
        let (us, evaluator) = (position.side_to_move(), plain_evaluator());
        let threatened = attacks.targets(position, !us);
        let ordering = |(index, &unit): (usize, &Piece)| {
            let value =
                if unit.kind.stats().command { COMMAND_VALUE } else { evaluator.unit_value(unit.kind, position) };
            let escape_bonus = ESCAPE_FACTOR * value;
            let is_threatened = threatened >> index & 1 != 0;
            let base = escape_bonus * i32::from(is_threatened) - evaluator.stance_value(position, unit);
            UnitOrdering { unit, escape_bonus, base }
        };
        QuietOrdering { units: position.units(us).iter().enumerate().map(ordering).collect() }
    }

    /// The ordering score of a quiet action. Actions that leave enemy fire come first, and those that enter it last. Otherwise the gain in
    /// the value of the stance decides.
    pub(super) fn score(&self, position: &Position, attacks: &AttackInfo, action: Action) -> i32 {
        let Action::Drive { from, to, facing, .. } = action else { return 0 };
        let Some(&UnitOrdering { unit, escape_bonus, base }) =
            self.units.iter().find(|ordering| ordering.unit.square == from)
        else {
            return 0;
        };
        let malus = if attacks.is_attacked_at(position, unit.kind, to, facing) { escape_bonus } else { 0 };
        base - malus + plain_evaluator().stance_value(position, Piece { square: to, facing, ..unit })
    }
}
