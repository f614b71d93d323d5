//! Models of the wrecks: the models of the units in burnt paint, sunk into the ground on one side, with the turret off its ring. A wreck
//! whose origin is unknown, as in a set-up, looks like the wreck of a medium tank.

use bevy::prelude::*;

use super::{BARREL, form};
use cannon_app_base::common::pieces::{BrokenPart, IdleAnimation, PieceForm, PieceModel, TURRET, WreckPose};

/// Radius of the area that a wreck covers and blackens, and the radii and height of the cone that the pointer hits.
const FOOTPRINT: f32 = 0.56;
const PICKING_SHAPE: (f32, f32, f32) = (0.40, 0.24, 0.33);

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

/// A wreck of this form.
const fn wrecked(file: &'static str) -> PieceForm {
    let form = form(file, FOOTPRINT, PICKING_SHAPE, &[]);
    PieceForm { idle_animation: IdleAnimation::Smoking, ..form }
}

/// The wreck of a unit, with its files in the sets with models and in the plain set.
const fn wreck(name: &'static str, [modelled_file, plain_file]: [&'static str; 2]) -> PieceModel {
    PieceModel {
        name,
        modelled: wrecked(modelled_file),
        plain: Some(wrecked(plain_file)),
        is_burnt: true,
        wreck_pose: Some(POSE),
        terrain: None,
    }
}

/// The wreck of an unknown vehicle of either side.
pub static WRECK: PieceModel = wreck("tank-chess/wreck", ["tank-chess/medium", "plain/medium"]);

/// The wreck of a heavy tank.
pub(super) static HEAVY: PieceModel = wreck("tank-chess/heavy-wreck", ["tank-chess/heavy", "plain/heavy"]);
/// The wreck of a medium tank.
pub(super) static MEDIUM: PieceModel = wreck("tank-chess/medium-wreck", ["tank-chess/medium", "plain/medium"]);
/// The wreck of a light tank.
pub(super) static LIGHT: PieceModel = wreck("tank-chess/light-wreck", ["tank-chess/light", "plain/light"]);
/// The wreck of a Command.
pub(super) static COMMAND: PieceModel = wreck("tank-chess/command-wreck", ["tank-chess/command", "plain/command"]);
/// The wreck of a destroyer.
pub(super) static DESTROYER: PieceModel =
    wreck("tank-chess/destroyer-wreck", ["tank-chess/destroyer", "plain/destroyer"]);
/// The wreck of a mortar.
pub(super) static MORTAR: PieceModel = wreck("tank-chess/mortar-wreck", ["tank-chess/mortar", "plain/mortar"]);
/// The wreck of a super-heavy tank.
pub(super) static SUPER_HEAVY: PieceModel =
    wreck("tank-chess/super-heavy-wreck", ["tank-chess/super-heavy", "plain/super-heavy"]);
/// The wreck of a hunter.
pub(super) static HUNTER: PieceModel = wreck("tank-chess/hunter-wreck", ["tank-chess/hunter", "plain/hunter"]);
/// The wreck of an amphibious tank.
pub(super) static AMPHIBIOUS: PieceModel =
    wreck("tank-chess/amphibious-wreck", ["tank-chess/amphibious", "plain/amphibious"]);
/// The wreck of a bulldozer.
pub(super) static BULLDOZER: PieceModel =
    wreck("tank-chess/bulldozer-wreck", ["tank-chess/bulldozer", "plain/bulldozer"]);
/// The wreck of a minesweeper.
pub(super) static MINESWEEPER: PieceModel =
    wreck("tank-chess/minesweeper-wreck", ["tank-chess/minesweeper", "plain/minesweeper"]);
