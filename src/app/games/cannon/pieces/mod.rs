//! The pieces and the field gun: [`soldier`], [`town`] and [`gun`] make the shapes, [`livery`] has their colours.

use bevy::prelude::*;

use crate::app::pieces::{Form, MadePart, Model, PropModel, Silhouette};

mod gun;
mod livery;
mod soldier;
mod town;

pub(super) use gun::{GUN_MUZZLE, GUN_TRUNNIONS};

/// A soldier.
pub static SOLDIER: Model = Model {
    name: "cannon/soldier",
    footprint: 0.30,
    silhouette: Silhouette { foot: 0.27, top: 0.10, height: 0.92 },
    form: Form::Made { scale: 1.0, parts: &[MadePart { name: "body", pivot: Vec3::ZERO, make: soldier::soldier }] },
    moves: &[],
};

/// A town.
pub static TOWN: Model = Model {
    name: "cannon/town",
    footprint: 0.375,
    silhouette: Silhouette { foot: 0.36, top: 0.12, height: 0.90 },
    form: Form::Made { scale: 1.0, parts: &[MadePart { name: "body", pivot: Vec3::ZERO, make: town::town }] },
    moves: &[],
};

/// The part of the gun that is raised and runs back.
pub(super) const BARREL: &str = "barrel";
/// The parts of the gun that roll.
pub(super) const WHEELS: [&str; 2] = ["wheel-left", "wheel-right"];
/// Radius of its wheels.
pub(super) const WHEEL_RADIUS: f32 = 0.190;
/// The gun: stands on y = 0, looks along -z.
pub(super) static GUN: PropModel = PropModel {
    name: "cannon/gun",
    form: Form::Made {
        scale: 1.0,
        parts: &[
            MadePart { name: "body", pivot: Vec3::ZERO, make: |_| gun::carriage() },
            MadePart { name: BARREL, pivot: GUN_TRUNNIONS, make: |_| gun::barrel() },
        ],
    },
    moves: &[BARREL],
};
/// The ball, centred.
pub(super) static BALL: PropModel = PropModel {
    name: "cannon/ball",
    form: Form::Made { scale: 1.0, parts: &[MadePart { name: "body", pivot: Vec3::ZERO, make: |_| gun::ball() }] },
    moves: &[],
};
