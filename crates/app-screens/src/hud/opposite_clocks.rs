//! The clocks upside down at the far edge of the window, for a player who sits opposite.

use std::f32::consts::PI;
use std::sync::Arc;

use bevy_egui::egui;
use bevy_egui::egui::epaint::TextShape;

use super::plate;
use crate::parts::text;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::theme::palette::{accent, ink, surface};
use cannon_app_base::theme::widgets::shapes::paint_ground;
use cannon_app_base::theme::widgets::{named_rects, one_line, paint_side_disc};
use cannon_app_base::theme::{fonts, measures};
use cannon_app_games as games;
use cannon_rules::Side;

/// Height of the strip in points.
pub(super) const HEIGHT: f32 = 44.0;
/// Greatest width of the strip.
pub(super) const MAX_WIDTH: f32 = 520.0;
/// Width that a clock needs.
const CLOCK_WIDTH: f32 = 96.0;
const DISC_RADIUS: f32 = 7.0;

/// Whether the clocks are shown: in a game with clocks between two people who want them.
pub(super) fn are_shown(is_wanted: bool, game: &Match) -> bool {
    is_wanted && game.is_between_people() && game.has_clock()
}

/// Shows both clocks at the upper edge of `free`, turned by half a turn.
pub(super) fn show(context: &egui::Context, words: &Words, game: &Match, free: egui::Rect) {
    let width = MAX_WIDTH.min(free.width() - 2.0 * measures::MEDIUM);
    let size = egui::vec2(width, HEIGHT - measures::SMALL);
    let rect = egui::Align2::CENTER_TOP.anchor_size(free.center_top(), size);
    named_rects::record(context, "hud/opposite-clocks", rect);
    let painter = context.layer_painter(egui::LayerId::background());
    paint_ground(&painter, rect, *surface::SIDE_PANEL);
    let half = rect.width() / 2.0;
    // As the player opposite sees it: the own clock, which is the clock of North, at the left.
    for (index, side) in [Side::North, Side::South].into_iter().enumerate() {
        let left = index as f32 * half;
        half_strip(&painter, words, game, side, Turned { strip: rect, left, width: half });
    }
}

/// A part of the strip in the eyes of the player opposite.
#[derive(Clone, Copy)]
struct Turned {
    strip: egui::Rect,
    left: f32,
    width: f32,
}

impl Turned {
    /// A point at this distance from the part's left edge, in the middle of the height.
    fn point(self, x: f32) -> egui::Pos2 {
        egui::pos2(self.strip.right() - self.left - x, self.strip.center().y)
    }

    /// Paints a text whose left edge is at this distance from the part's left edge.
    fn text(self, painter: &egui::Painter, x: f32, galley: Arc<egui::Galley>, color: egui::Color32) {
        let start = self.point(x) + egui::vec2(0.0, galley.size().y / 2.0);
        painter.add(TextShape::new(start, galley, color).with_angle(PI));
    }
}

fn half_strip(painter: &egui::Painter, words: &Words, game: &Match, side: Side, part: Turned) {
    let to_move = game.outcome().is_none() && game.timeline().side_to_move() == side;
    let color = if to_move { *ink::BRIGHT } else { *ink::QUIET };
    let margin = measures::MEDIUM;
    let disc = part.point(margin + DISC_RADIUS);
    paint_side_disc(painter, disc, DISC_RADIUS, 1.5, games::tabletop(game.timeline().game()).tone(side));
    if to_move {
        painter.circle_stroke(disc, DISC_RADIUS + 3.0, egui::Stroke::new(1.5, *accent::BRASS));
    }
    let name_left = margin + 2.0 * DISC_RADIUS + measures::SMALL;
    let name_width = part.width - name_left - CLOCK_WIDTH;
    let name = text::seat_name(words, game, side);
    let name = one_line(painter, &name, fonts::text(fonts::size::BODY), color, name_width);
    part.text(painter, name_left, name, color);
    if let Some((time, color)) = plate::clock_text(game, side) {
        let galley = painter.layout_no_wrap(time, fonts::bold(fonts::size::CLOCK), color);
        let left = part.width - margin - galley.size().x;
        part.text(painter, left, galley, color);
    }
}
