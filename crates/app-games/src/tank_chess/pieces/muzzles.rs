//! The muzzles of the guns, from which shots are fired.

use cannon_app_base::common::pieces::PieceModel;
use cannon_rules::tank_chess::UnitKind;

use super::{MUZZLE_HEIGHT, unit_model, units};

/// Where the muzzle of a unit's gun is while the gun points at its target.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::tank_chess) struct Muzzle {
    /// Distance of the axis of the turret ahead of the middle of the unit.
    pub(in crate::tank_chess) turret_ahead: f32,
    /// Distance of the muzzle from that axis.
    pub(in crate::tank_chess) reach: f32,
    /// Height above the ground.
    pub(in crate::tank_chess) height: f32,
}

/// The muzzle of a kind of unit.
pub(in crate::tank_chess) fn muzzle(kind: UnitKind) -> Muzzle {
    let model = unit_model(kind);
    let (turret_ahead, reach, height) =
        MUZZLES.iter().find(|(other, _)| *other == model).map_or((0.0, 0.5, MUZZLE_HEIGHT), |&(_, measures)| measures);
    Muzzle { turret_ahead, reach, height }
}

/// The measures of the muzzles: turret ahead, reach and height.
static MUZZLES: [(&PieceModel, (f32, f32, f32)); 10] = [
    (&units::LIGHT, (0.01, 0.49, 0.305)),
    (&units::MEDIUM, (0.02, 0.56, 0.335)),
    (&units::HEAVY, (-0.06, 0.68, 0.345)),
    (&units::SUPER_HEAVY, (-0.085, 0.69, 0.375)),
    (&units::COMMAND, (0.20, 0.34, 0.315)),
    (&units::DESTROYER, (0.0, 0.625, 0.30)),
    (&units::HUNTER, (0.0, 0.625, 0.35)),
    (&units::AMPHIBIOUS, (-0.08, 0.41, 0.33)),
    (&units::MINESWEEPER, (-0.20, 0.37, 0.335)),
    (&units::MORTAR, (0.0, 0.17, 0.42)),
];
