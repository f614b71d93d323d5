//! Cannon on the table.
//!
//! [`board_game`], [`input`], [`presentation`] and [`text`] implement the traits of those names. [`place`] has points as places, [`pieces`]
//! the shapes of soldiers, towns and the gun. [`options`] lists what a soldier can do, and [`marks`] draws it. The [`choreography`] acts
//! out actions, with shots that fly along a [`trajectory`]. [`ruleset`] is chosen on the New game screen, and the [`rulebook`] explains the game.

mod board_game;
mod choreography;
mod input;
mod marks;
mod options;
mod paints;
mod pieces;
mod place;
mod presentation;
mod rulebook;
mod ruleset;
pub mod sounds;
mod text;
mod trajectory;

pub use input::Choice;
pub use pieces::{SOLDIER, TOWN};
pub use place::{home, point_at, world_of};

pub(super) use cannon_rules::cannon::Position;
