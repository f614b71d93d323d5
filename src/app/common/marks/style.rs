//! Sizes of the marks and colours that they share. Lengths are in places of the board; colours are linear in what the eye sees (sRGB)
//! with opacity.

use bevy::prelude::*;

/// The dark edge that keeps a mark readable on light wood.
pub const EDGE_COLOUR: Color = Color::srgba(0.04, 0.03, 0.02, 0.55);
/// Opacity, against the rest of it, of the part of a mark that a piece hides.
pub const SEEN_THROUGH_PIECES: f32 = 0.38;
/// Width of that edge.
pub const EDGE: f32 = 0.022;

/// Heights of marks above the board. Marks that may share a place lie at different heights, so that they never flicker.
pub mod layer {
    /// What a survey shows.
    pub const SURVEY: f32 = 0.008;
    /// Where the last action was.
    pub const LAST_ACTION: f32 = 0.012;
    /// Pieces in danger.
    pub const THREAT: f32 = 0.016;
    /// A recommended action.
    pub const HINT: f32 = 0.020;
    /// The selected piece.
    pub const SELECTED: f32 = 0.024;
    /// What can be done.
    pub const OFFER: f32 = 0.028;
    /// The board cursor.
    pub const CURSOR: f32 = 0.034;
}

/// Radius of the ring around the selected piece.
pub const SELECTED_RADIUS: f32 = 0.44;
/// Width of rings and bars.
pub const STROKE: f32 = 0.06;
/// Half the side of the square brackets of cursor and last action.
pub const BRACKET: f32 = 0.46;

/// Colour of overlays.
pub const LINE_COLOUR: Color = Color::srgba(1.0, 0.50, 0.10, 0.95);
