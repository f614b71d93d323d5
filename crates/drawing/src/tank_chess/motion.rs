//! Positions of Tank Chess on the way of an action.

use cannon_rules::Game;
use cannon_rules::tank_chess::{Action, Facing, Occupant, Position, Setup};

use super::{Figure, angle, draw, place, stances};
use crate::board::Board;
use crate::page::{Page, Stroke};
use crate::path::{Path, Placement, toward};
use crate::style::Style;

/// The part of an action in which a unit drives before it fires or leaves the board.
const DRIVE: f32 = 0.6;

/// Draws a position on the way of an action. `progress` goes from 0 to 1.
pub fn draw_motion(page: &mut Page, board: Board, style: &Style, position: &Position, action: Action, progress: f32) {
    let (Some((side, unit)), stances) = (position.unit_at(action.from()), stances(position, action)) else { return };
    let Some(&(end, facing)) = stances.last() else { return };
    let (target, leaves) = (action.target(), matches!(action, Action::Exit { .. }));
    // Wrecks and mines change in the middle. The target is not shown as a wreck, because it fades as a unit.
    let mut after = *position;
    after.play(action);
    let mut setup = Setup::from(if progress > 0.5 { &after } else { position });
    for square in [Some(action.from()), action.to(), target].into_iter().flatten() {
        setup.set(square, None);
    }
    draw(page, board, style, &setup);
    let figure = |square, facing: Facing| Placement {
        centre: place(board, square),
        scale: board.step,
        turn: board.turn() + angle(facing),
    };
    if let Some((target, Some(Occupant::Unit { side, kind, facing }))) =
        target.map(|target| (target, Setup::from(position).occupant(target)))
    {
        let opacity = 1.0 - ((progress - 0.8) / 0.2).clamp(0.0, 1.0) * 0.8;
        page.faded(opacity, |page| Figure::Unit(side, kind).draw(page, style, figure(target, facing)));
    }
    let way = stances.iter().map(|&(square, _)| place(board, square)).collect::<Vec<_>>();
    page.stroke(Path::line(&way), Stroke::new(0.08 * board.step, style.destination.faded(0.7)));

    let driving = if target.is_some() || leaves { DRIVE } else { 1.0 };
    let steps = (stances.len() - 1) as f32 * (progress / driving).min(1.0);
    let (before, part) = (steps as usize, steps.fract());
    let [from, to] = [before, before + 1].map(|index| {
        let (square, facing) = stances.get(index).copied().unwrap_or((end, facing));
        figure(square, facing)
    });
    let turn = (to.turn - from.turn + std::f32::consts::PI).rem_euclid(std::f32::consts::TAU) - std::f32::consts::PI;
    let turn = from.turn + part * turn;
    let rest = ((progress - driving) / (1.0 - driving).max(0.01)).clamp(0.0, 1.0);
    let centre =
        (from.centre.0 + part * (to.centre.0 - from.centre.0), from.centre.1 + part * (to.centre.1 - from.centre.1));
    let (centre, opacity) = if leaves { (toward(centre, turn, rest * board.step), 1.0 - rest) } else { (centre, 1.0) };
    let moving = Placement { centre, turn, ..from };
    page.faded(opacity, |page| Figure::Unit(side, unit.kind).draw(page, style, moving));
    if let Some(target) = target.filter(|_| rest > 0.0) {
        board.draw_shot(page, (place(board, end), place(board, target)), rest, style.fire);
    }
}
