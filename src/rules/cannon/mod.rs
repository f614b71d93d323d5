//! Cannon (David E. Whitcher, 2003): ten by ten points, fifteen soldiers and a town a side.
//!
//! Vocabulary types have a file each: [`point`], [`direction`], [`action`], [`ruleset`], [`position`].

pub mod action;
pub mod direction;
pub mod point;
pub mod position;
pub mod ruleset;

pub use action::Action;
pub use direction::Direction;
pub use point::Point;
pub use position::Position;
pub use ruleset::{LongShot, RetreatNear, Ruleset, TownSafety};
