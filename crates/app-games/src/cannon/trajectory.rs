//! The trajectory of a ball, for the animation and the preview of a shot.

use bevy::prelude::*;

use super::board_geometry::world_of;
use super::pieces::{GUN_MUZZLE, GUN_TRUNNIONS};
use cannon_app_base::common::animation::trajectory::Trajectory;
use cannon_rules::cannon::Position;
use cannon_rules::cannon::firing_lines::FiringLine;

/// Distance of the gun behind the muzzle soldier's point, which puts it in the middle of its crew.
const GUN_BEHIND_MUZZLE: f32 = 0.5;
/// Height above the board at which the ball hits a figure.
pub(super) const STRIKE_HEIGHT: f32 = 0.38;
/// Height of the arc for each point of distance: flat if the line is free, lofted if a piece stands in between.
const FLAT_ARC_RATIO: f32 = 0.13;
const LOFTED_ARC_RATIO: f32 = 0.36;

/// A gun that is aimed, and the trajectory of its ball.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct AimedGun {
    /// The position of the gun on the board, between its crew.
    pub(super) gun: Vec3,
    /// The elevation of the barrel, in radians.
    pub(super) elevation: f32,
    /// The trajectory of the ball.
    pub(super) trajectory: Trajectory,
}

impl AimedGun {
    /// The gun of a firing line, whose ball hits at this height.
    pub(super) fn of(position: &Position, line: &FiringLine, strike_height: f32) -> AimedGun {
        let (muzzle, target) = (world_of(line.muzzle), world_of(line.target));
        let along = (target - muzzle).normalize();
        let gun = muzzle - along * GUN_BEHIND_MUZZLE;
        let trunnions = gun + Vec3::Y * GUN_TRUNNIONS.y - along * GUN_TRUNNIONS.z;
        let impact = target - along * 0.16 + Vec3::Y * strike_height;
        let (files, ranks) = line.direction.step();
        let is_obstructed = (1..line.distance as i8)
            .filter_map(|steps| line.muzzle.offset(files * steps, ranks * steps))
            .any(|point| position.piece_at(point).is_some());
        let arc_height = trunnions.distance(impact) * if is_obstructed { LOFTED_ARC_RATIO } else { FLAT_ARC_RATIO };
        let elevation = (impact.y - trunnions.y + 4.0 * arc_height).atan2((impact - trunnions).with_y(0.0).length());
        let mouth = trunnions + Quat::from_axis_angle(along.cross(Vec3::Y), elevation) * along * -GUN_MUZZLE.z;
        AimedGun { gun, elevation, trajectory: Trajectory { muzzle: mouth, impact, arc_height } }
    }
}
