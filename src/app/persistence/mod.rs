//! Autosave and saved games.
//!
//! [`store`] keeps games as files, [`shelf`] other texts with names, `autosave` follows the match, and `keep_in` does so for a file named on the command line. Only the
//! last two know Bevy.

use bevy::prelude::*;

mod autosave;
mod keep_in;
pub mod shelf;
pub mod store;

pub use autosave::{Autosaved, KeepingProblem, Storage};
pub use keep_in::KeepIn;
pub use shelf::{Shelf, ShelvedText};
pub use store::{SavedGame, Store, StoreError, Unusable};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((autosave::plugin, keep_in::plugin));
}
