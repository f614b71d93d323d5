//! The folder of the user's data. Does not depend on Bevy.
//!
//! Each game is a JSON file (see [`Record`]) in the folder `games`, the folder of the [library](cannon_library). A file beside this folder
//! names the game that was played last.

use std::path::{Path, PathBuf};
use std::{fs, io};

use directories::ProjectDirs;
use jiff::Timestamp;

pub use cannon_library::GAMES_FOLDER;
pub use cannon_library::names::{MAX_NAME_LENGTH, clean_name, file_stem};

use cannon_app_base::i18n::Words;
use cannon_files::folder::EXTENSION;
use cannon_files::{atomic, folder, system_error};
use cannon_library::{LibraryError, UnusableFile};
use cannon_rules::message::{Message, ToMessage};
use cannon_rules::record::Record;

/// The file that names the game that was played last.
const LAST_GAME_FILE: &str = "last-game.txt";
/// The file in which older programs kept the game that was played last.
const OLD_AUTOSAVE_FILE: &str = "autosave.json";
/// The file name for a game whose name has no characters that are allowed in file names.
const UNNAMED: &str = "game";

/// The folder of the user's data.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

/// An error of an operation on the user's files.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The system has no folder for the user's data.
    #[error("the system has no folder for a user's data")]
    NoFolder,
    /// A file or folder cannot be read or written.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The error of the file system.
        source: io::Error,
    },
    /// The name has no letter or digit.
    #[error("a name is needed")]
    NoName,
    /// A game cannot be read or written.
    #[error(transparent)]
    Library(#[from] LibraryError),
}

impl ToMessage for StoreError {
    fn to_message(&self) -> Message {
        match self {
            StoreError::NoFolder => "store-no-folder".into(),
            StoreError::Io { path, source } => system_error::message(path, source),
            StoreError::NoName => "store-no-name".into(),
            StoreError::Library(error) => error.to_message(),
        }
    }
}

impl StoreError {
    /// The text for the player. Errors about a name stand beside the field for it, and need no introduction.
    pub fn text(&self, words: &Words) -> String {
        match self {
            StoreError::NoFolder
            | StoreError::NoName
            | StoreError::Library(LibraryError::NoName | LibraryError::NameTaken(_)) => words.error(self),
            StoreError::Io { .. } | StoreError::Library(_) => {
                words.format("store-failed", &[("reason", words.error(self).into())])
            }
        }
    }

    /// Converts errors that occur for a path.
    pub(super) fn io(path: &Path) -> impl FnOnce(io::Error) -> StoreError + '_ {
        move |source| StoreError::Io { path: path.to_owned(), source }
    }
}

impl Store {
    /// The store in this folder, which need not exist yet.
    pub fn new(folder: impl Into<PathBuf>) -> Store {
        Store { folder: folder.into() }
    }

    /// The store of the user, in the system's folder for application data (on Linux `$XDG_DATA_HOME/cannon`).
    ///
    /// # Errors
    /// [`StoreError::NoFolder`] if the user has no home directory.
    pub fn for_user() -> Result<Store, StoreError> {
        let dirs = ProjectDirs::from("", "", "cannon").ok_or(StoreError::NoFolder)?;
        Ok(Store::new(dirs.data_dir()))
    }

    /// The folder of the store.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The folder of the saved games.
    pub fn games_folder(&self) -> PathBuf {
        self.folder.join(GAMES_FOLDER)
    }

    /// Creates the folders, and removes temporary files that a killed program may have left behind. The game of an older program's autosave
    /// becomes one of the saved games.
    ///
    /// # Errors
    /// If a folder cannot be created, or the old autosave cannot be moved.
    pub fn prepare(&self) -> Result<(), StoreError> {
        let games = self.games_folder();
        fs::create_dir_all(&games).map_err(StoreError::io(&games))?;
        atomic::remove_stale_files(&self.folder);
        let old = self.folder.join(OLD_AUTOSAVE_FILE);
        if old.is_file() {
            let file = unused_path(&games, "autosave", UNNAMED);
            fs::rename(&old, &file).map_err(StoreError::io(&old))?;
            self.set_last_game(&file.file_name().unwrap_or_default().to_string_lossy())?;
        }
        Ok(())
    }

    /// Notes which of the saved games was played last.
    ///
    /// # Errors
    /// If the note cannot be written.
    pub fn set_last_game(&self, file_name: &str) -> Result<(), StoreError> {
        let path = self.folder.join(LAST_GAME_FILE);
        cannon_files::write_atomically(&path, file_name).map_err(StoreError::io(&path))
    }

    /// Reads the game that was played last; `None` if there is none, or it was deleted. It can be replayed.
    ///
    /// # Errors
    /// If its file cannot be used or its game is illegal. The file is left unchanged.
    pub fn last_game(&self) -> Result<Option<Record>, StoreError> {
        let Ok(name) = cannon_files::read_text(&self.folder.join(LAST_GAME_FILE)) else { return Ok(None) };
        // Only the last part counts, so that the note cannot lead out of the folder.
        let Some(name) = Path::new(name.trim()).file_name() else { return Ok(None) };
        let path = self.games_folder().join(name);
        if !path.is_file() {
            return Ok(None);
        }
        let record = cannon_files::read_record(&path).map_err(UnusableFile::from);
        let playable = |record: Record| record.replay().map(|_| record).map_err(UnusableFile::from);
        record.and_then(playable).map(Some).map_err(|reason| LibraryError::Unusable { path, reason }.into())
    }
}

/// A path in a folder, derived from a name, at which there is no file yet. `unnamed` is used if nothing of the name can be used.
pub(super) fn unused_path(folder: &Path, name: &str, unnamed: &str) -> PathBuf {
    let stem = file_stem(name, unnamed);
    let numbered = |number: usize| match number {
        1 => folder.join(format!("{stem}.{EXTENSION}")),
        _ => folder.join(format!("{stem} {number}.{EXTENSION}")),
    };
    (1..).map(numbered).find(|path| !path.exists()).unwrap_or_else(|| numbered(1))
}

/// The [JSON files](folder::json_files) of a folder, in no order; none if there is no such folder.
pub(super) fn json_files_in(folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let files = folder::json_files(folder).map_err(StoreError::io(folder))?;
    Ok(files.into_iter().map(|(path, _)| path).collect())
}

/// The time at which a file was last changed.
pub(super) fn modified_time(file: &Path) -> Option<Timestamp> {
    let modified = fs::metadata(file).and_then(|metadata| metadata.modified()).ok();
    modified.and_then(|time| Timestamp::try_from(time).ok())
}

#[cfg(test)]
mod tests;
