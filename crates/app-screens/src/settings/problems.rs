//! Notices about settings and players whose files are damaged or cannot be written.

use bevy::prelude::*;

use crate::parts::notices::Notices;
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_base::common::AppSystems;
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::{SettingsError, SettingsProblem};
use cannon_files::system_error;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (tell_of_settings.run_if(resource_exists_and_changed::<SettingsProblem>), tell_of_players.run_if(run_once))
            .chain()
            .in_set(AppSystems::React),
    );
}

/// Tells once why the settings could not be read, or could not be kept.
fn tell_of_settings(problem: Res<SettingsProblem>, words: Res<Words>, mut notices: ResMut<Notices>) {
    if let Some(problem) = &problem.0 {
        notices.show(settings_error_text(&words, problem));
    }
}

/// Tells at the start why the players could not be read. Later problems stand where they arise, on the page of the players.
fn tell_of_players(players: Res<PlayerProfiles>, words: Res<Words>, mut notices: ResMut<Notices>) {
    if let Some(problem) = players.problem() {
        let texts = notices.text().into_iter().map(str::to_owned).chain([words.message(problem)]);
        let text = texts.collect::<Vec<_>>().join("\n");
        notices.show(text);
    }
}

/// The text of an error while reading or writing the settings.
fn settings_error_text(words: &Words, problem: &SettingsError) -> String {
    match problem {
        SettingsError::Io { path, source } => {
            let reason = words.message(&system_error::message(path, source));
            words.format("settings-failed", &[("reason", reason.into())])
        }
        SettingsError::Damaged { path, aside, reason } => {
            let (aside, reason) = (aside.display().to_string(), words.message(&reason.message(path)));
            words.format("settings-damaged", &[("file", aside.into()), ("reason", reason.into())])
        }
    }
}
