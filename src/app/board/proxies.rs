//! Invisible proxies for mouse picking: one entity for each spot of the board.

use crate::app::common::LayProxies;
use crate::app::common::board::BoardSpot;
use bevy::picking::mesh_picking::ray_cast::RayCastVisibility;
use bevy::picking::mesh_picking::{MeshPickingPlugin, MeshPickingSettings};
use bevy::prelude::*;

use crate::app::AppSystems;
use crate::app::common::board::BoardLayout;

/// Height of the proxies above the board, at about the waist of a piece's pedestal.
const HEIGHT: f32 = 0.02;

/// Adds the proxies. Needs no rendering: without mesh assets, the proxies have only their transforms.
pub fn proxies_plugin(app: &mut App) {
    if !app.is_plugin_added::<MeshPickingPlugin>() {
        app.add_plugins(MeshPickingPlugin);
    }
    // Only marked entities can be picked, so pieces and decoration cannot. Picking ignores visibility, because the proxies are never
    // drawn.
    app.insert_resource(MeshPickingSettings { require_markers: true, ray_cast_visibility: RayCastVisibility::Any })
        .add_systems(
            Update,
            lay.in_set(LayProxies).in_set(AppSystems::Project).run_if(resource_exists_and_changed::<BoardLayout>),
        );
}

/// Spawns a proxy on every spot and despawns those of the previous layout.
fn lay(
    mut commands: Commands,
    layout: Res<BoardLayout>,
    meshes: Option<ResMut<Assets<Mesh>>>,
    earlier: Query<Entity, With<BoardSpot>>,
) {
    for proxy in &earlier {
        commands.entity(proxy).despawn();
    }
    let mesh = meshes.map(|mut meshes| meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(0.5))));
    for spot in layout.spots() {
        let mut proxy = commands.spawn((
            BoardSpot(spot),
            Name::new(spot.to_string()),
            Pickable::default(),
            Transform::from_translation(layout.world_of(spot) + Vec3::Y * HEIGHT),
        ));
        if let Some(mesh) = &mesh {
            // A mesh without a material is picked but not drawn.
            proxy.insert(Mesh3d(mesh.clone()));
        }
    }
}
