//! Painting of pieces from above, for the rulebook and the inspector.

use bevy_egui::egui::{Painter, Pos2, Rect, Shape, Stroke, vec2};

use crate::app::games::BoardGame;
use crate::app::theme::palette::{self, diagram as colors};
use cannon_rules::Side;
use cannon_rules::cannon::{PieceKind, Position};

/// A soldier or a town on a place of this size.
pub(super) fn paint_piece(painter: &Painter, center: Pos2, cell: f32, side: Side, kind: PieceKind, opacity: f32) {
    let (body, rim) = palette::piece_colors(Position::tone(side));
    let [body, rim, shadow] = [body, rim, colors::SHADOW].map(|color| color.gamma_multiply(opacity));
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
