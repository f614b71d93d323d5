//! Models of the wrecks: the models of the units in burnt paint, sunk into the ground on one side, with the turret off its ring and one track
//! off its wheels. A wreck whose origin is unknown, as in a set-up, looks like the wreck of a medium tank.

use bevy::prelude::*;

use super::{BARREL, BELTS, units};
use cannon_app_base::common::pieces::{
    BrokenPart, IdleAnimation, PickingShape, PieceForm, PieceModel, TURRET, WreckPose,
};

/// Radius of the area that a wreck covers and blackens, and the radii and height of the cone that the pointer hits.
const FOOTPRINT: f32 = 0.56;
const PICKING_SHAPE: PickingShape = PickingShape { bottom: 0.40, top: 0.24, height: 0.33 };

/// The lie of the hull: most of the lower track is below the ground, so that no gap shows below the other track.
const SUNK: f32 = 0.060;
const PITCH: f32 = -0.11;
const ROLL: f32 = 0.23;
/// The upper track has come off and leans against its wheels.
const THROWN_TRACK: (&str, BrokenPart) =
    (BELTS[1], BrokenPart { shift: Vec3::new(0.075, -0.035, 0.09), turn: -0.13, pitch: 0.0, roll: -0.16 });

/// The pose of the wrecks of units with a turret. The turret has slid off towards the lower track, so that it hides nothing of the hull that
/// tells the kind, and the gun points to the ground.
pub(super) const TURRET_OFF: WreckPose = WreckPose {
    sunk: SUNK,
    pitch: PITCH,
    roll: ROLL,
    parts: &[
        (TURRET, BrokenPart { shift: Vec3::new(-0.19, -0.03, 0.05), turn: 0.55, pitch: -0.12, roll: 0.50 }),
        (BARREL, BrokenPart { shift: Vec3::ZERO, turn: 0.0, pitch: -0.12, roll: 0.0 }),
        THROWN_TRACK,
    ],
};

/// A gun and a blade that the hull carries hang down.
const HANGING_GUN: (&str, BrokenPart) =
    (BARREL, BrokenPart { shift: Vec3::new(0.0, -0.02, 0.03), turn: 0.16, pitch: -0.24, roll: 0.10 });
const HANGING_BLADE: (&str, BrokenPart) =
    ("blade", BrokenPart { shift: Vec3::new(0.0, -0.02, 0.0), turn: 0.07, pitch: -0.10, roll: -0.12 });

/// The pose of the wrecks of units with tracks and without a turret.
pub(super) const WITHOUT_TURRET: WreckPose =
    WreckPose { sunk: SUNK, pitch: PITCH, roll: ROLL, parts: &[HANGING_GUN, HANGING_BLADE, THROWN_TRACK] };

/// The pose of the wrecks of units on wheels, which stay on their axles.
pub(super) const ON_WHEELS: WreckPose = WreckPose { sunk: SUNK, pitch: PITCH, roll: ROLL, parts: &[HANGING_GUN] };

/// The wreck of a unit, with the models of the unit.
pub(super) const fn wreck(name: &'static str, unit: &PieceModel, pose: WreckPose) -> PieceModel {
    let plain = match &unit.plain {
        Some(plain) => Some(wrecked(plain)),
        None => None,
    };
    PieceModel { plain, is_burnt: true, wreck_pose: Some(pose), ..PieceModel::new(name, wrecked(&unit.modelled)) }
}

/// The form of a wreck, with the meshes of the unit.
const fn wrecked(unit: &PieceForm) -> PieceForm {
    PieceForm {
        footprint: FOOTPRINT,
        picking_shape: PICKING_SHAPE,
        mesh_source: unit.mesh_source,
        moving_parts: &[],
        idle_animation: IdleAnimation::Smoking,
    }
}

/// The wreck of an unknown vehicle of either side.
pub static WRECK: PieceModel = wreck("tank-chess/wreck", &units::MEDIUM, TURRET_OFF);
