//! Texts beside the board that wait for the player.

use bevy::prelude::*;

/// Whether a question about an action waits for the player's answer. No clock runs meanwhile, because help must not cost time.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenQuestion(pub bool);

/// Whether a text is shown at the board that Escape closes, such as a notice or a hint.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClosableText(pub bool);
