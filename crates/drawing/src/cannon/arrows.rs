//! The diagram of a position of Cannon, with arrows for actions.

use cannon_rules::cannon::{Action, Point, Position, Setup};

use super::{PAPER, SOLDIER, bow, draw, place};
use crate::arrow::ArrowStyle;
use crate::board::{Board, Coordinates};
use crate::diagram::Diagram;
use crate::page::Page;
use crate::path::along;
use crate::text::TextStyle;

/// Distance from point to point, in millimetres.
const STEP: f32 = 9.0;
/// Room for coordinates on the left and below, in steps of the board.
const COORDINATES: f32 = 0.8;
/// Room around the board and its coordinates for rings at the edge, in steps of the board.
const MARGIN: f32 = 0.25;
/// The gap between a piece and the end of an arrow, in steps of the board.
const GAP: f32 = 0.05;
/// How far the arrow of a shift bends aside, as a part of its length.
const BEND: f32 = 0.16;

impl Diagram for Position {
    fn diagram_size(&self) -> (f32, f32) {
        let side = (f32::from(Point::SIZE) + COORDINATES + 2.0 * MARGIN) * STEP;
        (side, side)
    }

    fn diagram_board(&self) -> Board {
        Board::whole(Point::SIZE, ((MARGIN + COORDINATES) * STEP, MARGIN * STEP), STEP)
    }

    fn draw_diagram(&self, page: &mut Page, actions: &[(Action, ArrowStyle)]) {
        let board = self.diagram_board();
        let coordinates = Coordinates {
            first: b'a',
            style: TextStyle::regular(3.0),
            beside: COORDINATES / 2.0 * STEP,
            is_all_around: false,
        };
        board.write_coordinates(page, coordinates);
        // A broad line below every cannon that fires a shot.
        let shots = actions.iter().filter(|(action, _)| matches!(action, Action::Shot { .. }));
        let lines = shots.flat_map(|(action, _)| self.firing_lines(action.target()));
        let bands: Vec<_> = lines.map(|line| [line.rear, line.muzzle]).collect();
        draw(page, board, &PAPER, &Setup::from(self), &bands);
        for &(action, style) in actions {
            draw_action(page, board, self, action, style);
        }
    }
}

fn draw_action(page: &mut Page, board: Board, position: &Position, action: Action, style: ArrowStyle) {
    let to = place(board, action.target());
    let rim = SOLDIER + GAP;
    let from = action.from().map(|from| place(board, from));
    match (action, from) {
        (Action::Place { .. }, _) => style.ring(page, to, STEP),
        (Action::Shot { target }, _) => {
            for line in position.firing_lines(target) {
                style.arrow(page, (place(board, line.muzzle), to), (rim, rim), STEP);
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
