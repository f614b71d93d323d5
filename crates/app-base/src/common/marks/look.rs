//! The look of marks by the settings: colours, borders and the strokes of the cursor.

use bevy::prelude::*;

use super::MarkKind;
use super::flat_shape::{Border, FlatShape};
use super::kinds::{self, CURSOR};
use super::style::{EDGE_WIDTH, LIGHT_EDGE_BELOW_LUMINANCE, halo_below_luminance};
use crate::common::board::BoardSurface;
use cannon_appearance::{ColorScheme, CursorColor, CursorWeight};

/// What the look of marks depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MarkLook {
    /// The colours.
    pub colors: ColorScheme,
    /// The colour of the board cursor.
    pub cursor_color: CursorColor,
    /// The strokes of the board cursor.
    pub cursor_weight: CursorWeight,
    /// The surface of the board, which may be too dark for some marks.
    pub surface: BoardSurface,
    /// The width of edges, in distances between neighbouring places.
    pub edge_width: f32,
}

impl Default for MarkLook {
    fn default() -> Self {
        MarkLook {
            colors: ColorScheme::default(),
            cursor_color: CursorColor::default(),
            cursor_weight: CursorWeight::default(),
            surface: BoardSurface::default(),
            edge_width: EDGE_WIDTH,
        }
    }
}

impl MarkLook {
    /// The colour of a kind of mark, including opacity.
    pub fn colour(&self, kind: &MarkKind) -> Color {
        if *kind != CURSOR {
            return kind.meaning.colour(kind.colour, self.colors);
        }
        match self.cursor_color {
            CursorColor::White => kind.colour,
            CursorColor::Yellow => Color::srgb(1.0, 0.88, 0.10),
            CursorColor::Black => Color::srgb(0.02, 0.02, 0.02),
        }
    }

    /// The border of a kind of mark.
    pub fn border(&self, kind: &MarkKind) -> Border {
        let luminance = self.colour(kind).to_linear().luminance();
        let border = if luminance < LIGHT_EDGE_BELOW_LUMINANCE {
            Border::LIGHT_AND_DARK
        } else if luminance < halo_below_luminance(self.surface) {
            Border::DARK_AND_LIGHT
        } else {
            Border::DARK
        };
        Border { width: self.edge_width, ..border }
    }

    /// The shape of a kind of mark.
    pub fn shape(&self, kind: &MarkKind) -> FlatShape {
        let empty = FlatShape::bordered(self.colour(kind), self.border(kind));
        if *kind == CURSOR && self.cursor_weight == CursorWeight::Thick {
            return kinds::add_thick_cursor(empty);
        }
        (kind.draw)(empty)
    }
}
