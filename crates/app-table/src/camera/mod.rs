//! The camera: orbit, zoom and pan within limits, and the presets.
//!
//! A [`pose`] describes a view of the board independently of the window; [`framing`] computes the camera transform and projection from it.
//! The [`rig`] moves smoothly from pose to pose. Its goal is set by [`controls`], [`viewing_side`], [`near`], [`follow`], and by each
//! [`CameraRequest`](cannon_app_base::common::CameraRequest). A [`push_in`] brings the camera closer for a moment.

use bevy::camera::CameraUpdateSystems;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use cannon_app_base::common::{FrameRequest, TableCamera, request_frames};

use cannon_app_base::common::{AppSystems, PlayAnimations};
use cannon_app_base::states::{Menu, Screen};

mod controls;
mod follow;
mod framing;
mod keys;
mod near;
mod pose;
mod push_in;
mod rig;
mod spring;
mod viewing_side;

/// Whether the camera is moving.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CameraMoving(pub bool);

/// Adds the camera.
pub fn plugin(app: &mut App) {
    app.init_resource::<CameraMoving>()
        .init_resource::<rig::Rig>()
        .init_resource::<push_in::PushIn>()
        .init_resource::<controls::MouseControl>()
        // Apps without a window have no such messages.
        .add_message::<WindowEvent>()
        .add_systems(Startup, spawn_camera)
        .add_observer(near::toggle_with_double_click)
        .add_systems(OnEnter(Screen::Title), rig::start_title_orbit)
        .add_systems(OnEnter(Screen::Editor), rig::look_straight_down)
        .add_systems(OnEnter(Menu::Photo), rig::use_photo_limits)
        .add_systems(OnExit(Menu::Photo), rig::use_normal_limits)
        .add_systems(OnExit(Screen::Play), follow::stop_following)
        .add_systems(
            Update,
            (
                (controls::orbit_or_pan_with_mouse, controls::zoom_with_wheel, controls::move_with_fingers).chain(),
                keys::read_keys.run_if(not(in_state(Screen::Title))),
                near::toggle_with_key.run_if(in_state(Screen::Play)),
            )
                .in_set(AppSystems::Input),
        )
        .add_systems(
            Update,
            (
                (
                    viewing_side::view_player_side,
                    viewing_side::view_side_to_move,
                    follow::follow_action.before(PlayAnimations),
                )
                    .run_if(in_state(Screen::Play)),
                follow::follow_cursor,
                near::aim_at_spots,
                rig::handle_requests,
                rig::advance_rig,
                push_in::push_in,
                near::update_view,
            )
                .chain()
                .in_set(AppSystems::Animate),
        )
        .add_systems(
            PostUpdate,
            request_frames(FrameRequest::Continuous)
                .run_if(resource_equals(CameraMoving(true)))
                .after(rig::apply_to_camera),
        )
        .add_systems(PostUpdate, rig::apply_to_camera.before(CameraUpdateSystems).before(TransformSystems::Propagate));
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((TableCamera, Name::new("Table camera")));
}
