//! The section of the settings for the eyes: contrast, colours and sizes.

use bevy_egui::egui;

use cannon_app_base::i18n::Words;
use cannon_app_base::settings::Vision;
use cannon_app_base::theme::widgets;
use cannon_app_base::theme::widgets::{labelled_choice, segmented_control, toggle};
use cannon_appearance::{ColorScheme, CursorColor, CursorWeight, InterfaceTheme, PieceSize};

/// Shows the settings.
pub(crate) fn show(ui: &mut egui::Ui, words: &Words, vision: &mut Vision) {
    let themes = [(InterfaceTheme::Standard, "theme-standard"), (InterfaceTheme::HighContrast, "theme-high-contrast")];
    labelled_choice(ui, words, ["settings-theme", "settings-theme-about"], &mut vision.theme, &themes);
    let schemes = [
        (ColorScheme::Standard, "colors-standard"),
        (ColorScheme::Protanopia, "colors-protanopia"),
        (ColorScheme::Deuteranopia, "colors-deuteranopia"),
        (ColorScheme::Tritanopia, "colors-tritanopia"),
        (ColorScheme::Greyscale, "colors-greyscale"),
    ];
    labelled_choice(ui, words, ["settings-colors", "settings-colors-about"], &mut vision.colors, &schemes);
    toggle(ui, words, "settings-side-numbers", &mut vision.side_numbers, Some("settings-side-numbers-about"));
    let sizes = [
        (PieceSize::Normal, "piece-size-normal"),
        (PieceSize::Large, "piece-size-large"),
        (PieceSize::Largest, "piece-size-largest"),
    ];
    labelled_choice(ui, words, ["settings-piece-size", "settings-piece-size-about"], &mut vision.piece_size, &sizes);
    widgets::label(ui, &words.text("settings-cursor-color"));
    let colors = [
        (CursorColor::White, "cursor-white"),
        (CursorColor::Yellow, "cursor-yellow"),
        (CursorColor::Black, "cursor-black"),
    ];
    segmented_control(ui, words, "settings-cursor-color", &mut vision.cursor_color, &colors);
    let weights = [(CursorWeight::Thin, "cursor-thin"), (CursorWeight::Thick, "cursor-thick")];
    segmented_control(ui, words, "settings-cursor-color/weight", &mut vision.cursor_weight, &weights);
}
