//! The curve of a rating, in the profile and beside the puzzles.

use bevy_egui::egui;
use egui_plot::{Line, Plot, PlotPoints};

use cannon_app_base::i18n::Words;
use cannon_app_base::theme::measures;
use cannon_app_base::theme::palette::{accent, surface};
use cannon_app_base::theme::widgets::named_rects;
use cannon_profile::RatingHistory;

/// Height of the curve, in points.
const HEIGHT: f32 = 110.0;
/// Least width of the axis, in points, in which a rating of four digits fits. The plot makes room for its labels only one frame later.
const AXIS_WIDTH: f32 = 44.0;

/// Shows the rating after each rated result, if there are at least two. The rectangle is recorded under the name.
pub(crate) fn show(ui: &mut egui::Ui, words: &Words, name: &str, history: &RatingHistory) {
    let points: Vec<[f64; 2]> =
        history.curve().iter().enumerate().map(|(index, point)| [index as f64, point.rating]).collect();
    if points.len() < 2 {
        return;
    }
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), HEIGHT), egui::Sense::hover());
    ui.painter().rect_filled(rect, measures::ROUNDING, *surface::WELL);
    named_rects::record(ui.ctx(), name, rect);
    let mut plot_ui = ui.new_child(egui::UiBuilder::new().max_rect(rect.shrink(measures::TIGHT)).id_salt(name));
    let plot = Plot::new(name)
        .show_axes([false, true])
        .y_axis_min_width(AXIS_WIDTH)
        .show_background(false)
        .show_x(false)
        .show_y(false);
    let plot = plot.allow_drag(false).allow_zoom(false).allow_scroll(false).allow_boxed_zoom(false);
    plot.show(&mut plot_ui, |plot| {
        let line = Line::new(words.text("profile-rating"), PlotPoints::from(points));
        plot.line(line.color(*accent::BRASS).width(2.0).allow_hover(false));
    });
}
