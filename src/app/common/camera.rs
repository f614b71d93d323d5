//! The camera, as far as other folders need to know it.

use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::prelude::*;

/// The camera that looks at the table.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Camera3d, MeshPickingCamera)]
pub struct TableCamera;

/// Whether the camera is moving towards an action that would otherwise be out of view. The animation of the action waits for it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CameraMovingToAction(pub bool);

/// The widths that panels cover at each edge of the window, in logical pixels. The camera keeps the board in the remaining area.
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
