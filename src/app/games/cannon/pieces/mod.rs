//! The pieces and the field gun.

use bevy::prelude::*;

use crate::app::common::pieces::{Form, Idle, Model, PropModel, Silhouette};

#[cfg(test)]
mod tests;

/// What a soldier carries.
pub(super) const MUSKET: &str = "musket";

/// A soldier.
pub static SOLDIER: Model = Model {
    name: "cannon/soldier",
    footprint: 0.33,
    silhouette: Silhouette { foot: 0.296, top: 0.114, height: 1.03 },
    form: Form::Files(["cannon/soldier-dark", "cannon/soldier-light"]),
    moves: &[MUSKET],
    idle: Idle::Breathes,
};

/// The parts of a town that fall by themselves, each with the way it falls, and the highest of all.
pub(super) const TOWERS: [(&str, Vec3); 3] = [
    ("tower-1", Vec3::new(1.0, 0.0, -1.0)),
    ("tower-2", Vec3::new(-1.0, 0.0, 0.0)),
    ("tower-3", Vec3::new(0.0, 0.0, 1.0)),
];
/// The tower in the middle, and what flies from it.
pub(super) const KEEP: &str = "keep";
/// See [`KEEP`].
pub(super) const FLAG: &str = "flag";

/// A town.
pub static TOWN: Model = Model {
    name: "cannon/town",
    footprint: 0.412,
    silhouette: Silhouette { foot: 0.396, top: 0.132, height: 0.99 },
    form: Form::Files(["cannon/town-dark", "cannon/town-light"]),
    moves: &[TOWERS[0].0, TOWERS[1].0, TOWERS[2].0, KEEP, FLAG],
    idle: Idle::Waves(FLAG),
};

/// The part of the gun that is raised.
pub(super) const BARREL: &str = "barrel";
/// The parts of the gun that roll.
pub(super) const WHEELS: [&str; 2] = ["wheel-left", "wheel-right"];
/// Radius of its wheels.
pub(super) const WHEEL_RADIUS: f32 = 0.2128;
/// Where the barrel's trunnions rest.
pub(super) const GUN_TRUNNIONS: Vec3 = Vec3::new(0.0, 0.2968, -0.0224);
/// Where the ball leaves the barrel, from its trunnions.
pub(super) const GUN_MUZZLE: Vec3 = Vec3::new(0.0, 0.0, -0.4312);

/// The gun: stands on y = 0 with its axle above the origin, looks along -z.
pub(super) static GUN: PropModel =
    PropModel { name: "cannon/gun", form: Form::file("cannon/gun"), moves: &[BARREL, WHEELS[0], WHEELS[1]] };
/// One of the gun's crew: stands like a soldier.
pub(super) static GUNNER: PropModel =
    PropModel { name: "cannon/gunner", form: Form::Files(["cannon/gunner-dark", "cannon/gunner-light"]), moves: &[] };
/// The ball, centred.
pub(super) static BALL: PropModel = PropModel { name: "cannon/ball", form: Form::file("cannon/ball"), moves: &[] };
