//! Full screen and vertical sync, applied to the window.

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PresentMode, PrimaryWindow, WindowMode};

use super::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, apply_to_window.run_if(resource_exists_and_changed::<Settings>));
}

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
