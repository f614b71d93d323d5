//! Keyboard focus of the interface.

use bevy::prelude::*;

/// Whether a text field or another widget has the keyboard focus, so that keys must not trigger commands.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct KeyboardTaken(pub bool);
