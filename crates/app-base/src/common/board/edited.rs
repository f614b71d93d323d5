//! The board and pieces that the editor shows instead of the match.

use bevy::prelude::*;

use super::{BoardLayout, Spot};
use crate::common::pieces::PieceState;

/// The board and pieces of the set-up in the editor, while they stand on the table in place of the match. Only the editor changes this
/// resource.
#[derive(Resource, Clone, Debug, Default)]
pub struct EditedBoard(pub Option<BoardContents>);

/// A board with its terrain and pieces.
#[derive(Clone, Debug)]
pub struct BoardContents {
    /// Size and kind of the board.
    pub layout: BoardLayout,
    /// The terrain, by spot.
    pub terrain: Vec<(Spot, PieceState)>,
    /// The pieces, by spot.
    pub pieces: Vec<(Spot, PieceState)>,
}

impl EditedBoard {
    /// The board layout; `None` if the table shows the match.
    pub fn layout(&self) -> Option<BoardLayout> {
        self.0.as_ref().map(|contents| contents.layout)
    }

    /// The terrain; `None` if the table shows the match.
    pub fn terrain(&self) -> Option<&[(Spot, PieceState)]> {
        self.0.as_ref().map(|contents| contents.terrain.as_slice())
    }

    /// The pieces; `None` if the table shows the match.
    pub fn pieces(&self) -> Option<&[(Spot, PieceState)]> {
        self.0.as_ref().map(|contents| contents.pieces.as_slice())
    }
}
