//! The backdrop: a picture of the room, a little out of focus, on the inside of a large sphere.
//!
//! The picture is a band around the horizon. Its edges are of one colour each, which continues up to the zenith and down to the nadir.
//!
//! A skybox would not be visible in orthographic projection.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use cannon_app_base::common::mesh::{Tangents, ellipsoid};

/// Radius for a board of scale 1, about the size of the room, so that the backdrop shows some parallax when the camera moves.
pub(super) const RADIUS: f32 = 75.0;
/// The height of the picture's band, as a share of the panorama, and the light of the picture's white. `assets/source/rooms` has both, too.
pub(super) const BAND: f32 = 0.375;
pub(super) const PEAK: f32 = 3.0;
/// Number of segments along the equator.
const SEGMENTS: usize = 48;

/// Marker of the backdrop's sphere.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct Backdrop;

/// The components of the sphere except its material, for a board of the given scale. `height` is the height of its middle for a board of scale 1.
pub(super) fn sphere_bundle(scale: f32, height: f32, meshes: &mut Assets<Mesh>) -> impl Bundle {
    // The picture begins at its upper edge, and its middle lies at negative z.
    let sphere = ellipsoid(Vec3::ONE, SEGMENTS).transformed(Mat4::from_scale(Vec3::new(1.0, -1.0, 1.0)));
    let sphere = sphere.with_uvs(|uv| Vec2::new(uv.x + 0.75, 0.5 + (uv.y - 0.5) / BAND));
    (
        Backdrop,
        Name::new("Backdrop"),
        Mesh3d(meshes.add(sphere.into_mesh(Tangents::None))),
        Transform::from_xyz(0.0, height * scale, 0.0).with_scale(Vec3::splat(RADIUS * scale)),
        NotShadowCaster,
        NotShadowReceiver,
        NoFrustumCulling,
    )
}
