//! The keys that toggle settings.

use bevy::prelude::*;

use super::Settings;
use crate::app::AppSystems;
use crate::app::common::command::Command;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, switch.in_set(AppSystems::React));
}

fn switch(mut commands: MessageReader<Command>, mut settings: ResMut<Settings>) {
    for command in commands.read() {
        match command {
            Command::Threats => settings.show_threats = !settings.show_threats,
            Command::Thinking => settings.show_thinking = !settings.show_thinking,
            Command::Mute => settings.sound.muted = !settings.sound.muted,
            Command::Fullscreen => settings.fullscreen = !settings.fullscreen,
            _ => {}
        }
    }
}
