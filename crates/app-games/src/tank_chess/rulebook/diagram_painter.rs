//! Painting of a diagram and its actions, which are shown one after the other.

use bevy_egui::egui::{self, Painter, Pos2, Shape, Stroke, Vec2};

use super::diagram::{Diagram, Scene};
use crate::diagram::{BoardFrame, SceneTiming};
use crate::tank_chess::painter as draw;
use crate::tank_chess::painter::angle_of;
use cannon_app_base::common::board::BoardGrid;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::palette::diagram as colors;
use cannon_rules::tank_chess::{Action, Square};
use cannon_rules::{Game, Side};

/// The timing of each action.
pub(super) const TEMPO: SceneTiming = SceneTiming { before: 0.9, during: 1.5, after: 1.2 };
/// The fraction of an action in which a unit drives before it fires.
const DRIVE_FRACTION: f32 = 0.6;

/// A diagram and its place on the screen.
struct DiagramView<'a> {
    diagram: &'a Diagram,
    frame: BoardFrame,
}

impl DiagramView<'_> {
    fn center_of(&self, square: Square) -> Pos2 {
        self.frame.center_of(square.file(), square.rank())
    }

    /// The distance between neighbouring squares, in points of the screen.
    fn cell(&self) -> f32 {
        self.frame.cell
    }
}

/// Shows a diagram within `size`. `elapsed` is the time since it was opened, in seconds.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, diagram: &Diagram, size: Vec2, elapsed: f32) {
    let [low, high] = [diagram.low, diagram.high].map(|square| [square.file(), square.rank()]);
    let view = DiagramView { diagram, frame: BoardFrame::fit(size, ui, low, high) };
    let painter = ui.painter().clone();
    view.frame.paint(&painter, b'A', BoardGrid::Squares, Stroke::new(1.0, colors::LINE.gamma_multiply(0.6)));
    paint_ground(&painter, &view);

    let (scene, progress) = TEMPO.scene_at(&diagram.scenes, elapsed);
    paint_mines_and_wrecks(&painter, &view, scene, progress);
    paint_units(&painter, &view, scene, progress);
    if let Some(scene) = scene {
        paint_scene(&painter, &view, scene, progress);
        // The caption omits the signs of check and escape, because diagrams place the Commands arbitrarily.
        let action = diagram.position.action_to_text(scene.action);
        view.frame.paint_caption(&painter, words, action.trim_end_matches(['+', '=']));
    }
}

/// Terrain, flags and marked squares.
fn paint_ground(painter: &Painter, view: &DiagramView<'_>) {
    let board = view.diagram.position.board();
    for square in view.diagram.squares() {
        if let Some(kind) = board.terrain(square) {
            draw::terrain(painter, view.center_of(square), view.cell(), kind);
        }
        for side in Side::ALL.into_iter().filter(|&side| board.flag(side) == Some(square)) {
            draw::flag(painter, view.center_of(square), view.cell(), side);
        }
        if let Some(mark) = board.objective().and_then(|objective| objective.mark_on(square)) {
            draw::objective_mark(painter, view.center_of(square), view.cell(), mark);
        }
    }
}

/// Mines and wrecks: those before the action in its first half, and those after it in its second. A target is not shown as a wreck, because
/// it fades as a unit.
fn paint_mines_and_wrecks(painter: &Painter, view: &DiagramView<'_>, scene: Option<&Scene>, progress: f32) {
    let position = scene.filter(|_| progress > 0.5).map_or(&view.diagram.position, |scene| &scene.after);
    for square in view.diagram.squares() {
        if position.mines().contains(square) {
            draw::mine(painter, view.center_of(square), view.cell());
        }
        let is_hit = scene.is_some_and(|scene| scene.action.target() == Some(square));
        if position.has_wreck(square) && !is_hit {
            draw::wreck(painter, view.center_of(square), view.cell());
        }
    }
}

/// All units except the one that acts, which [`paint_scene`] paints. A unit that is hit fades.
fn paint_units(painter: &Painter, view: &DiagramView<'_>, scene: Option<&Scene>, progress: f32) {
    for square in view.diagram.squares() {
        let Some((side, piece)) = view.diagram.position.unit_at(square) else { continue };
        if scene.is_some_and(|scene| scene.action.from() == square) && progress > 0.0 {
            continue;
        }
        let is_hit = scene.is_some_and(|scene| scene.action.target() == Some(square));
        let opacity = if is_hit { 1.0 - ((progress - 0.8) / 0.2).clamp(0.0, 1.0) * 0.8 } else { 1.0 };
        let angle = angle_of(piece.facing);
        draw::unit(painter, view.center_of(square), angle, view.cell(), side, piece.kind, opacity);
    }
}

/// The moving unit, its shell, and the path of the unit.
fn paint_scene(painter: &Painter, view: &DiagramView<'_>, scene: &Scene, progress: f32) {
    let (Some((side, piece)), Some(&(end, facing))) =
        (view.diagram.position.unit_at(scene.action.from()), scene.stances.last())
    else {
        return;
    };
    if progress <= 0.0 {
        return;
    }
    let target = scene.action.target();
    let leaves = matches!(scene.action, Action::Exit { .. });
    let driving = if target.is_some() || leaves { DRIVE_FRACTION } else { 1.0 };
    let steps = (scene.stances.len() - 1) as f32 * (progress / driving).min(1.0);
    let (before, part) = ((steps as usize).min(scene.stances.len() - 1), steps.fract());
    let after = (before + 1).min(scene.stances.len() - 1);
    let path: Vec<Pos2> = scene.stances.iter().map(|&(square, _)| view.center_of(square)).collect();
    painter.add(Shape::line(path, Stroke::new(view.cell() * 0.08, colors::DESTINATION.gamma_multiply(0.7))));

    let ((from, old_facing), (to, new_facing)) = (scene.stances[before], scene.stances[after]);
    let mut at = view.center_of(from).lerp(view.center_of(to), part);
    let turn = (angle_of(new_facing) - angle_of(old_facing) + std::f32::consts::PI).rem_euclid(std::f32::consts::TAU);
    let angle = angle_of(old_facing) + (turn - std::f32::consts::PI) * part;
    let rest = ((progress - driving) / (1.0 - driving).max(0.01)).clamp(0.0, 1.0);
    if leaves {
        at += Vec2::angled(angle_of(facing)) * view.cell() * rest;
    }
    draw::unit(painter, at, angle, view.cell(), side, piece.kind, if leaves { 1.0 - rest } else { 1.0 });
    if let Some(target) = target.filter(|_| rest > 0.0) {
        view.frame.paint_shot(painter, view.center_of(end), view.center_of(target), rest);
    }
}
