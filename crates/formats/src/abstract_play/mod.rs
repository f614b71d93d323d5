//! Records of Abstract Play: JSON of the schema `gamerecord`, as one game or as a list of games.
//!
//! Abstract Play plays by the rules `classic`. Its moves are written as most programs write them, with `-` for steps, retreats and shifts.
//! A game of Abstract Play ends as soon as the side to move cannot save its town. In our rules that game goes on, so that its record has a
//! resignation of that side.

mod read;
mod write;

pub use read::read;
pub use write::{WriteError, write};

/// The name of the game in records.
const GAME: &str = "Cannon";
