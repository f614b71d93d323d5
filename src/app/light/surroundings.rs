//! The room around the table: its light on everything, and its backdrop.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use bevy::camera::Exposure;
use bevy::prelude::*;
use bevy::render::view::{ColorGrading, ColorGradingGlobal};

use super::backdrop::{self, Backdrop};
use super::room_textures::RoomTextures;
use super::rooms::light_of;
use crate::app::common::ActiveQuality;
use crate::app::common::TableCamera;
use crate::app::common::board::BoardLayout;
#[cfg(feature = "dev")]
use crate::app::common::{AssetFilesChanged, AssetKind};
use crate::app::settings::Settings;
use crate::appearance::{Quality, Room};

/// Drawn before all else that lets light through: lines on the board have -100.
const BEHIND_ALL: f32 = -1000.0;

/// The pictures of the rooms that have been entered.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Rooms(HashMap<Room, Pictures>);

#[derive(Clone, Debug)]
struct Pictures {
    reflections: Handle<Image>,
    diffuse: Handle<Image>,
    backdrop: Handle<Image>,
}

impl Rooms {
    /// The pictures of a room, read when it is entered for the first time. `None` if its file is damaged.
    fn enter(&mut self, room: Room, images: &mut Assets<Image>) -> Option<&Pictures> {
        match self.0.entry(room) {
            Entry::Occupied(known) => Some(known.into_mut()),
            Entry::Vacant(unknown) => {
                let read = RoomTextures::read(light_of(room).textures);
                let read = read.inspect_err(|error| error!("{room:?}: {error}")).ok()?;
                Some(unknown.insert(Pictures {
                    reflections: images.add(read.specular),
                    diffuse: images.add(read.diffuse),
                    backdrop: images.add(read.backdrop),
                }))
            }
        }
    }
}

/// Forgets the textures of the rooms when their files have changed, and has the light made anew.
#[cfg(feature = "dev")]
pub(super) fn reload(mut commands: Commands, mut rooms: ResMut<Rooms>, mut changes: MessageReader<AssetFilesChanged>) {
    if changes.read().any(|change| change.0 == AssetKind::Room) {
        rooms.0.clear();
        commands.remove_resource::<super::Lit>();
    }
}

/// The camera sees by the light of the room.
pub(super) fn light_camera(
    mut commands: Commands,
    settings: Res<Settings>,
    cameras: Query<Entity, With<TableCamera>>,
    mut rooms: ResMut<Rooms>,
    mut images: ResMut<Assets<Image>>,
) {
    let light = light_of(settings.room);
    let Some(pictures) = rooms.enter(settings.room, &mut images) else { return };
    for camera in &cameras {
        commands.entity(camera).insert((
            EnvironmentMapLight {
                diffuse_map: pictures.diffuse.clone(),
                specular_map: pictures.reflections.clone(),
                intensity: light.brightness,
                ..default()
            },
            ColorGrading { global: ColorGradingGlobal { post_saturation: light.saturation, ..default() }, ..default() },
        ));
    }
}

/// Hangs the backdrop up around the table. What it shows does not depend on other lights, so the camera's exposure is worked in.
pub(super) fn hang_backdrop(
    mut commands: Commands,
    settings: Res<Settings>,
    (board, quality): (Res<BoardLayout>, Res<ActiveQuality>),
    earlier: Query<Entity, With<Backdrop>>,
    cameras: Query<&Exposure, With<TableCamera>>,
    mut rooms: ResMut<Rooms>,
    mut images: ResMut<Assets<Image>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    for ball in &earlier {
        commands.entity(ball).despawn();
    }
    let exposure = cameras.iter().next().copied().unwrap_or_default().exposure();
    let shown = light_of(settings.room).backdrop * exposure;
    let Some(pictures) = rooms.enter(settings.room, &mut images) else { return };
    // What is opaque is drawn in any order. Where frames are dear, the backdrop waits until everything is there that hides it: it is drawn
    // as what lets light through is, and as the first of that.
    let (alpha_mode, depth_bias) = match quality.0 {
        Quality::Low => (AlphaMode::Blend, BEHIND_ALL),
        Quality::Medium | Quality::High => (AlphaMode::Opaque, 0.0),
    };
    let material = materials.add(StandardMaterial {
        base_color: LinearRgba::rgb(shown, shown, shown).into(),
        base_color_texture: Some(pictures.backdrop.clone()),
        alpha_mode,
        depth_bias,
        unlit: true,
        fog_enabled: false,
        ..default()
    });
    commands.spawn((backdrop::ball(board.scale(), &mut meshes), MeshMaterial3d(material)));
}
