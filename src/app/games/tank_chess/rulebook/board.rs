//! Paints a diagram, and its actions one after the other.

use bevy_egui::egui::{self, Painter, Pos2, Shape, Stroke, Vec2};

use super::diagram::{Diagram, Scene};
use crate::app::common::board::Stand;
use crate::app::games::diagram::{Frame, Tempo};
use crate::app::games::tank_chess::painter::{self as draw, angle_of};
use crate::app::i18n::Words;
use crate::app::theme::palette::diagram as colors;
use cannon_rules::tank_chess::{Action, Square};
use cannon_rules::{Game, Side};

/// How long each action is shown.
const TEMPO: Tempo = Tempo { before: 0.9, during: 1.5, after: 1.2 };
/// The part of the action in which the unit drives, if it fires then.
const DRIVING: f32 = 0.6;

/// Where the diagram is on the screen.
struct Place<'a> {
    diagram: &'a Diagram,
    frame: Frame,
}

impl Place<'_> {
    fn at(&self, square: Square) -> Pos2 {
        self.frame.at(square.file(), square.rank())
    }

    /// From one place to the next, in points.
    fn cell(&self) -> f32 {
        self.frame.cell
    }
}

/// Shows a diagram within `size`; `since` is how long it has been open, in seconds.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, diagram: &Diagram, size: Vec2, since: f32) {
    let [low, high] = [diagram.low, diagram.high].map(|square| [square.file(), square.rank()]);
    let place = Place { diagram, frame: Frame::within(size, ui, low, high) };
    let painter = ui.painter().clone();
    place.frame.paint(&painter, b'A', Stand::Squares, Stroke::new(1.0, colors::LINE.gamma_multiply(0.6)));
    paint_ground(&painter, &place);

    let (scene, progress) = TEMPO.now(&diagram.scenes, since);
    paint_relics(&painter, &place, scene, progress);
    paint_units(&painter, &place, scene, progress);
    if let Some(scene) = scene {
        paint_scene(&painter, &place, scene, progress);
        // Whether the Commands in the corners of the diagram come into danger is not what it shows.
        let action = diagram.position.action_to_text(scene.action);
        place.frame.caption(&painter, words, action.trim_end_matches(['+', '=']));
    }
}

/// Terrain and flags.
fn paint_ground(painter: &Painter, place: &Place<'_>) {
    let board = place.diagram.position.board();
    for square in place.diagram.squares() {
        if let Some(kind) = board.terrain(square) {
            draw::terrain(painter, place.at(square), place.cell(), kind);
        }
        for side in Side::ALL.into_iter().filter(|&side| board.flag(side) == Some(square)) {
            draw::flag(painter, place.at(square), place.cell(), side);
        }
    }
}

/// Mines and wrecks, as they are before an action in its first half and after it in its second. What is shot down fades as a unit.
fn paint_relics(painter: &Painter, place: &Place<'_>, scene: Option<&Scene>, progress: f32) {
    let position = scene.filter(|_| progress > 0.5).map_or(&place.diagram.position, |scene| &scene.after);
    for square in place.diagram.squares() {
        if position.mines().contains(square) {
            draw::mine(painter, place.at(square), place.cell());
        }
        let is_hit = scene.is_some_and(|scene| scene.action.target() == Some(square));
        if position.has_wreck(square) && !is_hit {
            draw::wreck(painter, place.at(square), place.cell());
        }
    }
}

/// All units; the one that acts is left to [`paint_scene`], and the one that is hit fades.
fn paint_units(painter: &Painter, place: &Place<'_>, scene: Option<&Scene>, progress: f32) {
    for square in place.diagram.squares() {
        let Some((side, piece)) = place.diagram.position.unit_at(square) else { continue };
        if scene.is_some_and(|scene| scene.action.from() == square) && progress > 0.0 {
            continue;
        }
        let is_hit = scene.is_some_and(|scene| scene.action.target() == Some(square));
        let opacity = if is_hit { 1.0 - ((progress - 0.8) / 0.2).clamp(0.0, 1.0) * 0.8 } else { 1.0 };
        let angle = angle_of(piece.facing);
        draw::unit(painter, place.at(square), angle, place.cell(), side, piece.kind, opacity);
    }
}

/// The unit on its way, its shell, and the squares that it has driven over.
fn paint_scene(painter: &Painter, place: &Place<'_>, scene: &Scene, progress: f32) {
    let (Some((side, piece)), Some(&(end, facing))) =
        (place.diagram.position.unit_at(scene.action.from()), scene.stances.last())
    else {
        return;
    };
    if progress <= 0.0 {
        return;
    }
    let target = scene.action.target();
    let leaves = matches!(scene.action, Action::Exit { .. });
    let driving = if target.is_some() || leaves { DRIVING } else { 1.0 };
    let steps = (scene.stances.len() - 1) as f32 * (progress / driving).min(1.0);
    let (before, part) = ((steps as usize).min(scene.stances.len() - 1), steps.fract());
    let after = (before + 1).min(scene.stances.len() - 1);
    let way: Vec<Pos2> = scene.stances.iter().map(|&(square, _)| place.at(square)).collect();
    painter.add(Shape::line(way, Stroke::new(place.cell() * 0.08, colors::GO.gamma_multiply(0.7))));

    let ((from, looks), (to, will_look)) = (scene.stances[before], scene.stances[after]);
    let mut at = place.at(from).lerp(place.at(to), part);
    let turn = (angle_of(will_look) - angle_of(looks) + std::f32::consts::PI).rem_euclid(std::f32::consts::TAU);
    let angle = angle_of(looks) + (turn - std::f32::consts::PI) * part;
    let rest = ((progress - driving) / (1.0 - driving).max(0.01)).clamp(0.0, 1.0);
    if leaves {
        at += Vec2::angled(angle_of(facing)) * place.cell() * rest;
    }
    draw::unit(painter, at, angle, place.cell(), side, piece.kind, if leaves { 1.0 - rest } else { 1.0 });
    if let Some(target) = target.filter(|_| rest > 0.0) {
        place.frame.paint_shot(painter, place.at(end), place.at(target), rest);
    }
}
