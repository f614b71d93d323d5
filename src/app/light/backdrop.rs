//! What is seen beyond the table: the room, out of focus, on the inside of a large ball.
//!
//! A ball rather than a sky box, because the view in parallel projection has no sky.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use crate::app::common::mesh::{Shape, Tangents};

/// Radius for a board of scale 1: a table's height above the floor and a room's width, so that the room moves a little as one walks
/// around.
pub(super) const RADIUS: f32 = 75.0;
/// The middle of the ball lies so far above the board, where the eye of the panorama was.
const EYE: f32 = 1.0;
const AROUND: u32 = 48;
const UP: u32 = 24;

/// The ball.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct Backdrop;

/// Everything of the ball but its material, for a board of the given scale.
pub(super) fn ball(scale: f32, meshes: &mut Assets<Mesh>) -> impl Bundle {
    (
        Backdrop,
        Name::new("Backdrop"),
        Mesh3d(meshes.add(inside().into_mesh(Tangents::None))),
        Transform::from_xyz(0.0, EYE * scale, 0.0).with_scale(Vec3::splat(RADIUS * scale)),
        NotShadowCaster,
        NotShadowReceiver,
        NoFrustumCulling,
    )
}

/// A ball of radius one, seen from within.
fn inside() -> Shape {
    let mut shape = Shape::default();
    let mut rows = Vec::new();
    for row in 0..=UP {
        let v = row as f32 / UP as f32;
        let (high, out) = ((v * std::f32::consts::PI).cos(), (v * std::f32::consts::PI).sin());
        for column in 0..=AROUND {
            let u = column as f32 / AROUND as f32;
            let turn = (u - 0.5) * std::f32::consts::TAU;
            let place = Vec3::new(out * turn.sin(), high, -out * turn.cos());
            rows.push(shape.vertex(place, -place, Vec2::new(u, v)));
        }
    }
    let at = |row: u32, column: u32| rows[(row * (AROUND + 1) + column) as usize];
    for row in 0..UP {
        for column in 0..AROUND {
            shape.quad([at(row, column), at(row + 1, column), at(row + 1, column + 1), at(row, column + 1)]);
        }
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ball_is_closed_and_seen_from_within() {
        let ball = inside();
        assert!((ball.volume() / (-4.0 / 3.0 * std::f32::consts::PI) - 1.0).abs() < 0.02, "{}", ball.volume());
    }
}
