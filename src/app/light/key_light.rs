//! The key light, which casts the shadows: a lamp above the table, or the sun.

use bevy::light::{CascadeShadowConfig, CascadeShadowConfigBuilder};
use bevy::prelude::*;

use super::quality;
use super::rooms::{KeyLight, Lamp, room_light};
use crate::app::common::ActiveQuality;
use crate::app::common::TableCamera;
use crate::app::common::board::BoardLayout;
use crate::app::settings::Settings;

/// Marker of the light that casts shadows.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct KeyLightSource;

/// Radius around the middle of the board within which the sun casts shadows, relative to half the width of the board with its frame.
const SHADOW_REACH: f32 = 1.75;
/// Range of a lamp, relative to its distance from the board.
const LAMP_RANGE: f32 = 2.0;
/// Near plane of a lamp's shadow map, relative to its distance from the board.
const LAMP_NEAR_PLANE: f32 = 0.35;
const DEPTH_BIAS: f32 = 0.012;
const NORMAL_BIAS: f32 = 1.2;

/// Replaces the key light by that of the current room, for the current board.
pub(super) fn spawn_key_light(
    mut commands: Commands,
    settings: Res<Settings>,
    board: Res<BoardLayout>,
    quality: Res<ActiveQuality>,
    old_lights: Query<Entity, With<KeyLightSource>>,
    cameras: Query<&Transform, With<TableCamera>>,
) {
    for light in &old_lights {
        commands.entity(light).despawn();
    }
    let shadows = quality::has_shadows(quality.0);
    let key = room_light(settings.room).key;
    let mut light = commands.spawn((KeyLightSource, Name::new("Key light")));
    match key.lamp {
        Some(lamp) => {
            light.insert(lamp_light(key, lamp, *board, shadows));
        }
        None => {
            light.insert((
                DirectionalLight {
                    color: key.color,
                    illuminance: key.illuminance,
                    shadow_maps_enabled: shadows,
                    contact_shadows_enabled: shadows,
                    shadow_depth_bias: DEPTH_BIAS,
                    shadow_normal_bias: NORMAL_BIAS,
                    ..default()
                },
                Transform::from_translation(key.direction).looking_at(Vec3::ZERO, Vec3::Y),
                shadow_range(cameras.iter().next().map_or(20.0, depth_of_board), *board),
            ));
        }
    }
}

fn lamp_light(key: KeyLight, lamp: Lamp, board: BoardLayout, shadows: bool) -> impl Bundle {
    let distance = lamp.distance * board.scale();
    let (inner_angle, outer_angle) = lamp.cone_angles;
    (
        SpotLight {
            color: key.color,
            // Luminous power in lumens, for the illuminance at this distance.
            intensity: key.illuminance * 4.0 * std::f32::consts::PI * distance * distance,
            range: distance * LAMP_RANGE,
            inner_angle,
            outer_angle,
            shadow_maps_enabled: shadows,
            contact_shadows_enabled: shadows,
            shadow_depth_bias: DEPTH_BIAS,
            shadow_normal_bias: NORMAL_BIAS,
            shadow_map_near_z: distance * LAMP_NEAR_PLANE,
            ..default()
        },
        Transform::from_translation(key.direction.normalize() * distance).looking_at(Vec3::ZERO, Vec3::Y),
    )
}

/// The depth of the middle of the board in front of the camera.
fn depth_of_board(camera: &Transform) -> f32 {
    -camera.translation.dot(*camera.forward())
}

/// A single shadow cascade over the depths of the board, so that the shadow map covers no empty space in front of it and behind it.
fn shadow_range(distance: f32, board: BoardLayout) -> CascadeShadowConfig {
    let reach = board.frame_half_width() * SHADOW_REACH;
    CascadeShadowConfigBuilder {
        num_cascades: 1,
        minimum_distance: (distance - reach).max(0.1),
        maximum_distance: distance + reach,
        first_cascade_far_bound: distance + reach,
        ..default()
    }
    .build()
}

/// Updates the depth range of the sun's shadows when the camera moves.
pub(super) fn update_shadow_range(
    cameras: Query<&Transform, (With<TableCamera>, Changed<Transform>)>,
    board: Res<BoardLayout>,
    mut suns: Query<&mut CascadeShadowConfig, With<KeyLightSource>>,
) {
    for camera in &cameras {
        for mut config in &mut suns {
            *config = shadow_range(depth_of_board(camera), *board);
        }
    }
}
