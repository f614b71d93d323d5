//! Light and picture: the [`rooms`] with their key lights, light from all around and backdrops ([`surroundings`]), the tiers of
//! [`quality`], and the lens ([`focus`]).

use crate::app::common::ActiveQuality;
use bevy::camera::visibility::RenderLayers;
use bevy::core_pipeline::prepass::NoBackgroundMotionVectors;
use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::prelude::*;

use super::AppSystems;
use super::settings::Settings;
use crate::app::common::TableCamera;
use crate::app::common::board::BoardLayout;
use crate::appearance::{Quality, Room};

mod backdrop;
mod focus;
mod key;
mod on_board;
mod quality;
mod room_textures;
mod rooms;
mod surroundings;

pub use on_board::LightOnBoard;

/// What is seen where there is nothing, which is nowhere once the room is there.
const NOTHING: Color = Color::srgb(0.125, 0.106, 0.092);

/// All that the light depends on. When it changes, lamps and backdrop are made anew.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
struct Lit {
    room: Room,
    board: BoardLayout,
    quality: Quality,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<focus::FocusEffect>()
        .init_resource::<surroundings::Rooms>()
        .insert_resource(ClearColor(NOTHING))
        .insert_resource(GlobalAmbientLight::NONE)
        // Board and table are made in the first frame, for the quality that stays.
        .add_systems(PostStartup, quality::follow_settings)
        .add_systems(
            Update,
            (
                prepare_camera,
                quality::follow_settings,
                quality::apply,
                notice,
                (key::shine, surroundings::light_camera, surroundings::hang_backdrop)
                    .run_if(resource_exists_and_changed::<Lit>),
                key::follow_camera,
                focus::apply_requests,
                focus::follow,
            )
                .chain()
                .in_set(AppSystems::Animate),
        );
    #[cfg(feature = "dev")]
    app.add_systems(First, surroundings::reload);
}

/// Notices when the light must change.
fn notice(
    mut commands: Commands,
    lit: Option<ResMut<Lit>>,
    settings: Res<Settings>,
    board: Res<BoardLayout>,
    quality: Res<ActiveQuality>,
) {
    let now = Lit { room: settings.room, board: *board, quality: quality.0 };
    match lit {
        Some(mut lit) => {
            lit.set_if_neq(now);
        }
        None => commands.insert_resource(now),
    }
}

/// What the camera has in every room. It never takes motion vectors of the background: Bevy 0.19.1 keeps what it made for them when the
/// motion vectors are switched off again, and fails. The backdrop covers the background anyway.
///
/// Only a frame after it has come it sees anything, when the graphics device has the pictures of the room: all shaders would else be
/// compiled for a room without light first.
fn prepare_camera(mut commands: Commands, cameras: Query<(Entity, Ref<TableCamera>, Has<RenderLayers>)>) {
    for (entity, table_camera, is_blind) in &cameras {
        let mut camera = commands.entity(entity);
        if table_camera.is_added() {
            let always = (Tonemapping::AgX, DebandDither::Enabled, NoBackgroundMotionVectors);
            camera.insert((always, RenderLayers::none()));
        } else if is_blind {
            camera.remove::<RenderLayers>();
        }
    }
}
