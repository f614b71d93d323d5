//! Input on the board of a game: pointing, selection in stages, and keys.

use cannon_app_base::common::board::{Heading, Spot};
use cannon_app_base::common::command::Command;
use cannon_rules::PackedAction;
use cannon_rules::any::AnyRefusal;

use super::{cannon, tank_chess};

/// The selected parts of a turn that is not complete yet: at least the piece that acts. [`Intent::Choose`] moves it from stage to stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A choice in Cannon.
    Cannon(cannon::SoldierChoice),
    /// A choice in Tank Chess.
    TankChess(tank_chess::UnitChoice),
}

impl Choice {
    /// The spot of the chosen piece.
    pub fn piece(&self) -> Spot {
        match self {
            Choice::Cannon(choice) => choice.soldier.into(),
            Choice::TankChess(choice) => choice.unit.into(),
        }
    }
}

/// Input on the board of a game. All methods are functions of the position and of the current choice. None of them decides whether an
/// action is legal. A choice in another game counts as none.
pub trait GameInput {
    /// The choice after selecting the piece on `spot`. `None` unless the side to move has a piece there that can be selected.
    fn select_piece(&self, spot: Spot) -> Option<Choice>;

    /// The intent of a click on `spot` with the given choice, or with none.
    fn intent_at(&self, choice: Option<&Choice>, spot: Spot) -> Intent;

    /// The choice after a command. `None` if the command does not apply to it.
    fn adjust_choice(&self, choice: &Choice, command: Command) -> Option<Choice>;

    /// Whether the mouse wheel turns the chosen piece, as the keys for turning do. Otherwise it moves the camera.
    fn uses_wheel(&self, choice: &Choice) -> bool {
        let _ = choice;
        false
    }

    /// The intent of dropping the chosen piece on `spot` after a drag. `towards` is the direction of the drag at its end, if it was long
    /// enough to have one.
    fn drop_intent(&self, choice: &Choice, spot: Spot, towards: Option<Heading>) -> Intent {
        let _ = towards;
        self.intent_at(Some(choice), spot)
    }

    /// The choice that leads to an action, to show the action before it is played. `None` if there is nothing to show.
    fn choice_for_action(&self, action: PackedAction) -> Option<Choice> {
        let _ = action;
        None
    }

    /// The choice of the previous stage, for Escape. `None` if the piece is to be deselected.
    fn previous_stage(&self, choice: &Choice) -> Option<Choice>;

    /// The pieces of the side to move that have an action, in board order. Tab steps through them.
    fn movable_pieces(&self) -> Vec<Spot>;

    /// The spot where the board cursor first appears by default.
    fn initial_cursor(&self) -> Spot;

    /// The pieces that the pointer can hit. All others let it through to the spots behind them.
    fn pickable_pieces(&self, choice: Option<&Choice>) -> Vec<Spot>;
}

/// The player's intent when pointing at a spot.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Make this choice: another piece, or a further stage with the same one.
    Choose(Choice),
    /// Deselect the piece.
    Deselect,
    /// Play an action. It may be illegal; the gate then gives the reason.
    Play {
        /// The action.
        action: PackedAction,
        /// Which of several equivalent ways of showing the action to use; see [`Request::Play`](cannon_app_base::play::Request::Play).
        animation_variant: Option<u8>,
    },
    /// No action, with a reason for the player.
    Refuse(AnyRefusal),
}

impl Intent {
    /// A refusal with the identifier of a message, and the same in English as a clause.
    pub const fn refuse(message_id: &'static str, english: &'static str) -> Self {
        Intent::Refuse(AnyRefusal::new(message_id, english))
    }
}
