//! The diagram of a position of Cannon.

use cannon_rules::cannon::{Action, Point, Position};

use super::board::{COORDINATES, SOLDIER, Window, bow};
use crate::diagram::{ArrowStyle, Diagram};
use crate::drawing::page::{Page, Stroke};
use crate::drawing::path::{Path, along};

/// Distance from point to point, in millimetres.
const STEP: f32 = 9.0;
/// Room around the board and its coordinates for rings at the edge, in steps of the board.
const MARGIN: f32 = 0.25;
/// The width of the band along a cannon that fires, in steps of the board.
const BAND: f32 = 0.36;
/// The gap between a piece and the end of an arrow, in steps of the board.
const GAP: f32 = 0.05;
/// How far the arrow of a shift bends aside, as a part of its length.
const BEND: f32 = 0.16;

impl Diagram for Position {
    fn diagram_size(&self) -> (f32, f32) {
        let side = (f32::from(Point::SIZE) + COORDINATES + 2.0 * MARGIN) * STEP;
        (side, side)
    }

    fn draw_diagram(&self, page: &mut Page, actions: &[(Action, ArrowStyle)]) {
        let window = Window {
            first: (0, 0),
            size: Point::SIZE,
            corner: ((MARGIN + COORDINATES) * STEP, MARGIN * STEP),
            step: STEP,
        };
        window.draw_empty(page);
        for &(action, _) in actions {
            draw_band(page, window, self, action);
        }
        window.draw_pieces(page, self);
        for &(action, style) in actions {
            draw_action(page, window, self, action, style);
        }
    }
}

/// Draws a broad line below every cannon that fires the shot.
fn draw_band(page: &mut Page, window: Window, position: &Position, action: Action) {
    let Action::Shot { target } = action else { return };
    for line in position.firing_lines(target) {
        if let (Some(rear), Some(muzzle)) = (window.place(line.rear), window.place(line.muzzle)) {
            page.stroke(Path::line(&[rear, muzzle]), Stroke { width: BAND * STEP, shade: 0.7, dash: None });
        }
    }
}

fn draw_action(page: &mut Page, window: Window, position: &Position, action: Action, style: ArrowStyle) {
    let Some(to) = window.place(action.target()) else { return };
    let rim = SOLDIER + GAP;
    let from = action.from().and_then(|from| window.place(from));
    match (action, from) {
        (Action::Place { .. }, _) => style.ring(page, to, STEP),
        (Action::Shot { target }, _) => {
            for line in position.firing_lines(target) {
                if let Some(muzzle) = window.place(line.muzzle) {
                    style.arrow(page, (muzzle, to), (rim, rim), STEP);
                }
            }
        }
        (Action::Capture { .. }, Some(from)) => style.arrow(page, (from, to), (rim, rim), STEP),
        (Action::Shift { .. }, Some(from)) => {
            let start = along(from, to, rim * STEP);
            let (_, control) = bow(start, to, BEND);
            let (path, _) = bow(start, style.neck(control, to, STEP), BEND);
            style.arrow_along(page, path, (control, to), STEP);
        }
        (_, Some(from)) => style.arrow(page, (from, to), (rim, 0.0), STEP),
        (_, None) => {}
    }
}
