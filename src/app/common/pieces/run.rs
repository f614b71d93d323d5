//! How far the running gear of a vehicle has moved.

use bevy::prelude::*;

/// How far what goes round on a part has run, as a vehicle's links and wheels do.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct GearTravel {
    /// So far; 0 at rest.
    pub far: f32,
    /// And so far when it comes to rest.
    pub whole: f32,
}
