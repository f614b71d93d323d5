//! The badges of the units, with the [signs](cannon_drawing::tank_chess::sign) of their kinds.

use bevy::math::Vec2;

use super::units;
use cannon_app_base::common::marks::flat_shape::FlatShape;
use cannon_app_base::common::pieces::{Badge, PieceModel};

/// How far the straight lines that replace curves lie from them, as a part of half the width of a badge.
const TOLERANCE: f32 = 0.005;

/// The badge of each unit.
pub static BADGES: &[(&PieceModel, Badge)] = &[
    (&units::LIGHT, Badge { name: "tank-chess/light", draw: |flat| sign(flat, "light") }),
    (&units::MEDIUM, Badge { name: "tank-chess/medium", draw: |flat| sign(flat, "medium") }),
    (&units::HEAVY, Badge { name: "tank-chess/heavy", draw: |flat| sign(flat, "heavy") }),
    (&units::SUPER_HEAVY, Badge { name: "tank-chess/super-heavy", draw: |flat| sign(flat, "super-heavy") }),
    (&units::COMMAND, Badge { name: "tank-chess/command", draw: |flat| sign(flat, "command") }),
    (&units::DESTROYER, Badge { name: "tank-chess/destroyer", draw: |flat| sign(flat, "destroyer") }),
    (&units::MORTAR, Badge { name: "tank-chess/mortar", draw: |flat| sign(flat, "mortar") }),
    (&units::HUNTER, Badge { name: "tank-chess/hunter", draw: |flat| sign(flat, "hunter") }),
    (&units::AMPHIBIOUS, Badge { name: "tank-chess/amphibious", draw: |flat| sign(flat, "amphibious") }),
    (&units::BULLDOZER, Badge { name: "tank-chess/bulldozer", draw: |flat| sign(flat, "bulldozer") }),
    (&units::MINESWEEPER, Badge { name: "tank-chess/minesweeper", draw: |flat| sign(flat, "minesweeper") }),
];

/// Adds the sign of the kind of unit with this name.
fn sign(flat: FlatShape, name: &str) -> FlatShape {
    let polylines = cannon_drawing::tank_chess::sign(name).into_iter().flat_map(|path| path.polylines(TOLERANCE));
    let triangles = polylines.flat_map(|polyline| polyline.triangles());
    triangles.fold(flat, |flat, corners| flat.tint(&corners.map(|(x, y)| Vec2::new(x, -y))))
}
