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

/// The part of the board that the camera shows. Only the camera changes it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CameraView {
    /// Whether the camera is so near that a part of the board is out of view.
    pub is_near: bool,
    /// The point in the middle of the view, as x and z on the board.
    pub aim: Vec2,
    /// Half the width of the part of the board that is in view, in board units.
    pub radius: f32,
}

/// The current displacement of the camera shake, sideways and upward; 1 is a heavy impact.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CameraShake(pub Vec2);
