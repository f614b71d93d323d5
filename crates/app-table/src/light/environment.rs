//! The room around the table: its environment light and its backdrop.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use bevy::camera::Exposure;
use bevy::prelude::*;
use bevy::render::render_resource::Face;
use bevy::render::view::{ColorGrading, ColorGradingGlobal, ColorGradingSection};

use super::backdrop::{self, Backdrop};
use super::room_textures::{BackdropSize, RoomTextures};
use super::rooms::{backdrop_height, room_light, texture_set};
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::{ActiveQuality, AssetKind, AssetReloadRequest, TableCamera};
use cannon_app_base::settings::Settings;
use cannon_app_games as games;
use cannon_appearance::{Quality, Room};

/// Depth bias of a transparent backdrop, which is sorted before all other transparent objects. Lines on the board have -100.
const BACKDROP_DEPTH_BIAS: f32 = -1000.0;

/// The textures of the rooms that have been shown.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct RoomTextureCache(HashMap<Room, RoomTextures>);

impl RoomTextureCache {
    /// The textures of a room for a tier, which are loaded when it is first shown. `None` if a file is missing or damaged.
    fn get_or_load(&mut self, room: Room, quality: Quality, images: &mut Assets<Image>) -> Option<&RoomTextures> {
        let size = if quality == Quality::Low { BackdropSize::Small } else { BackdropSize::Whole };
        let mut load = || {
            let textures = RoomTextures::read(texture_set(room), size, images);
            textures.inspect_err(|error| error!("{room:?}: {error}")).ok()
        };
        match self.0.entry(room) {
            Entry::Occupied(entry) if entry.get().backdrop_size == size => Some(entry.into_mut()),
            Entry::Occupied(mut entry) => {
                entry.insert(load()?);
                Some(entry.into_mut())
            }
            Entry::Vacant(entry) => Some(entry.insert(load()?)),
        }
    }
}

/// Forgets the textures when their files have changed.
pub(super) fn forget_changed_textures(
    mut rooms: ResMut<RoomTextureCache>,
    mut changes: MessageReader<AssetReloadRequest>,
) {
    if changes.read().any(|change| change.0 == AssetKind::Room) {
        rooms.0.clear();
    }
}

/// Applies the environment light of the room to the camera.
pub(super) fn apply_environment_light(
    mut commands: Commands,
    (settings, board, quality): (Res<Settings>, Res<BoardLayout>, Res<ActiveQuality>),
    cameras: Query<Entity, With<TableCamera>>,
    mut rooms: ResMut<RoomTextureCache>,
    mut images: ResMut<Assets<Image>>,
) {
    let light = room_light(settings.room, games::board_surface(*board));
    let Some(pictures) = rooms.get_or_load(settings.room, quality.0, &mut images) else { return };
    for camera in &cameras {
        let environment = EnvironmentMapLight {
            diffuse_map: pictures.diffuse.clone(),
            specular_map: pictures.specular.clone(),
            intensity: light.brightness,
            ..default()
        };
        let fill = AmbientLight { color: light.fill.color, brightness: light.fill.luminance, ..default() };
        commands.entity(camera).insert((environment, fill));
    }
}

/// Gives the camera the saturation of the light, and the brightness and the contrast that the player has chosen.
pub(super) fn grade_colors(
    mut commands: Commands,
    (settings, board): (Res<Settings>, Res<BoardLayout>),
    cameras: Query<(Entity, Ref<TableCamera>, Option<&ColorGrading>)>,
) {
    for (entity, camera, current) in &cameras {
        if !settings.is_changed() && !board.is_changed() && !camera.is_added() && current.is_some() {
            continue;
        }
        let light = room_light(settings.room, games::board_surface(*board));
        let section = ColorGradingSection { contrast: settings.scene_contrast, ..default() };
        let global = ColorGradingGlobal {
            exposure: settings.scene_brightness.log2(),
            post_saturation: light.saturation,
            ..default()
        };
        let grading = ColorGrading { global, shadows: section, midtones: section, highlights: section };
        commands.entity(entity).insert(grading);
    }
}

/// Replaces the backdrop by the backdrop of the current room. A backdrop is unlit, so the camera's exposure is included in its colour.
pub(super) fn spawn_backdrop(
    mut commands: Commands,
    settings: Res<Settings>,
    (board, quality): (Res<BoardLayout>, Res<ActiveQuality>),
    old_backdrops: Query<Entity, With<Backdrop>>,
    cameras: Query<&Exposure, With<TableCamera>>,
    mut rooms: ResMut<RoomTextureCache>,
    mut images: ResMut<Assets<Image>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    crate::despawn_all(&mut commands, old_backdrops);
    let exposure = cameras.iter().next().copied().unwrap_or_default().exposure();
    let light = room_light(settings.room, games::board_surface(*board));
    let brightness = light.backdrop_brightness * backdrop::PEAK * exposure;
    let Some(pictures) = rooms.get_or_load(settings.room, quality.0, &mut images) else { return };
    // Opaque objects are drawn in any order. On the low tier, the backdrop is drawn as the first transparent object, so that pixels hidden
    // by opaque objects are not shaded.
    let (alpha_mode, depth_bias) = match quality.0 {
        Quality::Low => (AlphaMode::Blend, BACKDROP_DEPTH_BIAS),
        Quality::Medium | Quality::High => (AlphaMode::Opaque, 0.0),
    };
    let material = materials.add(StandardMaterial {
        base_color: LinearRgba::rgb(brightness, brightness, brightness).into(),
        base_color_texture: Some(pictures.backdrop.clone()),
        alpha_mode,
        depth_bias,
        // The camera is inside the sphere.
        cull_mode: Some(Face::Front),
        unlit: true,
        fog_enabled: false,
        ..default()
    });
    commands.spawn((
        backdrop::sphere_bundle(board.scale(), backdrop_height(settings.room), &mut meshes),
        MeshMaterial3d(material),
    ));
}
