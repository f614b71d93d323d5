//! Colours of the pieces.
//!
//! The armies differ in lightness first, so that they are told apart in any kind of colour vision, in accent second.

use bevy::prelude::*;

use crate::rules::Side;

/// The colours of one army.
#[derive(Clone, Copy, Debug)]
pub(super) struct Livery {
    /// Coats and the turned base.
    pub(super) coat: Color,
    /// Skirts of the coats, boots, the second tone of the base.
    pub(super) dusk: Color,
    /// Hats.
    pub(super) hat: Color,
    /// Collars, cuffs, plumes, flags.
    pub(super) accent: Color,
    /// Cross-belts.
    pub(super) belt: Color,
    /// Walls of the town.
    pub(super) stone: Color,
    /// Copings and plinths of the town.
    pub(super) coping: Color,
    /// Roofs of the town.
    pub(super) roof: Color,
    /// Buttons, epaulettes, finials.
    pub(super) metal: Color,
}

/// South: Dark.
const DARK: Livery = Livery {
    coat: Color::srgb(0.085, 0.125, 0.235),
    dusk: Color::srgb(0.055, 0.062, 0.092),
    hat: Color::srgb(0.045, 0.047, 0.058),
    accent: Color::srgb(0.62, 0.085, 0.075),
    belt: Color::srgb(0.50, 0.085, 0.075),
    stone: Color::srgb(0.20, 0.215, 0.26),
    coping: Color::srgb(0.125, 0.135, 0.17),
    roof: Color::srgb(0.50, 0.10, 0.085),
    metal: Color::srgb(0.94, 0.70, 0.34),
};

/// North: Light.
const LIGHT: Livery = Livery {
    coat: Color::srgb(0.88, 0.83, 0.71),
    dusk: Color::srgb(0.78, 0.70, 0.55),
    hat: Color::srgb(0.93, 0.89, 0.79),
    accent: Color::srgb(0.13, 0.36, 0.60),
    belt: Color::srgb(0.19, 0.41, 0.62),
    stone: Color::srgb(0.86, 0.80, 0.68),
    coping: Color::srgb(0.93, 0.89, 0.80),
    roof: Color::srgb(0.16, 0.37, 0.58),
    metal: Color::srgb(0.98, 0.82, 0.50),
};

/// Heads and hands, turned from boxwood.
pub(super) const BOXWOOD: Color = Color::srgb(0.80, 0.60, 0.42);
/// Stocks and carriages.
pub(super) const OAK: Color = Color::srgb(0.42, 0.26, 0.14);
/// Iron fittings, in paint.
pub(super) const IRON: Color = Color::srgb(0.10, 0.10, 0.11);
/// Gun barrels.
pub(super) const BRONZE: Color = Color::srgb(0.80, 0.56, 0.28);
/// Musket barrels and bayonets.
pub(super) const STEEL: Color = Color::srgb(0.78, 0.79, 0.82);
/// Windows and gateways.
pub(super) const SHADOW: Color = Color::srgb(0.035, 0.03, 0.028);

/// The colours of a side.
pub(super) const fn livery(side: Side) -> &'static Livery {
    match side {
        Side::South => &DARK,
        Side::North => &LIGHT,
    }
}
