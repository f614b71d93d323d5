//! Tests of contrasts in the theme of high contrast, and of the distances of colours that carry meaning.

use bevy::prelude::{Color, LinearRgba};
use bevy_egui::egui::Color32;

use super::*;
use crate::common::colour_vision::{contrast, distance, seen};
use crate::theme::swatch::ColorChoice;
use cannon_appearance::{ColorScheme, InterfaceTheme};

/// The smallest contrasts in the theme of high contrast: of text, and of frames and the focus.
const MIN_TEXT_CONTRAST: f32 = 7.0;
const MIN_FRAME_CONTRAST: f32 = 3.0;

/// The smallest contrast of text with a meaning in the standard theme.
const MIN_STANDARD_TEXT_CONTRAST: f32 = 4.5;

/// The smallest distances of judgements for eyes with a deficiency and in shades of grey, where their signs tell them apart, too.
const MIN_DISTANCE: f32 = 0.075;
const MIN_GREY_DISTANCE: f32 = 0.04;

const INKS: [Swatch; 4] = [ink::BRIGHT, ink::BODY, ink::QUIET, ink::DISABLED];
const PANELS: [Swatch; 6] =
    [surface::SHADE, surface::PANEL, surface::SIDE_PANEL, surface::CARD, surface::WELL, surface::BUTTON];
const MEANINGFUL: [Swatch; 12] = [
    accent::BRASS,
    accent::BRASS_HOVER,
    forbidden::RED,
    caution::AMBER,
    verdict::GOOD,
    review::ONLY,
    review::BEST,
    review::GOOD,
    review::INACCURACY,
    review::MISTAKE,
    review::BLUNDER,
    review::MISSED_WIN,
];
const CLASSES: [Swatch; 7] = [
    review::ONLY,
    review::BEST,
    review::GOOD,
    review::INACCURACY,
    review::MISTAKE,
    review::BLUNDER,
    review::MISSED_WIN,
];

fn linear(color: &Color32) -> LinearRgba {
    let [r, g, b, _] = color.to_srgba_unmultiplied();
    Color::srgb_u8(r, g, b).to_linear()
}

fn contrast_in(choice: ColorChoice, one: Swatch, other: Swatch) -> f32 {
    contrast(linear(one.of(choice)), linear(other.of(choice)))
}

/// Every choice that a player can make in a theme.
fn choices_in(theme: InterfaceTheme) -> impl Iterator<Item = ColorChoice> {
    std::iter::once(ColorScheme::Standard).chain(ColorScheme::SPECIAL).map(move |scheme| ColorChoice { theme, scheme })
}

fn high_contrast() -> impl Iterator<Item = ColorChoice> {
    choices_in(InterfaceTheme::HighContrast)
}

#[test]
fn text_has_high_contrast_on_opaque_black() {
    for choice in high_contrast() {
        for panel in PANELS {
            assert_eq!(*panel.of(choice), Color32::BLACK, "panels hide what is behind them");
            for (index, text) in INKS.into_iter().chain(MEANINGFUL).enumerate() {
                let found = contrast_in(choice, text, panel);
                assert!(found >= MIN_TEXT_CONTRAST, "text {index} in {choice:?}: {found:.1}");
            }
        }
        for ground in [
            selection::BACKGROUND,
            hover::BACKGROUND,
            surface::BUTTON_HOVER,
            surface::BUTTON_PRESSED,
            forbidden::BACKGROUND,
            forbidden::BACKGROUND_HOVER,
        ] {
            for text in [ink::BRIGHT, ink::BODY] {
                let found = contrast_in(choice, text, ground);
                assert!(found >= MIN_TEXT_CONTRAST, "{ground:?}: {found:.1}");
            }
        }
        for text in [ink::QUIET, ink::DISABLED] {
            for row in [selection::BACKGROUND, hover::BACKGROUND] {
                assert!(contrast_in(choice, text, row) >= MIN_TEXT_CONTRAST, "{text:?} on {row:?}");
            }
        }
        for ground in [accent::BRASS, accent::BRASS_HOVER, accent::BRASS_PRESSED] {
            assert!(contrast_in(choice, ink::ON_ACCENT, ground) >= MIN_TEXT_CONTRAST);
        }
    }
}

#[test]
fn frames_and_focus_have_high_contrast() {
    for choice in high_contrast() {
        let frames =
            [surface::LINE, surface::MENU_LINE, accent::BRASS, accent::BRASS_FAINT, selection::FOCUS, forbidden::LINE];
        for (index, frame) in frames.into_iter().enumerate() {
            for ground in [surface::PANEL, selection::BACKGROUND, hover::BACKGROUND] {
                let found = contrast_in(choice, frame, ground);
                assert!(found >= MIN_FRAME_CONTRAST, "frame {index}: {found:.1}");
            }
        }
        // The pieces on discs and in diagrams.
        assert!(contrast_in(choice, army::DARK_RIM, army::DARK) >= MIN_FRAME_CONTRAST);
        assert!(contrast_in(choice, army::LIGHT_RIM, army::LIGHT) >= MIN_FRAME_CONTRAST);
        assert!(contrast_in(choice, diagram::LINE, diagram::BOARD) >= MIN_FRAME_CONTRAST);
    }
}

#[test]
fn meaningful_text_is_readable_in_every_scheme() {
    let standard = choices_in(InterfaceTheme::Standard);
    for choice in standard {
        for (index, text) in MEANINGFUL.into_iter().enumerate() {
            for ground in [surface::CARD, surface::WELL, surface::SIDE_PANEL] {
                let found = contrast_in(choice, text, ground);
                assert!(found >= MIN_STANDARD_TEXT_CONTRAST, "text {index} in {choice:?}: {found:.2}");
            }
        }
    }
}

#[test]
fn judgements_differ_for_the_eyes_of_each_scheme() {
    let mut alike = Vec::new();
    for scheme in ColorScheme::SPECIAL {
        let min = if scheme == ColorScheme::Greyscale { MIN_GREY_DISTANCE } else { MIN_DISTANCE };
        let choice = ColorChoice { scheme, ..ColorChoice::default() };
        let distance = |one: Swatch, other: Swatch| {
            distance(seen(linear(one.of(choice)), scheme), seen(linear(other.of(choice)), scheme))
        };
        for (index, class) in CLASSES.into_iter().enumerate() {
            for (other_index, other) in CLASSES.into_iter().enumerate().take(index) {
                let found = distance(class, other);
                if found < min {
                    alike.push(format!("classes {index} and {other_index} in {scheme:?}: {found:.3}"));
                }
            }
        }
        for (one, other) in [
            (verdict::GOOD, forbidden::RED),
            (caution::AMBER, forbidden::RED),
            (verdict::GOOD, caution::AMBER),
            (diagram::DESTINATION, diagram::CAPTURE),
            (verdict::GOOD, ink::DISABLED),
        ] {
            let found = distance(one, other);
            if found < min {
                alike.push(format!("{one:?} and {other:?} in {scheme:?}: {found:.3}"));
            }
        }
    }
    assert!(alike.is_empty(), "{}", alike.join("\n"));
}
