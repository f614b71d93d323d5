//! Reading the settings file at start-up and writing it soon after the settings change.

use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use cannon_i18n::Language;
use directories::ProjectDirs;

use super::{Settings, SettingsError, SettingsFault, file};
use cannon_appearance::Quality;

/// Delay between the last change and the writing of the file, since steppers change settings several times a second. It must be shorter
/// than the time for which frames are drawn after the last input; otherwise no frame comes to write the file.
const SAVE_DELAY: Duration = Duration::from_millis(400);

/// The path of the settings file; `None` to save nothing. Tests insert their own path before the plugins.
#[derive(Resource, Clone, Debug)]
pub struct SettingsFile(pub Option<PathBuf>);

impl Default for SettingsFile {
    /// On Linux `$XDG_CONFIG_HOME/cannon/settings.json`.
    fn default() -> Self {
        SettingsFile(ProjectDirs::from("", "", "cannon").map(|dirs| dirs.config_dir().join("settings.json")))
    }
}

impl SettingsFile {
    /// Why the settings in the file cannot be used; `None` if they can, or there are none.
    pub fn fault(&self) -> Option<SettingsFault> {
        self.0.as_deref().and_then(file::fault)
    }
}

/// The last error while reading or writing the settings file, for the settings screen to show.
#[derive(Resource, Debug, Default)]
pub struct SettingsProblem(pub Option<SettingsError>);

/// Settings overridden by the command line for this run. They are not written to the file. If the player changes such a setting, the new
/// value is written.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct SettingsOverrides {
    /// Rendering quality, if overridden.
    pub quality: Option<Quality>,
    /// Language of the interface, if overridden.
    pub language: Option<Language>,
    /// Whether to use a window even if the settings ask for full screen.
    pub windowed: bool,
}

impl SettingsOverrides {
    /// Applies the overrides to the settings.
    fn apply(self, settings: &mut Settings) {
        settings.quality = self.quality.or(settings.quality);
        settings.language = self.language.or(settings.language);
        settings.fullscreen &= !self.windowed;
    }

    /// The settings to write to the file. Settings that still have their overridden value get their value in `before`.
    fn settings_to_save(self, settings: &Settings, before: &Settings) -> Settings {
        let mut saved = settings.clone();
        if self.quality.is_some() && settings.quality == self.quality {
            saved.quality = before.quality;
        }
        if self.language.is_some() && settings.language == self.language {
            saved.language = before.language;
        }
        if self.windowed && !settings.fullscreen {
            saved.fullscreen = before.fullscreen;
        }
        saved
    }
}

/// The settings in the file, and the time since the last change that is not yet written.
#[derive(Resource)]
pub(super) struct SavedSettings {
    settings: Settings,
    unsaved_for: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SettingsFile>().init_resource::<SettingsOverrides>();
    let path = app.world().resource::<SettingsFile>().0.clone();
    let mut problem = SettingsProblem::default();
    let overrides = *app.world().resource::<SettingsOverrides>();
    let settings = path.map_or_else(Settings::default, |path| {
        file::read(&path).unwrap_or_else(|error| {
            warn!("{error}");
            problem.0 = Some(error);
            Settings::default()
        })
    });
    let saved = SavedSettings { settings: settings.clone(), unsaved_for: Duration::ZERO };
    let mut settings = settings;
    overrides.apply(&mut settings);
    app.insert_resource(saved).insert_resource(settings).insert_resource(problem).add_systems(Last, save_after_delay);
}

/// Writes changed settings to the file after [`SAVE_DELAY`], or at exit.
pub(super) fn save_after_delay(
    settings: Res<Settings>,
    mut saved: ResMut<SavedSettings>,
    mut problem: ResMut<SettingsProblem>,
    path: Res<SettingsFile>,
    overrides: Res<SettingsOverrides>,
    time: Res<Time<Real>>,
    mut exits: MessageReader<AppExit>,
) {
    let is_exiting = exits.read().count() > 0;
    let to_save = overrides.settings_to_save(&settings, &saved.settings);
    if to_save == saved.settings {
        return;
    }
    saved.unsaved_for = if settings.is_changed() { Duration::ZERO } else { saved.unsaved_for + time.delta() };
    if saved.unsaved_for < SAVE_DELAY && !is_exiting {
        return;
    }
    // If writing fails, it is not tried again until the next change.
    saved.settings = to_save;
    let Some(path) = &path.0 else { return };
    if let Err(error) = file::write(path, &saved.settings) {
        warn!("the settings could not be kept: {error}");
        problem.0 = Some(error);
    }
}
