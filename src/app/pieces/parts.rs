//! A piece as it is made: painted parts and metal parts.

use bevy::prelude::*;

use super::mesh::{Shape, Tangents};

/// The parts of a piece by surface.
#[derive(Clone, Debug, Default)]
pub(super) struct Parts {
    pub(super) painted: Shape,
    pub(super) metal: Shape,
}

impl Parts {
    /// Adds a painted part.
    pub(super) fn paint(&mut self, shape: Shape, color: Color) {
        self.painted.add(soft(shape.painted(color)));
    }

    /// Adds a painted part and its mirror image.
    pub(super) fn paint_pair(&mut self, shape: Shape, color: Color) {
        self.painted.add_pair(soft(shape.painted(color)));
    }

    /// Adds a metal part.
    pub(super) fn metal(&mut self, shape: Shape, color: Color) {
        self.metal.add(soft(shape.painted(color)));
    }

    /// Adds a metal part and its mirror image.
    pub(super) fn metal_pair(&mut self, shape: Shape, color: Color) {
        self.metal.add_pair(soft(shape.painted(color)));
    }

    /// The two finished meshes.
    pub(super) fn into_meshes(self, meshes: &mut Assets<Mesh>) -> PartMeshes {
        PartMeshes {
            painted: meshes.add(self.painted.into_mesh(Tangents::None)),
            metal: meshes.add(self.metal.into_mesh(Tangents::None)),
        }
    }
}

/// The meshes of a piece: one of varnished paint, one of metal.
#[derive(Clone, Debug)]
pub struct PartMeshes {
    /// To be drawn with [`PieceAssets::lacquer`](super::PieceAssets::lacquer).
    pub painted: Handle<Mesh>,
    /// To be drawn with [`PieceAssets::polish`](super::PieceAssets::polish).
    pub metal: Handle<Mesh>,
}

/// Under-sides and what is close to the board get less of the sky.
fn soft(shape: Shape) -> Shape {
    const UNDERSIDE: f32 = 0.55;
    const FLOOR: f32 = 0.72;
    const FLOOR_HEIGHT: f32 = 0.16;
    shape.shaded(|position, normal| {
        let sky = UNDERSIDE + (1.0 - UNDERSIDE) * (0.85 + normal.y).clamp(0.0, 1.0);
        let height = (position.y / FLOOR_HEIGHT).clamp(0.0, 1.0);
        let near_floor = if normal.y > 0.7 { 1.0 } else { FLOOR + (1.0 - FLOOR) * height };
        sky * near_floor
    })
}
