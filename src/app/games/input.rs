//! What a player's hand means: pointing, choosing in stages, keys.

use std::fmt::Debug;

use crate::app::common::board::{Heading, Spot};
use crate::app::common::command::{Binding, Command};
use cannon_rules::any::AnyRefusal;
use cannon_rules::{Game, PackedAction};

/// What a player has chosen of a turn that is not yet complete: at least which piece acts.
pub trait Choice: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// Where the piece stands.
    fn piece(&self) -> Spot;
}

/// How a game is handled. Everything here is a function of the position and of what has been chosen so far, and nothing of it
/// decides what is legal.
pub trait GameInput: Game {
    /// The keys of commands that not all games have. The help shows them for this game only.
    const KEYS: &'static [Binding];

    /// What can be done with the mouse besides pointing: identifiers of what is done with it and of what that does.
    const GESTURES: &'static [(&'static str, &'static str)];

    /// What is chosen on the way to an action; [`Intent::Choose`] leads from stage to stage.
    type Choice: Choice;

    /// What taking up the piece on `spot` comes to. `None` unless the side to move has a piece there that can be taken up.
    fn take_up(&self, spot: Spot) -> Option<Self::Choice>;

    /// What pointing at `spot` means after this choice, or before any.
    fn intent(&self, choice: Option<&Self::Choice>, spot: Spot) -> Intent<Self::Choice>;

    /// What a key makes of the choice. `None` if it has nothing to do with it.
    fn turned(&self, choice: &Self::Choice, command: Command) -> Option<Self::Choice>;

    /// Whether the wheel turns what is chosen, as the keys for turning do; else it is the camera's.
    fn wheel_turns(&self, choice: &Self::Choice) -> bool {
        let _ = choice;
        false
    }

    /// What dropping the piece on `spot` means after a drag that began at it. `towards` is the direction that the drag had in the end,
    /// if it went far enough to have one.
    fn dropped(&self, choice: &Self::Choice, spot: Spot, towards: Option<Heading>) -> Intent<Self::Choice> {
        let _ = towards;
        self.intent(Some(choice), spot)
    }

    /// What has been chosen by whoever plays this action, so that it can be shown before it is played. `None` if there is nothing to show.
    fn choice_for(&self, action: Self::Action) -> Option<Self::Choice> {
        let _ = action;
        None
    }

    /// The choice one stage earlier, for Escape. `None` if the piece is to be let go of.
    fn stage_back(&self, choice: &Self::Choice) -> Option<Self::Choice>;

    /// Pieces of the side to move that can act, in board order: what Tab steps through.
    fn movable(&self) -> Vec<Spot>;

    /// Where the board cursor first appears if nothing else says where.
    fn first_cursor(&self) -> Spot;

    /// The pieces that are meant by who points at them, and not what lies behind them on the screen.
    fn pieces_that_take_the_pointer(&self, choice: Option<&Self::Choice>) -> Vec<Spot>;
}

/// What a player wants by pointing at a place.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent<C> {
    /// This is chosen now: another piece, or a further stage with the same one.
    Choose(C),
    /// Let go of the piece.
    LetGo,
    /// Play this. It may be illegal: the gate then tells why.
    Play {
        /// The action.
        action: PackedAction,
        /// Which of several equal ways to show it; see [`Request::Play`](crate::app::play::Request::Play).
        shown_by: Option<u8>,
    },
    /// Nothing that could be played; the player should be told this.
    Refuse(AnyRefusal),
}

impl<C> Intent<C> {
    /// Refuses with the sentence of this identifier, and the same in English for logs.
    #[must_use]
    pub fn refuse(message_id: &'static str, english: &str) -> Self {
        Intent::Refuse(AnyRefusal { message_id, english: english.to_owned() })
    }

    /// The same intent with its choice in another form.
    pub(super) fn map<D>(self, form: impl FnOnce(C) -> D) -> Intent<D> {
        match self {
            Intent::Choose(choice) => Intent::Choose(form(choice)),
            Intent::LetGo => Intent::LetGo,
            Intent::Play { action, shown_by } => Intent::Play { action, shown_by },
            Intent::Refuse(reason) => Intent::Refuse(reason),
        }
    }
}
