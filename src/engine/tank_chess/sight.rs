//! What both sides could do: found out once for each position that is searched.

use std::cell::OnceCell;

use crate::rules::Side;
use crate::rules::tank_chess::{Battery, Position, Prospects};

/// What each side could do if it were on turn.
#[derive(Clone, Debug)]
pub struct Sight {
    batteries: [Battery; 2],
    prospects: [Prospects; 2],
    /// Whether the Command of the side not to move stands in fire already; found out when it is asked for.
    exposed: OnceCell<bool>,
}

impl Sight {
    pub(super) fn of(position: &Position) -> Sight {
        Sight::by(position, Side::ALL.map(|side| position.battery(side)))
    }

    /// The same, from the sight of another position on the same board, mostly the one before.
    pub(super) fn after(position: &Position, before: &Position, seen: &Sight) -> Sight {
        Sight::by(position, Side::ALL.map(|side| position.battery_after(before, seen.battery(side))))
    }

    fn by(position: &Position, batteries: [Battery; 2]) -> Sight {
        let prospects = Side::ALL.map(|side| batteries[side.index()].prospects(position));
        Sight { batteries, prospects, exposed: OnceCell::new() }
    }

    /// What a side's units can reach, and where they can fire from.
    pub(super) fn battery(&self, side: Side) -> &Battery {
        &self.batteries[side.index()]
    }

    /// Whether the Command of the side not to move stands in the fire of some unit as that one stands now.
    pub(super) fn is_enemy_exposed(&self, position: &Position) -> bool {
        *self.exposed.get_or_init(|| super::stands_in_fire(position, !position.to_move()))
    }

    /// Whether a side could win at once.
    pub(super) fn wins(&self, side: Side) -> bool {
        self.prospects[side.index()].wins
    }

    /// Whether the enemy could destroy a side's unit, known by its place among all.
    pub(super) fn is_threatened(&self, side: Side, index: usize) -> bool {
        self.prospects[(!side).index()].targets >> index & 1 != 0
    }

    /// In how many stances a side's units could end a move.
    pub(super) fn stances(&self, side: Side) -> i32 {
        self.prospects[side.index()].stances as i32
    }
}
