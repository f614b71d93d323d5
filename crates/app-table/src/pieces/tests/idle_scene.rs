//! A scene for tests of idle animations: an app without a window, and soldiers in it.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::WindowEvent;

use crate::pieces::{IdleAnimationState, OnSpot};
use cannon_app_base::common::ActiveQuality;
use cannon_app_base::common::board::{Heading, Spot};
use cannon_app_base::common::pieces::{Elevation, PieceState};
use cannon_app_base::settings::Settings;
use cannon_app_base::window_focus::WindowActive;
use cannon_app_games::cannon::SOLDIER;
use cannon_appearance::Quality;
use cannon_rules::Side;

/// An app at a quality tier that has what idle animations read, in frames of a fixed length.
pub(in crate::pieces) fn app(quality: Quality, frame: Duration) -> App {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .insert_resource(TimeUpdateStrategy::ManualDuration(frame))
        .insert_resource(ActiveQuality(quality))
        .init_resource::<Settings>()
        .init_resource::<IdleAnimationState>()
        .init_resource::<WindowActive>()
        .add_message::<WindowEvent>();
    app
}

/// Spawns a soldier on this file of the first rank.
pub(in crate::pieces) fn spawn_soldier(app: &mut App, file: u8) -> Entity {
    let state = PieceState {
        side: Side::South,
        model: &SOLDIER,
        heading: Heading::forward(Side::South),
        lifts_on_hover: true,
        elevation: Elevation::Board,
    };
    app.world_mut().spawn((OnSpot(Spot::new(file, 0)), state)).id()
}
