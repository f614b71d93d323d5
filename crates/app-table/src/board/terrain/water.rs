//! Water and the bank around it.

use bevy::prelude::*;

use super::canvas::{Canvas, HeightField, Strip, field_noise, linear, smooth_step};
use super::cluster::Cluster;
use super::palette::TerrainPalette;

/// Height of the surface of water, and of its banks, above the board.
const WATER: f32 = 0.006;
const BANK: f32 = 0.030;
/// Depth of the ground below the edge of the water.
const DEPTH: f32 = 0.02;
/// Width of the bank, and the distance from it at which water is deep.
const BANK_WIDTH: f32 = 0.20;
const DEEP: f32 = 0.85;

/// The bank around water.
pub(super) fn bank(cluster: &Cluster, palette: &TerrainPalette) -> Canvas {
    let bank = palette.bank;
    let height = |place: Vec2| {
        let distance = cluster.edge_distance(place);
        let width = BANK_WIDTH * (0.60 + 0.55 * field_noise(place, 0.45, 601));
        let fall = smooth_step(0.35 * width, width, distance);
        (BANK.lerp(-DEPTH, fall)) * smooth_step(-0.02, 0.05, distance)
    };
    let color = |point: Vec3| linear(bank * (0.72 + 0.36 * smooth_step(0.0, BANK, point.y)));
    Canvas::height_field(cluster, HeightField { steps: 16, strip: Strip::Grain, height, color, is_faceted: false })
}

/// The surface of water, darker where it is deep.
pub(super) fn water(cluster: &Cluster, palette: &TerrainPalette) -> Canvas {
    let [shallow, deep] = palette.water;
    let color = |point: Vec3| {
        let distance = cluster.edge_distance(point.xz()) - BANK_WIDTH * 0.5;
        linear(shallow.lerp(deep, (distance / DEEP).clamp(0.0, 1.0)))
    };
    Canvas::height_field(
        cluster,
        HeightField { steps: 4, strip: Strip::Grain, height: |_| WATER, color, is_faceted: false },
    )
}
