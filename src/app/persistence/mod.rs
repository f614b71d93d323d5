//! Saved games and other named texts as files, the autosave, and the file that was named on the command line.
//!
//! The two modules for files do not depend on Bevy. The other two save the match to them after every change.

use bevy::prelude::*;

mod autosave;
mod record_file;
pub mod store;
pub mod text_folder;

pub use autosave::{Autosaved, SaveProblem, Storage};
pub use record_file::RecordFile;
pub use store::{SavedGame, Store, StoreError, UnusableFile};
pub use text_folder::{StoredText, TextFolder};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((autosave::plugin, record_file::plugin));
}
