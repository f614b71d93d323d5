//! What is legal. Pure values: no input or output, no clock, no randomness, no Bevy.
//!
//! - [`Game`] is the trait that every game's position type implements; search, record, text play and the 3D table use nothing else.
//! - [`timeline`] keeps a game in progress (positions, actions, cursor) and adds the house draw rules.
//! - [`any`] hides the game's type behind an object, for code that serves whichever game is on the table.
//! - [`position_text`] and [`action_text`] are what texts of positions and of actions have in common.
//! - [`perft`] counts sequences of actions, to test and to measure generators.
//! - [`registry`] lists the games; [`cannon`] and [`tank_chess`] are they.
//! - [`refusal`] is why an action is not legal, in a form for players.
//! - [`record`] is a game as players keep it, in files, and what their clocks hold. Clocks here count the time they are told of.

#![forbid(unsafe_code)]

pub mod action_text;
pub mod any;
pub mod cannon;
mod mix;
pub mod outcome;
pub mod packed;
pub mod perft;
pub mod position_text;
pub mod record;
pub mod refusal;
pub mod registry;
pub mod side;
pub mod tank_chess;
pub mod timeline;

use std::error::Error;
use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use outcome::{DrawReason, Outcome, WinReason};
pub use packed::PackedAction;
pub use refusal::Refusal;
pub use side::Side;

/// One thing a player can do in a turn: a small value that only means something together with a position.
pub trait Action: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static {
    /// The action as an opaque number, for transposition tables and for code that does not know the game.
    fn pack(self) -> PackedAction;

    /// The action that [`pack`](Action::pack) made, or `None` if no action of this game packs to that number.
    fn unpack(packed: PackedAction) -> Option<Self>;
}

/// A two-player game of perfect information, implemented by its position type.
///
/// A value of this type is always a position that could be played from (the third level of trust: text, set-up, position).
/// The conformance tests in `tests/` run over every registered game and hold each implementation to what is written here.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// Stable identifier in files, on the command line and in message identifiers, such as `cannon`.
    const ID: &'static str;

    /// What a player can do in a turn.
    type Action: Action;
    /// What [`unplay`](Game::unplay) needs beside the action to take it back.
    type Undo: Clone + Debug + Send + Sync + 'static;
    /// The switches by which published wordings of the rules differ.
    type Ruleset: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Why an action is not legal.
    type Refusal: Refusal;
    /// What is wrong with a position text, and where.
    type PositionError: Error + Send + Sync + 'static;
    /// What is wrong with an action text, and where.
    type ActionError: Error + Send + Sync + 'static;

    /// The position a game by these rules starts from.
    fn start(rules: &Self::Ruleset) -> Self;

    /// The rules in force.
    fn rules(&self) -> &Self::Ruleset;

    /// Whose turn it is. Meaningless, but still defined, once the game is over.
    fn side_to_move(&self) -> Side;

    /// How the game ended, by the position alone (draws by history are the [`timeline`]'s business). `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Incremental hash of everything that decides which actions follow, now and later. Equal positions have equal keys.
    fn key(&self) -> u64;

    /// Hash of what must recur for a repetition. Differs from [`key`](Game::key) where a rule keeps counters beside the board.
    fn repetition_key(&self) -> u64 {
        self.key()
    }

    /// Calls `visit` once for every distinct legal action. Calls it never when the game is over.
    fn for_each_action(&self, visit: impl FnMut(Self::Action));

    /// Number of legal actions; games override it where they can count without listing.
    fn action_count(&self) -> u64 {
        let mut count = 0;
        self.for_each_action(|_| count += 1);
        count
    }

    /// Number of sequences of two legal actions; games override it where they can count without playing each first one.
    fn reply_count(&self) -> u64 {
        let mut count = 0;
        self.for_each_action(|action| {
            let mut after = self.clone();
            after.play(action);
            count += after.action_count();
        });
        count
    }

    /// All legal actions as a list, in the order of [`for_each_action`](Game::for_each_action).
    fn actions(&self) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.for_each_action(|action| actions.push(action));
        actions
    }

    /// `Ok` exactly for the actions that [`for_each_action`](Game::for_each_action) visits; otherwise the reason against it.
    /// Any value of the action type may be passed, however little sense it makes here.
    ///
    /// # Errors
    /// The first rule that the action breaks.
    fn check(&self, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Whether the action can never be taken back by later play (a capture, say), so that no earlier position can recur
    /// and the count of quiet turns starts anew.
    fn is_irreversible(&self, action: Self::Action) -> bool;

    /// Plays a legal action. What happens on an illegal one is unspecified, except that it does not panic on actions
    /// whose points lie on the board.
    fn play(&mut self, action: Self::Action) -> Self::Undo;

    /// Takes back the last played action; restores the position exactly.
    fn unplay(&mut self, action: Self::Action, undo: Self::Undo);

    /// Reads a position text under the given rules.
    ///
    /// # Errors
    /// Names the field and column at fault. Never panics.
    fn from_text(text: &str, rules: &Self::Ruleset) -> Result<Self, Self::PositionError>;

    /// The position as text; [`from_text`](Game::from_text) reads it back to an equal position.
    fn to_text(&self) -> String;

    /// Reads an action in notation. The result need not be legal here.
    ///
    /// # Errors
    /// Says what cannot be read, and where. Never panics.
    fn action_from_text(&self, text: &str) -> Result<Self::Action, Self::ActionError>;

    /// A legal action in notation, with the marks for threats and wins; [`action_from_text`](Game::action_from_text) reads it back.
    fn action_to_text(&self, action: Self::Action) -> String;
}

/// Compiles the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct ReadmeDoctests;
