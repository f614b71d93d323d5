//! Hedges, which hide what is behind them and stop nobody.

use bevy::prelude::*;

use super::canvas::{Canvas, HeightField, Strip, field_noise, linear, smooth_step};
use super::cluster::Cluster;
use super::palette::TerrainPalette;

/// Height of hedges, and of the ground between them, on which units stand.
pub(super) const HEDGE: f32 = 0.205;
const HEDGE_GROUND: f32 = 0.026;
/// Distances from the edge between which a hedge rises to its full height and falls again.
const HEDGE_SECTION: [f32; 4] = [0.015, 0.085, 0.165, 0.255];

/// Hedges along the edge, with trodden ground between them. They form rows, as opposed to the single crowns of a wood.
pub(super) fn hedge(cluster: &Cluster, palette: &TerrainPalette) -> Canvas {
    let [outer, rise, fall, inner] = HEDGE_SECTION;
    let (leaves, ground) = (palette.hedge, palette.moss);
    let height = |place: Vec2| {
        let distance = cluster.edge_distance(place) + 0.035 * (field_noise(place, 0.22, 591) - 0.5);
        let row = smooth_step(outer, rise, distance) * (1.0 - smooth_step(fall, inner, distance));
        let bushes = HEDGE * (0.80 + 0.20 * field_noise(place, 0.17, 593));
        let foot = HEDGE_GROUND * smooth_step(outer, rise, distance) - 0.004;
        foot + row * (bushes - HEDGE_GROUND)
    };
    let color = |point: Vec3| {
        let share = smooth_step(0.03, 0.10, point.y);
        let shade = (0.62 + 0.5 * point.y / HEDGE) * (0.86 + 0.28 * field_noise(point.xz(), 0.17, 595));
        linear(ground.lerp(leaves * shade, share))
    };
    Canvas::height_field(cluster, HeightField { steps: 12, strip: Strip::Leaves, height, color, is_faceted: false })
}
