//! Paints a diagram, and its actions one after the other.

use bevy_egui::egui::{self, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::diagram::Diagram;
use crate::app::common::board::Stand;
use crate::app::games::BoardGame;
use crate::app::games::diagram::{Frame, Tempo};
use crate::app::i18n::Words;
use crate::app::theme::palette::{self, diagram as colors};
use cannon_rules::cannon::{Action, PieceKind, Point, Position};
use cannon_rules::{Game, Side};

/// How long each action is shown.
const TEMPO: Tempo = Tempo { before: 1.1, during: 0.9, after: 1.2 };

/// Where the diagram is on the screen.
struct Place<'a> {
    diagram: &'a Diagram,
    frame: Frame,
}

impl Place<'_> {
    fn at(&self, point: Point) -> Pos2 {
        self.frame.at(point.file(), point.rank())
    }

    /// From one place to the next, in points.
    fn cell(&self) -> f32 {
        self.frame.cell
    }
}

/// Shows a diagram within `size`; `since` is how long it has been open, in seconds.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, diagram: &Diagram, size: Vec2, since: f32) {
    let [low, high] = [diagram.low, diagram.high].map(|point| [point.file(), point.rank()]);
    let place = Place { diagram, frame: Frame::within(size, ui, low, high) };
    let painter = ui.painter().clone();
    place.frame.paint(&painter, b'a', Stand::Points, Stroke::new(1.0, colors::LINE));

    let (scene, progress) = TEMPO.now(&diagram.actions, since);
    let scene = scene.copied();
    let eased = progress * progress * (3.0 - 2.0 * progress);
    paint_cannons(&painter, &place);
    if progress == 0.0 {
        paint_marks(&painter, &place);
    }
    paint_pieces(&painter, &place, scene, eased);
    if let Some(action) = scene {
        paint_action(&painter, &place, action, eased);
        place.frame.caption(&painter, words, &diagram.position.action_to_text(action));
    }
}

/// Lines through the soldiers of each cannon.
fn paint_cannons(painter: &Painter, place: &Place<'_>) {
    for ends in &place.diagram.cannons {
        let stroke = Stroke::new(place.cell() * 0.16, colors::FIRE.gamma_multiply(0.55));
        painter.line_segment(ends.map(|end| place.at(end)), stroke);
    }
}

/// Dots where something can go, rings around what can be taken.
fn paint_marks(painter: &Painter, place: &Place<'_>) {
    let seen =
        |points: &[Point]| points.iter().copied().filter(|point| place.diagram.contains(*point)).collect::<Vec<_>>();
    for point in seen(&place.diagram.goals) {
        painter.circle(place.at(point), place.cell() * 0.14, colors::GO, Stroke::new(1.0, colors::LINE));
    }
    for point in seen(&place.diagram.targets) {
        painter.circle_stroke(place.at(point), place.cell() * 0.44, Stroke::new(place.cell() * 0.06, colors::TAKE));
    }
    if let Some(focus) = place.diagram.focus {
        painter.circle_stroke(place.at(focus), place.cell() * 0.44, Stroke::new(place.cell() * 0.05, colors::GO));
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
        paint_piece(painter, place.at(point), place.cell(), side, kind, opacity);
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
            paint_piece(painter, place.at(at), place.cell() * (0.6 + 0.4 * progress), side, PieceKind::Town, progress);
        }
        Action::Step { from, to }
        | Action::Capture { from, to }
        | Action::Retreat { from, to }
        | Action::Shift { from, to } => {
            let at = place.at(from).lerp(place.at(to), progress);
            // Going over several points, the soldier is lifted off the board.
            let far = matches!(action, Action::Retreat { .. } | Action::Shift { .. });
            let lift = if far { 1.0 + 0.25 * (progress * std::f32::consts::PI).sin() } else { 1.0 };
            paint_piece(painter, at, place.cell() * lift, side, PieceKind::Soldier, 1.0);
        }
        Action::Shot { target } => {
            for line in place.diagram.position.firing_lines(target).into_iter().take(1) {
                place.frame.paint_shot(painter, place.at(line.muzzle), place.at(target), progress);
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
