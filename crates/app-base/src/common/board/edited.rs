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
