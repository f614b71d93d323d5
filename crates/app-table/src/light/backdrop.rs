//! The backdrop: a blurred image of the room on the inside of a large sphere.
//!
//! A skybox would not be visible in orthographic projection.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use cannon_app_base::common::mesh::{Tangents, ellipsoid};

/// Radius for a board of scale 1, about the size of the room, so that the backdrop shows some parallax when the camera moves.
pub(super) const RADIUS: f32 = 75.0;
/// Height of the centre above the board, the same as the height of the panorama's camera, for a board of scale 1.
const EYE_HEIGHT: f32 = 1.0;
/// Number of segments along the equator.
const SEGMENTS: usize = 48;

/// Marker of the backdrop's sphere.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct Backdrop;

/// The components of the sphere except its material, for a board of the given scale.
pub(super) fn sphere_bundle(scale: f32, meshes: &mut Assets<Mesh>) -> impl Bundle {
    // The panorama begins at its upper edge, and its middle lies at negative z.
    let sphere = ellipsoid(Vec3::ONE, SEGMENTS).transformed(Mat4::from_scale(Vec3::new(1.0, -1.0, 1.0)));
    let sphere = sphere.with_uvs(|uv| Vec2::new(uv.x + 0.75, uv.y));
    (
        Backdrop,
        Name::new("Backdrop"),
        Mesh3d(meshes.add(sphere.into_mesh(Tangents::None))),
        Transform::from_xyz(0.0, EYE_HEIGHT * scale, 0.0).with_scale(Vec3::splat(RADIUS * scale)),
        NotShadowCaster,
        NotShadowReceiver,
        NoFrustumCulling,
    )
}
