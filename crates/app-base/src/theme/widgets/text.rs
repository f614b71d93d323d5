//! Text in the theme's sizes and colours.

use bevy_egui::egui::{Label, Response, RichText, Ui};

use crate::theme::fonts;
use crate::theme::fonts::size;
use crate::theme::palette::ink;

/// The name of the game.
pub fn title(ui: &mut Ui, text: &str) -> Response {
    ui.add(Label::new(RichText::new(text).font(fonts::display(size::TITLE)).color(*ink::BRIGHT)).extend())
}

/// The title of a panel.
pub fn heading(ui: &mut Ui, text: &str) -> Response {
    ui.label(RichText::new(text).font(fonts::display(size::HEADING)).color(*ink::BRIGHT))
}

/// A label for the widget beside or below it.
pub fn label(ui: &mut Ui, text: &str) -> Response {
    ui.label(RichText::new(text).font(fonts::text(size::BODY)).color(*ink::BODY))
}

/// Running text over several lines.
pub fn paragraph(ui: &mut Ui, text: &str) -> Response {
    ui.add(
        Label::new(RichText::new(text).font(fonts::text(size::BODY)).color(*ink::BODY).line_height(Some(22.0))).wrap(),
    )
}

/// Small text that explains a setting.
pub fn explanation(ui: &mut Ui, text: &str) -> Response {
    ui.add(Label::new(RichText::new(text).font(fonts::text(size::SMALL)).color(*ink::QUIET)).wrap())
}
