//! The camera that looks at the table, as the rest of the app sees it.

use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::prelude::*;

/// The camera that looks at the table.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Camera3d, MeshPickingCamera)]
pub struct TableCamera;

/// Whether the camera is on its way to an action that would be out of sight: to be shown, the action waits for it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CameraComing(pub bool);

/// How much of the window panels cover at each edge, in logical pixels. The camera keeps the board in the rest.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct ViewInsets {
    /// From the left edge.
    pub left: f32,
    /// From the right edge.
    pub right: f32,
    /// From the top edge.
    pub top: f32,
    /// From the bottom edge.
    pub bottom: f32,
}

/// The current displacement of the camera shake, sideways and upward; 1 is a heavy impact.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CameraShake(pub Vec2);
