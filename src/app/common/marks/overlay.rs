//! The overlay of lines, dots and a ghost piece over the board, as a value.

use bevy::prelude::*;

use crate::app::common::board::{Heading, Spot};
use crate::app::common::pieces::PieceState;

/// Bars on the board, dots in the air, and a ghost piece.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overlay {
    /// The two ends of each bar.
    pub bars: Vec<[Vec3; 2]>,
    /// The positions of the dots.
    pub dots: Vec<Vec3>,
    /// A preview of the selected piece in its new place.
    pub ghost: Option<Ghost>,
}

/// A translucent piece that shows where a piece would stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ghost {
    /// Its look and heading.
    pub state: PieceState,
    /// Its place.
    pub at: Spot,
    /// The heading of its turret, if it has one.
    pub aim: Heading,
}
