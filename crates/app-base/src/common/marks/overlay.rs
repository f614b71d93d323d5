//! The overlay of lines, dots and a ghost piece over the board, and the trace of an action, as values.

use bevy::prelude::*;

use super::Mark;
use crate::common::board::{Heading, Spot};
use crate::common::pieces::PieceState;

/// Bars on the board, dots in the air, and ghost pieces.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overlay {
    /// The two ends of each bar.
    pub bars: Vec<[Vec3; 2]>,
    /// The positions of the dots.
    pub dots: Vec<Vec3>,
    /// Previews of the selected piece in its new place, and in another place that is offered.
    pub ghosts: Vec<Ghost>,
}

/// Marks and lines that show an action after it has been played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ActionTrace {
    /// Marks at the places that the action concerns.
    pub marks: Vec<Mark>,
    /// The places through which a piece has moved, from its origin to its destination. Empty if no piece has moved.
    pub path: Vec<Vec3>,
    /// The two ends of each bar on the board, such as the bar under a cannon that has fired.
    pub bars: Vec<[Vec3; 2]>,
    /// The positions of dots in the air, such as the trajectory of a shot, from the muzzle to the target.
    pub dots: Vec<Vec3>,
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
