//! Light and picture quality: the [`sun`], the [`studio`] around the table, and the tiers of [`quality`].

use bevy::camera::Exposure;
use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::prelude::*;

use super::AppSystems;
use super::camera::TableCamera;

mod quality;
mod studio;
mod sun;

pub use quality::ActiveQuality;

/// How bright the room is, in candela a square metre for a radiance of one.
const ROOM_BRIGHTNESS: f32 = 1500.0;
/// Sensitivity of the camera.
const EXPOSURE: Exposure = Exposure { ev100: 10.6 };
/// Behind everything: the dark of the room.
const BACKDROP: Color = Color::srgb(0.030, 0.026, 0.024);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ActiveQuality>()
        .insert_resource(ClearColor(BACKDROP))
        .insert_resource(GlobalAmbientLight::NONE)
        .add_systems(Startup, sun::spawn)
        .add_systems(
            Update,
            (light_camera, quality::follow_settings, quality::apply, sun::follow_camera)
                .chain()
                .in_set(AppSystems::Animate),
        );
}

/// The camera sees by the room's light.
fn light_camera(mut commands: Commands, cameras: Query<Entity, Added<TableCamera>>, mut images: ResMut<Assets<Image>>) {
    for camera in &cameras {
        commands.entity(camera).insert((
            studio::environment(&mut images, ROOM_BRIGHTNESS),
            EXPOSURE,
            Tonemapping::AgX,
            DebandDither::Enabled,
        ));
    }
}
