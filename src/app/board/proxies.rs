//! The flat proxies of the points, which take the pointer in place of whatever stands there.

use bevy::picking::mesh_picking::ray_cast::RayCastVisibility;
use bevy::picking::mesh_picking::{MeshPickingPlugin, MeshPickingSettings};
use bevy::prelude::*;

use super::geometry::world_of;
use crate::rules::cannon::Point;

/// The proxy of a point of the board, which takes the pointer.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Transform, Visibility, Pickable)]
pub struct BoardPoint(pub Point);

/// Spawns the proxies and sets up picking for them. Works without rendering, as long as there are mesh assets.
pub fn proxies_plugin(app: &mut App) {
    if !app.is_plugin_added::<MeshPickingPlugin>() {
        app.add_plugins(MeshPickingPlugin);
    }
    // Proxies have no material and are never drawn, so visibility must not matter to the pointer.
    app.insert_resource(MeshPickingSettings { require_markers: true, ray_cast_visibility: RayCastVisibility::Any })
        .add_systems(Startup, spawn_proxies);
}

fn spawn_proxies(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    let square = meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(0.5)));
    for point in Point::all() {
        commands.spawn((
            Name::new(format!("point {point}")),
            BoardPoint(point),
            Mesh3d(square.clone()),
            Transform::from_translation(world_of(point)),
        ));
    }
}
