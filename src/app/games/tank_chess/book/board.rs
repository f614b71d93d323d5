//! Paints a diagram, and its actions one after the other.

use bevy_egui::egui::{self, Align2, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::diagram::{Diagram, Scene};
use crate::app::games::tank_chess::painter::{self as draw, angle_of};
use crate::app::i18n::Words;
use crate::app::theme::palette::{diagram as colors, ink};
use crate::app::theme::{fonts, measures};
use crate::rules::tank_chess::{Action, Square};
use crate::rules::{Game, Side};

/// Seconds in which one action is shown: a rest before, the action, a rest after.
const BEFORE: f32 = 0.9;
const DURING: f32 = 1.5;
const AFTER: f32 = 1.2;
/// The part of the action in which the unit drives, if it fires then.
const DRIVING: f32 = 0.6;
const MARGIN: f32 = 20.0;

/// Where the diagram is on the screen.
struct Place<'a> {
    diagram: &'a Diagram,
    board: Rect,
    cell: f32,
}

impl Place<'_> {
    fn at(&self, square: Square) -> Pos2 {
        let file = f32::from(square.file()) - f32::from(self.diagram.low.file());
        let rank = f32::from(self.diagram.high.rank()) - f32::from(square.rank());
        self.board.min + vec2(file + 0.5, rank + 0.5) * self.cell
    }
}

/// Shows a diagram within `size`; `since` is how long it has been open, in seconds.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, diagram: &Diagram, size: Vec2, since: f32) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let files = f32::from(diagram.high.file() - diagram.low.file() + 1);
    let ranks = f32::from(diagram.high.rank() - diagram.low.rank() + 1);
    let cell = ((rect.width() - MARGIN) / files).min((rect.height() - MARGIN) / ranks);
    let board = Rect::from_min_size(rect.min + vec2(MARGIN, 0.0), vec2(files, ranks) * cell);
    let place = Place { diagram, board, cell };
    let painter = ui.painter().clone();
    paint_board(&painter, &place);

    let turn = BEFORE + DURING + AFTER;
    let scene = diagram.scenes.get((since / turn) as usize % diagram.scenes.len().max(1));
    let progress = if scene.is_some() { ((since % turn - BEFORE) / DURING).clamp(0.0, 1.0) } else { 0.0 };
    paint_relics(&painter, &place, scene, progress);
    paint_units(&painter, &place, scene, progress);
    if let Some(scene) = scene {
        paint_scene(&painter, &place, scene, progress);
        // Whether the Commands in the corners of the diagram come into danger is not what it shows.
        let action = diagram.position.action_to_text(scene.action);
        let action = action.trim_end_matches(['+', '=']);
        painter.text(
            pos2(board.center().x, board.bottom() + MARGIN + measures::SMALL),
            Align2::CENTER_TOP,
            words.format("rules-notation", &[("action", action.into())]),
            fonts::text(fonts::size::SMALL),
            ink::QUIET,
        );
    }
}

fn paint_board(painter: &Painter, place: &Place<'_>) {
    let Place { diagram, board, cell } = place;
    painter.rect(*board, 3.0, colors::BOARD, Stroke::new(2.0, colors::LINE), StrokeKind::Outside);
    let thin = Stroke::new(1.0, colors::LINE.gamma_multiply(0.6));
    let label = |at, align, text: String| painter.text(at, align, text, fonts::text(fonts::size::TINY), ink::QUIET);
    for file in diagram.low.file()..=diagram.high.file() {
        let x = board.left() + f32::from(file - diagram.low.file()) * cell;
        painter.vline(x, board.y_range(), thin);
        let name = char::from(b'A' + file).to_string();
        label(pos2(x + cell / 2.0, board.bottom() + 4.0), Align2::CENTER_TOP, name);
    }
    for rank in diagram.low.rank()..=diagram.high.rank() {
        let y = board.top() + f32::from(diagram.high.rank() - rank) * cell;
        painter.hline(board.x_range(), y, thin);
        label(pos2(board.left() - 6.0, y + cell / 2.0), Align2::RIGHT_CENTER, (u16::from(rank) + 1).to_string());
    }
    for square in diagram.squares() {
        if let Some(kind) = diagram.position.board().terrain(square) {
            draw::terrain(painter, place.at(square), *cell, kind);
        }
        let board = diagram.position.board();
        for side in Side::ALL.into_iter().filter(|&side| board.flag(side) == Some(square)) {
            draw::flag(painter, place.at(square), *cell, side);
        }
    }
}

/// Mines and wrecks, as they are before an action in its first half and after it in its second. What is shot down fades as a unit.
fn paint_relics(painter: &Painter, place: &Place<'_>, scene: Option<&Scene>, progress: f32) {
    let position = scene.filter(|_| progress > 0.5).map_or(&place.diagram.position, |scene| &scene.after);
    for square in place.diagram.squares() {
        if position.mines().contains(square) {
            draw::mine(painter, place.at(square), place.cell);
        }
        let is_hit = scene.is_some_and(|scene| scene.action.target() == Some(square));
        if position.has_wreck(square) && !is_hit {
            draw::wreck(painter, place.at(square), place.cell);
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
        draw::unit(painter, place.at(square), angle, place.cell, side, piece.kind, opacity);
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
    painter.add(Shape::line(way, Stroke::new(place.cell * 0.08, colors::GO.gamma_multiply(0.7))));

    let ((from, looks), (to, will_look)) = (scene.stances[before], scene.stances[after]);
    let mut at = place.at(from).lerp(place.at(to), part);
    let turn = (angle_of(will_look) - angle_of(looks) + std::f32::consts::PI).rem_euclid(std::f32::consts::TAU);
    let angle = angle_of(looks) + (turn - std::f32::consts::PI) * part;
    let rest = ((progress - driving) / (1.0 - driving).max(0.01)).clamp(0.0, 1.0);
    if leaves {
        at += Vec2::angled(angle_of(facing)) * place.cell * rest;
    }
    draw::unit(painter, at, angle, place.cell, side, piece.kind, if leaves { 1.0 - rest } else { 1.0 });
    if let Some(target) = target.filter(|_| rest > 0.0) {
        let (muzzle, goal) = (place.at(end), place.at(target));
        let flight = (rest / 0.5).min(1.0);
        if flight < 1.0 {
            painter.circle_filled(muzzle.lerp(goal, flight), place.cell * 0.1, colors::FIRE);
        } else {
            let burst = ((rest - 0.5) / 0.5).min(1.0);
            let ring = Stroke::new(place.cell * 0.08 * (1.0 - burst), colors::FIRE);
            painter.circle_stroke(goal, place.cell * (0.2 + 0.4 * burst), ring);
        }
    }
}
