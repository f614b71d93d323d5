//! Sizes and shared colours of the marks. The unit of length is the distance between neighbouring places; colours are sRGB with opacity.

use bevy::prelude::*;

/// The dark edge that keeps a mark readable on light wood.
pub const EDGE_COLOUR: Color = Color::srgba(0.04, 0.03, 0.02, 0.9);
/// Relative opacity of the part of a mark that is behind a piece.
pub const THROUGH_PIECES_OPACITY: f32 = 0.38;
/// Width of the dark edge.
pub const EDGE_WIDTH: f32 = 0.03;

/// Heights of marks above the board. Marks that may share a place have different heights, which prevents z-fighting.
pub mod layer {
    /// Marks of a board overlay.
    pub const BOARD_OVERLAY: f32 = 0.008;
    /// Rings under pieces.
    pub const GROUND_RING: f32 = 0.011;
    /// The danger on places in reach.
    pub const DANGER: f32 = 0.010;
    /// The last action.
    pub const LAST_ACTION: f32 = 0.012;
    /// Pieces in danger.
    pub const THREAT: f32 = 0.016;
    /// A hint.
    pub const HINT: f32 = 0.020;
    /// The selected piece.
    pub const SELECTED: f32 = 0.024;
    /// The possible actions.
    pub const POSSIBLE_ACTION: f32 = 0.028;
    /// The board cursor.
    pub const CURSOR: f32 = 0.034;
}

/// Radius of the ring around the selected piece.
pub const SELECTED_RADIUS: f32 = 0.44;
/// Width of rings and bars.
pub const STROKE_WIDTH: f32 = 0.06;
/// Half the width of the square brackets of the cursor and the last action.
pub const BRACKET_HALF_WIDTH: f32 = 0.46;

/// Colour of the marks of the last action.
pub const LAST_COLOUR: Color = Color::srgba(1.0, 0.95, 0.76, 0.92);
/// Colour of the best action in a review or an analysis, which is that of a hint.
pub const BEST_COLOUR: Color = Color::srgba(0.35, 1.0, 0.85, 0.95);
/// Colour of good actions beside the best one in an analysis.
pub const ALTERNATIVE_COLOUR: Color = Color::srgba(0.30, 0.62, 0.95, 0.85);
/// Colour of a reply of which the coach warns, which is that of pieces in danger.
pub const WARNING_COLOUR: Color = Color::srgba(1.0, 0.10, 0.08, 1.0);
/// Colour of the lines of an [`Overlay`](super::Overlay).
pub const OVERLAY_COLOUR: Color = Color::srgba(1.0, 0.50, 0.10, 0.95);
