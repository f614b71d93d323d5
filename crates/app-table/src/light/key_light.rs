//! The key light, which casts the shadows: a lamp above the table, or the sun.
//!
//! The key light stands at South's left, and only a little towards South: from behind one seat, it would leave the other seat the shaded
//! sides of the pieces. On the low tier it follows the viewer, and stands nearer to the viewer's back. The viewer does not notice the
//! movement, because the key light casts no shadows on the low tier. On the other tiers it may not move, because the shadows would swing
//! around the board.

use bevy::light::{CascadeShadowConfig, CascadeShadowConfigBuilder};
use bevy::prelude::*;

use super::quality;
use super::rooms::{KeyLight, Lamp, room_light};
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::{ActiveQuality, TableCamera, view_turn};
use cannon_app_base::settings::Settings;
use cannon_app_games as games;
use cannon_appearance::Quality;

/// Marker of the light that casts shadows.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct KeyLightSource;

/// Direction from the board to the key light, for sprites on which light is painted.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct KeyDirection(pub Vec3);

impl Default for KeyDirection {
    fn default() -> Self {
        KeyDirection(Vec3::Y)
    }
}

/// Updates the direction to the key light, which turns with the viewer on tiers without shadows.
pub(super) fn update_key_direction(
    lights: Query<&Transform, (With<KeyLightSource>, Changed<Transform>)>,
    mut direction: ResMut<KeyDirection>,
) {
    for light in &lights {
        direction.set_if_neq(KeyDirection(light.translation.normalize_or(Vec3::Y)));
    }
}

/// Radius around the middle of the board within which the sun casts shadows, relative to half the width of the board with its frame.
const SHADOW_REACH: f32 = 1.75;
/// Range of a lamp, relative to its distance from the board.
const LAMP_RANGE: f32 = 2.0;
/// Near plane of a lamp's shadow map, relative to its distance from the board.
const LAMP_NEAR_PLANE: f32 = 0.35;
const DEPTH_BIAS: f32 = 0.012;
const NORMAL_BIAS: f32 = 1.2;

/// Replaces the key light by the key light of the current room, for the current board.
pub(super) fn spawn_key_light(
    mut commands: Commands,
    settings: Res<Settings>,
    board: Res<BoardLayout>,
    quality: Res<ActiveQuality>,
    old_lights: Query<Entity, With<KeyLightSource>>,
    cameras: Query<&Transform, With<TableCamera>>,
) {
    crate::despawn_all(&mut commands, old_lights);
    let shadows = quality::has_shadows(quality.0);
    let key = room_light(settings.room, games::board_surface(*board)).key;
    let view = cameras.iter().next().map_or(0.0, view_turn);
    let pose = pose(key, *board, key_turn(key, quality.0, view));
    let mut light = commands.spawn((KeyLightSource, Name::new("Key light")));
    match key.lamp {
        Some(lamp) => {
            light.insert((lamp_light(key, lamp, *board, shadows), pose));
        }
        None => {
            light.insert((
                DirectionalLight {
                    color: key.color,
                    illuminance: key.illuminance,
                    shadow_maps_enabled: shadows,
                    shadow_depth_bias: DEPTH_BIAS,
                    shadow_normal_bias: NORMAL_BIAS,
                    ..default()
                },
                pose,
                shadow_range(cameras.iter().next().map_or(20.0, depth_of_board), *board),
            ));
        }
    }
}

fn lamp_light(key: KeyLight, lamp: Lamp, board: BoardLayout, shadows: bool) -> SpotLight {
    let distance = lamp.distance * board.scale();
    let (inner_angle, outer_angle) = lamp.cone_angles;
    SpotLight {
        color: key.color,
        // Luminous power in lumens, for the illuminance at this distance.
        intensity: key.illuminance * 4.0 * std::f32::consts::PI * distance * distance,
        range: distance * LAMP_RANGE,
        inner_angle,
        outer_angle,
        shadow_maps_enabled: shadows,
        shadow_depth_bias: DEPTH_BIAS,
        shadow_normal_bias: NORMAL_BIAS,
        shadow_map_near_z: distance * LAMP_NEAR_PLANE,
        ..default()
    }
}

/// The angle by which the key light is turned for a view on a tier, in radians to the left.
fn key_turn(key: KeyLight, quality: Quality, view: f32) -> f32 {
    if quality::has_shadows(quality) { 0.0 } else { view + key.frontal_turn }
}

/// The pose of the key light, turned by this angle.
fn pose(key: KeyLight, board: BoardLayout, turn: f32) -> Transform {
    let distance = key.lamp.map_or(1.0, |lamp| lamp.distance * board.scale());
    let direction = Quat::from_rotation_y(turn) * key.direction.normalize();
    Transform::from_translation(direction * distance).looking_at(Vec3::ZERO, Vec3::Y)
}

/// Turns the key light with the camera on tiers without shadows.
pub(super) fn follow_viewer(
    (settings, board, quality): (Res<Settings>, Res<BoardLayout>, Res<ActiveQuality>),
    cameras: Query<&Transform, (With<TableCamera>, Changed<Transform>)>,
    mut lights: Query<&mut Transform, (With<KeyLightSource>, Without<TableCamera>)>,
) {
    let key = room_light(settings.room, games::board_surface(*board)).key;
    for view in cameras.iter().map(view_turn) {
        for mut light in &mut lights {
            light.set_if_neq(pose(key, *board, key_turn(key, quality.0, view)));
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::common::board::{BoardGrid, BoardSurface};
    use cannon_appearance::Room;

    /// The illuminance, by the key light, of a surface that faces the viewer and half upward, as the visible sides of pieces do. It is
    /// relative to the illuminance of a surface that faces the key light.
    fn brightness(room: Room, quality: Quality, seat: Vec3) -> f32 {
        let board = BoardLayout::plain(10, BoardGrid::Points);
        let camera = Transform::from_translation(seat * 10.0 + Vec3::Y * 14.0).looking_at(Vec3::ZERO, Vec3::Y);
        let (key, view) = (room_light(room, games::board_surface(board)).key, view_turn(&camera));
        let share = |light: Transform| (seat + Vec3::Y).normalize().dot(light.translation.normalize()).max(0.0);
        share(pose(key, board, key_turn(key, quality, view)))
    }

    #[test]
    fn pieces_are_equally_bright_from_every_seat_on_the_low_tier() {
        for room in [Room::Study, Room::Field] {
            let seats = [Vec3::Z, Vec3::NEG_Z, Vec3::X, Vec3::NEG_X];
            let found = seats.map(|seat| brightness(room, Quality::Low, seat));
            assert!(found.iter().all(|&seen| (seen - found[0]).abs() < 1.0e-4 && seen > 0.8), "{room:?}: {found:?}");
        }
    }

    #[test]
    fn light_that_casts_shadows_stays_where_it_is() {
        let key = room_light(Room::Study, BoardSurface::Inlaid).key;
        assert_eq!([Quality::Medium, Quality::High].map(|quality| key_turn(key, quality, 3.0)), [0.0; 2]);
    }
}
