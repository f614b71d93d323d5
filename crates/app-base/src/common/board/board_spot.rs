//! Entities for the places of the board.

use bevy::prelude::*;

use super::Spot;

/// A place of the board. Its entity is the target of the pointer and has the position of the place.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[require(Transform, Visibility)]
pub struct BoardSpot(pub Spot);
