//! What can be asked of the match, and what it answers.

use bevy::prelude::*;

use super::MatchSetup;
use cannon_rules::any::AnyRefusal;
use cannon_rules::record::Record;
use cannon_rules::{Outcome, PackedAction, Side};

/// A request to the match. Mouse, keyboard, computer and menus all send this message.
#[derive(Message, Clone, Debug)]
pub struct MatchRequest {
    /// What is wanted.
    pub request: Request,
    /// Who wants it.
    pub source: Source,
}

impl MatchRequest {
    /// A request made through buttons and menus.
    #[must_use]
    pub fn interface(request: Request) -> Self {
        MatchRequest { request, source: Source::Interface }
    }
}

/// Who makes a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A person at the board, by mouse or keyboard.
    Player,
    /// A person through buttons, menus or a saved game.
    Interface,
    /// The computer player. `revision` is [`Match::revision`](super::Match::revision) at the time it began to think; if the match has
    /// changed since, the request is dropped.
    Computer {
        /// The revision the search started from.
        revision: u64,
    },
}

/// What can be asked of the match.
#[derive(Clone, Debug)]
pub enum Request {
    /// Play an action for the side to move.
    Play {
        /// The action.
        action: PackedAction,
        /// Which of several equal ways to show it, in terms of the game. Never affects the rules.
        shown_by: Option<u8>,
    },
    /// A person touches the board while it is not a person's to act; what is against it is answered.
    Touch,
    /// An attempt that is no action at all, such as a click on a place that means nothing; it is refused with the given reason.
    Refuse(AnyRefusal),
    /// Take back the last action; against the computer, back to the player's own turn.
    Undo,
    /// Play the last action taken back again; against the computer, up to the player's own turn.
    Redo,
    /// Give the game up for the side to move, or for the human side if the computer is on turn.
    Resign,
    /// Offer a draw on behalf of the side to move.
    OfferDraw,
    /// The other side's answer to a draw offer.
    AnswerDraw {
        /// Whether the game ends as a draw.
        accept: bool,
    },
    /// Show the position at a ply without changing the game. The last ply means the live game again.
    Show(usize),
    /// Show the live game again.
    ShowLive,
    /// Show the action once more that led to the position on show.
    ShowAgain,
    /// A new game by this set-up.
    Start(Box<MatchSetup>),
    /// The same set-up from the start.
    Restart,
    /// A new game with the seats exchanged.
    Rematch,
    /// Exchange the seats in the running game.
    SwapSides,
    /// Go on with a recorded game.
    Load(Box<Record>),
}

/// What happened in the match.
#[derive(Message, Clone, Debug)]
pub enum MatchEvent {
    /// Another game is on the table: new, loaded or resumed.
    Started,
    /// An action was played.
    Played {
        /// The ply it was played at: it led from `ply` to `ply + 1`.
        ply: usize,
        /// The action.
        action: PackedAction,
    },
    /// The live position changed by undo or redo.
    Moved,
    /// The seats were exchanged.
    SeatsSwapped,
    /// Another ply is on show.
    Shown,
    /// The action that led to the position on show is to be shown once more.
    ShownAgain,
    /// A request was refused; the player should see why.
    Refused(AnyRefusal),
    /// A draw was offered by this side and waits for an answer.
    DrawOffered(Side),
    /// The offer was declined.
    DrawDeclined,
    /// The game is over.
    Ended(Outcome),
}
