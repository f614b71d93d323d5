//! Colours of the vehicles and of what lies about on the field.
//!
//! The sides differ in lightness first, so that they are told apart in any kind of colour vision and without colour. Their accents are
//! blue and orange, which no common colour blindness confuses, and each stands out from its own hull by lightness, too.

use bevy::prelude::*;

use crate::rules::Side;

/// The colours of one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Livery {
    /// Hulls and turrets.
    pub(super) hull: Color,
    /// Mudguards, skirts and road wheels.
    pub(super) trim: Color,
    /// Bellies, lids, boxes: the darkest paint.
    pub(super) dusk: Color,
    /// Chevrons, stripes, flags.
    pub(super) accent: Color,
    /// Tracks and tyres.
    pub(super) track: Color,
    /// Lamps.
    pub(super) lamp: Color,
    /// Muzzles, hubs, rails, handles.
    pub(super) metal: Color,
}

/// South: White, sand and ivory, framed darker.
const WHITE: Livery = Livery {
    hull: Color::srgb(0.90, 0.85, 0.71),
    trim: Color::srgb(0.80, 0.72, 0.54),
    dusk: Color::srgb(0.62, 0.53, 0.37),
    accent: Color::srgb(0.06, 0.23, 0.54),
    track: Color::srgb(0.27, 0.23, 0.19),
    lamp: Color::srgb(1.0, 0.96, 0.82),
    metal: Color::srgb(0.95, 0.74, 0.38),
};

/// North: Black, slate, framed lighter: so that its shape is seen on dark squares, too.
const BLACK: Livery = Livery {
    hull: Color::srgb(0.125, 0.150, 0.190),
    trim: Color::srgb(0.250, 0.285, 0.330),
    dusk: Color::srgb(0.060, 0.066, 0.080),
    accent: Color::srgb(1.0, 0.47, 0.04),
    track: Color::srgb(0.055, 0.055, 0.060),
    lamp: Color::srgb(1.0, 0.90, 0.62),
    metal: Color::srgb(0.74, 0.76, 0.80),
};

/// What fire has left of either side's.
pub(super) const BURNT: Livery = Livery {
    hull: Color::srgb(0.150, 0.100, 0.070),
    trim: Color::srgb(0.250, 0.125, 0.065),
    dusk: Color::srgb(0.045, 0.040, 0.038),
    accent: Color::srgb(0.070, 0.060, 0.055),
    track: Color::srgb(0.085, 0.068, 0.058),
    lamp: Color::srgb(0.030, 0.028, 0.026),
    metal: Color::srgb(0.300, 0.170, 0.100),
};

/// Inside of barrels, slits, grilles.
pub(super) const SHADOW: Color = Color::srgb(0.022, 0.020, 0.020);
/// Rear lamps.
pub(super) const TAIL_LAMP: Color = Color::srgb(0.62, 0.06, 0.05);
/// Bare steel of blades, rollers and poles.
pub(super) const STEEL: Color = Color::srgb(0.60, 0.61, 0.64);
/// Shell cases.
pub(super) const BRASS: Color = Color::srgb(0.93, 0.70, 0.33);
/// Tracers: brighter than any paint.
pub(super) const TRACER: Color = Color::linear_rgb(6.0, 3.2, 0.9);
/// Iron of mines and hooks, in paint.
pub(super) const IRON: Color = Color::srgb(0.12, 0.12, 0.13);
/// Concrete.
pub(super) const CONCRETE: Color = Color::srgb(0.50, 0.49, 0.46);
/// The ground that obstacles stand in.
pub(super) const FOOTING: Color = Color::srgb(0.36, 0.35, 0.33);
/// Stones of low walls, by turns.
pub(super) const STONES: [Color; 3] =
    [Color::srgb(0.53, 0.47, 0.39), Color::srgb(0.47, 0.42, 0.36), Color::srgb(0.58, 0.53, 0.45)];
/// Leaves of hedges, by turns.
pub(super) const LEAVES: [Color; 3] =
    [Color::srgb(0.13, 0.27, 0.09), Color::srgb(0.18, 0.34, 0.11), Color::srgb(0.24, 0.40, 0.14)];
/// Grass under hedges.
pub(super) const GRASS: Color = Color::srgb(0.17, 0.25, 0.09);
/// Water.
pub(super) const WATER: Color = Color::srgb(0.06, 0.27, 0.36);

/// The colours of a side.
pub(super) const fn livery(side: Side) -> &'static Livery {
    match side {
        Side::South => &WHITE,
        Side::North => &BLACK,
    }
}
