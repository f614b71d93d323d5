//! How often frames are drawn: as fast as the display wants while anything moves, and next to never otherwise.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use super::camera::CameraMoving;
use super::effects::EffectsActive;
use super::opponent::Thinking;
use super::pieces::{PiecesMoving, Stage};
use super::play::Match;
use super::states::Screen;

/// Frames that are still drawn after the last movement, for what follows a frame later (hover, layout, eased colours).
const AFTERGLOW_FRAMES: u32 = 30;
/// While the computer thinks or a clock runs, the picture must follow at least this often.
const TICK: Duration = Duration::from_millis(100);
/// With nothing to follow, a frame now and then keeps the window alive.
const IDLE: Duration = Duration::from_secs(5);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, set_pace);
}

fn set_pace(
    mut winit: ResMut<WinitSettings>,
    mut quiet_frames: Local<u32>,
    camera: Res<CameraMoving>,
    effects: Res<EffectsActive>,
    pieces: Res<PiecesMoving>,
    stage: Res<Stage>,
    thinking: Res<Thinking>,
    game: Res<Match>,
    screen: Res<State<Screen>>,
) {
    let behind = stage.ply() != game.shown_ply();
    let moving = camera.0 || effects.0 || pieces.0 || stage.is_busy() || behind;
    *quiet_frames = if moving { 0 } else { quiet_frames.saturating_add(1) };
    let clock_runs = *screen.get() == Screen::Play
        && game.outcome().is_none()
        && game.clocks().remaining(game.timeline().side_to_move()).is_some();
    let mode = if *quiet_frames < AFTERGLOW_FRAMES {
        UpdateMode::Continuous
    } else if thinking.is_searching() || clock_runs {
        UpdateMode::reactive(TICK)
    } else {
        UpdateMode::reactive(IDLE)
    };
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}
