//! The trajectory of a shell, for the animation and the preview of a shot.

use bevy::prelude::*;

use super::board_geometry::{heading, standing_height, world_of};
use super::pieces::{MUZZLE_HEIGHT, Muzzle, muzzle};
use cannon_app_base::common::animation::trajectory::Trajectory;
use cannon_rules::tank_chess::{Piece, Position, Square, UnitKind};

/// Distance of the muzzle ahead of the middle of the unit.
const MUZZLE_AHEAD: f32 = 0.58;
/// Height above the board at which the shell hits a unit.
const STRIKE_HEIGHT: f32 = 0.26;
/// Height of a mortar's arc for each square of distance.
const MORTAR_ARC_RATIO: f32 = 0.55;

/// The trajectory of a shell that a unit fires from where it stands, beginning exactly at the muzzle of its model.
pub(super) fn trajectory_of(position: &Position, gunner: Piece, target: Square) -> Trajectory {
    let rough = trajectory(position, gunner.kind, gunner.square, target);
    let Muzzle { turret_ahead, reach, height } = muzzle(gunner.kind);
    let foot = world_of(position, gunner.square) + Vec3::Y * standing_height(position, gunner.square);
    let turret = foot + heading(gunner.facing).rotation() * Vec3::NEG_Z * turret_ahead;
    Trajectory { muzzle: turret + rough.direction() * reach + Vec3::Y * height, ..rough }
}

/// The trajectory of a shell that a kind of unit fires from one square at another.
pub(super) fn trajectory(position: &Position, kind: UnitKind, at: Square, target: Square) -> Trajectory {
    let [from, to] =
        [at, target].map(|square| world_of(position, square) + Vec3::Y * standing_height(position, square));
    let along = (to - from).with_y(0.0).normalize_or(Vec3::NEG_Z);
    let over = kind.stats().gun.as_ref().is_some_and(|gun| gun.over);
    Trajectory {
        muzzle: from + along * MUZZLE_AHEAD + Vec3::Y * MUZZLE_HEIGHT,
        impact: to - along * 0.2 + Vec3::Y * STRIKE_HEIGHT,
        arc_height: if over { from.distance(to) * MORTAR_ARC_RATIO } else { 0.0 },
    }
}
