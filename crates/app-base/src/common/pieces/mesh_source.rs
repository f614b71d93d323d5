//! The source of the meshes of pieces and props: model files, or code.

use bevy::prelude::*;

use crate::common::mesh::Shape;
use cannon_rules::Side;

/// The name of the part that turns to aim.
pub const TURRET: &str = "turret";

/// The source of the meshes of a piece or prop.
#[derive(Clone, Copy, Debug)]
pub enum MeshSource {
    /// Names of model files, for South and North: `cannon/soldier-dark` is `assets/models/cannon/soldier-dark.glb` with its low-poly
    /// version beside it. They are modelled at the size that they have on the board.
    Files([&'static str; 2]),
    /// Meshes that are made by code.
    Procedural {
        /// The parts, the body first.
        parts: &'static [ProceduralPart],
    },
}

impl MeshSource {
    /// The same file for both sides.
    pub const fn file(name: &'static str) -> MeshSource {
        MeshSource::Files([name, name])
    }

    /// The name of a side's model file, if there is one.
    pub fn file_for(&self, side: Side) -> Option<&'static str> {
        match self {
            MeshSource::Files(names) => Some(names[side.index()]),
            MeshSource::Procedural { .. } => None,
        }
    }
}

/// A part whose mesh is made by code.
#[derive(Debug)]
pub struct ProceduralPart {
    /// The name, by which animations refer to it.
    pub name: &'static str,
    /// The point about which it turns.
    pub pivot: Vec3,
    /// Makes its mesh in the coordinates of the whole model, which stands on y = 0 and faces -z.
    pub build_mesh: fn() -> Shape,
}
