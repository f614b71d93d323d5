//! Tank Chess (Dragan and Predrag Lazovic, 2016): tanks that turn, drive and fire on a board of 12 to 24 squares per
//! side.
//!
//! - Basic types, one file each: [`square`], [`facing`], [`rows`], [`units`], [`terrain`], [`piece`], [`action`],
//!   [`ruleset`], [`refusal`]. The properties of units and terrain are data: `assets/tank-chess/units.json` and
//!   `terrain.json`.
//! - Validation: [`setup_text`] and [`position_file`] parse a [`Setup`] (anything anywhere), and a valid set-up becomes
//!   a [`Position`]. [`scheme`] is a named set-up for starting games, [`scheme_file`] its file format, and [`boards`]
//!   the built-in ones.
//! - Legal actions: `reach` computes on bitboards where a unit can go, `attack_map` which enemies it can destroy from
//!   there, `sliding_fire` traces direct fire from many squares at once, and `fire_map` marks all squares under fire.
//!   `generate` lists and counts actions, and `legality` checks a single action and names the rule that it breaks.
//! - Others: [`path`] finds the path of a unit and its side effects, [`outlook`] lists moves and targets for display,
//!   [`exits`] measures the distance to the far edge, [`notation`] reads and writes actions, and [`board`] holds what
//!   never changes in a game. `zobrist` holds the hash keys, and `game` implements the [`Game`](super::Game) trait.

pub mod action;
mod barrage;
pub mod board;
pub mod boards;
mod check;
pub mod exits;
pub mod facing;
mod fire;
mod game;
mod generate;
pub mod notation;
pub mod outlook;
pub mod path;
pub mod piece;
pub mod position;
pub mod position_file;
mod reach;
pub mod refusal;
pub mod rows;
pub mod ruleset;
pub mod scheme;
mod scheme_check;
pub mod scheme_file;
pub mod setup;
pub mod setup_text;
pub mod square;
mod sweep;
pub mod terrain;
pub mod units;
mod zobrist;

/// Implements serde for a type through its `Display` and `FromStr`.
macro_rules! serde_as_text {
    ($name:ident) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
use serde_as_text;

pub use action::{Action, Aim, Shot};
pub use barrage::Barrage;
pub use board::Board;
pub use exits::ExitSteps;
pub use facing::Facing;
pub use fire::Battery;
pub use generate::Prospects;
pub use notation::{ActionError, ActionFault};
pub use outlook::{Stance, Target};
pub use path::Step;
pub use piece::Piece;
pub use position::{Ending, Position};
pub use position_file::PositionFileError;
pub use refusal::Refusal;
pub use rows::Rows;
pub use ruleset::{BoardName, Ruleset};
pub use scheme::{Scheme, SchemeError, SchemeWarning};
pub use scheme_file::SchemeFileError;
pub use setup::{Setup, SetupError, Standing};
pub use setup_text::{PositionError, PositionFault};
pub use square::Square;
pub use terrain::{Terrain, TerrainKind};
pub use units::{Facet, Gun, Unit, UnitKind, Units};
