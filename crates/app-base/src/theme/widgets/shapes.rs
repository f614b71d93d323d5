//! Shapes that several screens share: labels, rows of buttons, steppers, and grounds with a line around them.

use bevy_egui::egui;

use super::{Stepper, named_rects};
use crate::i18n::Words;
use crate::theme::palette::{accent, ink, surface};
use crate::theme::{fonts, measures};
use cannon_rules::record::LEVELS;

/// A part of a panel over this rectangle.
pub fn child_ui(ui: &mut egui::Ui, rect: egui::Rect) -> egui::Ui {
    ui.new_child(egui::UiBuilder::new().max_rect(rect).id_salt(rect.top() as i32))
}

/// Shows `count` buttons beside each other over the available width. `buttons` receives their common width.
pub fn button_row(ui: &mut egui::Ui, count: u8, buttons: impl FnOnce(&mut egui::Ui, f32)) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
        let gaps = measures::BUTTON_GAP * f32::from(count - 1);
        let width = (ui.available_width() - gaps) / f32::from(count);
        buttons(ui, width);
    });
}

/// Paints a rounded ground with a line around it.
pub fn paint_ground(painter: &egui::Painter, rect: egui::Rect, color: egui::Color32) {
    let line = egui::Stroke::new(1.0, *surface::LINE);
    painter.rect(rect, measures::ROUNDING, color, line, egui::StrokeKind::Inside);
}

/// Shows a text in the middle of the window and in front of everything, which it darkens.
pub fn text_over_window(context: &egui::Context, name: &str, text: &str) {
    const WIDTH: f32 = 520.0;
    let window = context.content_rect();
    let painter = context.layer_painter(egui::LayerId::new(egui::Order::Tooltip, egui::Id::new(name)));
    painter.rect_filled(window, 0.0, *surface::BACKDROP);
    let width = WIDTH.min(window.width() - 4.0 * measures::LARGE);
    let galley = painter.layout(text.to_owned(), fonts::text(fonts::size::LARGE), *ink::BRIGHT, width);
    let size = galley.size() + egui::Vec2::splat(2.0 * measures::LARGE);
    let rect = egui::Rect::from_center_size(window.center(), size);
    let line = egui::Stroke::new(2.0, *accent::BRASS);
    painter.rect(rect, measures::PANEL_ROUNDING, *surface::PANEL, line, egui::StrokeKind::Inside);
    painter.galley(rect.center() - galley.size() / 2.0, galley, *ink::BRIGHT);
    named_rects::record(context, name, rect);
}

/// Shows a text that wraps.
pub fn wrapped(ui: &mut egui::Ui, text: &str, font: egui::FontId, color: egui::Color32) {
    ui.add(egui::Label::new(egui::RichText::new(text).font(font).color(color)).wrap());
}

/// Shows a small text that wraps.
pub fn small(ui: &mut egui::Ui, text: &str, color: egui::Color32) {
    wrapped(ui, text, fonts::text(fonts::size::SMALL), color);
}

/// Shows a text on one line, which is cut off where there is no more room.
pub fn truncated(ui: &mut egui::Ui, text: &str, font: egui::FontId, color: egui::Color32) -> egui::Response {
    ui.add(egui::Label::new(egui::RichText::new(text).font(font).color(color)).truncate())
}

/// Shows a stepper for a level of the computer. Returns the level that is chosen now.
pub fn level_stepper(ui: &mut egui::Ui, words: &Words, name: &str, level: i8) -> i8 {
    let (can_decrease, can_increase) = (level > *LEVELS.start(), level < *LEVELS.end());
    let stepper = Stepper { name, text: words.level_title(level), can_decrease, can_increase };
    level.saturating_add(stepper.show(ui, words) as i8)
}
