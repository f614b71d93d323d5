//! Mobility and attacked areas of a side, for evaluation and for showing threats.

use super::generate::{count_retreats, count_shifts_and_shots, count_steps_and_captures, muzzle_fronts};
use super::side_view::{AXES, SideView, with_view};
use crate::cannon::bitboard::{Bitboard, shift_bits};
use crate::cannon::{Position, Ruleset};
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
    pub fn mobility(&self, side: Side) -> Mobility {
        with_view!(self, side, |view| mobility(&view, self.rules()))
    }

    /// Points that soldiers of this side attack, whether empty or occupied.
    pub fn field_of_capture(&self, side: Side) -> Bitboard {
        let strides = match side {
            Side::South => SideView::<false, false>::CAPTURE_STRIDES,
            Side::North => SideView::<true, false>::CAPTURE_STRIDES,
        };
        let soldiers = self.soldiers(side).bits();
        Bitboard::from_bits(strides.into_iter().fold(0, |field, stride| field | shift_bits(soldiers, stride)))
    }

    /// Points that cannons of this side attack, whether empty or occupied: two and three points beyond every muzzle
    /// whose line is clear under the rules in force.
    pub fn field_of_fire(&self, side: Side) -> Bitboard {
        let long_shot = self.rules().long_shot;
        Bitboard::from_bits(with_view!(self, side, |view| view.field_of_fire(long_shot)))
    }

    /// The middle pieces of a side's cannons, one set for each of the four lines, in the order: north, north-east, east,
    /// north-west. A piece in the middle of two cannons is in two sets.
    pub fn cannon_middles(&self, side: Side) -> [Bitboard; 4] {
        let crew = self.crew(side).bits();
        AXES.map(|axis| Bitboard::from_bits(crew & shift_bits(crew, axis) & shift_bits(crew, -axis)))
    }
}

fn mobility<const NORTH: bool, const TOWN_IN_CANNON: bool>(
    view: &SideView<NORTH, TOWN_IN_CANNON>,
    rules: &Ruleset,
) -> Mobility {
    Mobility {
        soldiers: count_steps_and_captures(view),
        cannons: count_shifts_and_shots(view, rules, &muzzle_fronts(view)).0,
        retreats: count_retreats(view, rules),
    }
}
