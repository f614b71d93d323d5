//! The claim of the interface to the keyboard.

use bevy::prelude::*;

/// Whether a text field or another widget has the keyboard, so that letters are text and not commands.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct KeyboardTaken(pub bool);
