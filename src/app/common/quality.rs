//! The quality tier in force.

use bevy::prelude::*;

use crate::appearance::Quality;

/// The quality that is in force: the player's choice, or the machine's until there is one.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActiveQuality(pub Quality);
