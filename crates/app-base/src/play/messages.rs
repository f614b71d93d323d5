//! Requests to the match, and the events that result.

use bevy::prelude::*;

use super::MatchSetup;
use cannon_engine::reasons::Danger;
use cannon_rules::any::AnyRefusal;
use cannon_rules::record::Record;
use cannon_rules::timeline::{NodeId, Notes};
use cannon_rules::{Outcome, PackedAction, Side};

/// A request to the match, sent by mouse and keyboard input, the computer player and menus.
#[derive(Message, Clone, Debug)]
pub struct MatchRequest {
    /// The request.
    pub request: Request,
    /// The sender.
    pub source: Source,
}

impl MatchRequest {
    /// A request by buttons or menus.
    pub fn from_interface(request: Request) -> Self {
        MatchRequest { request, source: Source::Interface }
    }
}

/// The sender of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A person at the board, by mouse or keyboard.
    Player,
    /// A person, by buttons, menus or a saved game.
    Interface,
    /// A person who plays an action in spite of a warning.
    Confirmed,
    /// An exercise: an action that plays by itself, or one that is taken back.
    Exercise,
    /// The computer player. The request is dropped if the match has changed since the search started.
    Computer {
        /// [`Match::revision`](super::Match::revision) when the search started.
        revision: u64,
    },
}

/// A request to the match.
#[derive(Clone, Debug)]
pub enum Request {
    /// Play an action for the side to move.
    Play {
        /// The action.
        action: PackedAction,
        /// Which of several equivalent animations shows it, by a number of the game. It does not affect the rules.
        animation_variant: Option<u8>,
    },
    /// A click on the board while the player cannot act. It is refused with the reason.
    CheckTurn,
    /// An attempt that is no action, such as a click on a place without a meaning. It is refused with the given reason.
    Refuse(AnyRefusal),
    /// Undo the last action; against the computer, back to the player's own turn.
    Undo,
    /// Redo the last action that was undone; against the computer, up to the player's own turn.
    Redo,
    /// Resign for the side to move, or for the human side if it is the computer's turn. The computer resigns for its own side.
    Resign,
    /// End the game as lost for the side to move, whose program has failed.
    Forfeit,
    /// Offer a draw for the side to move, or for the human side if it is the computer's turn. The computer offers it for its own side.
    OfferDraw,
    /// Answer a draw offer for the other side.
    AnswerDraw {
        /// Whether the offer is accepted, which ends the game.
        accept: bool,
    },
    /// View a ply without changing the game. The last ply is the live game.
    ViewPly(usize),
    /// View the live game.
    ViewLive,
    /// Replay the animation of the action that led to the shown position.
    ReplayLastAction,
    /// Start a new game with this set-up.
    Start(Box<MatchSetup>),
    /// Start a new game with the same set-up.
    Restart,
    /// Start a new game with the same set-up and exchanged seats.
    Rematch,
    /// Exchange the seats in the running game.
    SwapSides,
    /// Change the level of the computer in a running game against it. The computer takes the seat of another program.
    SetLevel(i8),
    /// Let the coach help from now on in a running game that was started without it.
    CallCoach,
    /// Continue a recorded game.
    Load(Box<Record>),
    /// Show a recorded game as it stands, behind the title. It is not played on.
    Exhibit(Box<Record>),
    /// Study a recorded game: look at it, try other actions, and write notes.
    Study {
        /// The game, with what was studied before.
        record: Box<Record>,
        /// The ply of the game that is shown first.
        ply: usize,
    },
    /// Read a model game: look at it and try other actions. Nothing is saved.
    ReadModelGame {
        /// The game with its comments.
        record: Box<Record>,
        /// The ply that is shown first.
        ply: usize,
    },
    /// Change the tree of a study, or the notes of a game.
    EditTree(TreeEdit),
    /// Look at a line of play, from this ply on. It is not saved, and it does not replace the saved game.
    Exercise {
        /// The line, as a record from the start of its game.
        line: Box<Record>,
        /// The ply that is shown first.
        ply: usize,
    },
}

impl Request {
    /// Whether the request puts another match in the place of this one.
    pub const fn replaces_match(&self) -> bool {
        matches!(
            self,
            Request::Start(_)
                | Request::Restart
                | Request::Rematch
                | Request::Load(_)
                | Request::Exhibit(_)
                | Request::Study { .. }
                | Request::ReadModelGame { .. }
                | Request::Exercise { .. }
        )
    }
}

/// A change of the tree of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TreeEdit {
    /// Bring a node into view.
    Select(NodeId),
    /// Bring the node into view to which these actions lead from the beginning, or the last of them that the tree has.
    SelectLine(Vec<PackedAction>),
    /// Add a line of actions after a node, as far as they are legal. What the tree has already stays where it is.
    AddLine {
        /// The node.
        from: NodeId,
        /// The actions.
        actions: Vec<PackedAction>,
    },
    /// Make a node the main continuation of its parent.
    Promote(NodeId),
    /// Delete a node with everything that follows it.
    Delete(NodeId),
    /// Undo the last deletion.
    UndoDelete,
    /// Replace the notes at a node.
    SetNotes {
        /// The node.
        node: NodeId,
        /// The new notes.
        notes: Notes,
    },
}

/// A change of the match, or a refusal.
#[derive(Message, Clone, Debug)]
pub enum MatchEvent {
    /// The match was replaced by a new, loaded or resumed game.
    Started,
    /// An action was played.
    Played {
        /// The ply at which it was played: it led from `ply` to `ply + 1`.
        ply: usize,
        /// The action.
        action: PackedAction,
    },
    /// A person's action was not played yet, because it loses something by force.
    Warned {
        /// The action.
        action: PackedAction,
        /// Which of several equivalent animations shows it.
        animation_variant: Option<u8>,
        /// What it would allow.
        danger: Box<Danger>,
    },
    /// The live ply changed by undo or redo.
    LivePlyChanged,
    /// The seats were exchanged.
    SeatsSwapped,
    /// The level of the computer was changed.
    LevelChanged,
    /// Another ply is shown.
    ViewChanged,
    /// The tree has other variations or notes. The shown position is the same.
    TreeChanged,
    /// The animation of the action that led to the shown position is to be replayed.
    ReplayRequested,
    /// A request was refused, with a reason for the player.
    Refused(AnyRefusal),
    /// This side has offered a draw, which has not been answered yet.
    DrawOffered(Side),
    /// The offer was declined.
    DrawDeclined,
    /// The game is over.
    Ended(Outcome),
}
