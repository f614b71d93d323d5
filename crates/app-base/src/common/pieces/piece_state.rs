//! The state of a piece on the table and of its running gear, and the effect of an action on pieces.

use bevy::prelude::*;

use crate::common::board::{BoardLayout, Heading, Spot};
use crate::common::pieces::PieceModel;
use cannon_rules::Side;

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
    /// The level on which it stands.
    pub elevation: Elevation,
}

/// Depth of floating pieces below the surface of the board, in distances between neighbouring places.
pub const DRAUGHT: f32 = 0.12;
/// Height of a hill above the surface of the board.
pub const HILL_HEIGHT: f32 = 0.26;

/// The level on which a piece stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Elevation {
    /// The surface of the board.
    #[default]
    Board,
    /// It floats in water.
    Afloat,
    /// The top of a hill.
    Hill,
}

impl Elevation {
    /// Its height above the surface of the board; below it the height is negative.
    pub const fn height(self) -> f32 {
        match self {
            Elevation::Board => 0.0,
            Elevation::Afloat => -DRAUGHT,
            Elevation::Hill => HILL_HEIGHT,
        }
    }
}

impl PieceState {
    /// The pose at rest on a place of a board.
    pub fn rest_pose(&self, layout: BoardLayout, spot: Spot) -> Transform {
        let mut stance = layout.rest_pose(spot, self.heading);
        stance.translation.y += self.elevation.height();
        stance
    }

    /// The height of the ground below the piece while it is at this height. It follows the slope of a hill, but not a jump.
    pub fn ground_below(&self, height: f32) -> f32 {
        height.clamp(0.0, self.elevation.height().max(0.0))
    }

    /// Whether the other has the same side and model.
    pub fn has_same_look(&self, other: &PieceState) -> bool {
        self.side == other.side && self.model == other.model
    }
}

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

/// The distance that the caterpillar bands and wheels of a part have rolled.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct GearTravel {
    /// The distance so far; 0 at rest.
    pub current: f32,
    /// The distance when it comes to rest.
    pub total: f32,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::pieces::{IdleAnimation, MeshSource, PickingShape, PieceForm};

    static MODEL: PieceModel = PieceModel::new(
        "test/piece",
        PieceForm {
            footprint: 0.4,
            picking_shape: PickingShape { bottom: 0.4, top: 0.3, height: 0.4 },
            mesh_source: MeshSource::Procedural { parts: &[] },
            moving_parts: &[],
            idle_animation: IdleAnimation::None,
        },
    );

    #[test]
    fn ground_below_follows_the_slope_of_a_hill_and_no_jump() {
        let on = |elevation| PieceState {
            side: Side::South,
            model: &MODEL,
            heading: Heading::NORTH,
            lifts_on_hover: true,
            elevation,
        };
        assert_eq!(on(Elevation::Board).ground_below(0.5), 0.0);
        assert_eq!(on(Elevation::Afloat).ground_below(-DRAUGHT), 0.0);
        let hill = on(Elevation::Hill);
        assert_eq!([0.0, 0.05, 0.5].map(|height| hill.ground_below(height)), [0.0, 0.05, HILL_HEIGHT]);
    }
}
