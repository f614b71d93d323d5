//! The typefaces and the type scale.
//!
//! *Cannon Display* (from EB Garamond) is for titles. *Cannon Text* (from Lato, which has tabular figures, as clocks need) is for all other
//! text. Both are part of the program; their licences are beside them in `assets/fonts/`.

use std::sync::Arc;

use bevy_egui::egui::{FontData, FontDefinitions, FontFamily, FontId, FontTweak};

const DISPLAY: &str = "cannon-display";
const TEXT: &str = "cannon-text";
const BOLD: &str = "cannon-bold";

/// All fonts, with egui's own as fallback for missing glyphs.
pub(super) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    // Lato sits slightly too high in the line.
    const Y_OFFSET: f32 = 0.055;
    let faces: [(&str, &'static [u8], f32); 3] = [
        (DISPLAY, include_bytes!("../../../assets/fonts/CannonDisplay-Regular.otf"), 0.0),
        (TEXT, include_bytes!("../../../assets/fonts/CannonText-Regular.ttf"), Y_OFFSET),
        (BOLD, include_bytes!("../../../assets/fonts/CannonText-Bold.ttf"), Y_OFFSET),
    ];
    let fallback = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    for (name, bytes, y_offset) in faces {
        let tweak = FontTweak { y_offset_factor: y_offset, ..FontTweak::default() };
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes).tweak(tweak)));
        let chain = [name.to_owned(), TEXT.to_owned()].into_iter().chain(fallback.iter().cloned()).collect();
        fonts.families.insert(FontFamily::Name(name.into()), chain);
    }
    let text = std::iter::once(TEXT.to_owned()).chain(fallback).collect();
    fonts.families.insert(FontFamily::Proportional, text);
    fonts
}

/// The display face at a size.
#[must_use]
pub fn display(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(DISPLAY.into()))
}

/// The bold text face at a size.
#[must_use]
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(BOLD.into()))
}

/// The text face at a size.
#[must_use]
pub fn text(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// The type scale, in points.
pub mod size {
    /// The name of the game.
    pub const TITLE: f32 = 92.0;
    /// The title of a panel.
    pub const HEADING: f32 = 34.0;
    /// The title of a dialog.
    pub const DIALOG: f32 = 26.0;
    /// A running clock.
    pub const CLOCK: f32 = 24.0;
    /// The title of a section, the name of a side.
    pub const SECTION: f32 = 21.0;
    /// Entries of a menu.
    pub const LARGE: f32 = 19.0;
    /// Running text.
    pub const BODY: f32 = 15.5;
    /// Explanations and labels.
    pub const SMALL: f32 = 13.0;
    /// Coordinates at the edge of a small board.
    pub const TINY: f32 = 11.0;
}
