//! Entities of the places of the board.

use bevy::prelude::*;

pub use cannon_rules::Spot;

/// A place of the board. Its entity is the target of the pointer and has the position of the place.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[require(Transform, Visibility)]
pub struct BoardSpot(pub Spot);
