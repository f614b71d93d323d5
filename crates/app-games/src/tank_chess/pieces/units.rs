//! Models of the units. The pointer hits a truncated cone, given by its radii and its height.

use super::{BARREL, BELTS, FLAG_PART, FLAIL, form, model, with_idle};
use cannon_app_base::common::pieces::{IdleAnimation, PieceModel, TURRET};

/// The moving parts of a unit with a gun in a turret, with a fixed gun, and without a gun.
const TURRET_GUN_PARTS: &[&str] = &[TURRET, BARREL, BELTS[0], BELTS[1]];
const FIXED_GUN_PARTS: &[&str] = &[BARREL, BELTS[0], BELTS[1]];
const UNARMED_PARTS: &[&str] = &BELTS;
/// The moving parts of a unit with a flail.
const FLAIL_PARTS: &[&str] = &[TURRET, BARREL, BELTS[0], BELTS[1], FLAIL];

/// The moving parts of blocks of the plain set, which have no tracks.
const TURRET_BLOCK_PARTS: &[&str] = &[TURRET, BARREL];
const FIXED_GUN_BLOCK_PARTS: &[&str] = &[BARREL];
const FLAIL_BLOCK_PARTS: &[&str] = &[TURRET, BARREL, FLAIL];

/// The flag of a Command.
const WAVING_FLAG: IdleAnimation = IdleAnimation::Waving(FLAG_PART);

/// The heavy tank.
pub(super) static HEAVY: PieceModel = model(
    "tank-chess/heavy",
    form("tank-chess/heavy", 0.46, (0.42, 0.20, 0.43), TURRET_GUN_PARTS),
    form("plain/heavy", 0.46, (0.42, 0.30, 0.365), TURRET_BLOCK_PARTS),
);
/// The medium tank.
pub(super) static MEDIUM: PieceModel = model(
    "tank-chess/medium",
    form("tank-chess/medium", 0.42, (0.38, 0.17, 0.42), TURRET_GUN_PARTS),
    form("plain/medium", 0.41, (0.36, 0.26, 0.33), TURRET_BLOCK_PARTS),
);
/// The light tank.
pub(super) static LIGHT: PieceModel = model(
    "tank-chess/light",
    form("tank-chess/light", 0.37, (0.34, 0.11, 0.37), TURRET_GUN_PARTS),
    form("plain/light", 0.36, (0.32, 0.20, 0.30), TURRET_BLOCK_PARTS),
);
/// The Command tank.
pub(super) static COMMAND: PieceModel = model(
    "tank-chess/command",
    with_idle(form("tank-chess/command", 0.40, (0.36, 0.13, 0.80), TURRET_GUN_PARTS), WAVING_FLAG),
    with_idle(form("plain/command", 0.39, (0.34, 0.15, 0.68), TURRET_BLOCK_PARTS), WAVING_FLAG),
);
/// The destroyer.
pub(super) static DESTROYER: PieceModel = model(
    "tank-chess/destroyer",
    form("tank-chess/destroyer", 0.43, (0.39, 0.18, 0.39), FIXED_GUN_PARTS),
    form("plain/destroyer", 0.43, (0.39, 0.28, 0.33), FIXED_GUN_BLOCK_PARTS),
);
/// The mortar.
pub(super) static MORTAR: PieceModel = model(
    "tank-chess/mortar",
    form("tank-chess/mortar", 0.44, (0.40, 0.18, 0.50), FIXED_GUN_PARTS),
    form("plain/mortar", 0.43, (0.39, 0.24, 0.40), FIXED_GUN_BLOCK_PARTS),
);
/// The super-heavy tank.
pub(super) static SUPER_HEAVY: PieceModel = model(
    "tank-chess/super-heavy",
    form("tank-chess/super-heavy", 0.48, (0.44, 0.26, 0.49), TURRET_GUN_PARTS),
    form("plain/super-heavy", 0.48, (0.44, 0.34, 0.395), TURRET_BLOCK_PARTS),
);
/// The hunter.
pub(super) static HUNTER: PieceModel = model(
    "tank-chess/hunter",
    form("tank-chess/hunter", 0.40, (0.36, 0.12, 0.42), FIXED_GUN_PARTS),
    form("plain/hunter", 0.38, (0.33, 0.18, 0.36), FIXED_GUN_BLOCK_PARTS),
);
/// The amphibious tank.
pub(super) static AMPHIBIOUS: PieceModel = model(
    "tank-chess/amphibious",
    form("tank-chess/amphibious", 0.41, (0.36, 0.16, 0.38), TURRET_GUN_PARTS),
    form("plain/amphibious", 0.40, (0.34, 0.22, 0.305), TURRET_BLOCK_PARTS),
);
/// The bulldozer.
pub(super) static BULLDOZER: PieceModel = model(
    "tank-chess/bulldozer",
    form("tank-chess/bulldozer", 0.46, (0.42, 0.20, 0.51), UNARMED_PARTS),
    form("plain/bulldozer", 0.45, (0.41, 0.30, 0.28), &[]),
);
/// The minesweeper.
pub(super) static MINESWEEPER: PieceModel = model(
    "tank-chess/minesweeper",
    form("tank-chess/minesweeper", 0.45, (0.41, 0.17, 0.42), FLAIL_PARTS),
    form("plain/minesweeper", 0.45, (0.41, 0.24, 0.33), FLAIL_BLOCK_PARTS),
);
