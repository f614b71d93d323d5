//! Tank Chess (Dragan and Predrag Lazovic, 2016): tanks that turn, drive and fire on a board of 12 to 24 squares per
//! side.
//!
//! - Basic types, one file each: [`square`], [`facing`], [`square_set`], [`units`], [`terrain`], [`piece`], [`action`],
//!   [`ruleset`], [`refusal`]. The properties of units and terrain are data: `assets/tank-chess/units.json` and
//!   `terrain.json`.
//! - Validation: [`setup_text`] and [`position_file`] parse a [`Setup`] (anything anywhere), and a valid set-up becomes
//!   a [`Position`]. [`scheme`] is a named set-up for starting games, [`scheme_file`] its file format, and [`boards`]
//!   the built-in ones. [`objective`] has further ways to win, which belong to the set-up; `objective_text` writes them in
//!   texts, `objective_validation` checks them, and `objective_attacks` finds the actions that win by them.
//! - Legal actions: `reach` computes on bitboards where a unit can go, `attack_map` which enemies it can destroy from
//!   there, along the lines of `fire_lines`, and `attack_map_update` keeps that up to date. `attackers` has the units of the
//!   side that fires. `fire_map` marks all squares under fire, `firing_stances` the stances that threaten some units,
//!   `sliding_fire` traces direct fire from many squares at once, and `standing_fire` tests what units can hit without
//!   moving. `generate` lists and counts actions, and `legality` checks a single action and names the rule that it breaks.
//! - Others: [`path`] finds the path of a unit and its side effects, [`move_preview`] lists moves and targets for display,
//!   and `danger` the enemies that could destroy a unit. [`exit_steps`] measures the distance to the far edge,
//!   [`notation`] reads and writes actions, and [`board`] holds what never changes in a game. `diagram` draws boards in
//!   characters, and `zobrist` holds the hash keys. [`messages`] has the messages about
//!   errors of texts, files and set-ups, and [`styles`] the playing styles.

pub mod action;
mod attack_map;
mod attack_map_update;
mod attackers;
pub mod board;
pub mod boards;
mod danger;
mod diagram;
pub mod exit_steps;
pub mod facing;
mod fire_lines;
mod fire_map;
mod firing_stances;
mod generate;
mod legality;
pub mod messages;
pub mod move_preview;
pub mod notation;
pub mod objective;
mod objective_attacks;
mod objective_text;
mod objective_validation;
pub mod path;
pub mod piece;
pub mod position;
pub mod position_file;
mod reach;
pub mod refusal;
pub mod ruleset;
pub mod scheme;
pub mod scheme_file;
mod scheme_validation;
pub mod setup;
pub mod setup_text;
mod sliding_fire;
pub mod square;
pub mod square_set;
mod standing_fire;
pub mod styles;
pub mod terrain;
#[cfg(test)]
mod test_positions;
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
pub use attack_map::AttackMap;
pub use board::Board;
pub use danger::Threat;
pub use exit_steps::ExitSteps;
pub use facing::Facing;
pub use fire_map::FireMap;
pub use generate::AttackSummary;
pub use move_preview::{Stance, Target};
pub use notation::{ActionError, ActionFault};
pub use objective::{HoldCount, Mark, Objective, ObjectiveError};
pub use path::PathStep;
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
