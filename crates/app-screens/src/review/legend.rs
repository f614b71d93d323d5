//! The legend of the review: what the signs of moves mean.

use bevy_egui::egui;

use super::class_style;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::measures;
use cannon_app_base::theme::widgets::{self, named_rects};
use cannon_engine::analysis::ActionClass;

/// Width of a sign, in points.
const SIGN_WIDTH: f32 = 30.0;
/// Width of the texts, in points.
const WIDTH: f32 = 250.0;

/// Shows each sign with its meaning.
pub(super) fn show(ui: &mut egui::Ui, words: &Words) {
    ui.set_max_width(WIDTH);
    for class in ActionClass::GRADED {
        let row = ui.horizontal(|ui| {
            let (sign, _) = ui.allocate_exact_size(egui::vec2(SIGN_WIDTH, 22.0), egui::Sense::hover());
            class_style::paint_sign(ui.painter(), sign.center(), class);
            widgets::label(ui, &words.text(class_style::of(class).text_id));
        });
        named_rects::record(ui.ctx(), &format!("review/legend/{}", class.name()), row.response.rect);
    }
    ui.add_space(measures::TIGHT);
    widgets::explanation(ui, &words.text("review-legend-about"));
}
