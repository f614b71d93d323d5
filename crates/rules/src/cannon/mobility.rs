//! What a side could do if it were on turn, in numbers and sets: for evaluation and for pictures of threats.

use super::bitboard::{Bitboard, moved};
use super::generate::{before_muzzles, count_by_cannons, count_retreats, count_steps_and_captures};
use super::patterns::{AXES, View};
use super::{Position, Ruleset};
use crate::Side;

/// How many actions of each kind a side would have, by the ways of moving alone: neither a limit on shifts nor the safety of the
/// town is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Mobility {
    /// Steps and captures by soldiers.
    pub soldiers: u32,
    /// Shifts, and pieces that can be shot.
    pub cannons: u32,
    /// Retreats.
    pub retreats: u32,
}

impl Position {
    /// The actions a side would have if it were on turn.
    #[must_use]
    pub fn mobility(&self, side: Side) -> Mobility {
        match side {
            Side::South => mobility(&self.view::<false>(), self.ruleset()),
            Side::North => mobility(&self.view::<true>(), self.ruleset()),
        }
    }

    /// Points that soldiers of this side could capture on if an enemy stood there, whatever stands on them.
    #[must_use]
    pub fn field_of_capture(&self, side: Side) -> Bitboard {
        let strides = match side {
            Side::South => View::<false>::CAPTURE,
            Side::North => View::<true>::CAPTURE,
        };
        let soldiers = self.soldiers(side).bits();
        Bitboard::from_bits(strides.into_iter().fold(0, |field, stride| field | moved(soldiers, stride)))
    }

    /// Points that cannons of this side could hit if an enemy stood there: two and three points beyond every muzzle that is
    /// clear by the rules in force. Contains points whatever stands on them.
    #[must_use]
    pub fn field_of_fire(&self, side: Side) -> Bitboard {
        let long_shot = self.ruleset().long_shot;
        Bitboard::from_bits(match side {
            Side::South => self.view::<false>().fire(long_shot),
            Side::North => self.view::<true>().fire(long_shot),
        })
    }

    /// The middle soldiers of a side's cannons: a set for each of the four lines, in the order up the ranks, up to the right, along
    /// the rank, up to the left. A soldier in the middle of two cannons is in two sets.
    #[must_use]
    pub fn cannon_middles(&self, side: Side) -> [Bitboard; 4] {
        let soldiers = self.soldiers(side).bits();
        AXES.map(|axis| Bitboard::from_bits(soldiers & moved(soldiers, axis) & moved(soldiers, -axis)))
    }
}

fn mobility<const NORTH: bool>(view: &View<NORTH>, rules: &Ruleset) -> Mobility {
    Mobility {
        soldiers: count_steps_and_captures(view),
        cannons: count_by_cannons(view, rules, &before_muzzles(view)).0,
        retreats: count_retreats(view, rules),
    }
}
