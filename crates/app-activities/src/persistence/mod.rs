//! The library of games and other named texts as files, the autosave, the reports of crashes, and the file that was named on the command
//! line.
//!
//! [`store`], [`text_folder`] and `opened_file` do not depend on Bevy. `autosave` saves the match after every change in the `game_library`,
//! and `record_file` in the file of the command line.

use bevy::prelude::*;

mod autosave;
mod crash_reports;
mod game_choice;
mod game_import;
mod game_library;
mod game_list;
mod game_search;
mod game_words;
mod opened_file;
mod record_file;
pub mod store;
pub mod text_folder;

pub use autosave::{Autosaved, GameDeleted, OpenedGame, OpenedGameKept, SaveProblem, Storage};
pub use crash_reports::CrashReports;
pub use game_choice::{ChoicePart, GameChoice, PieceRange, ShownPeriod, SoughtText};
pub use game_import::{GameSource, ImportFault, ImportReport};
pub use game_library::GameLibrary;
pub use game_list::GameList;
pub(crate) use game_search::prepare_games;
pub use game_words::{GameWords, person_name, program_name};
pub use opened_file::{GAME_EXTENSION, OpenFileError, OpenedFile};
pub use record_file::RecordFile;
pub use store::{Store, StoreError};
pub use text_folder::{StoredText, TextFolder};

/// Adds the saving of games and the library of saved games.
pub fn plugin(app: &mut App) {
    app.add_plugins((autosave::plugin, record_file::plugin));
}
