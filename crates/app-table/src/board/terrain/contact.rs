//! Contact shades: soft dark edges on the ground around terrain, which make it stand on the board on every quality tier.

use bevy::prelude::*;

use super::canvas::at;
use super::cluster::Cluster;
use super::house;
use cannon_app_base::common::mesh::Shape;

/// Distances of the dark and the transparent end of the shade from the edge of the cluster; outside they are negative. The shade reaches a
/// little under the walls of houses, which stand farther inside than everything else, so that no lit ground shows in front of them.
pub(super) const INNER: f32 = house::WALL_INSET + 0.02;
const OUTER: f32 = -0.13;
/// The shade is drawn away from the lamp and the sun, which stand at the left of South.
const AWAY: Vec2 = Vec2::new(0.055, -0.05);
/// Opacity at the dark end.
const OPACITY: f32 = 0.50;
/// Height above the board, below marks.
const HEIGHT: f32 = 0.001_5;
/// Depth bias that draws shades before marks and the shadows of pieces.
const DEPTH_BIAS: f32 = -90.0;

/// The material of the shades, whose opacity is in their vertices.
pub(super) fn material() -> StandardMaterial {
    StandardMaterial { unlit: true, alpha_mode: AlphaMode::Blend, depth_bias: DEPTH_BIAS, ..default() }
}

pub(super) fn shade(cluster: &Cluster) -> Shape {
    let mut shape = Shape::default();
    let dark = LinearRgba::new(0.004, 0.004, 0.003, OPACITY);
    for (inner, outer) in cluster.edge(INNER).iter().zip(cluster.edge(OUTER)) {
        let corners = [
            (outer.from + AWAY, dark.with_alpha(0.0)),
            (outer.to + AWAY, dark.with_alpha(0.0)),
            (inner.to, dark),
            (inner.from, dark),
        ];
        let corners = corners.map(|(place, color)| shape.colored_vertex(at(place, HEIGHT), Vec3::Y, Vec2::ZERO, color));
        shape.quad(corners);
    }
    shape
}
