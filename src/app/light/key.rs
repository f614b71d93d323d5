//! The key light, which casts the shadows: a lamp over the table, or the sun.

use bevy::light::{CascadeShadowConfig, CascadeShadowConfigBuilder};
use bevy::prelude::*;

use super::quality;
use super::rooms::{KeyLight, Lamp, light_of};
use crate::app::common::ActiveQuality;
use crate::app::common::TableCamera;
use crate::app::common::board::BoardLayout;
use crate::app::settings::Settings;

/// The light that casts shadows.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct Key;

/// Shadows of the sun are computed this far around the middle of the board, as a share of half its width with the frame.
const SHADOW_REACH: f32 = 1.75;
/// How far from itself a lamp shines, as a multiple of its distance from the board.
const LAMP_RANGE: f32 = 2.0;
/// Nothing between a lamp and this share of the way to the board casts a shadow.
const LAMP_NEAR: f32 = 0.35;
const DEPTH_BIAS: f32 = 0.012;
const NORMAL_BIAS: f32 = 1.2;

/// Puts the room's key light over the board as it is.
pub(super) fn shine(
    mut commands: Commands,
    settings: Res<Settings>,
    board: Res<BoardLayout>,
    quality: Res<ActiveQuality>,
    earlier: Query<Entity, With<Key>>,
    cameras: Query<&Transform, With<TableCamera>>,
) {
    for light in &earlier {
        commands.entity(light).despawn();
    }
    let shadows = quality::shadows(quality.0);
    let key = light_of(settings.room).key;
    let mut light = commands.spawn((Key, Name::new("Key light")));
    match key.lamp {
        Some(lamp) => {
            light.insert(lamp_light(key, lamp, *board, shadows));
        }
        None => {
            light.insert((
                DirectionalLight {
                    color: key.color,
                    illuminance: key.lux,
                    shadow_maps_enabled: shadows,
                    contact_shadows_enabled: shadows,
                    shadow_depth_bias: DEPTH_BIAS,
                    shadow_normal_bias: NORMAL_BIAS,
                    ..default()
                },
                Transform::from_translation(key.from).looking_at(Vec3::ZERO, Vec3::Y),
                shadow_range(cameras.iter().next().map_or(20.0, depth_of_board), *board),
            ));
        }
    }
}

fn lamp_light(key: KeyLight, lamp: Lamp, board: BoardLayout, shadows: bool) -> impl Bundle {
    let distance = lamp.distance * board.scale();
    let (inner_angle, outer_angle) = lamp.cone;
    (
        SpotLight {
            color: key.color,
            // Of what shines to all sides, so much arrives.
            intensity: key.lux * 4.0 * std::f32::consts::PI * distance * distance,
            range: distance * LAMP_RANGE,
            inner_angle,
            outer_angle,
            shadow_maps_enabled: shadows,
            contact_shadows_enabled: shadows,
            shadow_depth_bias: DEPTH_BIAS,
            shadow_normal_bias: NORMAL_BIAS,
            shadow_map_near_z: distance * LAMP_NEAR,
            ..default()
        },
        Transform::from_translation(key.from.normalize() * distance).looking_at(Vec3::ZERO, Vec3::Y),
    )
}

/// How far ahead of the camera the middle of the board lies.
fn depth_of_board(camera: &Transform) -> f32 {
    -camera.translation.dot(*camera.forward())
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

/// Keeps the sun's shadows where the board is when the camera moves.
pub(super) fn follow_camera(
    cameras: Query<&Transform, (With<TableCamera>, Changed<Transform>)>,
    board: Res<BoardLayout>,
    mut suns: Query<&mut CascadeShadowConfig, With<Key>>,
) {
    for camera in &cameras {
        for mut config in &mut suns {
            *config = shadow_range(depth_of_board(camera), *board);
        }
    }
}
