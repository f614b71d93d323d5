//! The window: its size and place, which return as they were left, full screen and vertical sync.

use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{Monitor, MonitorSelection, PresentMode, PrimaryWindow, WindowMode};
use bevy::winit::WINIT_WINDOWS;
use serde::{Deserialize, Serialize};

use super::{Settings, SettingsOverrides, saving};

/// Minimum width and height of the window in logical pixels. A smaller window has no space for the moves beside the board.
pub const MIN_WINDOW_SIZE: (f32, f32) = (480.0, 360.0);
/// Width and height of the window at the first start, in logical pixels.
pub const USUAL_WINDOW_SIZE: (f32, f32) = (1280.0, 720.0);
/// The largest width and height that are restored, in logical pixels; more can only come from a damaged file.
const MAX_WINDOW_SIDE: f32 = 16_384.0;
/// For how long the window must stay as it is before it is remembered. Together with the delay of writing the settings it is shorter than
/// the time for which frames are drawn after the last input.
const SETTLE_TIME: Duration = Duration::from_millis(150);
/// How much of the upper edge of the window must lie on a monitor, so that the player can drag it: width and height in physical pixels.
const VISIBLE_EDGE: IVec2 = IVec2::new(120, 24);

/// Size and place of the window.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowPlace {
    /// Width in logical pixels while it is neither maximised nor in full screen.
    pub width: f32,
    /// Height, likewise.
    pub height: f32,
    /// The upper left corner in physical pixels, where the system tells it.
    pub position: Option<[i32; 2]>,
    /// Whether it is maximised.
    pub maximized: bool,
}

impl Default for WindowPlace {
    fn default() -> Self {
        let (width, height) = USUAL_WINDOW_SIZE;
        WindowPlace { width, height, position: None, maximized: false }
    }
}

impl WindowPlace {
    /// The place, if the interface has room in a window of this size; otherwise the usual place.
    pub(super) fn sanitized(self) -> Self {
        if self.has_room() { self } else { WindowPlace { maximized: self.maximized, ..WindowPlace::default() } }
    }

    fn has_room(&self) -> bool {
        let (width, height) = MIN_WINDOW_SIZE;
        (width..=MAX_WINDOW_SIDE).contains(&self.width) && (height..=MAX_WINDOW_SIDE).contains(&self.height)
    }

    /// The place of the window now. A window that fills the screen keeps the size and position of the place `kept`.
    fn of(window: &Window, is_maximized: bool, kept: WindowPlace) -> Self {
        if window.mode != WindowMode::Windowed {
            return kept;
        }
        if is_maximized {
            return WindowPlace { maximized: true, ..kept };
        }
        let position = match window.position {
            WindowPosition::At(corner) => Some(corner.to_array()),
            WindowPosition::Automatic | WindowPosition::Centered(_) => kept.position,
        };
        let now = WindowPlace { width: window.width(), height: window.height(), position, maximized: false };
        // A minimised window has no size on some systems.
        if now.has_room() { now } else { kept }
    }
}

pub(super) fn plugin(app: &mut App) {
    restore(app);
    app.add_systems(Update, bring_onto_a_monitor)
        .add_systems(PostUpdate, apply_to_window.run_if(resource_exists_and_changed::<Settings>))
        .add_systems(Last, remember.before(saving::save_after_delay));
}

/// Applies the choices of full screen and vertical sync.
fn apply_to_window(settings: Res<Settings>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    for mut window in &mut windows {
        let mode = match settings.fullscreen {
            true => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
            false => WindowMode::Windowed,
        };
        // `AutoNoVsync` falls back to vertical sync if the display supports nothing else.
        let present_mode = if settings.vsync { PresentMode::AutoVsync } else { PresentMode::AutoNoVsync };
        if window.mode != mode {
            window.mode = mode;
        }
        if window.present_mode != present_mode {
            window.present_mode = present_mode;
        }
    }
}

/// Gives the window its size and place of the last session, before it opens.
fn restore(app: &mut App) {
    if app.world().resource::<SettingsOverrides>().windowed {
        return;
    }
    let place = app.world().resource::<Settings>().window;
    let mut windows = app.world_mut().query_filtered::<&mut Window, With<PrimaryWindow>>();
    for mut window in windows.iter_mut(app.world_mut()) {
        window.resolution.set(place.width, place.height);
        if let Some(corner) = place.position {
            window.position = WindowPosition::At(IVec2::from_array(corner));
        }
        if place.maximized {
            window.set_maximized(true);
        }
    }
}

/// Centres a window that would open where no monitor is, once the monitors are known.
fn bring_onto_a_monitor(
    monitors: Query<&Monitor>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut is_done: Local<bool>,
) {
    if *is_done || monitors.is_empty() {
        return;
    }
    *is_done = true;
    for mut window in &mut windows {
        if let WindowPosition::At(corner) = window.position {
            let width = window.physical_width() as i32;
            let areas = monitors.iter().map(|monitor| (monitor.physical_position, monitor.physical_size().as_ivec2()));
            if !is_reachable(corner, width, areas) {
                window.position = WindowPosition::Centered(MonitorSelection::Primary);
            }
        }
    }
}

/// Whether enough of the upper edge of a window lies on one of the monitors, each given by its corner and size.
fn is_reachable(corner: IVec2, width: i32, mut monitors: impl Iterator<Item = (IVec2, IVec2)>) -> bool {
    let edge = IVec2::new(width, VISIBLE_EDGE.y);
    monitors.any(|(at, size)| {
        let shared = (corner + edge).min(at + size) - corner.max(at);
        shared.cmpge(VISIBLE_EDGE.min(edge)).all()
    })
}

/// The place of the window that is not in the settings yet, and for how long it has been the same.
#[derive(Default)]
struct Unsettled {
    place: Option<WindowPlace>,
    since: Duration,
}

/// Remembers the place of the window as soon as it has settled, or at exit.
fn remember(
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    overrides: Res<SettingsOverrides>,
    time: Res<Time<Real>>,
    mut exits: MessageReader<AppExit>,
    mut unsettled: Local<Unsettled>,
    mut settings: ResMut<Settings>,
    _main_thread: NonSendMarker,
) {
    // The command line has chosen the size for this run alone.
    if overrides.windowed {
        return;
    }
    // When the player closes the window, it is gone before the program ends.
    if let Ok((entity, window)) = windows.single() {
        let now = WindowPlace::of(window, is_maximized(entity), settings.window);
        let changed = Some(now).filter(|now| *now != settings.window);
        let since = if changed == unsettled.place { unsettled.since + time.delta() } else { Duration::ZERO };
        *unsettled = Unsettled { place: changed, since };
    }
    let is_exiting = exits.read().count() > 0;
    if let Some(place) = unsettled.place
        && (is_exiting || unsettled.since >= SETTLE_TIME)
    {
        settings.window = place;
        unsettled.place = None;
    }
}

/// Whether the system shows the window maximised, which Bevy does not tell. Runs on the main thread, to which windows belong.
fn is_maximized(window: Entity) -> bool {
    WINIT_WINDOWS.with_borrow(|known| known.get_window(window).is_some_and(|window| window.is_maximized()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::SettingsFile;
    use bevy::time::TimeUpdateStrategy;
    use bevy::window::WindowResolution;

    /// An app with the settings in a file and a window, in frames of 50 ms.
    fn app(file: &std::path::Path, windowed: bool) -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)))
            .insert_resource(SettingsFile(Some(file.to_owned())))
            .insert_resource(SettingsOverrides { windowed, ..SettingsOverrides::default() });
        let resolution = WindowResolution::new(1280, 720);
        app.world_mut().spawn((Window { resolution, ..default() }, PrimaryWindow));
        app.add_plugins((saving::plugin, plugin));
        app
    }

    fn window(app: &mut App) -> Mut<'_, Window> {
        app.world_mut().query::<&mut Window>().single_mut(app.world_mut()).expect("one window")
    }

    fn exit(app: &mut App) {
        app.world_mut().write_message(AppExit::Success);
        app.update();
    }

    #[test]
    fn size_and_place_return_in_the_next_session() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("settings.json");
        let mut first = app(&file, false);
        first.update();
        window(&mut first).resolution.set(1000.0, 700.0);
        window(&mut first).position = WindowPosition::At(IVec2::new(40, 60));
        exit(&mut first);
        let mut second = app(&file, false);
        assert_eq!((window(&mut second).width(), window(&mut second).height()), (1000.0, 700.0));
        assert_eq!(window(&mut second).position, WindowPosition::At(IVec2::new(40, 60)));
        let mut chosen = app(&file, true);
        assert_eq!(window(&mut chosen).width(), 1280.0, "the command line chooses the size");
        window(&mut chosen).resolution.set(800.0, 600.0);
        exit(&mut chosen);
        assert_eq!(window(&mut app(&file, false)).width(), 1000.0, "and its size is not kept");
    }

    #[test]
    fn nothing_is_remembered_while_the_window_changes() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut app = app(&folder.path().join("settings.json"), false);
        for width in 0..20 {
            window(&mut app).resolution.set(900.0 + width as f32, 700.0);
            app.update();
            assert_eq!(app.world().resource::<Settings>().window, WindowPlace::default());
        }
        (0..5).for_each(|_| app.update());
        assert_eq!(app.world().resource::<Settings>().window.width, 919.0);
    }

    #[test]
    fn windows_that_are_too_small_and_damaged_values_are_not_restored() {
        for (width, height) in [(300.0, 700.0), (700.0, 200.0), (f32::NAN, 700.0), (1e9, 700.0), (-5.0, -5.0)] {
            let place = WindowPlace { width, height, position: Some([5, 5]), maximized: false };
            assert_eq!(place.sanitized(), WindowPlace::default());
        }
        let place = WindowPlace { width: 480.0, height: 360.0, position: Some([5, 5]), maximized: true };
        assert_eq!(place.sanitized(), place);
    }

    #[test]
    fn filled_screen_keeps_the_former_size() {
        let kept = WindowPlace { width: 900.0, height: 600.0, position: Some([10, 20]), maximized: false };
        let mut window = Window { resolution: WindowResolution::new(1920, 1080), ..default() };
        assert_eq!(WindowPlace::of(&window, true, kept), WindowPlace { maximized: true, ..kept });
        window.mode = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
        assert_eq!(WindowPlace::of(&window, false, kept), kept);
        window.mode = WindowMode::Windowed;
        assert_eq!(WindowPlace::of(&window, false, kept).width, 1920.0);
    }

    #[test]
    fn window_beside_all_monitors_is_centred() {
        let monitors = [(IVec2::ZERO, IVec2::new(1920, 1080)), (IVec2::new(1920, 0), IVec2::new(1280, 1024))];
        let reachable = |x: i32, y: i32| is_reachable(IVec2::new(x, y), 1000, monitors.into_iter());
        assert!(reachable(0, 0) && reachable(-800, 500) && reachable(3000, 900));
        assert!(!reachable(-950, 0) && !reachable(3150, 0) && !reachable(500, 1070) && !reachable(500, -300));
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut app = app(&folder.path().join("settings.json"), false);
        window(&mut app).position = WindowPosition::At(IVec2::new(5000, 5000));
        app.world_mut().spawn(Monitor {
            name: None,
            physical_height: 1080,
            physical_width: 1920,
            physical_position: IVec2::ZERO,
            refresh_rate_millihertz: None,
            scale_factor: 1.0,
            video_modes: Vec::new(),
        });
        app.update();
        assert_eq!(window(&mut app).position, WindowPosition::Centered(MonitorSelection::Primary));
    }
}
