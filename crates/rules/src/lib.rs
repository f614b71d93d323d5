//! Rules of the games: positions, legal actions, notation and game records. The crate has no I/O, clock, randomness or
//! Bevy.
//!
//! - [`Game`] is the trait that every game's position type implements. Search, records, text play and the 3D table use
//!   only it.
//! - [`timeline`] stores a game in progress (positions, actions, cursor, variations, notes) and applies the draw rules that
//!   depend on history.
//! - [`any`] has the timeline of any game of the closed list, for code that serves all of them.
//! - [`position_text`] and [`action_text`] are the parts that the text formats of all games share.
//! - [`perft`] counts action sequences, to test and benchmark action generators.
//! - [`GameId`] is the closed list of games; [`cannon`] and [`tank_chess`] implement them.
//! - [`refusal`] is the reason why an action is illegal, with a message for players.
//! - [`message`] is a text for players as a value: an identifier with variables. All errors that players can cause have one.
//! - [`json_error`] is the error of a JSON text with its place.
//! - [`side`] has the two sides, [`spot`] the places of boards, [`direction`] the eight directions on a board, [`outcome`] the results of games, and [`packed`] the type-erased form of actions.
//! - [`styles`] are playing styles of the computer, and [`splitmix`] is the hash behind Zobrist keys.
//! - [`record`] is the saved form of a game, and the players' clocks. Callers pass in the elapsed time.

#![forbid(unsafe_code)]

pub mod action_text;
pub mod any;
pub mod cannon;
pub mod direction;
mod game_id;
pub mod json_error;
pub mod message;
pub mod outcome;
pub mod packed;
pub mod perft;
pub mod position_text;
pub mod record;
pub mod refusal;
mod serde_help;
pub mod side;
pub mod splitmix;
pub mod spot;
pub mod styles;
pub mod tank_chess;
pub mod timeline;

use std::error::Error;
use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use message::ToMessage;
use record::Style;

pub use game_id::{GameId, UnknownGame};
pub use outcome::{DrawReason, Outcome, WinReason};
pub use packed::PackedAction;
pub use refusal::Refusal;
pub use side::Side;
pub use spot::{Spot, UnknownSpot};

/// One player's turn as a small value. It is meaningful only together with a position.
pub trait Action: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static {
    /// The action as an opaque number, for transposition tables and for code that does not know the game.
    fn pack(self) -> PackedAction;

    /// The inverse of [`pack`](Action::pack), or `None` if no action of this game packs to that number.
    fn unpack(packed: PackedAction) -> Option<Self>;
}

/// A two-player game of perfect information, implemented by its position type.
///
/// A value of this type is always a valid position that can be played from; texts and set-ups are validated before they
/// become positions. The conformance tests in `tests/` check every game against the contracts documented here.
///
/// ```
/// use cannon_rules::{Game, cannon, tank_chess};
///
/// /// The number of legal actions at the start of any game.
/// fn first_actions<G: Game>() -> usize {
///     G::start(&G::Ruleset::default()).actions().len()
/// }
///
/// assert_eq!(first_actions::<cannon::Position>(), 8);
/// assert!(first_actions::<tank_chess::Position>() > 100);
/// ```
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The playing styles of the computer in this game, the plain one first.
    const STYLES: &'static [Style] = &[Style::PLAIN];

    /// One player's turn.
    type Action: Action;
    /// The options in which published versions of the rules differ.
    type Ruleset: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Reason why an action is illegal.
    type Refusal: Refusal;
    /// Parse error of a position text, with its location.
    type PositionError: Error + ToMessage + Send + Sync + 'static;
    /// Parse error of an action text, with its location.
    type ActionError: Error + ToMessage + Send + Sync + 'static;

    /// The initial position under these rules.
    fn start(rules: &Self::Ruleset) -> Self;

    /// The rules in force.
    fn rules(&self) -> &Self::Ruleset;

    /// The name of the rules in force, such as the name of a published version or of a board; `None` if they have none.
    fn ruleset_name(&self) -> Option<&'static str> {
        None
    }

    /// Whether the board has this place.
    fn has_spot(&self, spot: Spot) -> bool;

    /// The side to move. Still defined, but meaningless, once the game is over.
    fn side_to_move(&self) -> Side;

    /// The result as decided by the position alone; `None` while the game goes on. Draws that depend on history are
    /// decided by [`timeline`].
    fn outcome(&self) -> Option<Outcome>;

    /// Incrementally updated Zobrist hash of everything that decides which actions are legal, now and later. Equal
    /// positions have equal keys.
    fn key(&self) -> u64;

    /// Hash of the state that must recur for a repetition. Differs from [`key`](Game::key) where a rule keeps counters
    /// besides the board.
    fn repetition_key(&self) -> u64 {
        self.key()
    }

    /// Calls `visit` once for every distinct legal action; never once the game is over.
    fn for_each_action(&self, visit: impl FnMut(Self::Action));

    /// Number of legal actions. Games override this where they can count without listing.
    fn action_count(&self) -> u64 {
        let mut count = 0;
        self.for_each_action(|_| count += 1);
        count
    }

    /// Number of sequences of two legal actions (perft 2). Games override this where they can count without playing
    /// each first action.
    fn reply_count(&self) -> u64 {
        let mut count = 0;
        self.for_each_action(|action| count += self.after(action).action_count());
        count
    }

    /// All legal actions as a list, in the order of [`for_each_action`](Game::for_each_action).
    fn actions(&self) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.for_each_action(|action| actions.push(action));
        actions
    }

    /// Returns `Ok` exactly for the actions that [`for_each_action`](Game::for_each_action) visits, and otherwise the
    /// reason why the action is illegal. Accepts any value of the action type.
    ///
    /// # Errors
    /// The first rule that the action breaks.
    fn validate(&self, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Whether later play can never undo the action (a capture, for example), so that no earlier position can recur and
    /// the count of quiet turns restarts at zero.
    ///
    /// `false` for every action is always right; it only makes the search look for repetitions that cannot occur.
    fn is_irreversible(&self, _action: Self::Action) -> bool {
        false
    }

    /// Whether the action places a piece of the initial position, as the first actions of some games do. Reviews do not
    /// grade such actions.
    fn is_placement(&self, _action: Self::Action) -> bool {
        false
    }

    /// Plays a legal action. The result of an illegal one is unspecified, but the call does not panic as long as the
    /// action's points lie on the board.
    fn play(&mut self, action: Self::Action);

    /// The position after a legal action.
    #[inline]
    #[must_use]
    fn after(&self, action: Self::Action) -> Self {
        let mut after = self.clone();
        after.play(action);
        after
    }

    /// Reads a position text under the given rules.
    ///
    /// # Errors
    /// Returns the field and column of the first fault. Never panics.
    fn from_text(text: &str, rules: &Self::Ruleset) -> Result<Self, Self::PositionError>;

    /// The position as text, which [`from_text`](Game::from_text) parses back to an equal position.
    fn to_text(&self) -> String;

    /// Parses an action in notation. The result need not be legal in this position.
    ///
    /// # Errors
    /// Returns the column and kind of the first fault. Never panics.
    fn action_from_text(&self, text: &str) -> Result<Self::Action, Self::ActionError>;

    /// A legal action in notation, with suffixes for threats and wins. [`action_from_text`](Game::action_from_text)
    /// parses it back.
    fn action_to_text(&self, action: Self::Action) -> String;
}

/// Compiles the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct ReadmeDoctests;
