//! Paints a diagram, and its actions one after the other.

use bevy_egui::egui::{self, Align2, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::diagram::Diagram;
use crate::app::games::Setting;
use crate::app::i18n::Words;
use crate::app::theme::palette::{self, diagram as colors, ink};
use crate::app::theme::{fonts, measures};
use crate::rules::cannon::{Action, PieceKind, Point, Position};
use crate::rules::{Game, Side};

/// Seconds in which one action is shown: a rest before, the action, a rest after.
const BEFORE: f32 = 1.1;
const DURING: f32 = 0.9;
const AFTER: f32 = 1.2;

/// Where the diagram is on the screen.
struct Place<'a> {
    diagram: &'a Diagram,
    board: Rect,
    cell: f32,
}

impl Place<'_> {
    fn at(&self, point: Point) -> Pos2 {
        let file = f32::from(point.file()) - f32::from(self.diagram.low.file());
        let rank = f32::from(self.diagram.high.rank()) - f32::from(point.rank());
        self.board.min + vec2(file + 0.5, rank + 0.5) * self.cell
    }
}

/// Shows a diagram within `size`; `since` is how long it has been open, in seconds.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, diagram: &Diagram, size: Vec2, since: f32) {
    const MARGIN: f32 = 20.0;
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let files = f32::from(diagram.high.file() - diagram.low.file() + 1);
    let ranks = f32::from(diagram.high.rank() - diagram.low.rank() + 1);
    let cell = ((rect.width() - MARGIN) / files).min((rect.height() - MARGIN) / ranks);
    let board = Rect::from_min_size(rect.min + vec2(MARGIN, 0.0), vec2(files, ranks) * cell);
    let place = Place { diagram, board, cell };
    let painter = ui.painter().clone();
    paint_board(&painter, &place);

    let turn = BEFORE + DURING + AFTER;
    let scene = diagram.actions.get((since / turn) as usize % diagram.actions.len().max(1)).copied();
    let progress = if scene.is_some() { ((since % turn - BEFORE) / DURING).clamp(0.0, 1.0) } else { 0.0 };
    let eased = progress * progress * (3.0 - 2.0 * progress);
    paint_cannons(&painter, &place);
    if progress == 0.0 {
        paint_marks(&painter, &place);
    }
    paint_pieces(&painter, &place, scene, eased);
    if let Some(action) = scene {
        paint_action(&painter, &place, action, eased);
        let text = diagram.position.action_to_text(action);
        let at = pos2(board.center().x, board.bottom() + MARGIN + measures::SMALL);
        painter.text(
            at,
            Align2::CENTER_TOP,
            words.format("rules-notation", &[("action", text.into())]),
            fonts::text(fonts::size::SMALL),
            ink::QUIET,
        );
    }
}

fn paint_board(painter: &Painter, place: &Place<'_>) {
    let Place { diagram, board, cell } = place;
    painter.rect(*board, 3.0, colors::BOARD, Stroke::new(2.0, colors::LINE), StrokeKind::Outside);
    let line = Stroke::new(1.0, colors::LINE);
    for file in diagram.low.file()..=diagram.high.file() {
        let x = board.left() + (f32::from(file - diagram.low.file()) + 0.5) * cell;
        painter.vline(x, board.y_range(), line);
        let label = char::from(b'a' + file).to_string();
        painter.text(
            pos2(x, board.bottom() + 4.0),
            Align2::CENTER_TOP,
            label,
            fonts::text(fonts::size::TINY),
            ink::QUIET,
        );
    }
    for rank in diagram.low.rank()..=diagram.high.rank() {
        let y = board.top() + (f32::from(diagram.high.rank() - rank) + 0.5) * cell;
        painter.hline(board.x_range(), y, line);
        let label = (rank + 1).to_string();
        painter.text(
            pos2(board.left() - 6.0, y),
            Align2::RIGHT_CENTER,
            label,
            fonts::text(fonts::size::TINY),
            ink::QUIET,
        );
    }
}

/// Lines through the soldiers of each cannon.
fn paint_cannons(painter: &Painter, place: &Place<'_>) {
    for ends in &place.diagram.cannons {
        let stroke = Stroke::new(place.cell * 0.16, colors::FIRE.gamma_multiply(0.55));
        painter.line_segment(ends.map(|end| place.at(end)), stroke);
    }
}

/// Dots where something can go, rings around what can be taken.
fn paint_marks(painter: &Painter, place: &Place<'_>) {
    let seen =
        |points: &[Point]| points.iter().copied().filter(|point| place.diagram.contains(*point)).collect::<Vec<_>>();
    for point in seen(&place.diagram.goals) {
        painter.circle(place.at(point), place.cell * 0.14, colors::GO, Stroke::new(1.0, colors::LINE));
    }
    for point in seen(&place.diagram.targets) {
        painter.circle_stroke(place.at(point), place.cell * 0.44, Stroke::new(place.cell * 0.06, colors::TAKE));
    }
    if let Some(focus) = place.diagram.focus {
        painter.circle_stroke(place.at(focus), place.cell * 0.44, Stroke::new(place.cell * 0.05, colors::GO));
    }
}

/// All pieces, those that the action moves or takes on their way.
fn paint_pieces(painter: &Painter, place: &Place<'_>, scene: Option<Action>, progress: f32) {
    let taken = match scene {
        Some(Action::Capture { to, .. }) => Some((to, 0.7)),
        Some(Action::Shot { target }) => Some((target, 0.55)),
        _ => None,
    };
    for point in Point::all().filter(|point| place.diagram.contains(*point)) {
        let Some((side, kind)) = place.diagram.position.piece_at(point) else { continue };
        if scene.and_then(Action::from) == Some(point) && progress > 0.0 {
            continue;
        }
        let opacity = match taken {
            Some((target, hit)) if target == point => 1.0 - ((progress - hit) / (1.0 - hit)).clamp(0.0, 1.0),
            _ => 1.0,
        };
        paint_piece(painter, place.at(point), place.cell, side, kind, opacity);
    }
}

/// What the action does: the piece on its way, or the ball in flight.
fn paint_action(painter: &Painter, place: &Place<'_>, action: Action, progress: f32) {
    if progress <= 0.0 {
        return;
    }
    let side = place.diagram.position.side_to_move();
    match action {
        Action::Place { at } => {
            paint_piece(painter, place.at(at), place.cell * (0.6 + 0.4 * progress), side, PieceKind::Town, progress);
        }
        Action::Step { from, to }
        | Action::Capture { from, to }
        | Action::Retreat { from, to }
        | Action::Shift { from, to } => {
            let at = place.at(from).lerp(place.at(to), progress);
            // Going over several points, the soldier is lifted off the board.
            let far = matches!(action, Action::Retreat { .. } | Action::Shift { .. });
            let lift = if far { 1.0 + 0.25 * (progress * std::f32::consts::PI).sin() } else { 1.0 };
            paint_piece(painter, at, place.cell * lift, side, PieceKind::Soldier, 1.0);
        }
        Action::Shot { target } => {
            for line in place.diagram.position.firing_lines(target).into_iter().take(1) {
                let flight = (progress / 0.6).min(1.0);
                let ball = place.at(line.muzzle).lerp(place.at(target), flight);
                if flight < 1.0 {
                    painter.circle_filled(ball, place.cell * 0.11, colors::FIRE);
                } else {
                    let burst = ((progress - 0.6) / 0.4).min(1.0);
                    let ring = Stroke::new(place.cell * 0.08 * (1.0 - burst), colors::FIRE);
                    painter.circle_stroke(place.at(target), place.cell * (0.2 + 0.4 * burst), ring);
                }
            }
        }
    }
}

fn paint_piece(painter: &Painter, center: Pos2, cell: f32, side: Side, kind: PieceKind, opacity: f32) {
    let (body, rim) = palette::of(Position::tone(side));
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
