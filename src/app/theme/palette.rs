//! Every colour of the interface, grouped by what it means. Aged brass and parchment on the dark of a campaign table.

use bevy_egui::egui::Color32;

use crate::app::common::Tone;

/// Grounds that things lie on, from far to near.
pub mod surface {
    use super::Color32;

    /// What the table comes out of.
    pub const DARK: Color32 = Color32::from_rgb(9, 8, 8);
    /// Laid over the table while a menu is open.
    pub const VEIL: Color32 = Color32::from_rgba_premultiplied(5, 5, 6, 140);
    /// Behind words that stand on the table itself.
    pub const SHADE: Color32 = Color32::from_rgba_premultiplied(10, 9, 9, 244);
    /// Panels.
    pub const PANEL: Color32 = Color32::from_rgba_premultiplied(27, 25, 23, 246);
    /// Panels beside the board, which let a little of the table through.
    pub const SIDE_PANEL: Color32 = Color32::from_rgba_premultiplied(24, 22, 20, 238);
    /// Cards and rows on a panel.
    pub const CARD: Color32 = Color32::from_rgb(38, 35, 31);
    /// Wells: text fields, tracks, the move list.
    pub const WELL: Color32 = Color32::from_rgb(18, 17, 16);
    /// Hairlines around and between panels.
    pub const LINE: Color32 = Color32::from_rgb(66, 59, 49);
    /// Buttons at rest.
    pub const BUTTON: Color32 = Color32::from_rgb(49, 45, 40);
    /// Buttons under the pointer.
    pub const BUTTON_HOVER: Color32 = Color32::from_rgb(64, 58, 50);
    /// Buttons held down.
    pub const BUTTON_PRESSED: Color32 = Color32::from_rgb(40, 36, 32);
    /// What throws a shadow throws this.
    pub const SHADOW: Color32 = Color32::from_rgba_premultiplied(0, 0, 0, 120);
}

/// Text.
pub mod ink {
    use super::Color32;

    /// Titles and what matters most.
    pub const BRIGHT: Color32 = Color32::from_rgb(246, 237, 217);
    /// Running text.
    pub const BODY: Color32 = Color32::from_rgb(221, 211, 191);
    /// Explanations and labels.
    pub const QUIET: Color32 = Color32::from_rgb(163, 152, 132);
    /// What cannot be used now.
    pub const DISABLED: Color32 = Color32::from_rgb(101, 94, 83);
    /// Text on brass.
    pub const ON_ACCENT: Color32 = Color32::from_rgb(33, 24, 8);
}

/// Brass: what leads on.
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

/// What has been chosen.
pub mod selection {
    use super::Color32;

    /// The ground of a chosen option or row.
    pub const GROUND: Color32 = Color32::from_rgb(74, 59, 33);
    /// The ring around what has the keyboard.
    pub const FOCUS: Color32 = Color32::from_rgb(255, 222, 150);
}

/// What the pointer is over.
pub mod hover {
    use super::Color32;

    /// The ground of a row under the pointer.
    pub const GROUND: Color32 = Color32::from_rgb(52, 47, 41);
}

/// What may not be, or does harm.
pub mod forbidden {
    use super::Color32;

    /// Warnings and refusals.
    pub const RED: Color32 = Color32::from_rgb(224, 104, 77);
    /// Their ground.
    pub const GROUND: Color32 = Color32::from_rgb(84, 34, 26);
    /// Under the pointer.
    pub const GROUND_HOVER: Color32 = Color32::from_rgb(111, 44, 33);
}

/// What may be, but had better not.
pub mod caution {
    use super::Color32;

    /// Warnings that forbid nothing.
    pub const AMBER: Color32 = Color32::from_rgb(232, 176, 74);
}

/// What lies on boards seen from above.
pub mod terrain {
    use super::Color32;

    /// Solid blocks.
    pub const BLOCK: Color32 = Color32::from_rgb(70, 50, 30);
    /// Water, and the waves on it.
    pub const WATER: Color32 = Color32::from_rgb(58, 98, 122);
    /// Lines on water.
    pub const WAVE: Color32 = Color32::from_rgb(140, 182, 200);
    /// Hedges.
    pub const HEDGE: Color32 = Color32::from_rgb(82, 110, 58);
    /// Mines and wrecks.
    pub const IRON: Color32 = Color32::from_rgb(40, 38, 38);
    /// What has burnt.
    pub const RUST: Color32 = Color32::from_rgb(138, 76, 44);
}

/// Things on the small boards of the rules.
pub mod diagram {
    use super::Color32;

    /// The board.
    pub const BOARD: Color32 = Color32::from_rgb(104, 78, 50);
    /// Lines and cells on it.
    pub const LINE: Color32 = Color32::from_rgb(70, 50, 30);
    /// A point that can be gone to.
    pub const GO: Color32 = Color32::from_rgb(154, 205, 118);
    /// A piece that can be taken.
    pub const TAKE: Color32 = Color32::from_rgb(240, 100, 70);
    /// Below a piece.
    pub const SHADOW: Color32 = Color32::from_black_alpha(90);
    /// Lines of fire.
    pub const FIRE: Color32 = Color32::from_rgb(255, 205, 110);
}

/// The colours of the two armies, as on the table.
pub mod army {
    use super::Color32;

    /// Dark's pieces.
    pub const DARK: Color32 = Color32::from_rgb(58, 56, 66);
    /// Their rims.
    pub const DARK_RIM: Color32 = Color32::from_rgb(128, 124, 140);
    /// Light's pieces.
    pub const LIGHT: Color32 = Color32::from_rgb(233, 220, 190);
    /// Their rims.
    pub const LIGHT_RIM: Color32 = Color32::from_rgb(150, 130, 92);
}

/// Body and rim of an army's pieces.
#[must_use]
pub const fn of(tone: Tone) -> (Color32, Color32) {
    match tone {
        Tone::Dark => (army::DARK, army::DARK_RIM),
        Tone::Light => (army::LIGHT, army::LIGHT_RIM),
    }
}
