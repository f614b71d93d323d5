//! The state of a piece on the table, its model, and the effect of an action on pieces.

use std::hash::{Hash, Hasher};

use bevy::prelude::*;

use crate::app::common::board::{BoardLayout, Heading, Spot};
use crate::app::common::pieces::MeshSource;
use cannon_rules::Side;

/// The look of a kind of piece. A game has one for everything that can stand on its board. A piece that changes its look permanently, as a
/// unit that becomes a wreck does, changes its model.
#[derive(Debug)]
pub struct PieceModel {
    /// The unique name, such as `cannon/soldier`. Models with equal names are equal.
    pub name: &'static str,
    /// Radius of the area that it covers on the board.
    pub footprint: f32,
    /// The shape that the pointer hits.
    pub picking_shape: PickingShape,
    /// The source of its meshes.
    pub mesh_source: MeshSource,
    /// The names of the parts that animations move; it may have more parts.
    pub moving_parts: &'static [&'static str],
    /// Its idle animation.
    pub idle_animation: IdleAnimation,
}

/// The idle animation of a piece, so that the board looks alive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdleAnimation {
    /// None.
    None,
    /// The piece moves as if it breathed.
    Breathing,
    /// The named part waves in the wind.
    Waving(&'static str),
    /// Smoke rises from the piece.
    Smoking,
}

impl PartialEq for PieceModel {
    fn eq(&self, other: &PieceModel) -> bool {
        self.name == other.name
    }
}

impl Eq for PieceModel {}

impl Hash for PieceModel {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

/// The approximate shape of a piece for picking: a truncated cone slightly smaller than the piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PickingShape {
    /// Radius at the bottom.
    pub bottom: f32,
    /// Radius at the top.
    pub top: f32,
    /// Height above the board.
    pub height: f32,
}

/// The state of a piece on the table.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[require(Transform, Visibility)]
pub struct PieceState {
    /// The owner.
    pub side: Side,
    /// The look.
    pub model: &'static PieceModel,
    /// The facing.
    pub heading: Heading,
    /// Whether it is lifted under the pointer, as pieces are and terrain is not.
    pub lifts_on_hover: bool,
    /// Whether it floats in water.
    pub is_afloat: bool,
}

/// Depth of floating pieces below the surface of the board, in distances between neighbouring places.
pub const DRAUGHT: f32 = 0.12;

impl PieceState {
    /// The pose at rest on a place of a board.
    #[must_use]
    pub fn rest_pose(&self, layout: BoardLayout, spot: Spot) -> Transform {
        let mut stance = layout.rest_pose(spot, self.heading);
        stance.translation.y -= if self.is_afloat { DRAUGHT } else { 0.0 };
        stance
    }

    /// Whether the other has the same side and model.
    #[must_use]
    pub fn has_same_look(&self, other: &PieceState) -> bool {
        self.side == other.side && self.model == other.model
    }
}

/// The model of an object that exists only during an animation, such as a gun or a shell.
#[derive(Debug)]
pub struct PropModel {
    /// The unique name, such as `cannon/gun`.
    pub name: &'static str,
    /// The source of its meshes. A prop that belongs to no side has the look of South's.
    pub mesh_source: MeshSource,
    /// The names of the parts that animations move; it may have more parts.
    pub moving_parts: &'static [&'static str],
}

impl PartialEq for PropModel {
    fn eq(&self, other: &PropModel) -> bool {
        self.name == other.name
    }
}

impl Eq for PropModel {}

/// The effect of an action on pieces, so that entities can be matched before and after it. The new state of the pieces is read from the
/// position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PieceEffect {
    /// The place of the acting piece; `None` if it comes onto the board or if nothing moves.
    pub from: Option<Spot>,
    /// Its destination; `None` if it leaves the board or if nothing moves.
    pub to: Option<Spot>,
    /// The place of the piece that is captured or hit.
    pub victim: Option<Spot>,
}
