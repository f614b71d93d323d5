//! Painting of pieces and positions from above, for the rulebook, the inspector and the map.

use crate::cannon::TABLETOP;
use bevy_egui::egui::{Painter, Pos2, Rect, Shape, Stroke, StrokeKind, vec2};

use cannon_app_base::theme::palette;
use cannon_app_base::theme::palette::diagram as colors;
use cannon_rules::Side;
use cannon_rules::cannon::{PieceKind, Point, Position};

/// The board with the pieces of a position, this seat below, in the largest square in the middle of `rect`.
pub(super) fn paint_position(painter: &Painter, rect: Rect, seat: Side, position: &Position) {
    paint_board(painter, rect, seat, |point| position.piece_at(point));
}

/// The board with any pieces, this seat below, in the largest square in the middle of `rect`.
pub(super) fn paint_board(
    painter: &Painter,
    rect: Rect,
    seat: Side,
    piece_at: impl Fn(Point) -> Option<(Side, PieceKind)>,
) {
    let size = f32::from(Point::SIZE);
    let cell = rect.width().min(rect.height()) / size;
    let board = Rect::from_center_size(rect.center(), vec2(cell, cell) * size);
    painter.rect(board, 2.0, *colors::BOARD, Stroke::new(1.5, *colors::LINE), StrokeKind::Outside);
    let thin = Stroke::new(1.0, colors::LINE.gamma_multiply(0.6));
    for line in 0..Point::SIZE {
        let offset = (f32::from(line) + 0.5) * cell;
        painter.vline(board.left() + offset, board.y_range().shrink(cell / 2.0), thin);
        painter.hline(board.x_range().shrink(cell / 2.0), board.top() + offset, thin);
    }
    for point in Point::all() {
        if let Some((side, kind)) = piece_at(point) {
            let from_south = vec2(f32::from(point.file()) + 0.5, size - f32::from(point.rank()) - 0.5) * cell;
            let center = match seat {
                Side::South => board.min + from_south,
                Side::North => board.max - from_south,
            };
            paint_piece(painter, center, cell, side, kind, 1.0);
        }
    }
}

/// The icon of the tool that removes pieces: a cross.
pub(super) fn paint_eraser(painter: &Painter, center: Pos2, cell: f32) {
    let arm = cell * 0.26;
    let stroke = Stroke::new(cell * 0.09, *palette::ink::BODY);
    for slope in [1.0, -1.0] {
        painter.line_segment([center - vec2(arm, arm * slope), center + vec2(arm, arm * slope)], stroke);
    }
}

/// A soldier or a town on a place of this size.
pub(super) fn paint_piece(painter: &Painter, center: Pos2, cell: f32, side: Side, kind: PieceKind, opacity: f32) {
    let (body, rim) = palette::piece_colors(TABLETOP.tone(side));
    let [body, rim, shadow] = [body, rim, *colors::SHADOW].map(|color| color.gamma_multiply(opacity));
    match kind {
        PieceKind::Soldier => {
            painter.circle_filled(center + vec2(cell * 0.03, cell * 0.05), cell * 0.35, shadow);
            painter.circle(center, cell * 0.34, body, Stroke::new(cell * 0.05, rim));
            painter.circle_stroke(center, cell * 0.2, Stroke::new(cell * 0.03, rim));
        }
        PieceKind::Town => {
            // A tower with three battlements.
            let outline = [
                (-0.36, 0.38),
                (-0.3, -0.14),
                (-0.38, -0.14),
                (-0.38, -0.38),
                (-0.2, -0.38),
                (-0.2, -0.26),
                (-0.09, -0.26),
                (-0.09, -0.38),
                (0.09, -0.38),
                (0.09, -0.26),
                (0.2, -0.26),
                (0.2, -0.38),
                (0.38, -0.38),
                (0.38, -0.14),
                (0.3, -0.14),
                (0.36, 0.38),
            ];
            let rect = |left: f32, top: f32, right: f32, bottom: f32| {
                Rect::from_min_max(center + vec2(left, top) * cell, center + vec2(right, bottom) * cell)
            };
            for part in [
                rect(-0.32, -0.14, 0.32, 0.38),
                rect(-0.38, -0.26, 0.38, -0.12),
                rect(-0.38, -0.38, -0.2, -0.2),
                rect(-0.09, -0.38, 0.09, -0.2),
                rect(0.2, -0.38, 0.38, -0.2),
            ] {
                painter.rect_filled(part, 0.0, body);
            }
            let points: Vec<Pos2> = outline.iter().map(|&(x, y)| center + vec2(x, y) * cell).collect();
            painter.add(Shape::closed_line(points, Stroke::new(cell * 0.05, rim)));
            painter.rect_filled(rect(-0.09, 0.08, 0.09, 0.38), cell * 0.05, rim);
        }
    }
}
