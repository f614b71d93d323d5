//! Models of the pieces and of the field gun.

use bevy::prelude::*;

use cannon_app_base::common::pieces::{
    ARM, HEAD, IdleAnimation, MUSKET, MeshSource, PickingShape, PieceForm, PieceModel, PropModel,
};

use gestures::SOLDIER_GESTURES;

mod gestures;
#[cfg(test)]
mod tests;

/// A soldier.
pub static SOLDIER: PieceModel = PieceModel {
    name: "cannon/soldier",
    modelled: PieceForm {
        footprint: 0.33,
        picking_shape: PickingShape { bottom: 0.296, top: 0.114, height: 1.03 },
        mesh_source: MeshSource::Files(["cannon/soldier-dark", "cannon/soldier-light"]),
        moving_parts: &[HEAD, MUSKET, ARM],
        idle_animation: IdleAnimation::Breathing(&SOLDIER_GESTURES),
    },
    plain: Some(token(0.31, PickingShape { bottom: 0.295, top: 0.285, height: 0.165 }, PLAIN_SOLDIER)),
    is_burnt: false,
    wreck_pose: None,
    terrain: None,
};

/// The files of a soldier's token.
const PLAIN_SOLDIER: [&str; 2] = ["plain/soldier-dark", "plain/soldier-light"];

/// A token of the plain set.
const fn token(footprint: f32, picking_shape: PickingShape, files: [&'static str; 2]) -> PieceForm {
    PieceForm {
        footprint,
        picking_shape,
        mesh_source: MeshSource::Files(files),
        moving_parts: &[],
        idle_animation: IdleAnimation::None,
    }
}

/// The parts of a town that fall separately, each with the direction of its fall.
pub(super) const TOWERS: [(&str, Vec3); 3] = [
    ("tower-1", Vec3::new(1.0, 0.0, -1.0)),
    ("tower-2", Vec3::new(-1.0, 0.0, 0.0)),
    ("tower-3", Vec3::new(0.0, 0.0, 1.0)),
];
/// The part that is the tower in the middle.
pub(super) const KEEP: &str = "keep";
/// The part that is the flag on the keep.
pub(super) const FLAG: &str = "flag";

/// A town.
pub static TOWN: PieceModel = PieceModel {
    name: "cannon/town",
    modelled: PieceForm {
        footprint: 0.412,
        picking_shape: PickingShape { bottom: 0.396, top: 0.132, height: 0.99 },
        mesh_source: MeshSource::Files(["cannon/town-dark", "cannon/town-light"]),
        moving_parts: &[TOWERS[0].0, TOWERS[1].0, TOWERS[2].0, KEEP, FLAG],
        idle_animation: IdleAnimation::Waving(FLAG),
    },
    plain: Some(token(
        0.36,
        PickingShape { bottom: 0.33, top: 0.32, height: 0.235 },
        ["plain/town-dark", "plain/town-light"],
    )),
    is_burnt: false,
    wreck_pose: None,
    terrain: None,
};

/// The part of the gun that is raised.
pub(super) const BARREL: &str = "barrel";
/// The parts of the gun that roll.
pub(super) const WHEELS: [&str; 2] = ["wheel-left", "wheel-right"];
/// Radius of the wheels.
pub(super) const WHEEL_RADIUS: f32 = 0.2128;
/// Position of the barrel's trunnions.
pub(super) const GUN_TRUNNIONS: Vec3 = Vec3::new(0.0, 0.2968, -0.0224);
/// Position of the muzzle relative to the trunnions.
pub(super) const GUN_MUZZLE: Vec3 = Vec3::new(0.0, 0.0, -0.4312);

/// The gun. It stands on y = 0 with its axle above the origin and points along -z.
pub(super) static GUN: PropModel = PropModel {
    name: "cannon/gun",
    mesh_source: MeshSource::file("cannon/gun"),
    plain: Some(MeshSource::file("plain/gun")),
    moving_parts: &[BARREL, WHEELS[0], WHEELS[1]],
};
/// A member of the gun's crew. It stands like a soldier.
pub(super) static GUNNER: PropModel = PropModel {
    name: "cannon/gunner",
    mesh_source: MeshSource::Files(["cannon/gunner-dark", "cannon/gunner-light"]),
    plain: Some(MeshSource::Files(PLAIN_SOLDIER)),
    moving_parts: &[],
};
/// The ball, with its centre in the origin.
pub(super) static BALL: PropModel =
    PropModel { name: "cannon/ball", mesh_source: MeshSource::file("cannon/ball"), plain: None, moving_parts: &[] };
