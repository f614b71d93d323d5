//! Cannon (David E. Whitcher, 2003): a board of ten by ten points, with fifteen soldiers and a town per side.
//!
//! - Basic types, one file each: [`point`], [`direction`], [`bitboard`], [`piece`], [`action`], [`ruleset`],
//!   [`refusal`].
//! - Validation: [`setup_text`] parses a [`Setup`] (any pieces anywhere), and a valid set-up becomes a [`Position`].
//! - Legal actions: `side_view` computes movement patterns on whole bitboards, `generate` lists and counts actions with
//!   them, and `reply_count` counts two plies at once. [`position`] adds the rules that need more than the board, and
//!   `legality` checks a single action and names the rule that it breaks.
//! - Others: [`firing_lines`] finds individual cannons, [`mobility`] counts the possible actions of a side, [`shift_run`]
//!   implements the limit on repeated shifts, and [`notation`] reads and writes actions. `zobrist` holds the hash keys,
//!   `messages` the messages about errors of texts and set-ups, and [`styles`] the playing styles.

pub mod action;
pub mod bitboard;
pub mod direction;
pub mod firing_lines;
mod generate;
mod legality;
mod messages;
pub mod mobility;
pub mod notation;
pub mod piece;
pub mod point;
pub mod position;
pub mod refusal;
mod reply_count;
pub mod ruleset;
pub mod setup;
pub mod setup_text;
pub mod shift_run;
mod side_view;
pub mod styles;
mod zobrist;

pub use action::Action;
pub use bitboard::Bitboard;
pub use direction::Direction;
pub use firing_lines::{Cannon, FiringLine, shifting_soldiers};
pub use mobility::Mobility;
pub use notation::{ActionError, ActionFault};
pub use piece::PieceKind;
pub use point::Point;
pub use position::Position;
pub use refusal::Refusal;
pub use ruleset::{CannonOf, LongShot, RetreatNear, RetreatOver, Ruleset, TownSafety};
pub use setup::{Setup, SetupError};
pub use setup_text::{PositionError, PositionFault};
pub use shift_run::ShiftRun;
