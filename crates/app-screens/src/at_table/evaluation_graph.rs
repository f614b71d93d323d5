//! The evaluation graph: the win percentage of South over the turns, in the colours of the sides.

use bevy_egui::egui;
use egui_plot::{HLine, Line, MarkerShape, Plot, PlotPoints, Points, VLine};

use cannon_app_base::i18n::Words;
use cannon_app_base::theme::palette::{accent, surface};
use cannon_app_base::theme::widgets::named_rects;
use cannon_app_base::theme::{measures, palette};
use cannon_app_games as games;
use cannon_rules::{GameId, Side};

/// Radius of a dot, in points.
const DOT_RADIUS: f32 = 4.2;

/// Width of the dark edge around a dot, which sets it off from both halves of the graph.
const DOT_EDGE: f32 = 1.6;

/// Dots of a kind, which have a colour and a shape of their own.
pub(crate) struct Dots {
    /// The colour.
    pub(crate) color: egui::Color32,
    /// The shape.
    pub(crate) shape: MarkerShape,
    /// Ply and percentage of each dot.
    pub(crate) points: Vec<[f64; 2]>,
}

/// A graph for one game.
pub(crate) struct EvaluationGraph<'a> {
    /// The name under which its rectangle is recorded.
    pub(crate) name: &'a str,
    /// The identifier of the game.
    pub(crate) game: GameId,
    /// The number of actions.
    pub(crate) plies: usize,
    /// Ply and win percentage of South, from 0 to 100, in the order of the plies.
    pub(crate) points: Vec<[f64; 2]>,
    /// The dots.
    pub(crate) dots: Vec<Dots>,
    /// The ply at which a line stands.
    pub(crate) shown_ply: usize,
}

impl EvaluationGraph<'_> {
    /// Shows the graph over the whole of `ui`. Returns the ply at which it was clicked.
    pub(crate) fn show(self, ui: &mut egui::Ui, words: &Words) -> Option<usize> {
        let rect = ui.max_rect();
        named_rects::record(ui.ctx(), self.name, rect);
        let [south, north] = Side::ALL.map(|side| palette::piece_colors(games::tabletop(self.game).tone(side)).0);
        ui.painter().rect_filled(rect, measures::ROUNDING, north);
        let plies = self.plies as f64;
        let plot = Plot::new(self.name)
            .width(rect.width())
            .height(rect.height())
            .show_axes(false)
            .show_grid(false)
            .show_background(false)
            .show_x(false)
            .show_y(false)
            .allow_drag(false)
            .allow_zoom(false)
            .allow_scroll(false)
            .allow_boxed_zoom(false)
            .allow_double_click_reset(false)
            .set_margin_fraction(egui::Vec2::ZERO)
            .default_x_bounds(-0.5, plies + 0.5)
            .default_y_bounds(0.0, 100.0)
            // Without a reset, the plot would keep the bounds of the last frame while a running game becomes longer.
            .reset();
        let response = plot.show(ui, |plot_ui| {
            let line = Line::new(words.text("review-graph"), PlotPoints::from(self.points));
            plot_ui.line(line.color(south).fill(0.0).fill_alpha(1.0).width(1.5).allow_hover(false));
            plot_ui.hline(HLine::new("", 50.0).color(*surface::LINE).width(1.0).allow_hover(false));
            plot_ui.vline(VLine::new("", self.shown_ply as f64).color(*accent::BRASS).width(2.0).allow_hover(false));
            for Dots { color, shape, points } in self.dots {
                for (color, radius) in [(egui::Color32::BLACK, DOT_RADIUS + DOT_EDGE), (color, DOT_RADIUS)] {
                    let dots = Points::new("", PlotPoints::from(points.clone())).color(color).shape(shape);
                    plot_ui.points(dots.radius(radius).allow_hover(false));
                }
            }
        });
        let line = egui::Stroke::new(1.0, *surface::LINE);
        ui.painter().rect_stroke(rect, measures::ROUNDING, line, egui::StrokeKind::Inside);
        let answer = response.response;
        answer.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, words.text("review-graph")));
        let pointer = answer.interact_pointer_pos().filter(|_| answer.clicked() || answer.dragged())?;
        let ply = response.transform.value_from_position(pointer).x.round().clamp(0.0, plies);
        Some(ply as usize)
    }
}
