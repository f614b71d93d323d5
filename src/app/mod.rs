//! The 3D game: graphics, sound, input and interface.
//!
//! The plugins form three groups, so that tests can run without a window:
//! - [`CorePlugin`](cannon_app_table::CorePlugin): the match, the gate, the computer player, the clocks, the selection. Needs no rendering and
//!   no assets.
//! - [`TablePlugin`](cannon_app_table::TablePlugin): board, pieces, marks, effects, camera and light, all of them a projection of the core.
//! - [`InterfacePlugin`]: screens, panels and dialogs, drawn with egui.
//!
//! [`SoundPlugin`](cannon_app_table::audio::SoundPlugin) may be added to them. It plays sounds for what they do and changes nothing.
//!
//! All of this is the same for every game. The specifics of each game are in [`cannon_app_games`].
//!
//! Components and resources are changed only by the module that defines them; others send messages. Shared resources of
//! [`cannon_app_base`] have one writer each. The test `architecture` checks this.

use bevy::prelude::*;
use cannon_app_activities::gamepads;
use cannon_app_base::theme;

mod allocator;
mod crash_log;
#[cfg(feature = "dev")]
mod dev;
mod doctor;
mod file_manager;
#[cfg(any(test, fuzzing))]
pub mod fuzz_cases;
mod launch;
mod lost_threads;
#[cfg(feature = "probe")]
mod probe;
mod recovery;
#[cfg(unix)]
mod termination;
mod window_icon;
mod window_title;

#[cfg(test)]
mod tests;

pub use doctor::report as doctor_report;
pub use launch::{LaunchError, LaunchOptions, build_app, launch};

/// Screens, panels and dialogs.
pub struct InterfacePlugin;

impl Plugin for InterfacePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((theme::plugin, cannon_app_screens::plugin, gamepads::plugin));
        #[cfg(feature = "probe")]
        app.add_plugins(probe::plugin);
    }
}
