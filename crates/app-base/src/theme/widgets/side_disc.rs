//! The disc that stands for a side, with the number of its pieces while numbers are shown.

use bevy_egui::egui::{Align2, Painter, Pos2, Stroke};

use crate::common::Tone;
use crate::theme::{fonts, palette, swatch};

/// Paints a disc in the colours of a side, and on it 1 for dark pieces or 2 for light ones if these numbers stand over the pieces as well.
pub fn paint_side_disc(painter: &Painter, center: Pos2, radius: f32, rim_width: f32, tone: Tone) {
    let (body, rim) = palette::piece_colors(tone);
    painter.circle(center, radius, body, Stroke::new(rim_width, rim));
    if swatch::are_side_numbers_shown() {
        let (number, color) = match tone {
            Tone::Dark => ("1", *palette::army::LIGHT),
            Tone::Light => ("2", *palette::army::DARK),
        };
        painter.text(center, Align2::CENTER_CENTER, number, fonts::bold(radius * 1.5), color);
    }
}
