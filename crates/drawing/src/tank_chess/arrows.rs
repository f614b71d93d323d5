//! The diagram of a position of Tank Chess, with arrows for actions.

use cannon_rules::tank_chess::{Action, Position, Setup};

use super::{PAPER, angle, draw, place, stances};
use crate::arrow::ArrowStyle;
use crate::board::{Board, Coordinates};
use crate::diagram::Diagram;
use crate::page::Page;
use crate::path::{Path, along, toward};
use crate::style::Style;
use crate::text::TextStyle;

/// Size of a square, in millimetres.
const SQUARE: f32 = 7.0;
/// Room for the coordinates on each side of the board.
const COORDINATES: f32 = 6.0;
/// The gap between the unit and the start of its arrow, and between the end of a trajectory and the middle of the target, in squares.
const START: f32 = 0.3;
const TARGET: f32 = 0.3;
/// How far the arrow of an exit reaches beyond the edge of the board, in squares.
const BEYOND: f32 = 0.45;

/// The signs of the window, because a diagram has no legend of letters.
const STYLE: Style = Style { is_ornate: true, ..PAPER };

impl Diagram for Position {
    fn diagram_size(&self) -> (f32, f32) {
        let side = f32::from(self.board().size()) * SQUARE + 2.0 * COORDINATES;
        (side, side)
    }

    fn diagram_board(&self) -> Board {
        Board::whole(self.board().size(), (COORDINATES, COORDINATES), SQUARE)
    }

    fn draw_diagram(&self, page: &mut Page, actions: &[(Action, ArrowStyle)]) {
        let board = self.diagram_board();
        draw(page, board, &STYLE, &Setup::from(self));
        let style = TextStyle::regular(0.42 * SQUARE);
        let coordinates = Coordinates { first: b'A', style, beside: COORDINATES / 2.0, is_all_around: true };
        board.write_coordinates(page, coordinates);
        let trip = |action: Action| (action.from(), action.to());
        for (index, &(action, style)) in actions.iter().enumerate() {
            // Actions with the same origin and destination differ in the facing or the shot. They share the arrow of the last one.
            let is_shared = actions[index + 1..].iter().any(|&(other, _)| trip(other) == trip(action));
            draw_action(page, board, self, action, style, is_shared);
        }
    }
}

/// Draws the move, a ring with a pointer for the square and the facing after it, and the trajectory of the shot.
fn draw_action(
    page: &mut Page,
    board: Board,
    position: &Position,
    action: Action,
    style: ArrowStyle,
    is_move_drawn: bool,
) {
    let from = place(board, action.from());
    let Action::Drive { to, facing, .. } = action else {
        return draw_exit(page, board, position, action, style);
    };
    let at = place(board, to);
    if to != action.from() && !is_move_drawn {
        style.arrow(page, (from, at), (START, style.ring), SQUARE);
    }
    if let Some(target) = action.target() {
        style.arrow(page, (at, place(board, target)), (style.ring, TARGET), SQUARE);
    }
    style.ring(page, at, SQUARE);
    style.pointer(page, at, angle(facing), SQUARE);
}

/// Draws the way of a Command that leaves the board.
fn draw_exit(page: &mut Page, board: Board, position: &Position, action: Action, style: ArrowStyle) {
    let stances = stances(position, action);
    let Some(&(_, facing)) = stances.last() else { return };
    let mut points: Vec<_> = stances.iter().map(|&(square, _)| place(board, square)).collect();
    points.dedup();
    let before = points[points.len() - 1];
    // Diagonally, the edge is farther away.
    let (right, up) = facing.step();
    let distance = (0.5 + BEYOND) * SQUARE * f32::from(right).hypot(f32::from(up));
    let tip = toward(before, angle(facing), distance);
    let start = along(points[0], *points.get(1).unwrap_or(&tip), START * SQUARE);
    let line = Path::line(&[&[start], &points[1..], &[style.neck(before, tip, SQUARE)]].concat());
    style.arrow_along(page, line, (before, tip), SQUARE);
}

#[cfg(test)]
mod tests {
    use cannon_rules::tank_chess::board::MIN_SIZE;
    use cannon_rules::tank_chess::{Facing, Occupant, Ruleset, Square, UnitTable};
    use cannon_rules::timeline::{HouseRules, Timeline};
    use cannon_rules::{Action as _, Game, PackedAction, Side};

    use super::*;
    use crate::page::Shape;
    use crate::{Arrow, ArrowKind, diagram};

    /// A game in which White's Command on this file can leave the board.
    fn game(file: u8, facing: Facing) -> Timeline<Position> {
        let command = UnitTable::builtin().kinds().find(|kind| kind.stats().command).expect("a Command");
        let mut setup = Setup::empty(MIN_SIZE, Side::South);
        for (side, file, rank, facing) in
            [(Side::South, file, MIN_SIZE - 2, facing), (Side::North, MIN_SIZE - 1, 3, Facing::S)]
        {
            let square = Square::new(file, rank).expect("a square");
            setup.set(square, Some(Occupant::Unit { side, kind: command, facing }));
        }
        Timeline::new(setup.position(&Ruleset::default()).expect("a position"), HouseRules::NONE)
    }

    /// The shapes that an arrow for each of the actions adds to the board.
    fn added(game: &Timeline<Position>, actions: &[(PackedAction, ArrowKind)]) -> Vec<Shape> {
        let game = &game.clone().into();
        let board = diagram(game, 0, &[], "", "en").expect("a diagram").shapes;
        let arrows: Vec<_> = actions.iter().map(|&(action, kind)| Arrow { action, kind }).collect();
        diagram(game, 0, &arrows, "", "en").expect("a diagram").shapes.split_off(board.len())
    }

    #[test]
    fn arrow_of_an_exit_ends_beyond_the_edge_and_on_the_page() {
        for facing in [Facing::N, Facing::NE, Facing::E] {
            let game = game(4, facing);
            let exit = game.position().actions().into_iter().find(|action| matches!(action, Action::Exit { .. }));
            let shapes = added(&game, &[(exit.expect("an exit").pack(), ArrowKind::Best)]);
            let heights = shapes.iter().flat_map(|shape| match shape {
                Shape::Path { path, .. } => path.points().map(|(_, y)| y).collect(),
                Shape::Text { .. } => Vec::new(),
            });
            let top = heights.fold(f32::MAX, f32::min);
            assert!((0.0..COORDINATES).contains(&top), "{facing:?}: {top}");
        }
    }

    #[test]
    fn two_actions_with_the_same_move_share_its_arrow() {
        let game = game(4, Facing::N);
        let actions = game.position().actions();
        let mut drives = actions.iter().filter(|action| action.to().is_some_and(|to| to != action.from()));
        let first = *drives.next().expect("a move");
        let same = *drives.find(|other| other.to() == first.to()).expect("the same move with another facing");
        let (played, best) = (ArrowKind::Played, ArrowKind::Best);
        let count = |actions: &[(PackedAction, ArrowKind)]| added(&game, actions).len();
        let alone = count(&[(first.pack(), played)]) + count(&[(same.pack(), best)]);
        let arrow = 4;
        assert_eq!(count(&[(first.pack(), played), (same.pack(), best)]), alone - arrow, "line and head, with edges");
    }
}
