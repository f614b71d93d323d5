//! The camera: orbit, zoom and pan within limits, and the presets.
//!
//! A [`pose`] says from where the board is looked at, in terms that do not depend on the window; [`framing`] works out where the camera
//! must stand for it. The [`rig`] moves smoothly from pose to pose, moved by [`controls`], by [`CameraRequest`]s, by [`seat`]
//! and by [`follow`].

use bevy::camera::CameraUpdateSystems;
use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::prelude::*;

use super::AppSystems;
use super::board::Spot;
use super::effects::{PlayScore, Tremor};
use super::input::{Command, Selection};
use super::states::{Menu, Screen};
use cannon_rules::Side;

mod controls;
mod follow;
mod framing;
mod keys;
mod pose;
mod rig;
mod seat;

/// The camera that looks at the table.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Camera3d, MeshPickingCamera)]
pub struct TableCamera;

/// Whether the camera is on its way.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CameraMoving(pub bool);

/// Whether the camera is on its way to an action that would be out of sight: to be shown, the action waits for it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CameraComing(pub bool);

/// How much of the window panels cover at each edge, in logical pixels. The camera keeps the board in the rest.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct ViewInsets {
    /// From the left edge.
    pub left: f32,
    /// From the right edge.
    pub right: f32,
    /// From the top edge.
    pub top: f32,
    /// From the bottom edge.
    pub bottom: f32,
}

/// Asks the camera to go somewhere.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum CameraRequest {
    /// To a side's chair.
    Side(Side),
    /// Straight above, in parallel projection.
    TopDown,
    /// Low over the table.
    Low,
    /// Around the board.
    Orbit {
        /// Radians around the vertical, counter-clockwise seen from above.
        yaw: f32,
        /// Radians upward.
        pitch: f32,
    },
    /// Closer (below 1) or farther (above 1).
    Zoom(f32),
    /// At a place of the board, from as near as a photographer goes.
    LookAt(Spot),
    /// Be where it is going at once.
    Cut,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CameraMoving>()
        .init_resource::<CameraComing>()
        .init_resource::<ViewInsets>()
        .init_resource::<rig::Rig>()
        .init_resource::<controls::Hand>()
        .init_resource::<Selection>()
        .init_resource::<Tremor>()
        .add_message::<CameraRequest>()
        .add_message::<Command>()
        .add_systems(Startup, spawn_camera)
        .add_systems(OnEnter(Screen::Title), rig::begin_title)
        .add_systems(OnEnter(Screen::Editor), rig::begin_editing)
        .add_systems(OnEnter(Menu::Photo), rig::set_free)
        .add_systems(OnExit(Menu::Photo), rig::set_bounds)
        .add_systems(OnExit(Screen::Play), follow::stop_following)
        .add_systems(
            Update,
            (
                (controls::read_mouse, controls::read_wheel).chain(),
                keys::read_keys.run_if(not(in_state(Screen::Title))),
            )
                .in_set(AppSystems::Input),
        )
        .add_systems(
            Update,
            (
                (seat::sit_down, seat::change_sides, follow::follow_action.before(PlayScore))
                    .run_if(in_state(Screen::Play)),
                follow::follow_cursor,
                rig::answer_requests,
                rig::advance,
            )
                .chain()
                .in_set(AppSystems::Animate),
        )
        .add_systems(PostUpdate, rig::apply.before(CameraUpdateSystems).before(TransformSystems::Propagate));
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((TableCamera, Name::new("Table camera")));
}
