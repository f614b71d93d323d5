//! Tank Chess on the table.
//!
//! [`setting`], [`handling`], [`showing`] and [`telling`] implement the traits of those names. [`place`] has squares as places, [`pieces`]
//! the shapes of units and terrain. [`options`] lists what a unit can do, and [`marks`] draws it; a [`survey`] lies over the whole board. The
//! [`choreography`] acts out actions, with shells that fly along a [`trajectory`]. The [`workshop`] has the schemes in the editor, the [`painter`]
//! paints boards from above, and the [`book`] explains the game.

mod book;
mod choreography;
mod handling;
mod marks;
mod options;
mod painter;
pub mod pieces;
mod place;
mod setting;
mod shore;
mod showing;
mod survey;
mod telling;
mod trajectory;
mod workshop;

pub use handling::{Aimed, Choice};
pub use place::{square_at, world_of};

pub(super) use cannon_rules::tank_chess::Position;
