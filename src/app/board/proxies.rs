//! The flat proxies that take the pointer: one entity for each of the hundred points.

use bevy::picking::mesh_picking::ray_cast::RayCastVisibility;
use bevy::picking::mesh_picking::{MeshPickingPlugin, MeshPickingSettings};
use bevy::prelude::*;

use super::geometry::world_of;
use crate::rules::cannon::Point;

/// The proxies lie a little above the board, at about the waist of a piece's pedestal.
const HEIGHT: f32 = 0.02;

/// A point of the board. Its entity takes the pointer and stands for the point in the world.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[require(Transform, Visibility)]
pub struct BoardPoint(pub Point);

/// The hundred points. Needs no rendering: where there are no meshes, the points have only their places.
pub fn proxies_plugin(app: &mut App) {
    if !app.is_plugin_added::<MeshPickingPlugin>() {
        app.add_plugins(MeshPickingPlugin);
    }
    // Only what is marked takes the pointer, so that pieces and decor do not; the proxies are never drawn, so they are hit although
    // nothing of them is visible.
    app.insert_resource(MeshPickingSettings { require_markers: true, ray_cast_visibility: RayCastVisibility::Any })
        .add_systems(Startup, spawn_points);
}

fn spawn_points(mut commands: Commands, meshes: Option<ResMut<Assets<Mesh>>>) {
    let mesh = meshes.map(|mut meshes| meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(0.5))));
    for point in Point::all() {
        let mut proxy = commands.spawn((
            BoardPoint(point),
            Name::new(point.to_string()),
            Pickable::default(),
            Transform::from_translation(world_of(point) + Vec3::Y * HEIGHT),
        ));
        if let Some(mesh) = &mesh {
            // A mesh without a material is cast rays at, but not drawn.
            proxy.insert(Mesh3d(mesh.clone()));
        }
    }
}
