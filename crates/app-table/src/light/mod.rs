//! Lighting and image quality: the table of [`rooms`] with the key light ([`key_light`]), the [`environment`] light and the [`backdrop`],
//! which are made from the [`room_textures`], the tiers of [`quality`] with the [`automatic_quality`], and depth of field
//! ([`depth_of_field`]). [`board_lighting`] describes the light to shaders that do not use Bevy's lighting.

use bevy::camera::visibility::RenderLayers;
use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::light::PointLightShadowMap;
use bevy::prelude::*;

use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::{ActiveQuality, AppSystems, AssetKind, AssetReloadRequest, TableCamera};
use cannon_app_base::settings::Settings;
use cannon_appearance::{Quality, Room};

mod automatic_quality;
mod backdrop;
mod board_lighting;
mod depth_of_field;
mod environment;
mod key_light;
mod quality;
mod room_textures;
mod rooms;

pub use board_lighting::BoardLighting;
pub use key_light::KeyDirection;

/// Background until the backdrop is loaded.
const BACKGROUND_COLOR: Color = Color::srgb(0.125, 0.106, 0.092);

/// Adds light, rooms and the quality tiers.
pub fn plugin(app: &mut App) {
    app.add_plugins(automatic_quality::plugin)
        .init_resource::<environment::RoomTextureCache>()
        .init_resource::<KeyDirection>()
        .insert_resource(ClearColor(BACKGROUND_COLOR))
        .insert_resource(GlobalAmbientLight::NONE)
        // No point light casts shadows, but the renderer keeps a shadow map for one: 24 MB at the usual size.
        .insert_resource(PointLightShadowMap { size: 1 })
        // The quality is set before the first frame, in which board and table are spawned for it.
        .add_systems(PostStartup, quality::update_quality)
        .add_systems(
            Update,
            (
                prepare_camera,
                quality::update_quality,
                quality::apply_to_camera,
                environment::forget_changed_textures,
                (key_light::spawn_key_light, environment::apply_environment_light, environment::spawn_backdrop)
                    .run_if(is_lighting_changed),
                environment::grade_colors,
                key_light::update_shadow_range,
                key_light::follow_viewer,
                key_light::update_key_direction,
                depth_of_field::update_depth_of_field,
            )
                .chain()
                .in_set(AppSystems::Animate),
        );
}

/// Run condition: lights and backdrop must be spawned again for another room, board or quality, or because files have changed.
fn is_lighting_changed(
    settings: Res<Settings>,
    board: Res<BoardLayout>,
    quality: Res<ActiveQuality>,
    mut reloads: MessageReader<AssetReloadRequest>,
    mut current: Local<Option<(Room, BoardLayout, Quality)>>,
) -> bool {
    let wanted = (settings.room, *board, quality.0);
    let is_reloaded = reloads.read().any(|request| request.0 == AssetKind::Room);
    current.replace(wanted) != Some(wanted) || is_reloaded
}

/// Adds the components that the camera has in every room.
///
/// In its first frame the camera renders nothing, because the room's textures are not on the GPU yet. Otherwise all shaders would first be
/// compiled for a room without light.
fn prepare_camera(mut commands: Commands, cameras: Query<(Entity, Ref<TableCamera>, Has<RenderLayers>)>) {
    for (entity, table_camera, has_no_layers) in &cameras {
        let mut camera = commands.entity(entity);
        if table_camera.is_added() {
            camera.insert((Tonemapping::AgX, DebandDither::Enabled, RenderLayers::none()));
        } else if has_no_layers {
            camera.remove::<RenderLayers>();
        }
    }
}
