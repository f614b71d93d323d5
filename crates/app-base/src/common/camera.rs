//! The camera, as far as other folders need to know it.

use std::f32::consts::FRAC_PI_2;

use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::prelude::*;

use cannon_rules::Side;

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
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct CameraView {
    /// Whether the camera is so near that a part of the board is out of view.
    pub is_near: bool,
    /// The point in the middle of the view, as x and z on the board.
    pub aim: Vec2,
    /// Half the width of the part of the board that is in view, in board units.
    pub radius: f32,
    /// The seat that is nearer to the camera.
    pub seat: Side,
}

impl Default for CameraView {
    fn default() -> Self {
        CameraView { is_near: false, aim: Vec2::ZERO, radius: 0.0, seat: Side::South }
    }
}

/// The angle by which a camera at the table is turned from the view of South, in radians to the left, seen from above.
pub fn view_turn(camera: &Transform) -> f32 {
    // A camera that looks straight down has no forward direction on the board; the screen's up direction is used instead.
    let up = if camera.up().y.abs() > camera.forward().y.abs() { camera.forward() } else { camera.up() };
    (-up.x).atan2(-up.z)
}

/// The [`view_turn`] as a number of quarter turns, rounded, from 0 to 3. A shape that is upright on the board for South must be turned
/// by as many quarter turns to be upright for this camera.
pub fn quarter_turns(camera: &Transform) -> u8 {
    (view_turn(camera) / FRAC_PI_2).round().rem_euclid(4.0) as u8
}

/// The current displacement of the camera shake, sideways and upward; 1 is a heavy impact.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CameraShake(pub Vec2);

/// The place at which the camera looks closer for a moment, in the middle of an animation.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CameraPushIn(pub Option<Vec3>);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarter_turns_follow_the_seat_at_every_pitch() {
        for (quarters, seat) in (0..).zip([Vec2::Y, Vec2::X, Vec2::NEG_Y, Vec2::NEG_X]) {
            for height in [0.2, 1.0, 1.5, 4.0, 400.0] {
                for turn in [-0.6, 0.0, 0.6] {
                    let place = Vec2::from_angle(turn).rotate(seat).extend(height).xzy();
                    let camera = Transform::from_translation(place).looking_at(Vec3::ZERO, Vec3::Y);
                    assert_eq!(quarter_turns(&camera), quarters, "from {place}");
                }
            }
        }
    }
}
