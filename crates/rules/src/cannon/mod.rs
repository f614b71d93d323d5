//! Cannon (David E. Whitcher, 2003): a board of ten by ten points, with fifteen soldiers and a town per side.
//!
//! - Basic types, one file each: [`point`], [`bitboard`], [`piece`], [`action`], [`ruleset`], [`refusal`].
//! - The state of a game: a [`Setup`] has any pieces anywhere, and a valid one becomes a [`Position`]. `zobrist` has the
//!   hash keys.
//! - `legal_actions`: `side_view` computes movement patterns on whole bitboards, `generate` lists and counts actions with
//!   them, and `reply_count` counts two plies at once. `legality` checks a single action and names the rule that it
//!   breaks. [`firing_lines`] finds individual cannons, and [`shift_run`] implements the limit on repeated shifts.
//!   [`position`] adds the rules that need more than the board.
//! - `text`: [`setup_text`] reads and writes set-ups, [`notation`] actions, and `messages` has the messages about errors.
//!
//! The inner folders are for readers of the code. Their modules have their public paths here.

pub mod action;
pub mod bitboard;
mod legal_actions;
pub mod piece;
pub mod point;
pub mod position;
pub mod refusal;
pub mod ruleset;
pub mod setup;
mod text;
mod zobrist;

pub use legal_actions::{firing_lines, shift_run};
pub use text::{notation, setup_text};

use legal_actions::{generate, reply_count, side_view};

pub use crate::direction::Direction;
pub use crate::styles;
pub use action::Action;
pub use bitboard::Bitboard;
pub use firing_lines::{Cannon, FiringLine, shifting_soldiers};
pub use notation::{ActionError, ActionFault};
pub use piece::PieceKind;
pub use point::Point;
pub use position::Position;
pub use refusal::Refusal;
pub use ruleset::{CannonOf, LongShot, RetreatNear, RetreatOver, Ruleset, TownSafety};
pub use setup::{Setup, SetupError};
pub use setup_text::{PositionError, PositionFault};
pub use shift_run::ShiftRun;
