//! The game of Cannon on the table.
//!
//! - [`board_game`], [`input`], [`presentation`] and [`text`] implement the traits of the same names, and [`tabletop`] has the constants.
//! - [`board_geometry`] converts points to spots, and [`pieces`] has the models of soldiers, towns and the gun, with their [`paints`].
//! - [`options`] lists the actions of a soldier, and [`marks`] draws them. [`formations`] finds the cannons.
//! - [`animations`] animates actions with the game's [`sounds`]; shots fly along a [`trajectory`].
//! - [`ruleset`] is a part of the New game screen, and the [`position_editor`] makes positions.
//! - The [`inspector`] describes pieces, and [`rulebook`] explains the game.

mod animations;
mod board_game;
mod board_geometry;
mod formations;
mod input;
mod inspector;
mod marks;
mod occasions;
mod options;
mod paints;
mod pieces;
pub mod position_editor;
mod presentation;
mod rulebook;
mod ruleset;
pub mod sounds;
mod tabletop;
mod text;
mod trajectory;

pub use board_geometry::{point_at, rest_pose, world_of};
pub use input::SoldierChoice;
pub use pieces::{SOLDIER, TOWN};
pub use tabletop::TABLETOP;

pub(crate) use board_game::captured_pieces_at;
pub(crate) use inspector::inspect;
pub(crate) use rulebook::illustration;
