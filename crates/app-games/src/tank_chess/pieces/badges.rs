//! The badges of the units, with the [signs](cannon_drawing::tank_chess::sign) of their kinds.

use std::sync::LazyLock;

use bevy::math::Vec2;

use super::UNIT_MODELS;
use cannon_app_base::common::pieces::{Badge, PieceModel};

/// How far the straight lines that replace curves lie from them, as a part of half the width of a badge.
const TOLERANCE: f32 = 0.005;

/// The badge of each unit.
pub static BADGES: LazyLock<Vec<(&PieceModel, Badge)>> = LazyLock::new(|| {
    let badge = |kind: &str, unit: &PieceModel| Badge { name: unit.name, triangles: sign(kind) };
    UNIT_MODELS.iter().map(|&(kind, unit, _)| (unit, badge(kind, unit))).collect()
});

/// The triangles of the sign of the kind of unit with this name.
fn sign(kind: &str) -> Vec<[Vec2; 3]> {
    let polylines = cannon_drawing::tank_chess::sign(kind).into_iter().flat_map(|path| path.polylines(TOLERANCE));
    let triangles = polylines.flat_map(|polyline| polyline.triangles());
    triangles.map(|corners| corners.map(|(x, y)| Vec2::new(x, -y))).collect()
}
