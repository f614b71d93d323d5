//! Models of the units. The pointer hits a truncated cone, given by its radii and its height.

use super::{BARREL, FLAG_PART, FLAIL, TRACKS, form, model, with_idle};
use crate::app::common::pieces::{IdleAnimation, PieceModel, TURRET};

/// The moving parts of a unit with a gun in a turret, with a fixed gun, and without a gun.
const TURRET_GUN_PARTS: &[&str] = &[TURRET, BARREL, TRACKS[0], TRACKS[1]];
const FIXED_GUN_PARTS: &[&str] = &[BARREL, TRACKS[0], TRACKS[1]];
const UNARMED_PARTS: &[&str] = &TRACKS;
/// The moving parts of a unit with a flail.
const FLAIL_PARTS: &[&str] = &[TURRET, BARREL, TRACKS[0], TRACKS[1], FLAIL];

/// The moving parts of blocks of the plain set, which have no tracks.
const TURRET_BLOCK_PARTS: &[&str] = &[TURRET, BARREL];
const FIXED_GUN_BLOCK_PARTS: &[&str] = &[BARREL];
const FLAIL_BLOCK_PARTS: &[&str] = &[TURRET, BARREL, FLAIL];

/// The flag of a Command.
const WAVING_FLAG: IdleAnimation = IdleAnimation::Waving(FLAG_PART);

/// The heavy tank.
pub(super) static HEAVY: PieceModel = model(
    "tank-chess/heavy",
    form("tank-chess/heavy", 0.412, (0.358, 0.13, 0.434), TURRET_GUN_PARTS),
    form("plain/heavy", 0.37, (0.33, 0.18, 0.385), TURRET_BLOCK_PARTS),
);
/// The medium tank.
pub(super) static MEDIUM: PieceModel = model(
    "tank-chess/medium",
    form("tank-chess/medium", 0.38, (0.325, 0.108, 0.38), TURRET_GUN_PARTS),
    form("plain/medium", 0.33, (0.29, 0.15, 0.35), TURRET_BLOCK_PARTS),
);
/// The light tank.
pub(super) static LIGHT: PieceModel = model(
    "tank-chess/light",
    form("tank-chess/light", 0.304, (0.271, 0.087, 0.315), TURRET_GUN_PARTS),
    form("plain/light", 0.27, (0.24, 0.12, 0.315), TURRET_BLOCK_PARTS),
);
/// The Command tank.
pub(super) static COMMAND: PieceModel = model(
    "tank-chess/command",
    with_idle(form("tank-chess/command", 0.304, (0.282, 0.108, 0.759), TURRET_GUN_PARTS), WAVING_FLAG),
    with_idle(form("plain/command", 0.29, (0.25, 0.12, 0.65), TURRET_BLOCK_PARTS), WAVING_FLAG),
);
/// The destroyer.
pub(super) static DESTROYER: PieceModel = model(
    "tank-chess/destroyer",
    form("tank-chess/destroyer", 0.391, (0.336, 0.13, 0.325), FIXED_GUN_PARTS),
    form("plain/destroyer", 0.36, (0.31, 0.20, 0.33), FIXED_GUN_BLOCK_PARTS),
);
/// The mortar.
pub(super) static MORTAR: PieceModel = model(
    "tank-chess/mortar",
    form("tank-chess/mortar", 0.38, (0.325, 0.13, 0.477), FIXED_GUN_PARTS),
    form("plain/mortar", 0.33, (0.29, 0.15, 0.39), FIXED_GUN_BLOCK_PARTS),
);
/// The super-heavy tank.
pub(super) static SUPER_HEAVY: PieceModel = model(
    "tank-chess/super-heavy",
    form("tank-chess/super-heavy", 0.434, (0.369, 0.174, 0.488), TURRET_GUN_PARTS),
    form("plain/super-heavy", 0.40, (0.36, 0.20, 0.42), TURRET_BLOCK_PARTS),
);
/// The hunter.
pub(super) static HUNTER: PieceModel = model(
    "tank-chess/hunter",
    form("tank-chess/hunter", 0.358, (0.293, 0.087, 0.401), FIXED_GUN_PARTS),
    form("plain/hunter", 0.31, (0.27, 0.12, 0.34), FIXED_GUN_BLOCK_PARTS),
);
/// The amphibious tank.
pub(super) static AMPHIBIOUS: PieceModel = model(
    "tank-chess/amphibious",
    form("tank-chess/amphibious", 0.369, (0.304, 0.087, 0.347), TURRET_GUN_PARTS),
    form("plain/amphibious", 0.33, (0.28, 0.12, 0.31), TURRET_BLOCK_PARTS),
);
/// The bulldozer.
pub(super) static BULLDOZER: PieceModel = model(
    "tank-chess/bulldozer",
    form("tank-chess/bulldozer", 0.391, (0.336, 0.152, 0.456), UNARMED_PARTS),
    form("plain/bulldozer", 0.36, (0.31, 0.20, 0.25), &[]),
);
/// The minesweeper.
pub(super) static MINESWEEPER: PieceModel = model(
    "tank-chess/minesweeper",
    form("tank-chess/minesweeper", 0.391, (0.336, 0.108, 0.369), FLAIL_PARTS),
    form("plain/minesweeper", 0.36, (0.32, 0.15, 0.335), FLAIL_BLOCK_PARTS),
);
