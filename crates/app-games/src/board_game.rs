//! The board and the pieces of a game.

use cannon_app_base::common::board::{BoardLayout, Spot};
use cannon_app_base::common::pieces::{PieceEffect, PieceState};
use cannon_appearance::{BoardFace, GroundLook};
use cannon_rules::{PackedAction, Side};

/// The face of the board that a published text describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintedFace {
    /// Name of the preset, under which the player's own choice is kept.
    pub preset: &'static str,
    /// The face.
    pub face: BoardFace,
}

/// The board and the pieces of a position.
pub trait BoardGame {
    /// The layout of the board for this position.
    fn layout(&self) -> BoardLayout;

    /// Terrain and other scenery. It never changes during a game and stays visible below the pieces.
    fn scenery(&self) -> Vec<(Spot, PieceState)> {
        Vec::new()
    }

    /// The height of the ground at a spot; marks lie above it. `look` is the look of boards that show a landscape.
    fn ground_height(&self, spot: Spot, look: GroundLook) -> f32 {
        let _ = (spot, look);
        0.0
    }

    /// The spots of a hill, on which pieces stand higher. It never changes during a game.
    fn hill(&self) -> Vec<Spot> {
        Vec::new()
    }

    /// The side that holds the hill; `None` if nobody does.
    fn hill_holder(&self) -> Option<Side> {
        None
    }

    /// The pieces on the board, at most one on each spot.
    fn piece_states(&self) -> Vec<(Spot, PieceState)>;

    /// The effect on the pieces of a legal action that is played in this position. No effect for a number that is no action of the game.
    fn piece_effect(&self, action: PackedAction) -> PieceEffect;
}
