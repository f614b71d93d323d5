//! Tank Chess on the table.
//!
//! [`board_game`], [`input`], [`presentation`] and [`text`] implement the traits of those names. [`place`] has squares as places, [`pieces`]
//! the shapes of units and terrain. [`options`] lists what a unit can do, and [`marks`] draws it; a [`survey`] lies over the whole board. The
//! [`choreography`] acts out actions, with shells that fly along a [`trajectory`]. The [`workshop`] has the schemes in the editor, the [`painter`]
//! paints boards from above, and the [`rulebook`] explains the game.

mod board_game;
mod choreography;
mod input;
mod marks;
mod options;
mod painter;
mod paints;
pub mod pieces;
mod place;
mod presentation;
mod rulebook;
mod shore;
pub mod sounds;
mod survey;
mod text;
mod trajectory;
mod workshop;

pub use input::{Aimed, Choice};
pub use place::{square_at, world_of};

pub(super) use cannon_rules::tank_chess::Position;
