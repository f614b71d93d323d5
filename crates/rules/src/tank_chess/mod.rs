//! Tank Chess (Dragan and Predrag Lazovic, 2016): tanks that turn, drive and fire on a board of 12 to 24 squares a side.
//!
//! - Vocabulary, a file each: [`square`], [`facing`], [`rows`], [`units`], [`terrain`], [`piece`], [`action`], [`ruleset`], [`refusal`].
//!   What units and terrain can do is data: `assets/tank-chess/units.json` and `terrain.json`.
//! - Three levels of trust: [`setup_text`] and [`position_file`] read a [`Setup`], which becomes a [`Position`] if it can be played from.
//!   [`scheme`] is a set-up with a name that two people can begin a game from, [`scheme_file`] its file, [`boards`] those of the game.
//! - What is legal: `reach` has the ways of one unit on bitboards, `fire` the lines of fire, `sweep` follows many at once, `barrage` has all squares under fire, `generate` lists and counts by them, and
//!   `check` says of one action which rule it breaks.
//! - [`path`] is the way that a unit takes and what it does on it, [`outlook`] what can be seen coming, [`exits`] how far it is to the far edge, [`notation`] the actions as text;
//!   [`board`] is what never changes in a game, `zobrist` makes up keys, and `game` ties all to the [`Game`](super::Game) trait.

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

/// Keeps a type in files as its text.
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
