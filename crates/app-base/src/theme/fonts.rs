//! The typefaces and the type scale.
//!
//! *Cannon Display* (from EB Garamond) is for titles. *Cannon Text* (from Lato, which has tabular figures, as clocks need) is for all other
//! text. *Cannon Japanese* (from Noto Sans CJK JP) has the characters that the other two lack, for Japanese texts and for names in any
//! language. All are part of the program; their licences are beside them in `assets/fonts/`.

use std::sync::Arc;

use bevy_egui::egui::{FontData, FontDefinitions, FontFamily, FontId, FontTweak};
use cannon_assets::fonts;

const DISPLAY: &str = "cannon-display";
const TEXT: &str = "cannon-text";
const BOLD: &str = "cannon-bold";
const JAPANESE: &str = "cannon-japanese";
const JAPANESE_BOLD: &str = "cannon-japanese-bold";
const JAPANESE_DISPLAY: &str = "cannon-japanese-display";

/// All fonts, with the Japanese ones and then egui's own as fallback for missing glyphs.
pub(super) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    // Lato sits slightly too high in the line.
    const Y_OFFSET: f32 = 0.055;
    // Japanese characters would sit lower than the letters and digits beside them.
    const JAPANESE_Y_OFFSET: f32 = -0.065;
    // Characters that fill their square look larger than the letters and digits beside them.
    const JAPANESE_SCALE: f32 = 0.93;
    let faces: [(&str, &'static [u8], f32, f32); 5] = [
        (DISPLAY, fonts::DISPLAY, 0.0, 1.0),
        (TEXT, fonts::TEXT, Y_OFFSET, 1.0),
        (BOLD, fonts::TEXT_BOLD, Y_OFFSET, 1.0),
        (JAPANESE, fonts::JAPANESE, JAPANESE_Y_OFFSET, JAPANESE_SCALE),
        (JAPANESE_BOLD, fonts::JAPANESE_BOLD, JAPANESE_Y_OFFSET, JAPANESE_SCALE),
    ];
    for (name, bytes, y_offset_factor, scale) in faces {
        let tweak = FontTweak { y_offset_factor, scale, ..FontTweak::default() };
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes).tweak(tweak)));
    }
    // Beside the small letters of the display face, Japanese characters of the same size look too large.
    let tweak = FontTweak { scale: 0.78, ..FontTweak::default() };
    let display = FontData::from_static(fonts::JAPANESE).tweak(tweak);
    fonts.font_data.insert(JAPANESE_DISPLAY.to_owned(), Arc::new(display));
    let fallback = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let chains = [
        (FontFamily::Name(DISPLAY.into()), [DISPLAY, TEXT, JAPANESE_DISPLAY]),
        (FontFamily::Name(BOLD.into()), [BOLD, TEXT, JAPANESE_BOLD]),
        (FontFamily::Proportional, [TEXT, JAPANESE, JAPANESE_BOLD]),
    ];
    for (family, own) in chains {
        fonts.families.insert(family, own.into_iter().map(str::to_owned).chain(fallback.iter().cloned()).collect());
    }
    fonts
}

/// The display face at a size.
pub fn display(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(DISPLAY.into()))
}

/// The bold text face at a size.
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(BOLD.into()))
}

/// The text face at a size.
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
    pub const SMALL: f32 = 14.0;
    /// Coordinates at the edge of a small board.
    pub const TINY: f32 = 14.0;
}
