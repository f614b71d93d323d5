//! Bands of links that run: while one does, it is drawn with a mesh of its own, made anew for every frame.

use std::sync::Arc;

use bevy::prelude::*;

use super::Part;
use super::model::Band;

/// How far what goes round on a part has run, as a vehicle's links do; 0 at rest.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct Run(pub f32);

/// A drawn band.
#[derive(Component, Clone, Debug)]
pub(super) struct Links {
    pub(super) band: Arc<Band>,
    /// What all bands of the model at rest are drawn with.
    pub(super) rest: Handle<Mesh>,
}

/// Draws bands as far as they have run.
pub(super) fn run(
    mut meshes: ResMut<Assets<Mesh>>,
    parts: Query<(&Run, &Children), (With<Part>, Changed<Run>)>,
    mut bands: Query<(&Links, &mut Mesh3d)>,
) {
    for (run, children) in &parts {
        let mut bands = bands.iter_many_mut(children);
        while let Some((links, mut mesh)) = bands.fetch_next() {
            if run.0 == 0.0 {
                mesh.0 = links.rest.clone();
                continue;
            }
            let moved = links.band.when_run(run.0).into_mesh();
            if mesh.0 == links.rest {
                mesh.0 = meshes.add(moved);
            } else {
                // The handle is in use, so there is a place for it.
                let _ = meshes.insert(mesh.id(), moved);
            }
        }
    }
}
