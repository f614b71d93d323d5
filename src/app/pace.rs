//! How often frames are drawn: as fast as the display wants while anything moves, and next to never otherwise.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy::winit::{UpdateMode, WinitSettings};

use super::camera::CameraMoving;
use super::effects::EffectsActive;
use super::loading_screen::LoadingScreen;
use super::opponent::{Exhibition, Thinking};
use super::pieces::{BoardView, Liveliness, PiecesMoving};
use super::play::{Match, MatchEvent, running_clock};
use super::screens::Film;
use super::states::{Menu, Screen};

/// Frames are still drawn for so long after the last movement or event, for what follows it (hover, layout, eased colours) ...
const AFTERGLOW: Duration = Duration::from_millis(600);
/// ... and at least so many, where a frame takes long.
const AFTERGLOW_FRAMES: u32 = 4;
/// Pieces that only breathe and flags that only wave need no more frames than a film.
const BREATH: Duration = Duration::from_millis(33);
/// While the computer thinks or a clock runs, the picture must follow at least this often.
const TICK: Duration = Duration::from_millis(100);
/// The time between frames while nothing changes. In work on the game, changed assets must show soon.
const IDLE: Duration = if cfg!(feature = "dev") { Duration::from_millis(100) } else { Duration::from_secs(60) };

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, set_pace);
}

fn set_pace(
    mut winit: ResMut<WinitSettings>,
    mut quiet: Local<(u32, Duration)>,
    time: Res<Time<Real>>,
    mut window_events: MessageReader<WindowEvent>,
    mut match_events: MessageReader<MatchEvent>,
    camera: Res<CameraMoving>,
    effects: Res<EffectsActive>,
    (pieces, liveliness): (Res<PiecesMoving>, Res<Liveliness>),
    stage: Res<BoardView>,
    thinking: Res<Thinking>,
    game: Res<Match>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    exhibition: Option<Res<Exhibition>>,
    curtain: Option<Res<LoadingScreen>>,
    film: Option<Res<Film>>,
) {
    let behind = stage.ply() != game.shown_ply();
    let comes_up = curtain.is_some_and(|curtain| curtain.is_seen());
    let moving = comes_up || camera.0 || effects.0 || pieces.0 || stage.is_busy() || behind;
    let happened = window_events.read().count() + match_events.read().count() > 0;
    *quiet = if moving || happened { (0, Duration::ZERO) } else { (quiet.0.saturating_add(1), quiet.1 + time.delta()) };
    // Behind a menu clocks stand still, and what the computer finds waits.
    let is_shown = exhibition.is_some_and(|exhibition| exhibition.is_on());
    let is_filmed = film.is_some_and(|film| film.is_being_made());
    let thinks = is_shown || is_filmed || (thinking.is_searching() && *menu.get() == Menu::None);
    let clock_runs = running_clock(&game, *screen.get(), *menu.get()).is_some();
    let mode = if quiet.0 < AFTERGLOW_FRAMES || quiet.1 < AFTERGLOW {
        UpdateMode::Continuous
    } else if liveliness.is_awake() {
        UpdateMode::reactive(BREATH)
    } else if thinks || clock_runs {
        UpdateMode::reactive(TICK)
    } else {
        UpdateMode::reactive(IDLE)
    };
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}
