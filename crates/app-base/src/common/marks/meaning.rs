//! The meanings of marks and lines, and their colours in the special colour schemes.
//!
//! In the standard scheme every kind of mark has a colour of its own. In the special schemes there is one colour for each meaning, because
//! eyes that lack a kind of receptor tell fewer colours apart; kinds of the same meaning still differ in shape. The tests simulate the
//! deficiencies and measure the distances between colours.

use bevy::prelude::*;

use cannon_appearance::ColorScheme;

/// What a mark or line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meaning {
    /// A usual move.
    Move,
    /// Another movement or a turn on the spot, and squares that are safe.
    Manoeuvre,
    /// An attack.
    Attack,
    /// A loss that threatens, and a fault.
    Danger,
    /// The player's selection, an objective, and places that are pointed out.
    Selected,
    /// The best action.
    Best,
    /// A good action beside the best one.
    Alternative,
    /// What has happened, and what is not possible.
    Neutral,
}

impl Meaning {
    /// All meanings.
    pub const ALL: [Meaning; 8] = [
        Meaning::Move,
        Meaning::Manoeuvre,
        Meaning::Attack,
        Meaning::Danger,
        Meaning::Selected,
        Meaning::Best,
        Meaning::Alternative,
        Meaning::Neutral,
    ];

    /// The colours in the special schemes, in the order of [`ColorScheme::SPECIAL`], in sRGB.
    const fn special_colours(self) -> [[f32; 3]; 4] {
        match self {
            Meaning::Move => [[0.50, 0.54, 0.52], [0.51, 0.52, 0.50], [0.17, 0.67, 0.48], [0.24, 0.24, 0.24]],
            Meaning::Manoeuvre => [[0.20, 0.50, 1.0], [0.19, 0.47, 1.0], [0.10, 0.42, 0.54], [0.33, 0.33, 0.33]],
            Meaning::Attack => [[0.98, 0.54, 0.04], [0.92, 0.46, 0.04], [0.98, 0.48, 0.34], [0.575, 0.575, 0.575]],
            Meaning::Danger => [[0.76, 0.04, 0.03], [0.58, 0.04, 0.03], [0.70, 0.02, 0.08], [0.685, 0.685, 0.685]],
            Meaning::Selected => [[0.98, 0.90, 0.04], [0.96, 0.86, 0.04], [1.0, 0.64, 0.82], [0.82, 0.82, 0.82]],
            Meaning::Best => [[0.42, 0.74, 1.0], [0.44, 0.76, 1.0], [0.30, 1.0, 0.95], [1.00, 1.00, 1.00]],
            Meaning::Alternative => [[0.12, 0.20, 0.70], [0.12, 0.20, 0.70], [0.25, 0.20, 0.50], [0.18, 0.18, 0.18]],
            Meaning::Neutral => [[1.0, 1.0, 0.94], [1.0, 1.0, 0.94], [1.0, 1.0, 0.78], [0.43, 0.43, 0.43]],
        }
    }

    /// The colour in a scheme. `standard` is the colour in the standard scheme, and gives the opacity in every scheme.
    pub fn colour(self, standard: Color, scheme: ColorScheme) -> Color {
        match scheme.special_index() {
            Some(index) => Color::srgb_from_array(self.special_colours()[index]).with_alpha(standard.alpha()),
            None => standard,
        }
    }
}
