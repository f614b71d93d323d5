//! The colours of the sides in each colour scheme. The sides always differ in lightness, so that they can be told apart without hues; the
//! schemes replace the hues that some eyes confuse.

use bevy::prelude::*;

use super::{Coat, is_accent};
use cannon_app_base::common::Tone;
use cannon_app_base::common::pieces::paint::Paint;
use cannon_app_games::tabletops;
use cannon_appearance::ColorScheme;

/// Colours of an army's rings, badges and numbers.
#[derive(Clone, Copy, Debug)]
pub(in crate::pieces) struct ArmyColours {
    /// The ground of badges, and rings.
    pub(in crate::pieces) field: Color,
    /// Symbols.
    pub(in crate::pieces) symbol: Color,
    /// The edges of badges, and the arrows of rings.
    pub(in crate::pieces) trim: Color,
}

/// The darkest and the brightest grey of the dark army, and of the light army, in sRGB. The accents lie between the greys of the two
/// armies, and stand out from both.
const DARKEST_GREYS: (f32, f32) = (0.06, 0.26);
const LIGHTEST_GREYS: (f32, f32) = (0.66, 0.97);

/// The accents of the dark and the light army in the special schemes, in the order of [`ColorScheme::SPECIAL`], in sRGB.
const ACCENTS: [[[f32; 3]; 2]; 4] = [
    [[0.90, 0.66, 0.06], [0.06, 0.28, 0.72]],
    [[0.88, 0.62, 0.06], [0.06, 0.28, 0.72]],
    [[0.72, 0.07, 0.07], [0.02, 0.36, 0.36]],
    [[0.38, 0.38, 0.38], [0.60, 0.60, 0.60]],
];

/// The colours of an army. They differ in brightness as well as in hue, so that they can be told apart without colour vision.
pub(in crate::pieces) const fn army_colours(tone: Tone, scheme: ColorScheme) -> ArmyColours {
    let field = match tone {
        Tone::Dark => Color::srgb(0.075, 0.082, 0.10),
        Tone::Light => Color::srgb(0.98, 0.96, 0.88),
    };
    let (symbol, trim) = match (scheme, tone) {
        (ColorScheme::Standard, Tone::Dark) => (Color::srgb(1.0, 0.66, 0.20), Color::srgb(0.75, 0.15, 0.045)),
        (ColorScheme::Standard, Tone::Light) => (Color::srgb(0.02, 0.16, 0.46), Color::srgb(0.10, 0.38, 0.88)),
        (ColorScheme::Protanopia | ColorScheme::Deuteranopia, Tone::Dark) => {
            (Color::srgb(1.0, 0.80, 0.20), Color::srgb(0.86, 0.58, 0.04))
        }
        (ColorScheme::Protanopia | ColorScheme::Deuteranopia, Tone::Light) => {
            (Color::srgb(0.02, 0.12, 0.46), Color::srgb(0.08, 0.34, 0.90))
        }
        (ColorScheme::Tritanopia, Tone::Dark) => (Color::srgb(1.0, 0.62, 0.56), Color::srgb(0.78, 0.10, 0.08)),
        (ColorScheme::Tritanopia, Tone::Light) => (Color::srgb(0.0, 0.20, 0.22), Color::srgb(0.02, 0.44, 0.46)),
        (ColorScheme::Greyscale, Tone::Dark) => (Color::srgb(0.96, 0.96, 0.96), Color::srgb(0.62, 0.62, 0.62)),
        (ColorScheme::Greyscale, Tone::Light) => (Color::srgb(0.04, 0.04, 0.04), Color::srgb(0.34, 0.34, 0.34)),
    };
    ArmyColours { field, symbol, trim }
}

/// The paint of a slot in a scheme. Terrain and burnt-out pieces keep their paints, except that everything is grey in the grey scheme.
pub(in crate::pieces) fn in_scheme(paint: &Paint, scheme: ColorScheme, coat: Coat, slot: &str) -> Paint {
    let Some(index) = scheme.special_index() else { return *paint };
    let color = match coat {
        Coat::Army(tone) if is_accent(slot) => ACCENTS[index][usize::from(tone == Tone::Light)],
        _ if scheme != ColorScheme::Greyscale => paint.color,
        _ => {
            let [r, g, b] = paint.color;
            let grey = Color::srgb(r, g, b).to_linear().luminance();
            let grey = Color::linear_rgb(grey, grey, grey).to_srgba().red;
            let (low, high) = match coat {
                Coat::Army(Tone::Dark) if !is_shared(slot) => DARKEST_GREYS,
                Coat::Army(Tone::Light) if !is_shared(slot) => LIGHTEST_GREYS,
                _ => (0.0, 1.0),
            };
            [low + (high - low) * grey; 3]
        }
    };
    Paint { color, ..*paint }
}

/// Whether a slot has the same paint for both sides: terrain, props, and the tracks of vehicles.
fn is_shared(slot: &str) -> bool {
    let of_games = tabletops().flat_map(|table| table.paints.tin);
    super::common::ALL_SETS.iter().chain(of_games).any(|row| row.slot == slot && row.dark == row.light)
}
