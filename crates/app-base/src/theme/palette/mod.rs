//! The colours of the interface, grouped by meaning.

use bevy_egui::egui::Color32;

use super::swatch::Swatch;
use crate::common::Tone;
use cannon_appearance::GroundLook;

/// Backgrounds, from back to front.
pub mod surface {
    use super::{Color32, Swatch};

    /// The background of the loading screen.
    pub const DARK: Swatch = Swatch::new(Color32::from_rgb(9, 8, 8), Color32::BLACK);
    /// The backdrop over the table while a menu is open.
    pub const BACKDROP: Swatch =
        Swatch::new(Color32::from_rgba_premultiplied(5, 5, 6, 140), Color32::from_rgba_premultiplied(5, 5, 6, 140));
    /// Behind text directly on the table.
    pub const SHADE: Swatch = Swatch::new(Color32::from_rgba_premultiplied(10, 9, 9, 244), Color32::BLACK);
    /// Panels.
    pub const PANEL: Swatch = Swatch::new(Color32::from_rgba_premultiplied(27, 25, 23, 246), Color32::BLACK);
    /// Panels beside the board, which are slightly translucent.
    pub const SIDE_PANEL: Swatch = Swatch::new(Color32::from_rgba_premultiplied(24, 22, 20, 238), Color32::BLACK);
    /// Cards and rows on a panel.
    pub const CARD: Swatch = Swatch::new(Color32::from_rgb(38, 35, 31), Color32::BLACK);
    /// Recessed areas: text fields, tracks, the move list.
    pub const WELL: Swatch = Swatch::new(Color32::from_rgb(18, 17, 16), Color32::BLACK);
    /// Hairlines around and between panels.
    pub const LINE: Swatch = Swatch::new(Color32::from_rgb(66, 59, 49), Color32::from_rgb(190, 190, 190));
    /// The background of the buttons of a menu, which stand on the table.
    pub const MENU_BUTTON: Swatch = Swatch::new(Color32::TRANSPARENT, Color32::BLACK);
    /// The shade under the end of a menu's buttons, where it fades out.
    pub const MENU_SHADE: Swatch = Swatch::new(Color32::from_rgba_premultiplied(9, 8, 8, 210), Color32::BLACK);
    /// Frames of the buttons of a menu, which stand on the table.
    pub const MENU_LINE: Swatch = Swatch::new(Color32::TRANSPARENT, Color32::from_rgb(190, 190, 190));
    /// Buttons.
    pub const BUTTON: Swatch = Swatch::new(Color32::from_rgb(49, 45, 40), Color32::BLACK);
    /// Buttons under the pointer.
    pub const BUTTON_HOVER: Swatch = Swatch::new(Color32::from_rgb(64, 58, 50), Color32::from_rgb(60, 60, 60));
    /// Buttons held down.
    pub const BUTTON_PRESSED: Swatch = Swatch::new(Color32::from_rgb(40, 36, 32), Color32::from_rgb(80, 80, 80));
    /// Shadows.
    pub const SHADOW: Swatch =
        Swatch::new(Color32::from_rgba_premultiplied(0, 0, 0, 120), Color32::from_rgba_premultiplied(0, 0, 0, 120));
}

/// Text.
pub mod ink {
    use super::{Color32, Swatch};

    /// Titles and important text.
    pub const BRIGHT: Swatch = Swatch::new(Color32::from_rgb(246, 237, 217), Color32::WHITE);
    /// Running text.
    pub const BODY: Swatch = Swatch::new(Color32::from_rgb(221, 211, 191), Color32::WHITE);
    /// Explanations and labels.
    pub const QUIET: Swatch = Swatch::new(Color32::from_rgb(163, 152, 132), Color32::from_rgb(226, 226, 226));
    /// Disabled widgets.
    pub const DISABLED: Swatch = Swatch::new(Color32::from_rgb(144, 135, 119), Color32::from_rgb(194, 194, 194));
    /// Text on brass.
    pub const ON_ACCENT: Swatch = Swatch::new(Color32::from_rgb(33, 24, 8), Color32::BLACK);
}

/// Brass, for emphasis and primary buttons.
pub mod accent {
    use super::{Color32, Swatch};

    /// The accent.
    pub const BRASS: Swatch = Swatch::new(Color32::from_rgb(214, 164, 74), Color32::from_rgb(255, 222, 0));
    /// Under the pointer.
    pub const BRASS_HOVER: Swatch = Swatch::new(Color32::from_rgb(232, 187, 102), Color32::from_rgb(255, 240, 140));
    /// Held down.
    pub const BRASS_PRESSED: Swatch = Swatch::new(Color32::from_rgb(184, 136, 55), Color32::from_rgb(236, 200, 0));
    /// Fine lines and ornaments.
    pub const BRASS_FAINT: Swatch = Swatch::new(Color32::from_rgb(112, 89, 49), Color32::from_rgb(214, 190, 60));
}

/// Selection and keyboard focus.
pub mod selection {
    use super::{Color32, Swatch};

    /// The background of a selected option or row.
    pub const BACKGROUND: Swatch = Swatch::new(Color32::from_rgb(74, 59, 33), Color32::from_rgb(0, 44, 88));
    /// The ring around the focused widget.
    pub const FOCUS: Swatch = Swatch::new(Color32::from_rgb(255, 222, 150), Color32::from_rgb(0, 230, 255));
}

/// Rows under the pointer.
pub mod hover {
    use super::{Color32, Swatch};

    /// The background of a row under the pointer.
    pub const BACKGROUND: Swatch = Swatch::new(Color32::from_rgb(52, 47, 41), Color32::from_rgb(46, 46, 46));
}

/// Errors and destructive actions.
pub mod forbidden {
    use super::{Color32, Swatch};

    /// Text of errors and refusals.
    pub const RED: Swatch = Swatch::new(Color32::from_rgb(224, 104, 77), Color32::from_rgb(255, 150, 140))
        .with_special([[240, 140, 30], [240, 140, 30], [255, 112, 98], [168, 168, 168]]);
    /// The background of destructive buttons.
    pub const BACKGROUND: Swatch = Swatch::new(Color32::from_rgb(84, 34, 26), Color32::from_rgb(104, 0, 0));
    /// The same under the pointer.
    pub const BACKGROUND_HOVER: Swatch = Swatch::new(Color32::from_rgb(111, 44, 33), Color32::from_rgb(132, 0, 0));
    /// The frame of destructive buttons.
    pub const LINE: Swatch = Swatch::new(Color32::from_rgb(111, 44, 33), Color32::from_rgb(255, 150, 140));
}

/// Warnings.
pub mod caution {
    use super::{Color32, Swatch};

    /// Text of warnings that do not prevent anything.
    pub const AMBER: Swatch = Swatch::new(Color32::from_rgb(232, 176, 74), Color32::from_rgb(255, 205, 80))
        .with_special([[255, 236, 130], [255, 236, 130], [255, 205, 215], [210, 210, 210]]);
}

/// Judgements beside [`forbidden`] and [`caution`].
pub mod verdict {
    use super::{Color32, Swatch};

    /// Text about an advantage.
    pub const GOOD: Swatch = Swatch::new(Color32::from_rgb(148, 196, 112), Color32::from_rgb(120, 240, 120))
        .with_special([[120, 200, 255], [120, 200, 255], [90, 220, 212], [255, 255, 255]]);
}

/// The classes of actions in a review. They differ in lightness, too.
pub mod review {
    use super::{Color32, Swatch};

    /// The only good action.
    pub const ONLY: Swatch = Swatch::new(Color32::from_rgb(104, 196, 214), Color32::from_rgb(104, 220, 240))
        .with_special([[180, 235, 255], [180, 235, 255], [136, 245, 255], [255, 255, 255]]);
    /// The best action.
    pub const BEST: Swatch = Swatch::new(Color32::from_rgb(148, 196, 112), Color32::from_rgb(150, 235, 110))
        .with_special([[111, 193, 255], [111, 198, 255], [81, 212, 205], [236, 236, 236]]);
    /// A good action.
    pub const GOOD: Swatch = Swatch::new(Color32::from_rgb(135, 171, 113), Color32::from_rgb(130, 190, 105))
        .with_special([[120, 155, 215], [118, 155, 213], [92, 167, 162], [219, 219, 219]]);
    /// An inaccuracy.
    pub const INACCURACY: Swatch = Swatch::new(Color32::from_rgb(240, 212, 112), Color32::from_rgb(255, 236, 120))
        .with_special([[255, 245, 149], [255, 245, 151], [255, 212, 224], [202, 202, 202]]);
    /// A mistake.
    pub const MISTAKE: Swatch = Swatch::new(Color32::from_rgb(236, 158, 74), Color32::from_rgb(255, 172, 80))
        .with_special([[244, 189, 49], [246, 189, 50], [226, 255, 150], [185, 185, 185]]);
    /// A blunder.
    pub const BLUNDER: Swatch = Swatch::new(Color32::from_rgb(240, 118, 97), Color32::from_rgb(255, 120, 100))
        .with_special([[231, 128, 20], [231, 128, 18], [255, 106, 92], [168, 168, 168]]);
    /// A missed win.
    pub const MISSED_WIN: Swatch = Swatch::new(Color32::from_rgb(202, 132, 210), Color32::from_rgb(226, 150, 236))
        .with_special([[207, 167, 163], [205, 160, 165], [200, 150, 201], [152, 152, 152]]);
}

/// The cloth of the games' boxes on the title.
pub mod boxes {
    use super::{Color32, Swatch};

    /// The box of Cannon.
    pub const CANNON: Swatch = Swatch::new(Color32::from_rgb(98, 34, 28), Color32::from_rgb(70, 10, 10));
    /// The box of Tank Chess.
    pub const TANK_CHESS: Swatch = Swatch::new(Color32::from_rgb(70, 76, 44), Color32::from_rgb(30, 50, 10));
}

/// Terrain in diagrams of boards.
pub mod terrain {
    use super::{Color32, Swatch};

    /// Solid blocks.
    pub const BLOCK: Swatch = Swatch::new(Color32::from_rgb(70, 50, 30), Color32::from_rgb(150, 140, 125));
    /// Water.
    pub const WATER: Swatch = Swatch::new(Color32::from_rgb(58, 98, 122), Color32::from_rgb(20, 60, 90));
    /// Waves on water.
    pub const WAVE: Swatch = Swatch::new(Color32::from_rgb(140, 182, 200), Color32::from_rgb(140, 200, 230));
    /// Hedges.
    pub const HEDGE: Swatch = Swatch::new(Color32::from_rgb(82, 110, 58), Color32::from_rgb(60, 120, 50));
    /// Mines and wrecks.
    pub const IRON: Swatch = Swatch::new(Color32::from_rgb(40, 38, 38), Color32::BLACK);
    /// Burnt parts of wrecks.
    pub const RUST: Swatch = Swatch::new(Color32::from_rgb(138, 76, 44), Color32::from_rgb(230, 120, 60));
}

/// Board diagrams in the rules.
pub mod diagram {
    use super::{Color32, Swatch};

    /// The board.
    pub const BOARD: Swatch = Swatch::new(Color32::from_rgb(104, 78, 50), Color32::from_rgb(46, 38, 30));
    /// Lines and cells.
    pub const LINE: Swatch = Swatch::new(Color32::from_rgb(70, 50, 30), Color32::from_rgb(190, 180, 164));
    /// The lighter and the darker cells of a chequered board.
    pub const CELLS: [Swatch; 2] = [
        Swatch::new(Color32::from_rgb(134, 108, 76), Color32::from_rgb(62, 54, 44)),
        Swatch::new(Color32::from_rgb(92, 67, 42), Color32::from_rgb(38, 31, 24)),
    ];
    /// A possible destination.
    pub const DESTINATION: Swatch = Swatch::new(Color32::from_rgb(154, 205, 118), Color32::from_rgb(150, 240, 120))
        .with_special([[120, 200, 255], [120, 200, 255], [90, 230, 215], [255, 255, 255]]);
    /// A piece that can be captured.
    pub const CAPTURE: Swatch = Swatch::new(Color32::from_rgb(240, 100, 70), Color32::from_rgb(255, 110, 80))
        .with_special([[255, 160, 30], [255, 160, 30], [255, 112, 98], [24, 24, 24]]);
    /// The shadow of a piece.
    pub const SHADOW: Swatch = Swatch::new(Color32::from_black_alpha(90), Color32::from_black_alpha(90));
    /// Lines of fire.
    pub const FIRE: Swatch = Swatch::new(Color32::from_rgb(255, 205, 110), Color32::from_rgb(255, 215, 110))
        .with_special([[255, 240, 150], [255, 240, 150], [255, 214, 226], [200, 200, 200]]);
}

/// The colours of a board and of its lines in previews, as on the table.
pub fn ground_colors(look: GroundLook) -> (Color32, Color32) {
    match look {
        GroundLook::Summer => (Color32::from_rgb(146, 144, 98), Color32::from_rgb(96, 96, 60)),
        GroundLook::Winter => (Color32::from_rgb(146, 153, 162), Color32::from_rgb(98, 106, 118)),
        GroundLook::Desert => (Color32::from_rgb(168, 140, 98), Color32::from_rgb(116, 92, 60)),
        GroundLook::Walnut => (*diagram::BOARD, *diagram::LINE),
    }
}

/// The colours of the dark and the light pieces, as on the table.
pub mod army {
    use super::{Color32, Swatch};

    /// Dark pieces.
    pub const DARK: Swatch = Swatch::new(Color32::from_rgb(36, 34, 44), Color32::BLACK);
    /// Their rims.
    pub const DARK_RIM: Swatch = Swatch::new(Color32::from_rgb(178, 174, 192), Color32::from_rgb(214, 214, 214));
    /// Light pieces.
    pub const LIGHT: Swatch = Swatch::new(Color32::from_rgb(233, 220, 190), Color32::WHITE);
    /// Their rims.
    pub const LIGHT_RIM: Swatch = Swatch::new(Color32::from_rgb(150, 130, 92), Color32::from_rgb(112, 112, 112));
}

/// The colours of the body and the rim of a dark or light piece.
pub fn piece_colors(tone: Tone) -> (Color32, Color32) {
    match tone {
        Tone::Dark => (*army::DARK, *army::DARK_RIM),
        Tone::Light => (*army::LIGHT, *army::LIGHT_RIM),
    }
}

#[cfg(test)]
mod tests;
