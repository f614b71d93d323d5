//! The frame rate: that of the display while anything moves, and as low as possible otherwise, to save energy.

use std::panic;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::input::gamepad::Gamepad;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};

use super::camera::CameraMoving;
use super::common::FrameRequest;
use super::common::bindings::STICK_AT_REST;
use super::effects::EffectsActive;
use super::loading_screen::LoadingScreen;
use super::opponent::{Exhibition, LiveAnalysis, Thinking};
use super::pieces::{BoardView, IdleAnimationState, PiecesMoving};
use super::play::{Match, MatchEvent, RunningClock};
use super::review::{Review, ReviewSession};
use super::screens::{AboutScreen, AnimationExport};
use super::setup_study::{PuzzleMaking, SetupAnalysis};
use super::states::{Menu, Screen};
use super::study::StudyPlayback;

/// The time for which frames are drawn after the last movement or event, for its consequences (hover, layout, colour fades).
const SETTLE_TIME: Duration = Duration::from_millis(600);
/// The minimum number of these frames, for slow machines.
const MIN_SETTLE_FRAMES: u32 = 4;
/// The time between frames while only idle animations run.
const IDLE_ANIMATION_INTERVAL: Duration = Duration::from_millis(33);
/// The time between frames while the computer thinks, a clock runs, or a screen reader is there.
const THINKING_INTERVAL: Duration = Duration::from_millis(100);
/// The time between frames while nothing changes. With the feature `dev` it is shorter, so that changed assets appear soon.
const IDLE_INTERVAL: Duration =
    if cfg!(feature = "dev") { Duration::from_millis(100) } else { Duration::from_secs(60) };

/// Whether a thread has panicked since the last frame.
static HAS_PANICKED: AtomicBool = AtomicBool::new(false);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, draw_after_panics).add_systems(Last, set_update_mode);
}

/// Draws frames after a panic. The main thread learns of a panic in the renderer only in the next frame, and until then the window would
/// be there without an answer.
fn draw_after_panics(event_loop: Option<Res<EventLoopProxyWrapper>>) {
    let Some(proxy) = event_loop.map(|event_loop| (**event_loop).clone()) else { return };
    let next_hook = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        next_hook(info);
        HAS_PANICKED.store(true, Relaxed);
        // This fails when the window is closed, and then the program ends anyway.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    }));
}

/// Whether a button or a stick of a gamepad is held, which moves a cursor or the camera without further events.
fn is_held(gamepad: &Gamepad) -> bool {
    let sticks = [gamepad.left_stick(), gamepad.right_stick()];
    gamepad.get_pressed().next().is_some() || sticks.iter().any(|stick| stick.length() > STICK_AT_REST)
}

/// Chooses the update mode of winit.
fn set_update_mode(
    mut winit: ResMut<WinitSettings>,
    mut quiet: Local<(u32, Duration)>,
    time: Res<Time<Real>>,
    (mut window_events, mut match_events): (MessageReader<WindowEvent>, MessageReader<MatchEvent>),
    mut frame_requests: MessageReader<FrameRequest>,
    (camera, effects): (Res<CameraMoving>, Res<EffectsActive>),
    (pieces, liveliness): (Res<PiecesMoving>, Res<IdleAnimationState>),
    stage: Res<BoardView>,
    (thinking, analysis): (Res<Thinking>, Res<LiveAnalysis>),
    screen_reader: Option<Res<AccessibilityRequested>>,
    (game, clock): (Res<Match>, RunningClock),
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    (exhibition, loading_screen): (Option<Res<Exhibition>>, Option<Res<LoadingScreen>>),
    (film, about): (Option<Res<AnimationExport>>, Res<AboutScreen>),
    (setup_analysis, puzzle_making): (Res<SetupAnalysis>, Res<PuzzleMaking>),
    (study, review, gamepads): (Res<StudyPlayback>, Res<Review>, Query<&Gamepad>),
) {
    let is_view_outdated = stage.ply() != game.shown_ply();
    let is_loading = loading_screen.is_some_and(|loading_screen| loading_screen.is_visible());
    let is_moving = is_loading || camera.0 || effects.0 || pieces.0 || stage.is_animating() || is_view_outdated;
    let is_held = gamepads.iter().any(is_held);
    let has_panicked = HAS_PANICKED.swap(false, Relaxed);
    let has_events = has_panicked || is_held || window_events.read().count() + match_events.read().count() > 0;
    *quiet =
        if is_moving || has_events { (0, Duration::ZERO) } else { (quiet.0.saturating_add(1), quiet.1 + time.delta()) };
    // While a menu is open, the clocks stand still and the answer of a search waits.
    let exhibition_runs = exhibition.is_some_and(|exhibition| exhibition.is_running());
    let is_exporting = film.is_some_and(|film| film.is_running());
    let is_analysing = *menu.get() == Menu::Review
        && (review.session().is_some_and(ReviewSession::is_running) || review.shown_line().is_some());
    let is_editor_busy =
        *screen.get() == Screen::Editor && (setup_analysis.is_searching() || puzzle_making.is_running());
    let needs_ticks = exhibition_runs
        || is_exporting
        || is_editor_busy
        || about.is_waiting()
        || study.is_waiting()
        || is_analysing
        || analysis.is_searching()
        || (thinking.is_searching() && *menu.get() == Menu::None);
    // The requests of a screen reader do not wake the window, so it looks for them, and outside Linux for the buttons of gamepads, too.
    let is_read = screen_reader.is_some_and(|requested| requested.get());
    let polls_gamepads = cfg!(not(target_os = "linux")) && !gamepads.is_empty();
    let clock_runs = clock.side(&game).is_some();
    let requested = frame_requests.read().map(|request| request.within).min().unwrap_or(Duration::MAX);
    let interval = if liveliness.is_active() {
        IDLE_ANIMATION_INTERVAL
    } else if needs_ticks || clock_runs || is_read || polls_gamepads {
        THINKING_INTERVAL
    } else {
        IDLE_INTERVAL
    };
    let is_settling = quiet.0 < MIN_SETTLE_FRAMES || quiet.1 < SETTLE_TIME;
    let mode = if is_settling { UpdateMode::Continuous } else { UpdateMode::reactive(interval.min(requested)) };
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}
