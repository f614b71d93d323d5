//! Painting of a diagram and its actions, which are shown one after the other.

use bevy_egui::egui::{self, Painter, Pos2, Stroke, Vec2};

use super::diagram::Diagram;
use crate::cannon::painter::paint_piece;
use crate::diagram::{BoardFrame, SceneTiming};
use cannon_app_base::common::board::BoardGrid;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::palette::diagram as colors;
use cannon_rules::Game;
use cannon_rules::cannon::{Action, PieceKind, Point};

/// The timing of each action.
pub(super) const TEMPO: SceneTiming = SceneTiming { before: 1.1, during: 0.9, after: 1.2 };

/// A diagram and its place on the screen.
struct DiagramView<'a> {
    diagram: &'a Diagram,
    frame: BoardFrame,
}

impl DiagramView<'_> {
    fn center_of(&self, point: Point) -> Pos2 {
        self.frame.center_of(point.file(), point.rank())
    }

    /// The distance between neighbouring points of the board, in points of the screen.
    fn cell(&self) -> f32 {
        self.frame.cell
    }
}

/// Shows a diagram within `size`. `elapsed` is the time since it was opened, in seconds.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, diagram: &Diagram, size: Vec2, elapsed: f32) {
    let [low, high] = [diagram.low, diagram.high].map(|point| [point.file(), point.rank()]);
    let view = DiagramView { diagram, frame: BoardFrame::fit(size, ui, low, high) };
    let painter = ui.painter().clone();
    view.frame.paint(&painter, b'a', BoardGrid::Points, Stroke::new(1.0, *colors::LINE));

    let (scene, progress) = TEMPO.scene_at(&diagram.actions, elapsed);
    let scene = scene.copied();
    let eased = progress * progress * (3.0 - 2.0 * progress);
    paint_cannons(&painter, &view);
    if progress == 0.0 {
        paint_marks(&painter, &view);
    }
    paint_pieces(&painter, &view, scene, eased);
    if let Some(action) = scene {
        paint_action(&painter, &view, action, eased);
        view.frame.paint_caption(&painter, words, &diagram.position.action_to_text(action));
    }
}

/// Lines through the soldiers of each cannon.
fn paint_cannons(painter: &Painter, view: &DiagramView<'_>) {
    for ends in &view.diagram.cannons {
        let stroke = Stroke::new(view.cell() * 0.16, colors::FIRE.gamma_multiply(0.55));
        painter.line_segment(ends.map(|end| view.center_of(end)), stroke);
    }
}

/// Dots on destinations, and rings around targets.
fn paint_marks(painter: &Painter, view: &DiagramView<'_>) {
    let visible =
        |points: &[Point]| points.iter().copied().filter(|point| view.diagram.contains(*point)).collect::<Vec<_>>();
    for point in visible(&view.diagram.destinations) {
        painter.circle(
            view.center_of(point),
            view.cell() * 0.14,
            *colors::DESTINATION,
            Stroke::new(1.0, *colors::LINE),
        );
    }
    for point in visible(&view.diagram.targets) {
        painter.circle_stroke(
            view.center_of(point),
            view.cell() * 0.44,
            Stroke::new(view.cell() * 0.06, *colors::CAPTURE),
        );
    }
    if let Some(focus) = view.diagram.focus {
        painter.circle_stroke(
            view.center_of(focus),
            view.cell() * 0.44,
            Stroke::new(view.cell() * 0.05, *colors::DESTINATION),
        );
    }
}

/// All pieces except the one that moves. A captured piece fades.
fn paint_pieces(painter: &Painter, view: &DiagramView<'_>, scene: Option<Action>, progress: f32) {
    let taken = match scene {
        Some(Action::Capture { to, .. }) => Some((to, 0.7)),
        Some(Action::Shot { target }) => Some((target, 0.55)),
        _ => None,
    };
    for point in Point::all().filter(|point| view.diagram.contains(*point)) {
        let Some((side, kind)) = view.diagram.position.piece_at(point) else { continue };
        if scene.and_then(Action::from) == Some(point) && progress > 0.0 {
            continue;
        }
        let opacity = match taken {
            Some((target, hit)) if target == point => 1.0 - ((progress - hit) / (1.0 - hit)).clamp(0.0, 1.0),
            _ => 1.0,
        };
        paint_piece(painter, view.center_of(point), view.cell(), side, kind, opacity);
    }
}

/// The moving piece, or the ball in flight.
fn paint_action(painter: &Painter, view: &DiagramView<'_>, action: Action, progress: f32) {
    if progress <= 0.0 {
        return;
    }
    let side = view.diagram.position.side_to_move();
    match action {
        Action::Place { at } => {
            paint_piece(
                painter,
                view.center_of(at),
                view.cell() * (0.6 + 0.4 * progress),
                side,
                PieceKind::Town,
                progress,
            );
        }
        Action::Step { from, to }
        | Action::Capture { from, to }
        | Action::Retreat { from, to }
        | Action::Shift { from, to } => {
            let at = view.center_of(from).lerp(view.center_of(to), progress);
            // A soldier that moves more than one point is lifted off the board.
            let is_lifted = matches!(action, Action::Retreat { .. } | Action::Shift { .. });
            let lift = if is_lifted { 1.0 + 0.25 * (progress * std::f32::consts::PI).sin() } else { 1.0 };
            paint_piece(painter, at, view.cell() * lift, side, PieceKind::Soldier, 1.0);
        }
        Action::Shot { target } => {
            for line in view.diagram.position.firing_lines(target).into_iter().take(1) {
                view.frame.paint_shot(painter, view.center_of(line.muzzle), view.center_of(target), progress);
            }
        }
    }
}
