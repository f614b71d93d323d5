//! Opens the window, or says why there can be none.

use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::process::ExitCode;

use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::window::{WindowMode, WindowResizeConstraints, WindowResolution};

use super::adapter::{AdapterError, find_adapter};
use super::audio::SoundPlugin;
use super::opponent::exhibition;
use super::persistence::KeepIn;
use super::play::{MatchRequest, MatchSetup, Request};
use super::settings::ThisRun;
use super::states::{Menu, Screen};
use super::{CorePlugin, InterfacePlugin, TablePlugin, loading_screen, pace, recovery, window_focus, window_icon};
use crate::appearance::Quality;
use cannon_rules::record::Record;

/// Width and height in logical pixels below which the window cannot be made: with less there is no room for the moves beside the board.
const SMALLEST_WINDOW: (f32, f32) = (480.0, 360.0);

/// What stands in the window's bar.
const WINDOW_TITLE: &str = "Cannon & Tank Chess";

/// Why the game cannot be shown in a window.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LaunchError {
    /// No display server answers, or a library to talk to it is missing.
    #[error("there is no display to open a window on: {0}")]
    NoDisplay(&'static str),
    /// No graphics adapter can draw.
    #[error(transparent)]
    NoAdapter(#[from] AdapterError),
}

/// How the window opens.
#[derive(Debug, Default)]
pub struct Opening {
    /// A game to begin at once instead of showing the title.
    pub setup: Option<MatchSetup>,
    /// A recorded game to go on with at once.
    pub record: Option<Record>,
    /// A file in which the game is kept from now on, beside the autosave.
    pub keep_in: Option<PathBuf>,
    /// Picture quality for this run, whatever the settings say.
    pub quality: Option<Quality>,
    /// Size of the window in pixels, whatever the settings say.
    pub windowed: Option<(u32, u32)>,
}

/// Plays in a window until the player quits; gives the program's status.
///
/// # Errors
/// If no window can be opened or nothing can draw into it; nothing has been shown then.
pub fn launch(opening: Opening) -> Result<ExitCode, LaunchError> {
    Ok(match window(opening)?.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(status) => ExitCode::from(status.get()),
    })
}

/// The whole game in its window, ready to run: for [`launch`], and for programs that measure it.
///
/// # Errors
/// If no window can be opened or nothing can draw into it; nothing has been shown then.
pub fn window(opening: Opening) -> Result<App, LaunchError> {
    find_display()?;
    let adapter = find_adapter()?;
    let mut app = open_window(opening.windowed, adapter)?;
    app.insert_resource(ThisRun { quality: opening.quality, windowed: opening.windowed.is_some() })
        .insert_resource(KeepIn(opening.keep_in.clone()))
        .add_plugins((CorePlugin, TablePlugin, InterfacePlugin, SoundPlugin::default()))
        .add_plugins((pace::plugin, recovery::plugin, loading_screen::plugin, window_focus::plugin))
        .add_plugins((exhibition::plugin, window_icon::plugin));
    #[cfg(feature = "dev")]
    app.add_plugins(super::dev::plugin);
    begin(&mut app, opening);
    Ok(app)
}

/// The plainest reason for there being no window, told before any library complains about it in its own words.
fn find_display() -> Result<(), LaunchError> {
    let named = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
        .into_iter()
        .any(|variable| std::env::var_os(variable).is_some_and(|value| !value.is_empty()));
    if cfg!(all(unix, not(target_os = "macos"))) && !named {
        return Err(LaunchError::NoDisplay("neither DISPLAY nor WAYLAND_DISPLAY is set"));
    }
    Ok(())
}

/// Bevy with its window. The window system's library has no way to be asked whether it would work and Bevy panics where it does not,
/// so the panic is caught here, unseen, and told as an error.
fn open_window(windowed: Option<(u32, u32)>, adapter: WgpuSettings) -> Result<App, LaunchError> {
    let window = Window {
        title: WINDOW_TITLE.to_owned(),
        name: Some("cannon".to_owned()),
        resolution: match windowed {
            Some((width, height)) => WindowResolution::new(width, height).with_scale_factor_override(1.0),
            None => WindowResolution::new(1280, 720),
        },
        mode: WindowMode::Windowed,
        resize_constraints: WindowResizeConstraints {
            min_width: SMALLEST_WINDOW.0,
            min_height: SMALLEST_WINDOW.1,
            ..default()
        },
        ..default()
    };
    let loud = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let opened = panic::catch_unwind(AssertUnwindSafe(|| {
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin { primary_window: Some(window), ..default() })
                .set(RenderPlugin { render_creation: adapter.into(), ..default() })
                // What Bevy and its libraries have to say is for developers: RUST_LOG=info shows it.
                .set(LogPlugin { filter: "error".to_owned(), ..default() }),
        );
        app
    }));
    panic::set_hook(loud);
    opened.map_err(|_| LaunchError::NoDisplay("the window system does not answer, or its client libraries are missing"))
}

/// Goes straight to the table if the command line named a game.
fn begin(app: &mut App, opening: Opening) {
    let request = match opening {
        Opening { record: Some(record), .. } => Request::Load(Box::new(record)),
        Opening { setup: Some(setup), .. } => Request::Start(Box::new(setup)),
        Opening { setup: None, record: None, .. } => return,
    };
    app.insert_state(Screen::Play).insert_state(Menu::None);
    app.world_mut().write_message(MatchRequest::interface(request));
}
