//! The camera: orbit, zoom and pan within limits, and the presets.

use bevy::prelude::*;

/// Whether the camera is on its way.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CameraMoving(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CameraMoving>();
}
