//! Positions of Cannon on the way of an action, and marks on what a piece can do.

use cannon_rules::Game;
use cannon_rules::cannon::{Action, PieceKind, Point, Position, Setup};

use super::{draw, draw_piece, is_visible, place};
use crate::board::Board;
use crate::page::{Page, Stroke};
use crate::path::Path;
use crate::style::Style;

/// Draws a position on the way of an action. `progress` goes from 0 to 1. For the bands, see [`draw`].
pub fn draw_motion(
    page: &mut Page,
    board: Board,
    style: &Style,
    (position, bands): (&Position, &[[Point; 2]]),
    action: Action,
    progress: f32,
) {
    let progress = progress * progress * (3.0 - 2.0 * progress);
    let mut setup = Setup::from(position);
    // The piece that is hit fades from this part of the action on.
    let hit = match action {
        Action::Capture { to, .. } => Some((to, 0.7)),
        Action::Shot { target } => Some((target, 0.55)),
        _ => None,
    };
    let victim = hit.and_then(|(at, from)| Some((at, from, setup.piece_at(at)?)));
    for point in action.from().into_iter().chain(hit.map(|(at, _)| at)) {
        setup.set(point, None);
    }
    draw(page, board, style, &setup, bands);
    if let Some((at, from, (side, kind))) = victim {
        let opacity = 1.0 - ((progress - from) / (1.0 - from)).clamp(0.0, 1.0);
        page.faded(opacity, |page| draw_piece(page, style, (place(board, at), board.step), side, kind));
    }
    let side = position.side_to_move();
    match action {
        Action::Place { at } => page.faded(progress, |page| {
            let step = board.step * (0.6 + 0.4 * progress);
            draw_piece(page, style, (place(board, at), step), side, PieceKind::Town);
        }),
        Action::Step { from, to }
        | Action::Capture { from, to }
        | Action::Retreat { from, to }
        | Action::Shift { from, to } => {
            let ((x, y), (to_x, to_y)) = (place(board, from), place(board, to));
            let at = (x + progress * (to_x - x), y + progress * (to_y - y));
            // A soldier that moves more than one point is lifted off the board.
            let is_lifted = matches!(action, Action::Retreat { .. } | Action::Shift { .. });
            let lift = if is_lifted { 1.0 + 0.25 * (progress * std::f32::consts::PI).sin() } else { 1.0 };
            draw_piece(page, style, (at, board.step * lift), side, PieceKind::Soldier);
        }
        Action::Shot { target } => {
            for line in position.firing_lines(target).into_iter().take(1).filter(|_| progress > 0.0) {
                board.draw_shot(page, (place(board, line.muzzle), place(board, target)), progress, style.fire);
            }
        }
    }
}

/// Marks what the soldier on a point can do, and where a town may be placed: dots on destinations, and rings around pieces that it can
/// capture and around itself.
pub fn mark_choices(page: &mut Page, board: Board, style: &Style, position: &Position, soldier: Option<Point>) {
    let ring = |page: &mut Page, at, width, color| {
        page.stroke(Path::circle(place(board, at), 0.44 * board.step), Stroke::new(width * board.step, color));
    };
    position.for_each_action(|action| {
        let is_own = action.from().is_some() && action.from() == soldier;
        match action {
            _ if !is_visible(board, action.target()) => {}
            Action::Capture { to, .. } if is_own => ring(page, to, 0.06, style.capture),
            _ if is_own || matches!(action, Action::Place { .. }) => {
                let dot = Path::circle(place(board, action.target()), 0.14 * board.step);
                page.fill_and_stroke(dot, style.destination, style.grid);
            }
            _ => {}
        }
    });
    if let Some(soldier) = soldier {
        ring(page, soldier, 0.05, style.destination);
    }
}
