//! Tank Chess (Dragan and Predrag Lazovic, 2016): tanks that turn, drive and fire on a board of 12 to 24 squares per
//! side.
//!
//! - Basic types, one file each: [`square`], [`square_set`], [`units`], [`terrain`], [`piece`], [`action`],
//!   [`ruleset`], [`refusal`]. The properties of units and terrain are data: `assets/tank-chess/units.json` and
//!   `terrain.json`.
//! - The state of a game: a [`Setup`] has anything anywhere, and a valid one becomes a [`Position`]. [`board`] holds what
//!   never changes in a game, [`objective`] further ways to win, and `zobrist` the hash keys.
//! - `moves`: where units can go; `fire`: which units can be destroyed, and from where; `legal_actions`: what follows from
//!   both.
//! - `schemes`: named set-ups for starting games, with the built-in [`boards`].
//! - `text`: texts of set-ups, positions and actions, diagrams, and [`messages`] about errors.
//!
//! The inner folders are for readers of the code. Their modules have their public paths here.

pub mod action;
pub mod board;
mod fire;
mod legal_actions;
mod moves;
pub mod objective;
pub mod piece;
pub mod position;
pub mod refusal;
pub mod ruleset;
mod schemes;
pub mod setup;
pub mod square;
pub mod square_set;
pub mod terrain;
mod text;
pub mod units;
mod zobrist;

pub use legal_actions::move_preview;
pub use moves::{exit_steps, path};
pub use schemes::{boards, scheme, scheme_file};
pub use text::{messages, notation, position_file, setup_text};

pub use crate::direction::Direction as Facing;
pub use crate::styles;
pub use action::{Action, Aim, Shot};
pub use board::Board;
pub use exit_steps::ExitSteps;
pub use fire::attack_map::AttackMap;
pub use fire::danger::Threat;
pub use fire::fire_map::FireMap;
pub use move_preview::Target;
pub use notation::{ActionError, ActionFault};
pub use objective::{HoldCount, Mark, Objective, ObjectiveError};
pub use path::{PathStep, Stance};
pub use piece::Piece;
pub use position::{Ending, Position};
pub use position_file::PositionFileError;
pub use refusal::Refusal;
pub use ruleset::{BoardName, ExitDirection, Ruleset, UnknownBoard};
pub use scheme::{Scheme, SchemeError, SchemeWarning};
pub use scheme_file::SchemeFileError;
pub use setup::{Occupant, Setup, SetupError};
pub use setup_text::{PositionError, PositionFault};
pub use square::Square;
pub use square_set::SquareSet;
pub use terrain::{Terrain, TerrainKind};
pub use units::{Facet, Gun, UnitKind, UnitStats, UnitTable};
