//! Traces that actions leave in the ground.

use bevy::prelude::*;

/// A trace that an action leaves in the ground of a board that shows a landscape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GroundTrace {
    /// The two ruts of a vehicle that drove straight from one place to another.
    Ruts {
        /// The middle of the vehicle at the start.
        from: Vec3,
        /// The middle of the vehicle at the end.
        to: Vec3,
    },
    /// The arcs that the tracks of a vehicle tore up when it turned on the spot by 45 degrees.
    Turn {
        /// The middle of the vehicle.
        middle: Vec3,
        /// The direction in which it faced before.
        from: Vec3,
        /// The direction in which it faces now.
        to: Vec3,
    },
    /// The crater of a shell or mine.
    Crater(Vec3),
}
