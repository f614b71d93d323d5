//! Light and picture quality: the [`sun`], the [`studio`] around the table, and the tiers of [`quality`].

use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::prelude::*;
use bevy::render::view::{ColorGrading, ColorGradingGlobal};

use super::AppSystems;
use super::board::BoardLayout;
use super::camera::TableCamera;

mod quality;
mod studio;
mod sun;

pub use quality::ActiveQuality;

/// How bright the room is, in candela a square metre for a radiance of one.
const ROOM_BRIGHTNESS: f32 = 1250.0;
/// The tone mapper is gentle with colours; this gives some of them back.
const SATURATION: f32 = 1.14;
/// Behind everything: the dark of the room, into which the table fades.
const BACKDROP: Color = Color::srgb(0.125, 0.106, 0.092);
/// Distances beyond the middle of a board of scale 1 between which the table fades.
const FADE: (f32, f32) = (9.0, 34.0);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ActiveQuality>()
        .insert_resource(ClearColor(BACKDROP))
        .insert_resource(GlobalAmbientLight::NONE)
        .add_systems(Startup, sun::spawn)
        .add_systems(
            Update,
            (light_camera, quality::follow_settings, quality::apply, sun::follow_camera, fade_table)
                .chain()
                .in_set(AppSystems::Animate),
        );
}

/// Keeps the fading of the table where it is while the camera comes and goes.
fn fade_table(
    board: Res<BoardLayout>,
    mut cameras: Query<(&Transform, &mut DistanceFog), (With<TableCamera>, Changed<Transform>)>,
) {
    let (near, far) = (FADE.0 * board.scale(), FADE.1 * board.scale());
    for (camera, mut fog) in &mut cameras {
        let distance = camera.translation.length();
        fog.falloff = FogFalloff::Linear { start: distance + near, end: distance + far };
    }
}

/// The camera sees by the room's light.
fn light_camera(mut commands: Commands, cameras: Query<Entity, Added<TableCamera>>, mut images: ResMut<Assets<Image>>) {
    for camera in &cameras {
        commands.entity(camera).insert((
            studio::environment(&mut images, ROOM_BRIGHTNESS),
            ColorGrading { global: ColorGradingGlobal { post_saturation: SATURATION, ..default() }, ..default() },
            DistanceFog { color: BACKDROP, ..default() },
            Tonemapping::AgX,
            DebandDither::Enabled,
        ));
    }
}
