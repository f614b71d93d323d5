//! Colours that depend on the player's choice of a theme and of a colour scheme.

use std::ops::Deref;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{PoisonError, RwLock};

use bevy_egui::egui::Color32;

use cannon_appearance::{ColorScheme, InterfaceTheme};

/// The choices on which colours depend.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ColorChoice {
    /// The theme of the interface.
    pub theme: InterfaceTheme,
    /// The scheme of colours with a meaning.
    pub scheme: ColorScheme,
}

/// The choice in use. It is global, because the program has one window and one player, and the painters that need the choice are deep below
/// the systems that know the settings.
static IN_USE: RwLock<ColorChoice> =
    RwLock::new(ColorChoice { theme: InterfaceTheme::Standard, scheme: ColorScheme::Standard });

/// Whether discs of sides have numbers.
static SIDE_NUMBERS: AtomicBool = AtomicBool::new(false);

/// Shows or hides the numbers on discs of sides from now on.
pub(super) fn show_side_numbers(shown: bool) {
    SIDE_NUMBERS.store(shown, Ordering::Relaxed);
}

/// Whether discs of sides have numbers.
pub(super) fn are_side_numbers_shown() -> bool {
    SIDE_NUMBERS.load(Ordering::Relaxed)
}

/// Uses the colours of a choice from now on.
pub(super) fn set_choice(choice: ColorChoice) {
    *IN_USE.write().unwrap_or_else(PoisonError::into_inner) = choice;
}

/// The choice in use.
fn choice() -> ColorChoice {
    *IN_USE.read().unwrap_or_else(PoisonError::into_inner)
}

/// A colour of the interface. It dereferences to the colour for the choice in use.
#[derive(Clone, Copy, Debug)]
pub struct Swatch {
    standard: Color32,
    high_contrast: Color32,
    /// The colours in the special schemes, in the order of [`ColorScheme::SPECIAL`]; `None` if the colour is the same in all schemes.
    special: Option<[Color32; 4]>,
}

impl Swatch {
    /// A colour with one value for each theme.
    pub const fn new(standard: Color32, high_contrast: Color32) -> Swatch {
        Swatch { standard, high_contrast, special: None }
    }

    /// The same colour with values for the special schemes, as red, green and blue. They hold in both themes.
    #[must_use]
    pub const fn with_special(self, [protanopia, deuteranopia, tritanopia, greyscale]: [[u8; 3]; 4]) -> Swatch {
        const fn color([red, green, blue]: [u8; 3]) -> Color32 {
            Color32::from_rgb(red, green, blue)
        }
        let special = [color(protanopia), color(deuteranopia), color(tritanopia), color(greyscale)];
        Swatch { special: Some(special), ..self }
    }

    /// The colour for a choice.
    pub const fn of(&self, choice: ColorChoice) -> &Color32 {
        if let (Some(special), Some(index)) = (&self.special, choice.scheme.special_index()) {
            return &special[index];
        }
        match choice.theme {
            InterfaceTheme::Standard => &self.standard,
            InterfaceTheme::HighContrast => &self.high_contrast,
        }
    }
}

impl Deref for Swatch {
    type Target = Color32;

    fn deref(&self) -> &Color32 {
        self.of(choice())
    }
}

impl From<Swatch> for Color32 {
    fn from(swatch: Swatch) -> Color32 {
        *swatch
    }
}
