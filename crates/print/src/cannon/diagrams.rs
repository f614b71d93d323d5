//! Diagrams of the actions. The actions that they show are the legal ones of their positions.

use cannon_rules::Game;
use cannon_rules::cannon::{Action, Point, Position, Ruleset, Setup};

use cannon_drawing::board::{Board, Coordinates};
use cannon_drawing::cannon::{PAPER, SOLDIER, bow, draw, place};
use cannon_drawing::page::Stroke;
use cannon_drawing::path::{Path, Xy, along};
use cannon_drawing::text::TextStyle;
use cannon_drawing::{Color, Page};

/// A part of a position, with some of its legal actions.
#[derive(Debug)]
pub(super) struct Diagram {
    /// Message that names the action.
    pub(super) title: &'static str,
    /// Message that explains it.
    pub(super) text: &'static str,
    /// Position text.
    position: &'static str,
    /// The first file and rank of the part.
    first: (u8, u8),
    /// Whether an action is shown.
    shows: fn(Action) -> bool,
}

/// Room for coordinates on the left and below, in steps of the board.
pub(super) const COORDINATES: f32 = 0.8;
/// Files and ranks of a diagram.
const SIZE: u8 = 5;

/// One diagram for each kind of action, and one of a shot that is blocked.
pub(super) const DIAGRAMS: [Diagram; 6] = [
    Diagram {
        title: "print-step",
        text: "print-step-text",
        position: "1L8/8l1/10/10/10/4d5/10/10/10/8D1 d",
        first: (2, 2),
        shows: |action| matches!(action, Action::Step { .. }) && starts_on(action, 4, 4),
    },
    Diagram {
        title: "print-capture",
        text: "print-capture-text",
        position: "1L8/10/10/10/3l1l4/3ld5/4l5/10/10/8D1 d",
        first: (2, 2),
        shows: |action| matches!(action, Action::Capture { .. }) && starts_on(action, 4, 4),
    },
    Diagram {
        title: "print-retreat",
        text: "print-retreat-text",
        position: "1L8/10/10/10/4l5/4d5/10/6d3/10/8D1 d",
        first: (2, 2),
        shows: |action| matches!(action, Action::Retreat { .. }) && starts_on(action, 4, 4),
    },
    Diagram {
        title: "print-shift",
        text: "print-shift-text",
        position: "1L8/8l1/10/10/10/5d4/4d5/3d6/10/8D1 d",
        first: (2, 2),
        shows: |action| matches!(action, Action::Shift { .. }),
    },
    Diagram {
        title: "print-shot",
        text: "print-shot-text",
        position: "1L8/8l1/10/4l5/10/4d5/4d5/4d5/10/8D1 d",
        first: (2, 2),
        shows: |action| matches!(action, Action::Shot { .. }),
    },
    Diagram {
        title: "print-blocked",
        text: "print-blocked-text",
        position: "4L5/4l5/4d5/4d5/4d5/10/10/10/10/8D1 d",
        first: (2, 5),
        shows: |action| matches!(action, Action::Shot { .. }),
    },
];

fn starts_on(action: Action, file: u8, rank: u8) -> bool {
    action.from() == Point::new(file, rank)
}

impl Diagram {
    /// The position.
    pub(super) fn position(&self) -> Position {
        let (text, rules) = (self.position, Ruleset::default());
        Position::from_text(text, &rules).unwrap_or_else(|error| unreachable!("{text} is a position: {error}"))
    }

    /// The actions shown.
    pub(super) fn actions(&self) -> Vec<Action> {
        self.position().actions().into_iter().filter(|&action| (self.shows)(action)).collect()
    }

    /// The notation of one of the actions; empty if none is shown.
    pub(super) fn example(&self) -> String {
        let actions = self.actions();
        let straight = |action: &&Action| action.from().is_none_or(|from| from.file() == action.target().file());
        let action = actions.iter().find(straight).or(actions.first());
        action.map_or_else(String::new, |&action| self.position().action_to_text(action))
    }

    /// Draws the diagram with this corner and width, and returns its lower edge.
    pub(super) fn draw(&self, page: &mut Page, (left, top): Xy, width: f32) -> f32 {
        let step = width / (f32::from(SIZE) + COORDINATES);
        let corner = (left + COORDINATES * step, top);
        let board = Board { first: self.first, count: (SIZE, SIZE), ..Board::whole(SIZE, corner, step) };
        let (position, actions) = (self.position(), self.actions());
        let cannons = position.cannons(position.side_to_move());
        let bands: Vec<_> = cannons.iter().map(|cannon| [cannon.rear, cannon.muzzle]).collect();
        draw_board(page, board, &Setup::from(&position), &bands);
        for &action in &actions {
            draw_action(page, board, &position, action);
        }
        board.end().1 + COORDINATES * step
    }
}

/// A position with its coordinates.
pub(super) fn draw_board(page: &mut Page, board: Board, setup: &Setup, bands: &[[Point; 2]]) {
    let style = TextStyle::regular((0.5 * board.step).clamp(2.0, 3.0));
    let beside = COORDINATES / 2.0 * board.step;
    board.write_coordinates(page, Coordinates { first: b'a', style, beside, is_all_around: false });
    draw(page, board, &PAPER, setup, bands);
}

/// The line of fire of every cannon that hits the target.
fn draw_shot(page: &mut Page, board: Board, position: &Position, target: Point) {
    let rim = (SOLDIER + 0.1) * board.step;
    for line in position.firing_lines(target) {
        let (muzzle, target) = (place(board, line.muzzle), place(board, target));
        let dots = Stroke::black(0.09 * board.step).dashed(0.01, 0.17 * board.step);
        page.stroke(Path::line(&[along(muzzle, target, rim), along(target, muzzle, rim)]), dots);
    }
}

fn draw_action(page: &mut Page, board: Board, position: &Position, action: Action) {
    let step = board.step;
    let to = place(board, action.target());
    let from = action.from().map(|from| place(board, from));
    let line = Stroke::black(0.07 * step);
    match (action, from) {
        (Action::Shot { target }, _) => {
            draw_shot(page, board, position, target);
            hit(page, to, step);
        }
        (Action::Capture { .. }, Some(from)) => {
            straight_arrow(page, from, along(to, from, SOLDIER * step), step, line);
            hit(page, to, step);
        }
        (Action::Retreat { .. }, Some(from)) => {
            straight_arrow(page, from, to, step, line.dashed(0.14 * step, 0.16 * step));
        }
        (Action::Shift { .. }, Some(from)) => {
            page.stroke(Path::circle(to, SOLDIER * step), Stroke::black(0.05 * step).dashed(0.1 * step, 0.11 * step));
            let (start, end) = (along(from, to, (SOLDIER + 0.02) * step), along(to, from, (SOLDIER + 0.02) * step));
            let (path, control) = bow(start, end, 0.16);
            let (_, head) = Path::arrow(control, end, 0.3 * step);
            page.stroke(path, line);
            page.fill(head, Color::BLACK);
        }
        (_, Some(from)) => straight_arrow(page, from, to, step, line),
        (_, None) => {}
    }
}

/// An arrow from the rim of a soldier, which ends before the next piece or the middle of an empty point.
fn straight_arrow(page: &mut Page, from: Xy, to: Xy, step: f32, line: Stroke) {
    let rim = along(from, to, (SOLDIER + 0.04) * step);
    let end = along(to, from, 0.06 * step);
    let (shaft, head) = Path::arrow(rim, end, 0.3 * step);
    page.stroke(shaft, line);
    page.fill(head, Color::BLACK);
}

/// A cross over a piece that is removed.
fn hit(page: &mut Page, at: Xy, step: f32) {
    let arm = 0.36 * step;
    let cross = Path::line(&[(at.0 - arm, at.1 - arm), (at.0 + arm, at.1 + arm)])
        .and(Path::line(&[(at.0 - arm, at.1 + arm), (at.0 + arm, at.1 - arm)]));
    page.stroke(cross, Stroke::black(0.09 * step));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn diagrams_show_the_actions_that_they_are_about() {
        let counts = DIAGRAMS.map(|diagram| (diagram.title, diagram.actions().len(), diagram.example()));
        let expected = [
            ("print-step", 3, "e5-e6"),
            ("print-capture", 3, "e5xf6"),
            ("print-retreat", 2, "e5/e3"),
            ("print-shift", 2, "d3>g6"),
            ("print-shot", 1, "*e7"),
            ("print-blocked", 0, ""),
        ];
        assert_eq!(counts, expected.map(|(title, count, example)| (title, count, example.to_owned())));
    }
}
