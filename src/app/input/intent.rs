//! What it means to point at a point of the board.

use super::options::{ActionOption, options_of};
use crate::rules::any::Refused;
use crate::rules::cannon::PieceKind;
use crate::rules::cannon::{Action, Point, Position};
use crate::rules::{Action as _, Game, PackedAction};

/// What a player wants by pointing at a point.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Take up the soldier there.
    Select(Point),
    /// Let go of the selected soldier.
    Deselect,
    /// Play this. It may be illegal: the gate then tells why.
    Play {
        /// The action.
        action: PackedAction,
        /// The rear point of the cannon that shall be seen firing.
        shown_by: Option<u8>,
    },
    /// Nothing that could be played; the player should be told this.
    Refuse(Refused),
}

/// Decides what pointing at `point` means while `selected` is selected. `line` counts up as the player asks for another firing line.
#[must_use]
pub fn intent(position: &Position, selected: Option<Point>, line: usize, point: Point) -> Intent {
    let side = position.side_to_move();
    if position.town(side).is_none() && position.outcome().is_none() {
        return play(Action::Place { at: point }, None);
    }
    if selected == Some(point) {
        return Intent::Deselect;
    }
    match (position.piece_at(point), selected) {
        (Some((owner, PieceKind::Soldier)), _) if owner == side => Intent::Select(point),
        (Some((owner, PieceKind::Town)), None) if owner == side => refuse("refused-town-stays", "a town never moves"),
        (Some(_), None) => {
            refuse("refused-not-yours", "that is the opponent's piece; select one of your soldiers first")
        }
        (None, None) => refuse("refused-select-first", "select one of your soldiers first"),
        (_, Some(soldier)) => {
            match options_of(position, soldier).into_iter().find(|option| option.action.target() == point) {
                Some(option) => {
                    let rear = chosen_line(&option, line).map(|line| line.rear.index() as u8);
                    play(option.action, rear)
                }
                None => play(position.guess(soldier, point), None),
            }
        }
    }
}

/// The firing line among an option's that the player has cycled to.
#[must_use]
pub fn chosen_line(option: &ActionOption, line: usize) -> Option<&crate::rules::cannon::FiringLine> {
    option.lines.get(line % option.lines.len().max(1))
}

fn play(action: Action, shown_by: Option<u8>) -> Intent {
    Intent::Play { action: action.pack(), shown_by }
}

fn refuse(message_id: &'static str, english: &str) -> Intent {
    Intent::Refuse(Refused { message_id, english: english.to_owned() })
}
