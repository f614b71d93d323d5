//! The 3D game: graphics, sound, input and interface.
//!
//! The plugins form three layers, so that tests can run without a window:
//! - [`CorePlugin`]: the match, the gate, the computer player, the clocks, the selection. Needs no rendering and no assets.
//! - [`TablePlugin`]: board, pieces, marks, effects, camera and light, all of them a projection of the core.
//! - [`InterfacePlugin`]: screens, panels and dialogs, drawn with egui.
//!
//! [`SoundPlugin`](audio::SoundPlugin) may be added to them. It plays sounds for what they do and changes nothing.
//!
//! All of this is the same for every game. The specifics of each game are in [`games`].
//!
//! Components and resources are changed only by the folder that defines them; other folders send messages. Resources of [`common`] have
//! one writer each. The test `architecture` checks this and the order of the folders.

use bevy::prelude::*;

mod adapter;
mod allocator;
pub mod audio;
pub mod board;
pub mod camera;
pub mod coach;
pub mod common;
mod crash_log;
#[cfg(feature = "dev")]
mod dev;
mod doctor;
pub mod editor;
pub mod effects;
mod file_manager;
#[cfg(any(test, fuzzing))]
pub mod fuzz_cases;
mod gamepads;
pub mod games;
pub mod i18n;
pub mod input;
mod launch;
pub mod lessons;
pub mod light;
pub mod loading_screen;
mod lost_threads;
pub mod marks;
pub mod opponent;
mod pace;
pub mod persistence;
pub mod pieces;
pub mod play;
pub mod practice;
mod probe;
pub mod profile;
pub mod puzzles;
mod recovery;
pub mod render;
pub mod review;
pub mod screens;
pub mod settings;
pub mod setup_study;
pub mod states;
pub mod study;
#[cfg(unix)]
mod termination;
pub mod theme;
pub mod window_focus;
mod window_icon;

#[cfg(test)]
mod tests;

pub use adapter::AdapterError;
pub use doctor::report as doctor_report;
pub use launch::{LaunchError, LaunchOptions, build_app, launch};
pub use render::{AnimationExportOptions, PictureOptions, RenderError, offscreen_table, render_picture};

/// The system sets of a frame, in this order. Each set sees the changes of those before it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AppSystems {
    /// Pointer, keyboard and computer player send requests.
    Input,
    /// The gate handles the requests. Only here the match changes.
    Gate,
    /// Reactions to the match: autosave, the computer's next search, menus.
    React,
    /// Entities are updated to the shown ply.
    Project,
    /// Animations advance.
    Animate,
}

/// Configures the order of the sets.
fn configure_systems(app: &mut App) {
    app.configure_sets(
        Update,
        (AppSystems::Input, AppSystems::Gate, AppSystems::React, AppSystems::Project, AppSystems::Animate).chain(),
    );
}

/// The game without graphics and sound: match, gate, computer player, clocks, selection, storage.
pub struct CorePlugin;

impl Plugin for CorePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            common::plugin,
            configure_systems,
            states::plugin,
            settings::plugin,
            i18n::plugin,
            play::plugin,
            editor::plugin,
            opponent::plugin,
            (
                coach::plugin,
                review::plugin,
                study::plugin,
                lessons::plugin,
                puzzles::plugin,
                practice::plugin,
                setup_study::plugin,
                profile::plugin,
            ),
            board::layout_plugin,
            input::plugin,
            pieces::projection_plugin,
            marks::board_overlay_plugin,
            marks::danger_plugin,
            persistence::plugin,
        ));
    }
}

/// The table: board, pieces, marks, effects, camera and light.
pub struct TablePlugin;

impl Plugin for TablePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((board::plugin, pieces::plugin, marks::plugin, effects::plugin, camera::plugin, light::plugin));
    }
}

/// Screens, panels and dialogs.
pub struct InterfacePlugin;

impl Plugin for InterfacePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((theme::plugin, screens::plugin, gamepads::plugin, probe::plugin));
    }
}
