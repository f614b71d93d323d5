//! The colours of the interface, grouped by meaning.

use bevy_egui::egui::Color32;

use crate::app::common::Tone;
use crate::appearance::GroundLook;

/// Backgrounds, from back to front.
pub mod surface {
    use super::Color32;

    /// The background of the loading screen.
    pub const DARK: Color32 = Color32::from_rgb(9, 8, 8);
    /// The backdrop over the table while a menu is open.
    pub const BACKDROP: Color32 = Color32::from_rgba_premultiplied(5, 5, 6, 140);
    /// Behind text directly on the table.
    pub const SHADE: Color32 = Color32::from_rgba_premultiplied(10, 9, 9, 244);
    /// Panels.
    pub const PANEL: Color32 = Color32::from_rgba_premultiplied(27, 25, 23, 246);
    /// Panels beside the board, which are slightly translucent.
    pub const SIDE_PANEL: Color32 = Color32::from_rgba_premultiplied(24, 22, 20, 238);
    /// Cards and rows on a panel.
    pub const CARD: Color32 = Color32::from_rgb(38, 35, 31);
    /// Recessed areas: text fields, tracks, the move list.
    pub const WELL: Color32 = Color32::from_rgb(18, 17, 16);
    /// Hairlines around and between panels.
    pub const LINE: Color32 = Color32::from_rgb(66, 59, 49);
    /// Buttons.
    pub const BUTTON: Color32 = Color32::from_rgb(49, 45, 40);
    /// Buttons under the pointer.
    pub const BUTTON_HOVER: Color32 = Color32::from_rgb(64, 58, 50);
    /// Buttons held down.
    pub const BUTTON_PRESSED: Color32 = Color32::from_rgb(40, 36, 32);
    /// Shadows.
    pub const SHADOW: Color32 = Color32::from_rgba_premultiplied(0, 0, 0, 120);
}

/// Text.
pub mod ink {
    use super::Color32;

    /// Titles and important text.
    pub const BRIGHT: Color32 = Color32::from_rgb(246, 237, 217);
    /// Running text.
    pub const BODY: Color32 = Color32::from_rgb(221, 211, 191);
    /// Explanations and labels.
    pub const QUIET: Color32 = Color32::from_rgb(163, 152, 132);
    /// Disabled widgets.
    pub const DISABLED: Color32 = Color32::from_rgb(140, 131, 115);
    /// Text on brass.
    pub const ON_ACCENT: Color32 = Color32::from_rgb(33, 24, 8);
}

/// Brass, for emphasis and primary buttons.
pub mod accent {
    use super::Color32;

    /// The accent.
    pub const BRASS: Color32 = Color32::from_rgb(214, 164, 74);
    /// Under the pointer.
    pub const BRASS_HOVER: Color32 = Color32::from_rgb(232, 187, 102);
    /// Held down.
    pub const BRASS_PRESSED: Color32 = Color32::from_rgb(184, 136, 55);
    /// Fine lines and ornaments.
    pub const BRASS_FAINT: Color32 = Color32::from_rgb(112, 89, 49);
}

/// Selection and keyboard focus.
pub mod selection {
    use super::Color32;

    /// The background of a selected option or row.
    pub const BACKGROUND: Color32 = Color32::from_rgb(74, 59, 33);
    /// The ring around the focused widget.
    pub const FOCUS: Color32 = Color32::from_rgb(255, 222, 150);
}

/// Rows under the pointer.
pub mod hover {
    use super::Color32;

    /// The background of a row under the pointer.
    pub const BACKGROUND: Color32 = Color32::from_rgb(52, 47, 41);
}

/// Errors and destructive actions.
pub mod forbidden {
    use super::Color32;

    /// Text of errors and refusals.
    pub const RED: Color32 = Color32::from_rgb(224, 104, 77);
    /// The background of destructive buttons.
    pub const BACKGROUND: Color32 = Color32::from_rgb(84, 34, 26);
    /// The same under the pointer.
    pub const BACKGROUND_HOVER: Color32 = Color32::from_rgb(111, 44, 33);
}

/// Warnings.
pub mod caution {
    use super::Color32;

    /// Text of warnings that do not prevent anything.
    pub const AMBER: Color32 = Color32::from_rgb(232, 176, 74);
}

/// Judgements beside [`forbidden`] and [`caution`].
pub mod verdict {
    use super::Color32;

    /// Text about an advantage.
    pub const GOOD: Color32 = Color32::from_rgb(148, 196, 112);
}

/// The classes of actions in a review. They differ in lightness, too.
pub mod review {
    use super::Color32;

    /// The only good action.
    pub const ONLY: Color32 = Color32::from_rgb(104, 196, 214);
    /// The best action.
    pub const BEST: Color32 = Color32::from_rgb(148, 196, 112);
    /// A good action.
    pub const GOOD: Color32 = Color32::from_rgb(132, 168, 110);
    /// An inaccuracy.
    pub const INACCURACY: Color32 = Color32::from_rgb(240, 212, 112);
    /// A mistake.
    pub const MISTAKE: Color32 = Color32::from_rgb(236, 158, 74);
    /// A blunder.
    pub const BLUNDER: Color32 = Color32::from_rgb(236, 112, 90);
    /// A missed win.
    pub const MISSED_WIN: Color32 = Color32::from_rgb(202, 132, 210);
}

/// Terrain in diagrams of boards.
pub mod terrain {
    use super::Color32;

    /// Solid blocks.
    pub const BLOCK: Color32 = Color32::from_rgb(70, 50, 30);
    /// Water.
    pub const WATER: Color32 = Color32::from_rgb(58, 98, 122);
    /// Waves on water.
    pub const WAVE: Color32 = Color32::from_rgb(140, 182, 200);
    /// Hedges.
    pub const HEDGE: Color32 = Color32::from_rgb(82, 110, 58);
    /// Mines and wrecks.
    pub const IRON: Color32 = Color32::from_rgb(40, 38, 38);
    /// Burnt parts of wrecks.
    pub const RUST: Color32 = Color32::from_rgb(138, 76, 44);
}

/// Board diagrams in the rules.
pub mod diagram {
    use super::Color32;

    /// The board.
    pub const BOARD: Color32 = Color32::from_rgb(104, 78, 50);
    /// Lines and cells.
    pub const LINE: Color32 = Color32::from_rgb(70, 50, 30);
    /// A possible destination.
    pub const DESTINATION: Color32 = Color32::from_rgb(154, 205, 118);
    /// A piece that can be captured.
    pub const CAPTURE: Color32 = Color32::from_rgb(240, 100, 70);
    /// The shadow of a piece.
    pub const SHADOW: Color32 = Color32::from_black_alpha(90);
    /// Lines of fire.
    pub const FIRE: Color32 = Color32::from_rgb(255, 205, 110);
}

/// The colour of a board and of its lines in previews, as on the table.
#[must_use]
pub const fn ground_colors(look: GroundLook) -> (Color32, Color32) {
    match look {
        GroundLook::Summer => (Color32::from_rgb(146, 144, 98), Color32::from_rgb(96, 96, 60)),
        GroundLook::Winter => (Color32::from_rgb(146, 153, 162), Color32::from_rgb(98, 106, 118)),
        GroundLook::Desert => (Color32::from_rgb(168, 140, 98), Color32::from_rgb(116, 92, 60)),
        GroundLook::Walnut => (diagram::BOARD, diagram::LINE),
    }
}

/// The colours of the dark and the light pieces, as on the table.
pub mod army {
    use super::Color32;

    /// Dark pieces.
    pub const DARK: Color32 = Color32::from_rgb(58, 56, 66);
    /// Their rims.
    pub const DARK_RIM: Color32 = Color32::from_rgb(128, 124, 140);
    /// Light pieces.
    pub const LIGHT: Color32 = Color32::from_rgb(233, 220, 190);
    /// Their rims.
    pub const LIGHT_RIM: Color32 = Color32::from_rgb(150, 130, 92);
}

/// The colours of the body and the rim of a dark or light piece.
#[must_use]
pub const fn piece_colors(tone: Tone) -> (Color32, Color32) {
    match tone {
        Tone::Dark => (army::DARK, army::DARK_RIM),
        Tone::Light => (army::LIGHT, army::LIGHT_RIM),
    }
}
