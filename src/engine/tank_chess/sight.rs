//! What both sides could do: found out once for each position that is searched.

use crate::rules::Side;
use crate::rules::tank_chess::{Position, Prospects};

/// What each side could do if it were on turn.
#[derive(Clone, Copy, Debug)]
pub struct Sight {
    prospects: [Prospects; 2],
}

impl Sight {
    pub(super) fn of(position: &Position) -> Sight {
        Sight { prospects: Side::ALL.map(|side| position.prospects(side)) }
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
