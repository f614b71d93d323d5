//! The frame rate: the rate of the display while anything moves, and as low as possible otherwise, to save energy.

use std::panic;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::input::gamepad::Gamepad;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};

use crate::common::FrameRequest;
use crate::common::bindings::STICK_AT_REST;
use crate::play::MatchEvent;

/// The time for which frames are drawn after the last movement or event, for its consequences (hover, layout, colour fades).
const SETTLE_TIME: Duration = Duration::from_millis(600);
/// The minimum number of these frames, for slow machines.
const MIN_SETTLE_FRAMES: u32 = 4;
/// The time between frames while the window polls for input that does not wake it.
const POLLING_INTERVAL: Duration = Duration::from_millis(100);
/// The time between frames while nothing changes. With the feature `dev` it is shorter, so that changed assets appear soon.
const IDLE_INTERVAL: Duration =
    if cfg!(feature = "dev") { Duration::from_millis(100) } else { Duration::from_secs(60) };

/// Whether a thread has panicked since the last frame.
static HAS_PANICKED: AtomicBool = AtomicBool::new(false);

/// Adds the choice of the frame rate. Apps need `WinitSettings` for it.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, draw_after_panics).add_systems(Last, set_update_mode);
}

/// Draws frames after a panic. The main thread learns of a panic in the renderer only in the next frame, and until then the window would
/// not react.
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

/// Chooses the update mode of winit. Features tell by a [`FrameRequest`] that they move or wait for something.
fn set_update_mode(
    mut winit: ResMut<WinitSettings>,
    mut quiet: Local<(u32, Duration)>,
    time: Res<Time<Real>>,
    (mut window_events, mut match_events): (MessageReader<WindowEvent>, MessageReader<MatchEvent>),
    mut frame_requests: MessageReader<FrameRequest>,
    screen_reader: Option<Res<AccessibilityRequested>>,
    gamepads: Query<&Gamepad>,
) {
    let (mut is_moving, mut interval) = (false, IDLE_INTERVAL);
    for request in frame_requests.read() {
        match request {
            FrameRequest::Continuous => is_moving = true,
            FrameRequest::Within(time) => interval = interval.min(*time),
        }
    }
    let is_held = gamepads.iter().any(is_held);
    let has_panicked = HAS_PANICKED.swap(false, Relaxed);
    let has_events = has_panicked || is_held || window_events.read().count() + match_events.read().count() > 0;
    *quiet =
        if is_moving || has_events { (0, Duration::ZERO) } else { (quiet.0.saturating_add(1), quiet.1 + time.delta()) };
    // The requests of a screen reader do not wake the window, so it looks for them, and outside Linux for the buttons of gamepads, too.
    let is_read = screen_reader.is_some_and(|requested| requested.get());
    let polls_gamepads = cfg!(not(target_os = "linux")) && !gamepads.is_empty();
    if is_read || polls_gamepads {
        interval = interval.min(POLLING_INTERVAL);
    }
    let is_settling = quiet.0 < MIN_SETTLE_FRAMES || quiet.1 < SETTLE_TIME;
    let mode = if is_settling { UpdateMode::Continuous } else { UpdateMode::reactive(interval) };
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}
