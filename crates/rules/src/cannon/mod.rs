//! Cannon (David E. Whitcher, 2003): ten by ten points, fifteen soldiers and a town a side.
//!
//! - Vocabulary, a file each: [`point`], [`direction`], [`bitboard`], [`piece`], [`action`], [`ruleset`], [`refusal`].
//! - Three levels of trust: [`setup_text`] reads a [`Setup`], which becomes a [`Position`] if it can be played from.
//! - What is legal: `patterns` has the ways of moving on whole bitboards, `generate` lists and counts by them (`replies` two plies at
//!   once), [`position`] adds what needs more than the board, and `check` asks the same rules about one action to say which it breaks.
//! - [`lines`] knows cannons one by one, [`mobility`] what a side could do were it on turn, [`shift_run`] the limit on shifts,
//!   [`notation`] the actions as text; `zobrist` makes up keys, and `game` ties all to the [`Game`](super::Game) trait.

pub mod action;
pub mod bitboard;
mod check;
pub mod direction;
mod game;
mod generate;
pub mod lines;
pub mod mobility;
pub mod notation;
mod patterns;
pub mod piece;
pub mod point;
pub mod position;
pub mod refusal;
mod replies;
pub mod ruleset;
pub mod setup;
pub mod setup_text;
pub mod shift_run;
mod zobrist;

pub use action::Action;
pub use bitboard::Bitboard;
pub use direction::Direction;
pub use lines::{Cannon, FiringLine, shift_cannon};
pub use mobility::Mobility;
pub use notation::{ActionError, ActionFault};
pub use piece::PieceKind;
pub use point::Point;
pub use position::Position;
pub use refusal::Refusal;
pub use ruleset::{LongShot, RetreatNear, Ruleset, TownSafety};
pub use setup::{Setup, SetupError};
pub use setup_text::{PositionError, PositionFault};
pub use shift_run::ShiftRun;
