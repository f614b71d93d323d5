//! The backdrop: a blurred image of the room on the inside of a large sphere.
//!
//! A skybox would not be visible in orthographic projection.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use cannon_app_base::common::mesh::{Shape, Tangents};

/// Radius for a board of scale 1, about the size of the room, so that the backdrop shows some parallax when the camera moves.
pub(super) const RADIUS: f32 = 75.0;
/// Height of the centre above the board, the same as the height of the panorama's camera, for a board of scale 1.
const EYE_HEIGHT: f32 = 1.0;
/// Numbers of longitudinal segments and latitudinal rings.
const SEGMENTS: u32 = 48;
const RINGS: u32 = 24;

/// Marker of the backdrop's sphere.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct Backdrop;

/// The components of the sphere except its material, for a board of the given scale.
pub(super) fn sphere_bundle(scale: f32, meshes: &mut Assets<Mesh>) -> impl Bundle {
    (
        Backdrop,
        Name::new("Backdrop"),
        Mesh3d(meshes.add(inverted_sphere().into_mesh(Tangents::None))),
        Transform::from_xyz(0.0, EYE_HEIGHT * scale, 0.0).with_scale(Vec3::splat(RADIUS * scale)),
        NotShadowCaster,
        NotShadowReceiver,
        NoFrustumCulling,
    )
}

/// A unit sphere whose faces point inward.
fn inverted_sphere() -> Shape {
    let mut shape = Shape::default();
    let mut vertices = Vec::new();
    for row in 0..=RINGS {
        let v = row as f32 / RINGS as f32;
        let (height, radius) = ((v * std::f32::consts::PI).cos(), (v * std::f32::consts::PI).sin());
        for column in 0..=SEGMENTS {
            let u = column as f32 / SEGMENTS as f32;
            let angle = (u - 0.5) * std::f32::consts::TAU;
            let position = Vec3::new(radius * angle.sin(), height, -radius * angle.cos());
            vertices.push(shape.vertex(position, -position, Vec2::new(u, v)));
        }
    }
    let at = |row: u32, column: u32| vertices[(row * (SEGMENTS + 1) + column) as usize];
    for row in 0..RINGS {
        for column in 0..SEGMENTS {
            shape.quad([at(row, column), at(row + 1, column), at(row + 1, column + 1), at(row, column + 1)]);
        }
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sphere_is_closed_and_faces_inward() {
        let volume = inverted_sphere().volume();
        assert!((volume / (-4.0 / 3.0 * std::f32::consts::PI) - 1.0).abs() < 0.02, "{volume}");
    }
}
