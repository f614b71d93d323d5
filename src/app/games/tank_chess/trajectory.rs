//! The way of a shell through the air: flown by shots and drawn by whoever shows what a shot would do.

use bevy::prelude::*;

use super::pieces::MUZZLE_HEIGHT;
use super::place::{level_of, world_of};
use cannon_rules::tank_chess::{Position, Square, UnitKind};

/// How far ahead of the middle of its unit a muzzle is.
const MUZZLE_AHEAD: f32 = 0.5;
/// How high on a unit the shell strikes.
const STRIKE_HEIGHT: f32 = 0.26;
/// Height of a mortar's arc for each square of the way.
const LOFTED: f32 = 0.55;

/// The way of a shell through the air.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Trajectory {
    /// The muzzle.
    pub(super) mouth: Vec3,
    /// Where the shell strikes.
    pub(super) strike: Vec3,
    /// How far the arc rises above the straight line at its middle.
    pub(super) rise: f32,
}

impl Trajectory {
    /// The way of a shell that a unit of this kind fires from one square at another.
    pub(super) fn of(position: &Position, kind: UnitKind, at: Square, target: Square) -> Trajectory {
        let [from, to] = [at, target].map(|square| world_of(position, square) + Vec3::Y * level_of(position, square));
        let along = (to - from).with_y(0.0).normalize_or(Vec3::NEG_Z);
        let over = kind.stats().gun.as_ref().is_some_and(|gun| gun.over);
        Trajectory {
            mouth: from + along * MUZZLE_AHEAD + Vec3::Y * MUZZLE_HEIGHT,
            strike: to - along * 0.2 + Vec3::Y * STRIKE_HEIGHT,
            rise: if over { from.distance(to) * LOFTED } else { 0.0 },
        }
    }

    /// The place after a part of the way, from 0 at the muzzle to 1 where the shell strikes.
    pub(super) fn at(&self, part: f32) -> Vec3 {
        self.mouth.lerp(self.strike, part) + Vec3::Y * (4.0 * self.rise * part * (1.0 - part))
    }

    /// The level direction of fire.
    pub(super) fn along(&self) -> Vec3 {
        (self.strike - self.mouth).with_y(0.0).normalize_or(Vec3::NEG_Z)
    }

    /// Length of the way over the ground, in squares.
    pub(super) fn length(&self) -> f32 {
        (self.strike - self.mouth).with_y(0.0).length()
    }
}
