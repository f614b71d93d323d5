//! Animation of tracks and wheels: their meshes are recomputed in every frame while the vehicle drives.

use std::sync::Arc;

use bevy::prelude::*;
use cannon_app_base::common::pieces::GearTravel;

use super::Part;
use super::model::RunningGear;

/// A mesh that moves as running gear.
#[derive(Component, Clone, Debug)]
pub(super) struct RunningGearMesh {
    pub(super) runner: Arc<RunningGear>,
    /// The mesh in the rest pose, which all pieces of the model share.
    pub(super) rest_mesh: Handle<Mesh>,
}

/// Updates the meshes of running gear whose travel has changed.
pub(super) fn update_running_gear(
    mut meshes: ResMut<Assets<Mesh>>,
    parts: Query<(&GearTravel, &Children), (With<Part>, Changed<GearTravel>)>,
    mut gear_meshes: Query<(&RunningGearMesh, &mut Mesh3d)>,
) {
    for (travel, children) in &parts {
        let mut gear_meshes = gear_meshes.iter_many_mut(children);
        while let Some((gear, mut mesh)) = gear_meshes.fetch_next() {
            if travel.current == 0.0 {
                mesh.0 = gear.rest_mesh.clone();
                continue;
            }
            let moved = gear.runner.geometry_after(travel.current, travel.total).into_mesh();
            if mesh.0 == gear.rest_mesh {
                mesh.0 = meshes.add(moved);
            } else {
                // The handle is in use, so the insertion cannot fail.
                let _ = meshes.insert(mesh.id(), moved);
            }
        }
    }
}
