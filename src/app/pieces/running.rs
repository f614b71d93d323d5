//! Links and wheels that run: while they do, they are drawn with meshes of their own, made anew for every frame.

use std::sync::Arc;

use crate::app::common::pieces::GearTravel;
use bevy::prelude::*;

use super::Part;
use super::model::Runner;

/// What is drawn of a part that goes round.
#[derive(Component, Clone, Debug)]
pub(super) struct RunningMesh {
    pub(super) runner: Arc<Runner>,
    /// What it is drawn with at rest, on all models of its kind.
    pub(super) rest: Handle<Mesh>,
}

/// Draws what goes round as far as it has run.
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
                // The handle is in use, so there is a place for it.
                let _ = meshes.insert(mesh.id(), moved);
            }
        }
    }
}
