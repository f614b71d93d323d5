//! Mounds of earth around things that are dug into the ground.

use bevy::prelude::*;

use super::canvas::{Canvas, HeightField, Strip, field_noise, linear, smooth_step};
use super::cluster::Cluster;
use super::palette::TerrainPalette;

/// Height of mounds, and the distances from the middle of the square between which they fall to the ground.
const MOUND: f32 = 0.035;
const MOUND_SLOPE: [f32; 2] = [0.17, 0.36];

/// A mound of earth in the middle of each square.
pub(super) fn mounds(cluster: &Cluster, palette: &TerrainPalette) -> Canvas {
    let [top, foot] = MOUND_SLOPE;
    let height = |place: Vec2| {
        let from_middle = (place.fract() - 0.5).length() + 0.13 * (field_noise(place, 0.16, 607) - 0.5);
        MOUND * (1.0 - smooth_step(top, foot, from_middle)) * (0.6 + 0.4 * field_noise(place, 0.09, 609)) - 0.003
    };
    let color = |point: Vec3| linear(palette.dug_earth * (0.72 + 0.50 * field_noise(point.xz(), 0.09, 613)));
    Canvas::height_field(cluster, HeightField { steps: 16, strip: Strip::Grain, height, color, is_faceted: false })
}
