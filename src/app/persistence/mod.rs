//! The library of games and other named texts as files, the autosave, and the file that was named on the command line.
//!
//! [`store`] and [`text_folder`] do not depend on Bevy. The autosave and the file of the command line save the match after every change.

use bevy::prelude::*;

mod autosave;
mod game_library;
mod record_file;
pub mod store;
pub mod text_folder;

pub use autosave::{Autosaved, GameDeleted, SaveProblem, Storage};
pub use game_library::GameLibrary;
pub use record_file::RecordFile;
pub use store::{Store, StoreError};
pub use text_folder::{StoredText, TextFolder};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((autosave::plugin, record_file::plugin));
}
