//! A box with a long text, such as a report or licences. Only its visible lines are laid out.

use bevy_egui::egui;

use cannon_app_base::theme::fonts;
use cannon_app_base::theme::palette::ink;

/// Shows the lines in a box of this height, in points, which scrolls in both directions.
pub(crate) fn show<L: AsRef<str>>(ui: &mut egui::Ui, name: &str, lines: &[L], height: f32) {
    let font = fonts::text(fonts::size::SMALL);
    let row_height = ui.ctx().fonts_mut(|fonts| fonts.row_height(&font));
    let scroll =
        egui::ScrollArea::both().id_salt(name).max_height(height).min_scrolled_height(height).auto_shrink(false);
    scroll.show_rows(ui, row_height, lines.len(), |ui, rows| {
        for line in &lines[rows] {
            let text = egui::RichText::new(line.as_ref()).font(font.clone()).color(*ink::BODY);
            ui.add(egui::Label::new(text).wrap_mode(egui::TextWrapMode::Extend));
        }
    });
}
