//! Gamepads: their events for Bevy, the camera on the right stick, and rumble.
//!
//! What is pressed becomes chords in [`input`](crate::input), like keys. `devices` reads the gamepads of the computer and lets them rumble;
//! the window alone uses it. `camera` works with any gamepad that Bevy knows.

mod camera;
mod devices;

pub use devices::plugin as devices_plugin;

use bevy::prelude::*;

use cannon_app_base::common::AppSystems;

/// The camera on the right stick.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, camera::orbit_with_stick.in_set(AppSystems::Input));
}
