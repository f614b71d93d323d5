//! Models of the wrecks: the models of the units in burnt paint, sunk into the ground on one side, with the turret off its ring. A wreck
//! whose origin is unknown, as in a set-up, looks like the wreck of a medium tank.

use bevy::prelude::*;

use super::{BARREL, units};
use cannon_app_base::common::pieces::{
    BrokenPart, IdleAnimation, PickingShape, PieceForm, PieceModel, TURRET, WreckPose,
};

/// Radius of the area that a wreck covers and blackens, and the radii and height of the cone that the pointer hits.
const FOOTPRINT: f32 = 0.56;
const PICKING_SHAPE: PickingShape = PickingShape { bottom: 0.40, top: 0.24, height: 0.33 };

/// The pose of all wrecks. Most of the lower track is below the ground, so that no gap shows below the other track.
const POSE: WreckPose = WreckPose {
    sunk: 0.055,
    pitch: -0.09,
    roll: 0.20,
    parts: &[
        (TURRET, BrokenPart { shift: Vec3::new(0.05, 0.035, 0.03), turn: -0.75, pitch: 0.06, roll: -0.30 }),
        (BARREL, BrokenPart { shift: Vec3::ZERO, turn: 0.0, pitch: -0.16, roll: 0.0 }),
    ],
};

/// The wreck of a unit, with its models.
pub(super) const fn wreck(name: &'static str, unit: &PieceModel) -> PieceModel {
    let plain = match &unit.plain {
        Some(plain) => Some(wrecked(plain)),
        None => None,
    };
    PieceModel { plain, is_burnt: true, wreck_pose: Some(POSE), ..PieceModel::new(name, wrecked(&unit.modelled)) }
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
pub static WRECK: PieceModel = wreck("tank-chess/wreck", &units::MEDIUM);
