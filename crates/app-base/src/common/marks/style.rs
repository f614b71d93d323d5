//! Sizes and shared colours of the marks. The unit of length is the distance between neighbouring places; colours are sRGB with opacity.

use bevy::prelude::*;

use crate::common::board::BoardSurface;
use cannon_rules::timeline::ShapeColor;

/// The dark edge that sets a mark off from ground that is not very dark.
pub const EDGE_COLOUR: Color = Color::srgba(0.04, 0.03, 0.02, 0.96);
/// The light halo that sets the edge of a dark mark off from dark ground.
pub const HALO_COLOUR: Color = Color::srgba(1.0, 0.97, 0.90, 0.92);
/// Relative luminance below which a mark has a halo on a board with this surface. The edge alone sets a mark off from all ground but the
/// darkest: the dark cells of inlaid boards, and water and hedges in a landscape, which are darker still. There the mark itself must be
/// bright enough.
pub const fn halo_below_luminance(surface: BoardSurface) -> f32 {
    match surface {
        BoardSurface::Inlaid => 0.54,
        BoardSurface::Landscape => 0.23,
    }
}
/// Relative luminance below which the edge of a mark is light and the halo dark: a dark edge would blur its shape.
pub const LIGHT_EDGE_BELOW_LUMINANCE: f32 = 0.10;
/// Relative opacity of the part of a mark that is behind a piece.
pub const THROUGH_PIECES_OPACITY: f32 = 0.38;
/// Width of the edge, and of the halo, on a board of ten by ten places, which is two pixels in a window of 1280 by 720.
pub const EDGE_WIDTH: f32 = 0.036;

/// Width of the edge of marks on a board with this many files. Places of larger boards are smaller on the screen.
pub fn edge_width(files: u8) -> f32 {
    EDGE_WIDTH * (f32::from(files) / 10.0).max(1.0)
}

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
    /// The armour of a target.
    pub const ARMOUR: f32 = 0.031;
    /// The board cursor.
    pub const CURSOR: f32 = 0.034;
}

/// The colour of a pen with which the player draws on the board. Eyes without one kind of receptor tell these colours apart, too (M. Okabe and
/// K. Ito, "Color Universal Design", 2008). They differ in lightness as well.
pub const fn drawn_colour(color: ShapeColor) -> Color {
    match color {
        ShapeColor::Green => Color::srgba(0.0, 0.70, 0.50, 0.92),
        ShapeColor::Red => Color::srgba(0.84, 0.30, 0.0, 0.92),
        ShapeColor::Blue => Color::srgba(0.0, 0.36, 0.72, 0.92),
        ShapeColor::Yellow => Color::srgba(0.97, 0.90, 0.28, 0.92),
    }
}

/// Radius of the ring around the selected piece.
pub const SELECTED_RADIUS: f32 = 0.44;
/// Radius of the rings around targets.
pub const TARGET_RADIUS: f32 = 0.42;
/// Width of rings and bars.
pub const STROKE_WIDTH: f32 = 0.06;
/// Half the width of the square brackets of the cursor and the last action.
pub const BRACKET_HALF_WIDTH: f32 = 0.46;

/// Colour of the marks of the last action.
pub const LAST_COLOUR: Color = Color::srgba(1.0, 0.95, 0.76, 0.92);
/// Colour of the best action in a review or an analysis, and of a hint.
pub const BEST_COLOUR: Color = Color::srgba(0.35, 1.0, 0.85, 0.95);
/// Colour of good actions beside the best one in an analysis.
pub const ALTERNATIVE_COLOUR: Color = Color::srgba(0.30, 0.62, 0.95, 0.85);
/// Colour of a reply of which the coach warns, of pieces in danger, and of faults.
pub const WARNING_COLOUR: Color = Color::srgba(1.0, 0.10, 0.08, 1.0);
/// Colour of the band along pieces that have become a formation.
pub const FORMATION_COLOUR: Color = Color::srgba(1.0, 0.68, 0.28, 0.95);
/// Colour of the lines of an [`Overlay`](super::Overlay).
pub const OVERLAY_COLOUR: Color = Color::srgba(1.0, 0.50, 0.10, 0.95);
