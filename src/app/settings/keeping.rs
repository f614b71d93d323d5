//! Settings are read at the start and written soon after they change.

use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use directories::ProjectDirs;

use super::{Settings, SettingsError, file};
use crate::appearance::Quality;

/// Changes are written when none has followed for this long: steppers change settings several times a second. Less than the time for which
/// frames are still drawn after the player has done something, or no frame would come to write them.
const PATIENCE: Duration = Duration::from_millis(400);

/// Where the settings are kept; `None` to keep them nowhere. Tests put in a file of their own before the plugins.
#[derive(Resource, Clone, Debug)]
pub struct SettingsFile(pub Option<PathBuf>);

impl Default for SettingsFile {
    /// On Linux `$XDG_CONFIG_HOME/cannon/settings.json`.
    fn default() -> Self {
        SettingsFile(ProjectDirs::from("", "", "cannon").map(|dirs| dirs.config_dir().join("settings.json")))
    }
}

/// What went wrong with reading or writing the settings, for the player to know.
#[derive(Resource, Debug, Default)]
pub struct SettingsProblem(pub Option<SettingsError>);

/// What the command line has set for this run only. It is not written to the file, unless the player sets something else.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct ThisRun {
    /// Picture quality.
    pub quality: Option<Quality>,
    /// A window, even if the settings say full screen.
    pub windowed: bool,
}

impl ThisRun {
    /// The settings for this run.
    fn apply(self, settings: &mut Settings) {
        settings.quality = self.quality.or(settings.quality);
        settings.fullscreen &= !self.windowed;
    }

    /// What is to be kept of the settings: what this run has overridden stays as it was `before`.
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

/// The settings as they are in the file, and how long they have differed from it.
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
    // Whether or not the writing succeeds, it is not tried again until the next change.
    kept.settings = to_keep;
    let Some(path) = &path.0 else { return };
    if let Err(error) = file::write(path, &kept.settings) {
        warn!("the settings could not be kept: {error}");
        problem.0 = Some(error);
    }
}
