//! Lines, dots and a ghost piece over the board, as values.

use bevy::prelude::*;

use crate::app::common::board::{Heading, Spot};
use crate::app::common::pieces::PieceState;

/// Bars on the board, dots in the air, and a piece that would stand somewhere.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overlay {
    /// The two ends of each bar.
    pub bars: Vec<[Vec3; 2]>,
    /// Where each dot is.
    pub dots: Vec<Vec3>,
    /// How the chosen piece would stand.
    pub ghost: Option<Ghost>,
}

/// A piece that would stand somewhere, let through by the light.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ghost {
    /// What it looks like, and where it looks.
    pub figure: PieceState,
    /// Where it would stand.
    pub at: Spot,
    /// Where its turret would look, if it has one.
    pub aim: Heading,
}
