//! The way of a ball through the air: flown by shots and drawn by whoever shows what a shot would do.

use bevy::prelude::*;

use super::pieces::{GUN_MUZZLE, GUN_TRUNNIONS};
use super::place::world_of;
use cannon_rules::cannon::Position;
use cannon_rules::cannon::firing_lines::FiringLine;

/// How far the gun stands behind the muzzle soldier's point: in the middle of its crew.
const GUN_BEHIND_MUZZLE: f32 = 0.5;
/// How high on a piece the ball strikes.
const STRIKE_HEIGHT: f32 = 0.38;
/// Height of the arc for each point of the way: flat if the way is free, lofted if a piece stands in between.
const FLAT: f32 = 0.13;
const LOFTED: f32 = 0.36;

/// The way of a ball through the air.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Trajectory {
    /// Where the gun stands: on the board, between its crew.
    pub(super) gun: Vec3,
    /// The mouth of the barrel, where the ball sets out.
    pub(super) mouth: Vec3,
    /// Where the ball strikes.
    pub(super) strike: Vec3,
    /// How far the arc rises above the straight line at its middle.
    pub(super) rise: f32,
    /// How far the barrel is raised, in radians.
    pub(super) elevation: f32,
}

impl Trajectory {
    /// The way of the ball that is fired along a line.
    #[must_use]
    pub(super) fn of(position: &Position, line: &FiringLine) -> Trajectory {
        let (muzzle, target) = (world_of(line.muzzle), world_of(line.target));
        let along = (target - muzzle).normalize();
        let gun = muzzle - along * GUN_BEHIND_MUZZLE;
        let trunnions = gun + Vec3::Y * GUN_TRUNNIONS.y - along * GUN_TRUNNIONS.z;
        let strike = target - along * 0.16 + Vec3::Y * STRIKE_HEIGHT;
        let (files, ranks) = line.direction.step();
        let obstructed = (1..line.distance as i8)
            .filter_map(|steps| line.muzzle.offset(files * steps, ranks * steps))
            .any(|point| position.piece_at(point).is_some());
        let rise = trunnions.distance(strike) * if obstructed { LOFTED } else { FLAT };
        let elevation = (strike.y - trunnions.y + 4.0 * rise).atan2((strike - trunnions).with_y(0.0).length());
        let mouth = trunnions + Quat::from_axis_angle(along.cross(Vec3::Y), elevation) * along * -GUN_MUZZLE.z;
        Trajectory { gun, mouth, strike, rise, elevation }
    }

    /// The place after a part of the way, from 0 at the mouth to 1 where the ball strikes.
    #[must_use]
    pub(super) fn at(&self, part: f32) -> Vec3 {
        self.mouth.lerp(self.strike, part) + Vec3::Y * (4.0 * self.rise * part * (1.0 - part))
    }

    /// The level direction of fire.
    #[must_use]
    pub(super) fn along(&self) -> Vec3 {
        (self.strike - self.mouth).with_y(0.0).normalize_or(Vec3::NEG_Z)
    }
}
