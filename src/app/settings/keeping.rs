//! Reading the settings file at start-up and writing it soon after the settings change.

use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use directories::ProjectDirs;

use super::{Settings, SettingsError, file};
use crate::appearance::Quality;

/// Delay between the last change and the writing of the file, since steppers change settings several times a second. It must be shorter
/// than the time for which frames are drawn after the last input; otherwise no frame comes to write the file.
const PATIENCE: Duration = Duration::from_millis(400);

/// The path of the settings file; `None` to save nothing. Tests insert their own path before the plugins.
#[derive(Resource, Clone, Debug)]
pub struct SettingsFile(pub Option<PathBuf>);

impl Default for SettingsFile {
    /// On Linux `$XDG_CONFIG_HOME/cannon/settings.json`.
    fn default() -> Self {
        SettingsFile(ProjectDirs::from("", "", "cannon").map(|dirs| dirs.config_dir().join("settings.json")))
    }
}

/// The last error while reading or writing the settings file, for the settings screen to show.
#[derive(Resource, Debug, Default)]
pub struct SettingsProblem(pub Option<SettingsError>);

/// Settings overridden by the command line for this run. They are not written to the file; if the player changes such a setting, the new
/// value is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct ThisRun {
    /// Rendering quality, if overridden.
    pub quality: Option<Quality>,
    /// Whether to use a window even if the settings ask for full screen.
    pub windowed: bool,
}

impl ThisRun {
    /// Applies the overrides to the settings.
    fn apply(self, settings: &mut Settings) {
        settings.quality = self.quality.or(settings.quality);
        settings.fullscreen &= !self.windowed;
    }

    /// The settings to write to the file: settings that still have their overridden value are replaced by those from `before`.
    fn take_out(self, settings: &Settings, before: &Settings) -> Settings {
        let mut kept = settings.clone();
        if self.quality.is_some() && settings.quality == self.quality {
            kept.quality = before.quality;
        }
        if self.windowed && !settings.fullscreen {
            kept.fullscreen = before.fullscreen;
        }
        kept
    }
}

/// The settings in the file, and the time since the last change that is not yet written.
#[derive(Resource)]
pub(super) struct Kept {
    settings: Settings,
    unsaved_for: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SettingsFile>().init_resource::<ThisRun>();
    let path = app.world().resource::<SettingsFile>().0.clone();
    let mut problem = SettingsProblem::default();
    let this_run = *app.world().resource::<ThisRun>();
    let settings = path.map_or_else(Settings::default, |path| {
        file::read(&path).unwrap_or_else(|error| {
            warn!("{error}");
            problem.0 = Some(error);
            Settings::default()
        })
    });
    let kept = Kept { settings: settings.clone(), unsaved_for: Duration::ZERO };
    let mut settings = settings;
    this_run.apply(&mut settings);
    app.insert_resource(kept).insert_resource(settings).insert_resource(problem).add_systems(Last, write_when_settled);
}

pub(super) fn write_when_settled(
    settings: Res<Settings>,
    mut kept: ResMut<Kept>,
    mut problem: ResMut<SettingsProblem>,
    path: Res<SettingsFile>,
    this_run: Res<ThisRun>,
    time: Res<Time<Real>>,
    mut exits: MessageReader<AppExit>,
) {
    let leaving = exits.read().count() > 0;
    let to_keep = this_run.take_out(&settings, &kept.settings);
    if to_keep == kept.settings {
        return;
    }
    kept.unsaved_for = if settings.is_changed() { Duration::ZERO } else { kept.unsaved_for + time.delta() };
    if kept.unsaved_for < PATIENCE && !leaving {
        return;
    }
    // If writing fails, it is not tried again until the next change.
    kept.settings = to_keep;
    let Some(path) = &path.0 else { return };
    if let Err(error) = file::write(path, &kept.settings) {
        warn!("the settings could not be kept: {error}");
        problem.0 = Some(error);
    }
}
