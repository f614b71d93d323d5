//! Meshes of moving tracks and wheels. While a vehicle drives, they are recomputed for every frame.

use std::sync::Arc;

use crate::app::common::pieces::GearTravel;
use bevy::prelude::*;

use super::Part;
use super::model::Runner;

/// The mesh of a moving surface of running gear.
#[derive(Component, Clone, Debug)]
pub(super) struct RunningMesh {
    pub(super) runner: Arc<Runner>,
    /// The shared mesh for the rest pose.
    pub(super) rest: Handle<Mesh>,
}

/// Updates the meshes of running gear whose travel has changed.
pub(super) fn run(
    mut meshes: ResMut<Assets<Mesh>>,
    parts: Query<(&GearTravel, &Children), (With<Part>, Changed<GearTravel>)>,
    mut drawn: Query<(&RunningMesh, &mut Mesh3d)>,
) {
    for (run, children) in &parts {
        let mut drawn = drawn.iter_many_mut(children);
        while let Some((running, mut mesh)) = drawn.fetch_next() {
            if run.far == 0.0 {
                mesh.0 = running.rest.clone();
                continue;
            }
            let moved = running.runner.when_run(run.far, run.whole).into_mesh();
            if mesh.0 == running.rest {
                mesh.0 = meshes.add(moved);
            } else {
                // The handle is in use, so the insertion cannot fail.
                let _ = meshes.insert(mesh.id(), moved);
            }
        }
    }
}
