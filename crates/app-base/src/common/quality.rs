//! The active quality tier.

use bevy::prelude::*;

use cannon_appearance::Quality;

/// The active quality tier: the player's choice or, before there is one, the choice for this machine.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActiveQuality(pub Quality);
