//! Distance that the running gear of a vehicle has rolled.

use bevy::prelude::*;

/// The distance that the caterpillar bands and wheels of a part have rolled.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct GearTravel {
    /// The distance so far; 0 at rest.
    pub current: f32,
    /// The distance when it comes to rest.
    pub total: f32,
}
