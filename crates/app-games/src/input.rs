//! Input on the board of a game: pointing, selection in stages, and keys.

use std::fmt::Debug;

use cannon_app_base::common::bindings::Binding;
use cannon_app_base::common::board::{Heading, Spot};
use cannon_app_base::common::command::Command;
use cannon_rules::any::AnyRefusal;
use cannon_rules::{Game, PackedAction};

/// The selected parts of a turn that is not complete yet: at least the piece that acts.
pub trait Choice: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The spot of the piece.
    fn piece(&self) -> Spot;
}

/// Input on the board of a game. All methods are functions of the position and of the current choice. None of them decides whether an
/// action is legal.
pub trait GameInput: Game {
    /// The key bindings of commands that only some games have. The help shows them for this game only.
    const KEY_BINDINGS: &'static [Binding];

    /// Mouse gestures other than pointing, as message identifiers of the gesture and of its effect.
    const GESTURES: &'static [(&'static str, &'static str)];

    /// The selection that leads to an action; [`Intent::Choose`] moves it from stage to stage.
    type Choice: Choice;

    /// The choice after selecting the piece on `spot`. `None` unless the side to move has a piece there that can be selected.
    fn select_piece(&self, spot: Spot) -> Option<Self::Choice>;

    /// The intent of a click on `spot` with the given choice, or with none.
    fn intent_at(&self, choice: Option<&Self::Choice>, spot: Spot) -> Intent<Self::Choice>;

    /// The choice after a command. `None` if the command does not apply to it.
    fn adjust_choice(&self, choice: &Self::Choice, command: Command) -> Option<Self::Choice>;

    /// Whether the mouse wheel turns the chosen piece, as the keys for turning do. Otherwise it moves the camera.
    fn uses_wheel(&self, choice: &Self::Choice) -> bool {
        let _ = choice;
        false
    }

    /// The intent of dropping the chosen piece on `spot` after a drag. `towards` is the direction of the drag at its end, if it was long
    /// enough to have one.
    fn drop_intent(&self, choice: &Self::Choice, spot: Spot, towards: Option<Heading>) -> Intent<Self::Choice> {
        let _ = towards;
        self.intent_at(Some(choice), spot)
    }

    /// The choice that leads to an action, to show the action before it is played. `None` if there is nothing to show.
    fn choice_for_action(&self, action: Self::Action) -> Option<Self::Choice> {
        let _ = action;
        None
    }

    /// The choice of the previous stage, for Escape. `None` if the piece is to be deselected.
    fn previous_stage(&self, choice: &Self::Choice) -> Option<Self::Choice>;

    /// The pieces of the side to move that have an action, in board order. Tab steps through them.
    fn movable_pieces(&self) -> Vec<Spot>;

    /// The spot where the board cursor first appears by default.
    fn initial_cursor(&self) -> Spot;

    /// The pieces that the pointer can hit. All others let it through to the spots behind them.
    fn pickable_pieces(&self, choice: Option<&Self::Choice>) -> Vec<Spot>;
}

/// The player's intent when pointing at a spot.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent<C> {
    /// Make this choice: another piece, or a further stage with the same one.
    Choose(C),
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

impl<C> Intent<C> {
    /// A refusal with the identifier of a message, and the same in English as a clause.
    #[must_use]
    pub const fn refuse(message_id: &'static str, english: &'static str) -> Self {
        Intent::Refuse(AnyRefusal::new(message_id, english))
    }

    /// The same intent with its choice converted.
    pub(super) fn map<D>(self, convert: impl FnOnce(C) -> D) -> Intent<D> {
        match self {
            Intent::Choose(choice) => Intent::Choose(convert(choice)),
            Intent::Deselect => Intent::Deselect,
            Intent::Play { action, animation_variant } => Intent::Play { action, animation_variant },
            Intent::Refuse(reason) => Intent::Refuse(reason),
        }
    }
}
