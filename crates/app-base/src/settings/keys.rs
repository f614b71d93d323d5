//! The keys that toggle settings.

use bevy::prelude::*;

use super::Settings;
use crate::common::AppSystems;
use crate::common::command::Command;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, toggle_with_keys.in_set(AppSystems::React));
}

fn toggle_with_keys(mut commands: MessageReader<Command>, mut settings: ResMut<Settings>) {
    for command in commands.read() {
        match command {
            Command::ToggleThreats => settings.show_threats = !settings.show_threats,
            Command::ToggleDanger => settings.show_danger = !settings.show_danger,
            Command::TogglePanel => settings.fold_panel = !settings.fold_panel,
            Command::ToggleThinking => settings.show_thinking = !settings.show_thinking,
            Command::ToggleMute => settings.sound.muted = !settings.sound.muted,
            Command::ToggleFullscreen => settings.fullscreen = !settings.fullscreen,
            _ => {}
        }
    }
}
