//! The 3D game: what is seen, heard and touched.
//!
//! The plugins form three layers, so that tests can run without a window:
//! - [`CorePlugin`]: the match, the gate, the computer player, the clocks, what is selected. Needs no rendering and no assets.
//! - [`TablePlugin`]: board, pieces, marks, effects, camera and light, all of them a projection of the core.
//! - [`InterfacePlugin`]: screens, panels and dialogues drawn with egui.
//!
//! [`SoundPlugin`](audio::SoundPlugin) may be added to them: it hears what they do and changes nothing.
//!
//! All of it serves every game alike. What is particular to one is in [`games`].
//!
//! Components and resources are changed only by the folder that defines them; other folders send messages. Resources of [`common`] have
//! one writer each. The test `architecture` holds this and the order of the folders.

use bevy::prelude::*;

mod adapter;
pub mod audio;
pub mod board;
pub mod camera;
pub mod common;
#[cfg(feature = "dev")]
mod dev;
pub mod editor;
pub mod effects;
pub mod games;
pub mod i18n;
pub mod input;
mod launch;
pub mod light;
pub mod loading_screen;
pub mod marks;
pub mod opponent;
mod pace;
pub mod persistence;
pub mod pieces;
pub mod play;
mod probe;
mod recovery;
pub mod render;
pub mod screens;
pub mod settings;
pub mod states;
pub mod theme;
pub mod window_focus;
mod window_icon;

pub use adapter::AdapterError;
pub use launch::{LaunchError, Opening, launch, window};
pub use render::{FilmOptions, PictureOptions, RenderError, render_picture};

/// The order of one frame. Each set sees what the ones before it did.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AppSystems {
    /// Pointer, keyboard and computer turn what happened into requests.
    Input,
    /// The gate answers the requests: the only place where the match changes.
    Gate,
    /// What follows from the match: autosave, the computer's next search, clocks.
    React,
    /// Entities are brought in line with the ply on show.
    Project,
    /// Whatever moves is moved.
    Animate,
}

/// Puts the sets in their order.
fn configure_systems(app: &mut App) {
    app.configure_sets(
        Update,
        (AppSystems::Input, AppSystems::Gate, AppSystems::React, AppSystems::Project, AppSystems::Animate).chain(),
    );
}

/// The game without eyes and ears: match, gate, computer player, clocks, selection, storage.
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
            board::layout_plugin,
            input::plugin,
            pieces::projection_plugin,
            marks::survey_plugin,
            persistence::plugin,
        ));
    }
}

/// What stands on the table, and the light and the camera around it.
pub struct TablePlugin;

impl Plugin for TablePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((board::plugin, pieces::plugin, marks::plugin, effects::plugin, camera::plugin, light::plugin));
    }
}

/// Screens, panels and dialogues.
pub struct InterfacePlugin;

impl Plugin for InterfacePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((theme::plugin, screens::plugin, probe::plugin));
    }
}
