//! The camera: orbit, zoom and pan within limits, and the presets.
//!
//! A [`pose`] says from where the board is looked at, in terms that do not depend on the window; [`framing`] works out where the camera
//! must stand for it. The [`rig`] moves smoothly from pose to pose, moved by [`controls`], by [`CameraRequest`]s, by [`seat`]
//! and by [`follow`].

use crate::app::common::TableCamera;
use bevy::camera::CameraUpdateSystems;
use bevy::prelude::*;

use super::AppSystems;
use super::states::{Menu, Screen};
use crate::app::common::PlayScore;
use crate::app::common::board::Spot;
use cannon_rules::Side;

mod controls;
mod follow;
mod framing;
mod keys;
mod pose;
mod rig;
mod seat;

/// Whether the camera is on its way.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CameraMoving(pub bool);

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
        .init_resource::<rig::Rig>()
        .init_resource::<controls::Hand>()
        .add_message::<CameraRequest>()
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
