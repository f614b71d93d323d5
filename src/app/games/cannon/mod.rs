//! Cannon on the table.
//!
//! [`setting`], [`handling`], [`showing`] and [`telling`] implement the traits of those names. [`place`] has points as places, [`pieces`]
//! the shapes of soldiers, towns and the gun. [`options`] lists what a soldier can do, and [`marks`] draws it. The [`choreography`] acts
//! out actions, with shots that fly along a [`trajectory`]. [`ruleset`] is chosen on the New game screen, and the [`book`] explains the game.

mod book;
mod choreography;
mod handling;
mod marks;
mod options;
mod pieces;
mod place;
mod ruleset;
mod setting;
mod showing;
mod telling;
mod trajectory;

pub use handling::Choice;
pub use pieces::{SOLDIER, TOWN};
pub use place::{home, point_at, world_of};

pub(super) use cannon_rules::cannon::Position;
