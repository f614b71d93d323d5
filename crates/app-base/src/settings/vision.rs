//! Settings for the eyes: contrast, colours and sizes.

use serde::{Deserialize, Serialize};

use cannon_appearance::{ColorScheme, CursorColor, CursorWeight, InterfaceTheme, PieceSize};

/// Contrast, colours and sizes of what the player must tell apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Vision {
    /// Theme of the interface.
    pub theme: InterfaceTheme,
    /// Colours of the sides, of marks and of judgements.
    pub colors: ColorScheme,
    /// Whether the number of its side stands over each piece. The grey colours always show it.
    pub side_numbers: bool,
    /// Size of the pieces.
    pub piece_size: PieceSize,
    /// Colour of the board cursor.
    pub cursor_color: CursorColor,
    /// Strokes of the board cursor.
    pub cursor_weight: CursorWeight,
}

impl Vision {
    /// Whether the numbers of the sides are shown: by choice, or because no hue tells the sides apart.
    pub const fn shows_side_numbers(&self) -> bool {
        self.side_numbers || matches!(self.colors, ColorScheme::Greyscale)
    }
}
