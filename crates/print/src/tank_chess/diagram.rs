//! The diagram of a position of Tank Chess.

use cannon_rules::tank_chess::{Action, Facing, PathStep, Position, Setup, Square};

use super::board::{BoardPlace, COORDINATES};
use super::units;
use crate::diagram::{ArrowStyle, Diagram};
use crate::drawing::page::Page;
use crate::drawing::path::{Path, Xy, along};

/// Size of a square, in millimetres.
const SQUARE: f32 = 7.0;
/// The gap between the unit and the start of its arrow, and between the end of a trajectory and the middle of the target, in squares.
const START: f32 = 0.3;
const TARGET: f32 = 0.3;
/// How far the arrow of an exit reaches beyond the edge of the board, in squares.
const BEYOND: f32 = 0.45;

impl Diagram for Position {
    fn diagram_size(&self) -> (f32, f32) {
        let side = f32::from(self.board().size()) * SQUARE + 2.0 * COORDINATES;
        (side, side)
    }

    fn draw_diagram(&self, page: &mut Page, actions: &[(Action, ArrowStyle)]) {
        let (width, height) = self.diagram_size();
        let place = BoardPlace::within(self.board().size(), (0.0, width), 0.0, height);
        place.draw_empty(page);
        place.draw_setup(page, &Setup::from(self));
        let trip = |action: Action| (action.from(), action.to());
        for (index, &(action, style)) in actions.iter().enumerate() {
            // Actions with the same origin and destination differ in the facing or the shot. They share the arrow of the last one.
            let is_shared = actions[index + 1..].iter().any(|&(other, _)| trip(other) == trip(action));
            draw_action(page, place, self, action, style, is_shared);
        }
    }
}

/// Draws the move, a ring with a pointer for the square and the facing after it, and the trajectory of the shot.
fn draw_action(
    page: &mut Page,
    place: BoardPlace,
    position: &Position,
    action: Action,
    style: ArrowStyle,
    is_move_drawn: bool,
) {
    let from = place.centre_of(action.from());
    let Action::Drive { to, facing, .. } = action else {
        return draw_exit(page, place, position, action, style);
    };
    let at = place.centre_of(to);
    if to != action.from() && !is_move_drawn {
        style.arrow(page, (from, at), (START, style.ring), SQUARE);
    }
    if let Some(target) = action.target() {
        style.arrow(page, (at, place.centre_of(target)), (style.ring, TARGET), SQUARE);
    }
    style.ring(page, at, SQUARE);
    style.pointer(page, at, units::angle(facing), SQUARE);
}

/// Draws the way of a Command that leaves the board.
fn draw_exit(page: &mut Page, place: BoardPlace, position: &Position, action: Action, style: ArrowStyle) {
    let Some((_, unit)) = position.unit_at(action.from()) else { return };
    let (mut square, mut facing): (Square, Facing) = (unit.square, unit.facing);
    let mut points: Vec<Xy> = vec![place.centre_of(square)];
    for step in position.path(action).unwrap_or_default() {
        match step {
            PathStep::TurnLeft => facing = facing.left(),
            PathStep::TurnRight => facing = facing.right(),
            PathStep::Forward => {
                square = square.toward(facing, 1).unwrap_or(square);
                points.push(place.centre_of(square));
            }
            PathStep::Exit => {
                let (x, y) = place.centre_of(square);
                let (right, up) = facing.step();
                points.push((
                    x + (0.5 + BEYOND) * SQUARE * f32::from(right),
                    y - (0.5 + BEYOND) * SQUARE * f32::from(up),
                ));
            }
            PathStep::Reverse => {}
        }
    }
    if let [.., before, tip] = points[..] {
        let start = along(points[0], points[1], START * SQUARE);
        let between = &points[1..points.len() - 1];
        let line = Path::line(&[&[start], between, &[style.neck(before, tip, SQUARE)]].concat());
        style.arrow_along(page, line, (before, tip), SQUARE);
    }
}

#[cfg(test)]
mod tests {
    use cannon_i18n::Localizer;
    use cannon_rules::tank_chess::board::MIN_SIZE;
    use cannon_rules::tank_chess::{Occupant, Ruleset, UnitTable};
    use cannon_rules::timeline::{HouseRules, Timeline};
    use cannon_rules::{Action as _, Game, PackedAction, Side};

    use super::*;
    use crate::drawing::page::Shape;
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
        let (words, game) = (Localizer::default(), &game.clone().into());
        let board = diagram(game, 0, &[], "", &words).expect("a diagram").shapes;
        let arrows: Vec<_> = actions.iter().map(|&(action, kind)| Arrow { action, kind }).collect();
        diagram(game, 0, &arrows, "", &words).expect("a diagram").shapes.split_off(board.len())
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
