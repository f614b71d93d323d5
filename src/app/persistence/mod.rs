//! Autosave and saved games.
//!
//! [`atomic`] writes single files, [`store`] keeps games as files, and [`autosave`] follows the match. Only the last knows Bevy.

use bevy::prelude::*;

mod atomic;
mod autosave;
pub mod store;

pub use atomic::write as write_atomically;
pub use autosave::{Autosaved, Storage};
pub use store::{SavedGame, Store, StoreError, Unusable};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(autosave::plugin);
}
