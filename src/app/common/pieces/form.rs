//! What the form of a piece or prop comes from.

use bevy::prelude::*;

use crate::app::common::mesh::Shape;
use cannon_rules::Side;

/// The name of the part that turns on a body to aim.
pub const TURRET: &str = "turret";

/// Where the meshes of a piece or prop come from.
#[derive(Debug)]
pub enum Form {
    /// Model files by name, South's and North's: `cannon/soldier-dark` is `assets/models/cannon/soldier-dark.glb` with its cheap version
    /// beside it. They have the size that they have on the board.
    Files([&'static str; 2]),
    /// Made by code.
    Made {
        /// Its parts, the body first.
        parts: &'static [MadePart],
    },
}

impl Form {
    /// The same file for both sides.
    #[must_use]
    pub const fn file(name: &'static str) -> Form {
        Form::Files([name, name])
    }

    /// A side's model file, if there is one.
    pub(in crate::app) fn file_of(&self, side: Side) -> Option<&'static str> {
        match self {
            Form::Files(names) => Some(names[side.index()]),
            Form::Made { .. } => None,
        }
    }
}

/// A part that is made by code.
#[derive(Debug)]
pub struct MadePart {
    /// Its name, as scores know it.
    pub(in crate::app) name: &'static str,
    /// Where it turns.
    pub(in crate::app) pivot: Vec3,
    /// Makes it in its place in the whole: stands on y = 0 and looks along -z.
    pub(in crate::app) make: fn() -> Shape,
}
