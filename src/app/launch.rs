//! The app with its window, or an error if there is no display or graphics adapter.

use std::any::Any;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::process::ExitCode;

#[cfg(unix)]
use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::window::{WindowMode, WindowResizeConstraints, WindowResolution};

use crate::app::{
    InterfacePlugin, allocator, crash_log, doctor, file_manager, lost_threads, recovery, window_icon, window_title,
};
use crate::version::version;
use cannon_app_activities::gamepads;
use cannon_app_activities::opponent::exhibition;
use cannon_app_activities::persistence::{CrashReports, RecordFile, Store};
use cannon_app_base::i18n::SystemLanguage;
use cannon_app_base::play::{MatchRequest, MatchSetup, Request};
use cannon_app_base::settings::{MIN_WINDOW_SIZE, SettingsOverrides, USUAL_WINDOW_SIZE};
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::{pace, window_focus};
use cannon_app_screens::{FilesToOpen, SystemReporter, last_menu_plugin, open_at_first_start};
use cannon_app_table::adapter::{AdapterError, find_adapter};
use cannon_app_table::audio::SoundPlugin;
use cannon_app_table::{CorePlugin, TablePlugin, loading_screen};
use cannon_appearance::Quality;
use cannon_crash_report::Reports;
use cannon_i18n::{Language, Localizer};
use cannon_rules::message::{Message, ToMessage, Value};
use cannon_rules::record::Record;

/// The reason why the game cannot be shown in a window.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LaunchError {
    /// The environment names no display server.
    #[error("there is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set")]
    NoDisplay,
    /// No display server responds, or its client library is missing. The text is what the windowing library reports.
    #[error(
        "there is no display to open a window on: the window system does not answer, or its client libraries are missing: {0}"
    )]
    DisplayUnavailable(String),
    /// No graphics adapter can draw.
    #[error(transparent)]
    NoAdapter(#[from] AdapterError),
}

impl ToMessage for LaunchError {
    fn to_message(&self) -> Message {
        match self {
            LaunchError::NoDisplay => "error-no-display".into(),
            LaunchError::DisplayUnavailable(system) => {
                Message::with("error-display-unavailable", [("system", Value::text(system))])
            }
            LaunchError::NoAdapter(error) => error.to_message(),
        }
    }
}

/// Options for the start of the app.
#[derive(Debug, Default)]
pub struct LaunchOptions {
    /// A game to start at once instead of showing the title.
    pub setup: Option<MatchSetup>,
    /// A recorded game to continue at once.
    pub record: Option<Record>,
    /// A file to which the game is saved, in addition to the autosave.
    pub record_file: Option<PathBuf>,
    /// A file to open: a game, or a set-up for the editor.
    pub file: Option<PathBuf>,
    /// Picture quality for this run, which overrides the settings.
    pub quality: Option<Quality>,
    /// Language for this run, which overrides the settings.
    pub language: Option<Language>,
    /// Size of the window in pixels, which overrides the settings.
    pub window_size: Option<(u32, u32)>,
}

/// Runs the game in a window until the player quits. Returns the exit status of the program.
///
/// # Errors
/// If there is no display or no graphics adapter. No window has been shown then.
pub fn launch(options: LaunchOptions) -> Result<ExitCode, LaunchError> {
    let mut app = build_app(options)?;
    let reports = app.world().get_resource::<CrashReports>().cloned();
    let exit = cannon_crash_report::run(|| app.run());
    // Here a thread may have panicked, but the program has not crashed. A failure of the graphics device ends it with an error.
    if !exit.is_success() {
        cannon_crash_report::record_lost_threads();
    } else if let Some(Err(error)) = reports.map(|reports| reports.archive()) {
        warn!("a report cannot be moved: {error}");
    }
    Ok(match exit {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(status) => ExitCode::from(status.get()),
    })
}

/// The complete app with its window, ready to run, for [`launch`] and for benchmarks.
///
/// # Errors
/// If there is no display or no graphics adapter. No window has been shown then.
pub fn build_app(options: LaunchOptions) -> Result<App, LaunchError> {
    allocator::keep_large_blocks_apart();
    check_display()?;
    let adapter = find_adapter()?;
    let words = Localizer::new(options.language.unwrap_or_else(Language::of_system));
    let mut app = open_window(words.text("window-title"), options.window_size, adapter)?;
    #[cfg(windows)]
    hide_console_ng::hide_console();
    if let Ok(store) = Store::for_user() {
        let reports = Reports::in_folder(store.folder());
        reports.install(version(), &crash_log::THREADS);
        app.insert_resource(CrashReports(reports));
    }
    let LaunchOptions { quality, language, .. } = options;
    app.insert_resource(SettingsOverrides { quality, language, windowed: options.window_size.is_some() })
        .insert_resource(SystemLanguage(Language::of_system()))
        .insert_resource(RecordFile(options.record_file.clone()))
        .add_plugins((CorePlugin, TablePlugin, InterfacePlugin, SoundPlugin::default()))
        .add_plugins(gamepads::devices_plugin)
        .add_plugins((pace::plugin, recovery::plugin, loading_screen::plugin, window_focus::plugin))
        .add_plugins((
            exhibition::plugin,
            file_manager::plugin,
            window_icon::plugin,
            window_title::plugin,
            crash_log::plugin,
            lost_threads::plugin,
        ));
    #[cfg(unix)]
    app.add_plugins(crate::app::termination::plugin);
    #[cfg(feature = "dev")]
    app.add_plugins(crate::app::dev::plugin);
    if let Some(file) = &options.file {
        app.insert_resource(FilesToOpen(vec![file.clone()]));
    } else if options.setup.is_none() && options.record.is_none() {
        app.add_systems(Startup, open_at_first_start).add_plugins(last_menu_plugin);
    }
    app.insert_resource(SystemReporter(doctor::report));
    request_game(&mut app, options);
    Ok(app)
}

/// Checks that a display is configured, to report a plain error before any library prints its own message.
fn check_display() -> Result<(), LaunchError> {
    let is_configured = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
        .into_iter()
        .any(|variable| std::env::var_os(variable).is_some_and(|value| !value.is_empty()));
    if cfg!(all(unix, not(target_os = "macos"))) && !is_configured {
        return Err(LaunchError::NoDisplay);
    }
    Ok(())
}

/// Bevy with its window. There is no way to ask the windowing library in advance whether it works, and Bevy panics if it does not. The
/// panic is therefore caught without output and returned as an error.
fn open_window(title: String, windowed: Option<(u32, u32)>, adapter: WgpuSettings) -> Result<App, LaunchError> {
    let window = Window {
        title,
        name: Some("cannon".to_owned()),
        resolution: match windowed {
            Some((width, height)) => WindowResolution::new(width, height).with_scale_factor_override(1.0),
            // The settings, which are read later, have the size of the last session.
            None => WindowResolution::new(USUAL_WINDOW_SIZE.0 as u32, USUAL_WINDOW_SIZE.1 as u32),
        },
        mode: WindowMode::Windowed,
        resize_constraints: WindowResizeConstraints {
            min_width: MIN_WINDOW_SIZE.0,
            min_height: MIN_WINDOW_SIZE.1,
            ..default()
        },
        ..default()
    };
    let default_hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let opened = panic::catch_unwind(AssertUnwindSafe(|| {
        let mut app = App::new();
        let plugins = DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .set(RenderPlugin { render_creation: adapter.into(), ..default() })
            // Warnings of Bevy and its libraries are for developers; RUST_LOG=info shows them.
            .set(LogPlugin { filter: "error".to_owned(), ..default() });
        // The plugin `termination` takes its place.
        #[cfg(unix)]
        let plugins = plugins.disable::<TerminalCtrlCHandlerPlugin>();
        app.add_plugins(plugins);
        app
    }));
    panic::set_hook(default_hook);
    opened.map_err(|panic| LaunchError::DisplayUnavailable(panic_text(&*panic).to_owned()))
}

/// The message of a panic that was caught.
fn panic_text(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without a message")
}

/// Starts or loads the game that was given on the command line, if any, and skips the title.
fn request_game(app: &mut App, options: LaunchOptions) {
    let request = match options {
        LaunchOptions { record: Some(record), .. } => Request::Load(Box::new(record)),
        LaunchOptions { setup: Some(setup), .. } => Request::Start(Box::new(setup)),
        LaunchOptions { setup: None, record: None, .. } => return,
    };
    app.insert_state(Screen::Play).insert_state(Menu::None);
    app.world_mut().write_message(MatchRequest::from_interface(request));
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_i18n::check::fault;

    #[test]
    fn launch_errors_have_messages_in_all_languages() {
        let errors = [
            LaunchError::NoDisplay,
            LaunchError::DisplayUnavailable("display 7".to_owned()),
            LaunchError::NoAdapter(AdapterError::Forbidden),
        ];
        for error in &errors {
            assert_eq!(fault(&error.to_message()), None, "{error}");
        }
        // The match is exhaustive, so that a new variant needs a number, and a sample with it.
        let places = errors.iter().map(|error| match error {
            LaunchError::NoDisplay => 0,
            LaunchError::DisplayUnavailable(_) => 1,
            LaunchError::NoAdapter(_) => 2,
        });
        assert!(places.eq(0..3));
    }
}
