//! The entity of a place.

use bevy::prelude::*;

use super::Spot;

/// A place of the board. Its entity takes the pointer and stands for the place in the world.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[require(Transform, Visibility)]
pub struct BoardSpot(pub Spot);
