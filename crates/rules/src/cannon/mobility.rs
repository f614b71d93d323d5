//! Mobility and attacked areas of a side, for evaluation and for showing threats.

use super::bitboard::{Bitboard, shift_bits};
use super::generate::{count_retreats, count_shifts_and_shots, count_steps_and_captures, muzzle_fronts};
use super::side_view::{AXES, SideView};
use super::{Position, Ruleset};
use crate::{Game, Side};

/// Number of pseudo-legal actions of each kind. The limit on shifts and the safety of the town are ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Mobility {
    /// Steps and captures by soldiers.
    pub soldiers: u32,
    /// Shifts and shots.
    pub cannons: u32,
    /// Retreats.
    pub retreats: u32,
}

impl Position {
    /// Mobility of a side, regardless of which side is to move.
    #[must_use]
    pub fn mobility(&self, side: Side) -> Mobility {
        match side {
            Side::South => mobility(&self.view::<false>(), self.rules()),
            Side::North => mobility(&self.view::<true>(), self.rules()),
        }
    }

    /// Points that soldiers of this side attack, whether empty or occupied.
    #[must_use]
    pub fn field_of_capture(&self, side: Side) -> Bitboard {
        let strides = match side {
            Side::South => SideView::<false>::CAPTURE_STRIDES,
            Side::North => SideView::<true>::CAPTURE_STRIDES,
        };
        let soldiers = self.soldiers(side).bits();
        Bitboard::from_bits(strides.into_iter().fold(0, |field, stride| field | shift_bits(soldiers, stride)))
    }

    /// Points that cannons of this side attack, whether empty or occupied: two and three points beyond every muzzle
    /// whose line is clear under the rules in force.
    #[must_use]
    pub fn field_of_fire(&self, side: Side) -> Bitboard {
        let long_shot = self.rules().long_shot;
        Bitboard::from_bits(match side {
            Side::South => self.view::<false>().field_of_fire(long_shot),
            Side::North => self.view::<true>().field_of_fire(long_shot),
        })
    }

    /// The middle soldiers of a side's cannons, one set for each of the four lines, in the order: north, north-east,
    /// east, north-west. A soldier in the middle of two cannons is in two sets.
    #[must_use]
    pub fn cannon_middles(&self, side: Side) -> [Bitboard; 4] {
        let soldiers = self.soldiers(side).bits();
        AXES.map(|axis| Bitboard::from_bits(soldiers & shift_bits(soldiers, axis) & shift_bits(soldiers, -axis)))
    }
}

fn mobility<const NORTH: bool>(view: &SideView<NORTH>, rules: &Ruleset) -> Mobility {
    Mobility {
        soldiers: count_steps_and_captures(view),
        cannons: count_shifts_and_shots(view, rules, &muzzle_fronts(view)).0,
        retreats: count_retreats(view, rules),
    }
}
