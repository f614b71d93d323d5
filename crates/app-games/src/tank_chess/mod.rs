//! The game of Tank Chess on the table.
//!
//! - [`board_game`], [`input`], [`presentation`] and [`text`] implement the traits of the same names, and [`tabletop`] has the constants.
//! - [`board_geometry`] converts squares to spots, and [`pieces`] has the models of units and terrain, with their [`paints`] and the banks
//!   of water ([`shore`]).
//! - [`options`] lists the actions of a unit, and [`marks`] draws them with the [`figures`] of the font. [`board_overlays`] cover the whole
//!   board, [`danger_marks`] the squares in reach, [`armour_marks`] surround a target, and the [`legend`] explains all of them.
//! - [`animations`] animates actions with the game's [`sounds`]; shells fly along a [`trajectory`], actions leave [`ground_traces`], and
//!   [`wreck_history`] knows what the wrecks were.
//! - The [`inspector`] describes units and turns, and [`rulebook`] explains the game.
//! - [`scheme_editor`] connects schemes to the editor.

mod animations;
mod armour_marks;
mod board_game;
mod board_geometry;
mod board_overlays;
mod danger_marks;
mod figures;
mod ground_traces;
mod input;
mod inspector;
mod legend;
mod marks;
mod occasions;
mod options;
mod paints;
pub mod pieces;
mod presentation;
mod rulebook;
mod scheme_editor;
mod shore;
pub mod sounds;
mod tabletop;
mod text;
mod trajectory;
mod wreck_history;

pub use board_game::piece_states_at;
pub use board_geometry::{square_at, world_of};
pub use input::{ChosenStance, OtherStance, UnitChoice};
pub use tabletop::TABLETOP;

pub(crate) use inspector::inspect;
pub(crate) use rulebook::illustration;
pub(crate) use wreck_history::{captured_pieces_at, wreck_ages_at};
