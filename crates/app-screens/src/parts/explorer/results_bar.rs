//! The bar of results: the parts of the games that South won, that were drawn, that North won, and that have no result, from left to right.

use bevy_egui::egui;

use cannon_app_base::theme::palette::{self, ink, surface};
use cannon_app_games as games;
use cannon_library::Results;
use cannon_rules::{GameId, Side};

/// Distance between two lines of the hatching, in points.
const HATCH_STEP: f32 = 6.0;
/// Width of a line of the hatching, in points.
const HATCH_WIDTH: f32 = 1.5;

/// Paints the bar of some games. It is hatched if they are few.
pub(super) fn paint(painter: &egui::Painter, bar: egui::Rect, game: GameId, results: &Results) {
    let all = results.games().max(1) as f32;
    let colors = |side: Side| palette::piece_colors(games::tabletop(game).tone(side));
    let parts = [
        (results.south_wins, colors(Side::South)),
        (results.draws, (*ink::QUIET, *surface::WELL)),
        (results.north_wins, colors(Side::North)),
    ];
    let mut left = bar.left();
    for (count, (fill, line)) in parts {
        let right = (left + bar.width() * count as f32 / all).min(bar.right());
        let part = egui::Rect::from_x_y_ranges(left..=right, bar.y_range());
        painter.rect_filled(part, 0.0, fill);
        if results.are_few() {
            hatch(painter, part, line);
        }
        left = right;
    }
    // Games without a result leave the ground.
    painter.rect_stroke(bar, 0.0, egui::Stroke::new(1.0, *surface::LINE), egui::StrokeKind::Outside);
}

/// Paints diagonal lines over a part of the bar.
fn hatch(painter: &egui::Painter, part: egui::Rect, color: egui::Color32) {
    let clipped = painter.with_clip_rect(part.intersect(painter.clip_rect()));
    let stroke = egui::Stroke::new(HATCH_WIDTH, color);
    for number in lines_of(part) {
        let left = number as f32 * HATCH_STEP;
        clipped.line_segment([egui::pos2(left, part.bottom()), egui::pos2(left + part.height(), part.top())], stroke);
    }
}

/// The numbers of the lines that cross a part. Lines of neighbouring parts are at the same distance.
fn lines_of(part: egui::Rect) -> std::ops::RangeInclusive<i32> {
    let first = ((part.left() - part.height()) / HATCH_STEP).floor() as i32;
    first..=(part.right() / HATCH_STEP).ceil() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_cover_a_part_from_edge_to_edge() {
        // A line goes up by as much as it goes to the right, so that one that begins the height of the part before its left edge crosses
        // its upper left corner.
        let part = egui::Rect::from_min_max(egui::pos2(60.0, 10.0), egui::pos2(90.0, 22.0));
        assert_eq!(lines_of(part), 8..=15);
    }
}
