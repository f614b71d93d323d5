//! What it means to point at a point of Cannon's board.

use bevy::prelude::KeyCode;

use super::options::{ActionOption, movable_soldiers, options_of};
use super::place::point_at;
use crate::app::common::board::Spot;
use crate::app::common::command::{Binding, Command, key};
use crate::app::games::{self, GameInput, Intent};
use cannon_rules::cannon::{Action, FiringLine, PieceKind, Point, Position};
use cannon_rules::{Action as _, Game, Side};

/// The selected soldier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Where it stands.
    pub soldier: Point,
    /// Which of several firing lines is chosen; counts up and is to be taken modulo their number.
    pub line: usize,
}

impl games::Choice for Choice {
    fn piece(&self) -> Spot {
        self.soldier.into()
    }
}

impl GameInput for Position {
    const KEYS: &'static [Binding] = &[key(Command::NextLine, KeyCode::KeyL, "L")];
    const GESTURES: &'static [(&'static str, &'static str)] = &[];

    type Choice = Choice;

    fn take_up(&self, spot: Spot) -> Option<Choice> {
        let soldier = point_at(spot)?;
        let own = self.piece_at(soldier) == Some((self.side_to_move(), PieceKind::Soldier));
        own.then_some(Choice { soldier, line: 0 })
    }

    fn intent(&self, choice: Option<&Choice>, spot: Spot) -> Intent<Choice> {
        match point_at(spot) {
            Some(point) => intent(self, choice, point),
            None => Intent::LetGo,
        }
    }

    fn turned(&self, choice: &Choice, command: Command) -> Option<Choice> {
        (command == Command::NextLine).then_some(Choice { line: choice.line + 1, ..*choice })
    }

    /// A soldier is all there is to choose before the action itself.
    fn stage_back(&self, _: &Choice) -> Option<Choice> {
        None
    }

    fn movable(&self) -> Vec<Spot> {
        movable_soldiers(self).into_iter().map(Spot::from).collect()
    }

    /// In the middle of the home rank, as its owner sees it.
    fn first_cursor(&self) -> Spot {
        match self.side_to_move() {
            Side::South => Spot::new(4, 0),
            Side::North => Spot::new(5, Point::SIZE - 1),
        }
    }

    /// Own soldiers and the targets of the selected one; any piece while nothing is selected. While towns are placed, points are all
    /// that matters.
    fn pieces_that_take_the_pointer(&self, choice: Option<&Choice>) -> Vec<Spot> {
        let side = self.side_to_move();
        let targets: Option<Vec<Point>> = choice
            .map(|choice| options_of(self, choice.soldier).into_iter().map(|option| option.action.target()).collect());
        let is_meant = |&point: &Point| match (self.piece_at(point), &targets) {
            (None, _) => false,
            (Some(_), None) => !self.is_placing_town(),
            (Some(piece), Some(targets)) => piece == (side, PieceKind::Soldier) || targets.contains(&point),
        };
        Point::all().filter(is_meant).map(Spot::from).collect()
    }
}

fn intent(position: &Position, choice: Option<&Choice>, point: Point) -> Intent<Choice> {
    let side = position.side_to_move();
    if position.town(side).is_none() && position.outcome().is_none() {
        return play(Action::Place { at: point }, None);
    }
    if choice.is_some_and(|choice| choice.soldier == point) {
        return Intent::LetGo;
    }
    match (position.piece_at(point), choice) {
        (Some((owner, PieceKind::Soldier)), _) if owner == side => Intent::Choose(Choice { soldier: point, line: 0 }),
        (Some((owner, PieceKind::Town)), None) if owner == side => {
            Intent::refuse("refused-town-stays", "a town never moves")
        }
        (Some(_), None) => {
            Intent::refuse("refused-not-yours", "that is the opponent's piece; select one of your soldiers first")
        }
        (None, None) => Intent::refuse("refused-select-first", "select one of your soldiers first"),
        (_, Some(choice)) => {
            match options_of(position, choice.soldier).into_iter().find(|option| option.action.target() == point) {
                Some(option) => play(option.action, shown_by(&option, choice)),
                None => play(position.infer_action(choice.soldier, point), None),
            }
        }
    }
}

/// The firing line among an option's that the player has cycled to.
pub(super) fn chosen_line<'a>(option: &'a ActionOption, choice: &Choice) -> Option<&'a FiringLine> {
    option.lines.get(choice.line % option.lines.len().max(1))
}

/// What tells the shot along the chosen line from the same shot along another: its rear point.
pub(super) fn shown_by(option: &ActionOption, choice: &Choice) -> Option<u8> {
    chosen_line(option, choice).map(|line| line.rear.index() as u8)
}

fn play(action: Action, shown_by: Option<u8>) -> Intent<Choice> {
    Intent::Play { action: action.pack(), shown_by }
}
