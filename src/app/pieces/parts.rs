//! A piece as it is made: painted parts and metal parts.

use bevy::prelude::*;

use super::mesh::{Shape, Tangents};

/// The parts of a piece by surface.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    pub(in crate::app) painted: Shape,
    pub(in crate::app) metal: Shape,
}

impl Parts {
    /// Adds a painted part.
    pub(in crate::app) fn paint(&mut self, shape: Shape, color: Color) {
        self.painted.add(soft(shape.painted(color)));
    }

    /// Adds a painted part and its mirror image.
    pub(in crate::app) fn paint_pair(&mut self, shape: Shape, color: Color) {
        self.painted.add_pair(soft(shape.painted(color)));
    }

    /// Adds a metal part.
    pub(in crate::app) fn metal(&mut self, shape: Shape, color: Color) {
        self.metal.add(soft(shape.painted(color)));
    }

    /// Adds a metal part and its mirror image.
    pub(in crate::app) fn metal_pair(&mut self, shape: Shape, color: Color) {
        self.metal.add_pair(soft(shape.painted(color)));
    }

    /// All parts moved and turned alike.
    pub(in crate::app) fn transformed(self, transform: Mat4) -> Parts {
        Parts { painted: self.painted.transformed(transform), metal: self.metal.transformed(transform) }
    }

    /// The finished meshes: of varnished paint and of metal. There need not be both.
    pub(super) fn into_meshes(self) -> [Option<Mesh>; 2] {
        [self.painted, self.metal].map(|shape| (!shape.is_empty()).then(|| shape.into_mesh(Tangents::None)))
    }
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
