//! The sun through the window: the key light with its shadows, and a fill from the other side.

use bevy::light::{CascadeShadowConfig, CascadeShadowConfigBuilder};
use bevy::prelude::*;

use crate::app::board::BoardLayout;
use crate::app::camera::TableCamera;

/// The light that casts shadows.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct Sun;

/// From where the light falls: from behind South's left shoulder, where the room's window is.
const SUN_FROM: Vec3 = Vec3::new(-6.2, 9.5, 4.6);
const SUN_COLOR: Color = Color::srgb(1.0, 0.935, 0.84);
const SUN_LUX: f32 = 7600.0;
const FILL_FROM: Vec3 = Vec3::new(7.0, 5.0, -6.5);
const FILL_COLOR: Color = Color::srgb(0.76, 0.86, 1.0);
const FILL_LUX: f32 = 750.0;
/// Shadows are computed this far around the middle of the board, as a share of half its width with the frame.
const SHADOW_REACH: f32 = 1.75;

pub(super) fn spawn(mut commands: Commands, board: Res<BoardLayout>) {
    commands.spawn((
        Sun,
        Name::new("Sun"),
        DirectionalLight {
            color: SUN_COLOR,
            illuminance: SUN_LUX,
            shadow_depth_bias: 0.012,
            shadow_normal_bias: 1.2,
            ..default()
        },
        Transform::from_translation(SUN_FROM).looking_at(Vec3::ZERO, Vec3::Y),
        shadow_range(20.0, *board),
    ));
    commands.spawn((
        Name::new("Fill"),
        DirectionalLight { color: FILL_COLOR, illuminance: FILL_LUX, ..default() },
        Transform::from_translation(FILL_FROM).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// One shadow map for the depths at which the board lies, so that none of it is spent on the empty space before and behind.
fn shadow_range(distance: f32, board: BoardLayout) -> CascadeShadowConfig {
    let reach = board.frame_half() * SHADOW_REACH;
    CascadeShadowConfigBuilder {
        num_cascades: 1,
        minimum_distance: (distance - reach).max(0.1),
        maximum_distance: distance + reach,
        first_cascade_far_bound: distance + reach,
        ..default()
    }
    .build()
}

/// Keeps the shadows where the board is when the camera moves.
pub(super) fn follow_camera(
    cameras: Query<&Transform, (With<TableCamera>, Changed<Transform>)>,
    board: Res<BoardLayout>,
    mut suns: Query<&mut CascadeShadowConfig, With<Sun>>,
) {
    for camera in &cameras {
        let depth = -camera.translation.dot(*camera.forward());
        for mut config in &mut suns {
            *config = shadow_range(depth, *board);
        }
    }
}
