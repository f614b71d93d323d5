//! Colours and sizes of the marks. Lengths are in points of the board; colours are linear in what the eye sees (sRGB) with opacity.

use bevy::prelude::*;

use super::MarkKind;

/// Colour of a mark's figure. Chosen to differ in lightness as well as in hue.
#[must_use]
pub fn colour(kind: MarkKind) -> Color {
    match kind {
        MarkKind::Selected => Color::srgba(1.0, 0.86, 0.36, 0.95),
        MarkKind::Place => Color::srgba(0.55, 0.85, 1.0, 0.85),
        MarkKind::Step => Color::srgba(0.55, 0.95, 0.60, 0.90),
        MarkKind::Capture => Color::srgba(1.0, 0.36, 0.28, 0.95),
        MarkKind::Retreat => Color::srgba(0.78, 0.66, 1.0, 0.95),
        MarkKind::Shift => Color::srgba(0.35, 0.80, 1.0, 0.95),
        MarkKind::Shot => Color::srgba(1.0, 0.55, 0.12, 1.0),
        MarkKind::LastFrom => Color::srgba(1.0, 0.93, 0.70, 0.55),
        MarkKind::LastTo => Color::srgba(1.0, 0.93, 0.70, 0.80),
        MarkKind::Threat => Color::srgba(1.0, 0.10, 0.08, 1.0),
        MarkKind::Cursor => Color::srgba(1.0, 1.0, 1.0, 0.95),
        MarkKind::HintFrom | MarkKind::HintTo => Color::srgba(0.35, 1.0, 0.85, 0.95),
    }
}

/// The dark edge that keeps a mark readable on light wood.
pub const EDGE_COLOUR: Color = Color::srgba(0.04, 0.03, 0.02, 0.55);
/// Opacity, against the rest of it, of the part of a mark that a piece hides.
pub const SEEN_THROUGH_PIECES: f32 = 0.38;
/// Width of that edge.
pub const EDGE: f32 = 0.022;

/// Height of a mark above the board. Marks that may share a point lie at different heights, so that they never flicker.
#[must_use]
pub const fn height(kind: MarkKind) -> f32 {
    match kind {
        MarkKind::LastFrom | MarkKind::LastTo => 0.012,
        MarkKind::Threat => 0.016,
        MarkKind::HintFrom | MarkKind::HintTo => 0.020,
        MarkKind::Selected => 0.024,
        MarkKind::Place | MarkKind::Step | MarkKind::Capture | MarkKind::Retreat | MarkKind::Shift | MarkKind::Shot => {
            0.028
        }
        MarkKind::Cursor => 0.034,
    }
}

/// Radius of the ring around the selected soldier.
pub const SELECTED_RADIUS: f32 = 0.44;
/// Radius of the disc that marks a step.
pub const STEP_RADIUS: f32 = 0.15;
/// Radius of the rings around things that can be taken.
pub const TARGET_RADIUS: f32 = 0.42;
/// Width of rings and bars.
pub const STROKE: f32 = 0.06;
/// Half the side of the square brackets of cursor and last action.
pub const BRACKET: f32 = 0.46;

/// Colour of the firing line and of the trajectory.
pub const LINE_COLOUR: Color = Color::srgba(1.0, 0.50, 0.10, 0.95);
/// Dots along a trajectory.
pub const TRAJECTORY_DOTS: usize = 14;
