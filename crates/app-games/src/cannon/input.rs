//! Pointer input and keys on the Cannon board.

use bevy::prelude::GamepadButton;

use super::board_geometry::point_at;
use super::options::{ActionOption, movable_soldiers, options_of};
use crate::{Choice, GameInput, Intent};
use cannon_app_base::common::bindings::{Binding, gamepad, letter};
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::command::Command;
use cannon_rules::cannon::{Action, FiringLine, PieceKind, Point, Position, Refusal};
use cannon_rules::{Action as _, Game, Side};

/// The selected soldier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoldierChoice {
    /// The soldier's point.
    pub soldier: Point,
    /// The selected firing line among the lines that hit a target. It counts up, and is taken modulo the number of these lines.
    pub line_index: usize,
}

impl From<SoldierChoice> for Choice {
    fn from(choice: SoldierChoice) -> Choice {
        Choice::Cannon(choice)
    }
}

impl SoldierChoice {
    /// The choice in this game. `None` if it belongs to another game.
    pub(super) fn of(choice: &Choice) -> Option<&SoldierChoice> {
        if let Choice::Cannon(choice) = choice { Some(choice) } else { None }
    }
}

/// The bindings of the commands of this game.
pub(super) const KEY_BINDINGS: &[Binding] =
    &[letter(Command::NextFiringLine, 'L'), gamepad(Command::NextFiringLine, GamepadButton::LeftThumb)];

impl GameInput for Position {
    fn select_piece(&self, spot: Spot) -> Option<Choice> {
        let soldier = point_at(spot)?;
        let is_own = self.piece_at(soldier) == Some((self.side_to_move(), PieceKind::Soldier));
        is_own.then(|| SoldierChoice { soldier, line_index: 0 }.into())
    }

    fn intent_at(&self, choice: Option<&Choice>, spot: Spot) -> Intent {
        match point_at(spot) {
            Some(point) => point_intent(self, choice.and_then(SoldierChoice::of), point),
            None => Intent::Deselect,
        }
    }

    fn adjust_choice(&self, choice: &Choice, command: Command) -> Option<Choice> {
        let choice = SoldierChoice::of(choice).filter(|_| command == Command::NextFiringLine)?;
        Some(SoldierChoice { line_index: choice.line_index + 1, ..*choice }.into())
    }

    /// The soldier is the only stage before the action.
    fn previous_stage(&self, _: &Choice) -> Option<Choice> {
        None
    }

    fn movable_pieces(&self) -> Vec<Spot> {
        movable_soldiers(self).into_iter().map(Spot::from).collect()
    }

    /// In the middle of the home rank as its owner sees it.
    fn initial_cursor(&self) -> Spot {
        match self.side_to_move() {
            Side::South => Spot::new(4, 0),
            Side::North => Spot::new(5, Point::SIZE - 1),
        }
    }

    /// Own soldiers and the targets of the selected one, or any piece while none is selected. While a town is placed, only points matter.
    fn pickable_pieces(&self, choice: Option<&Choice>) -> Vec<Spot> {
        let side = self.side_to_move();
        let targets: Option<Vec<Point>> = choice
            .and_then(SoldierChoice::of)
            .map(|choice| options_of(self, choice.soldier).into_iter().map(|option| option.action.target()).collect());
        let is_pickable = |&point: &Point| match (self.piece_at(point), &targets) {
            (None, _) => false,
            (Some(_), None) => !self.is_placing_town(),
            (Some(piece), Some(targets)) => piece == (side, PieceKind::Soldier) || targets.contains(&point),
        };
        Point::all().filter(is_pickable).map(Spot::from).collect()
    }
}

fn point_intent(position: &Position, choice: Option<&SoldierChoice>, point: Point) -> Intent {
    let side = position.side_to_move();
    if position.town(side).is_none() && position.outcome().is_none() {
        return play_intent(Action::Place { at: point }, None);
    }
    if choice.is_some_and(|choice| choice.soldier == point) {
        return Intent::Deselect;
    }
    match (position.piece_at(point), choice) {
        (Some((owner, PieceKind::Soldier)), _) if owner == side => {
            Intent::Choose(SoldierChoice { soldier: point, line_index: 0 }.into())
        }
        (Some((owner, PieceKind::Town)), None) if owner == side => Intent::Refuse(Refusal::TownStays.into()),
        (Some(_), None) => Intent::refuse("refused-not-yours", "a piece of the other side"),
        (None, None) => Intent::refuse("refused-select-first", "no soldier is selected"),
        (_, Some(choice)) => {
            match options_of(position, choice.soldier).into_iter().find(|option| option.action.target() == point) {
                Some(option) => play_intent(option.action, animation_variant(&option, choice)),
                None => play_intent(position.infer_action(choice.soldier, point), None),
            }
        }
    }
}

/// The firing line of an option that the player has cycled to.
pub(super) fn chosen_line<'a>(option: &'a ActionOption, choice: &SoldierChoice) -> Option<&'a FiringLine> {
    option.lines.get(choice.line_index % option.lines.len().max(1))
}

/// The rear point of the chosen line, which distinguishes its shot from the same shot along another line.
pub(super) fn animation_variant(option: &ActionOption, choice: &SoldierChoice) -> Option<u8> {
    chosen_line(option, choice).map(|line| line.rear.index() as u8)
}

fn play_intent(action: Action, animation_variant: Option<u8>) -> Intent {
    Intent::Play { action: action.pack(), animation_variant }
}
