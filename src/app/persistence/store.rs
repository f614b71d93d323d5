//! Saved games and the autosave as files. Does not depend on Bevy.
//!
//! A game is a JSON file (see [`Record`]) in the folder `games`. Its file name is derived from the name that the player gave, which is
//! stored in the record; games without a name were kept when another game replaced them in the autosave. The autosave is a file beside that
//! folder. Files that cannot be read are listed with the reason and never written to.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use jiff::Timestamp;

pub use cannon_library::names::{MAX_NAME_LENGTH, clean_name, file_stem};

use cannon_files::{FileError, atomic};
use cannon_rules::record::{Record, RecordError};

/// The least number of actions of a game that is kept without being saved by the player.
const MIN_KEPT_ACTIONS: usize = 2;

const AUTOSAVE_FILE: &str = "autosave.json";
const GAMES_FOLDER: &str = "games";
const EXTENSION: &str = "json";
/// The file name for a game whose name has no characters that are allowed in file names.
const UNNAMED: &str = "game";

/// The folder with the saved games and the autosave.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

/// A file in the list of saved games.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// The file.
    pub file: PathBuf,
    /// The name that the player gave, or the file name if the record cannot be read or has no name.
    pub name: String,
    /// The time of the last change.
    pub modified: Option<Timestamp>,
    /// The game, or the reason why it cannot be used.
    pub record: Result<Record, UnusableFile>,
}

/// The reason why a file cannot be used as a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnusableFile {
    /// The file cannot be read, or is not text.
    #[error("{0}")]
    Unreadable(String),
    /// The file is not a record, or is damaged.
    #[error(transparent)]
    InvalidRecord(#[from] RecordError),
}

/// An error of an operation on saved games.
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
    /// The file exists but cannot be used.
    #[error("{}: {reason}", path.display())]
    Unusable {
        /// The file.
        path: PathBuf,
        /// The reason.
        reason: UnusableFile,
    },
    /// The name has no letter or digit.
    #[error("a saved game needs a name")]
    NoName,
    /// Another game has that name.
    #[error("there is a saved game called “{0}” already")]
    NameTaken(String),
}

impl StoreError {
    /// Converts errors that occur for a path.
    pub(super) fn io(path: &Path) -> impl FnOnce(io::Error) -> StoreError + '_ {
        move |source| StoreError::Io { path: path.to_owned(), source }
    }
}

impl Store {
    /// The store in this folder, which need not exist yet.
    #[must_use]
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
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    fn autosave_path(&self) -> PathBuf {
        self.folder.join(AUTOSAVE_FILE)
    }

    /// The folder of the saved games.
    #[must_use]
    pub fn games_folder(&self) -> PathBuf {
        self.folder.join(GAMES_FOLDER)
    }

    /// Creates the folders, and removes temporary files that a killed program may have left behind.
    ///
    /// # Errors
    /// If a folder cannot be created.
    pub fn prepare(&self) -> Result<(), StoreError> {
        let games = self.games_folder();
        fs::create_dir_all(&games).map_err(StoreError::io(&games))?;
        atomic::remove_stale_files(&self.folder);
        atomic::remove_stale_files(&games);
        Ok(())
    }

    /// Writes the autosave. The folder must have been [prepared](Self::prepare).
    ///
    /// # Errors
    /// If the file cannot be written. The previous autosave is unchanged then.
    pub fn write_autosave(&self, record: &Record) -> Result<(), StoreError> {
        let path = self.autosave_path();
        cannon_files::write_atomically(&path, &record.to_json()).map_err(StoreError::io(&path))
    }

    /// Reads the autosave; `None` if there is none. Its game can be replayed.
    ///
    /// # Errors
    /// If the file cannot be used or its game is illegal. The file is left unchanged.
    pub fn read_autosave(&self) -> Result<Option<Record>, StoreError> {
        let path = self.autosave_path();
        if !path.exists() {
            return Ok(None);
        }
        let playable = |record: Record| record.replay().map(|_| Some(record)).map_err(UnusableFile::from);
        read_record_file(&path).and_then(playable).map_err(|reason| StoreError::Unusable { path, reason })
    }

    /// Moves an autosave that cannot be read to the saved games, so that the next autosave does not overwrite it.
    ///
    /// # Errors
    /// If the file cannot be moved.
    pub fn set_autosave_aside(&self) -> Result<(), StoreError> {
        let from = self.autosave_path();
        let to = unused_path(&self.games_folder(), "autosave, damaged", UNNAMED);
        fs::rename(&from, to).map_err(StoreError::io(&from))
    }

    /// All saved games, the newest first.
    ///
    /// # Errors
    /// If the folder cannot be read. Files that cannot be read are part of the list.
    pub fn list(&self) -> Result<Vec<SavedGame>, StoreError> {
        let mut games: Vec<SavedGame> = json_files_in(&self.games_folder())?.into_iter().map(read_entry).collect();
        games.sort_by(|a, b| b.modified.cmp(&a.modified).then_with(|| a.name.cmp(&b.name)));
        Ok(games)
    }

    /// Reads a saved game.
    ///
    /// # Errors
    /// If the file cannot be used. It is left unchanged.
    pub fn load(&self, file: &Path) -> Result<Record, StoreError> {
        read_record_file(file).map_err(|reason| StoreError::Unusable { path: file.to_owned(), reason })
    }

    /// Saves a game under a new name.
    ///
    /// # Errors
    /// If the name is empty or taken, or the file cannot be written.
    pub fn save(&self, name: &str, record: &Record) -> Result<PathBuf, StoreError> {
        let name = self.new_name(name, None)?;
        self.prepare()?;
        let path = unused_path(&self.games_folder(), &name, UNNAMED);
        let named = Record { name: Some(name), ..record.clone() };
        cannon_files::write_atomically(&path, &named.to_json()).map_err(StoreError::io(&path))?;
        Ok(path)
    }

    /// Keeps a game among the saved games, without a name. Games of less than two actions are not kept, nor are games that are saved already
    /// with the same actions. Returns the new file, if there is one. The folder must have been [prepared](Self::prepare).
    ///
    /// # Errors
    /// If the folder cannot be read or the file cannot be written.
    pub fn keep(&self, record: &Record) -> Result<Option<PathBuf>, StoreError> {
        let is_same = |saved: &SavedGame| {
            saved.record.as_ref().is_ok_and(|saved| Record { name: None, ..saved.clone() } == *record)
        };
        if record.actions.len() < MIN_KEPT_ACTIONS || self.list()?.iter().any(is_same) {
            return Ok(None);
        }
        let name = format!("{} {}", record.game, record.started.strftime("%Y-%m-%d %H.%M"));
        let path = unused_path(&self.games_folder(), &name, UNNAMED);
        cannon_files::write_atomically(&path, &record.to_json()).map_err(StoreError::io(&path))?;
        Ok(Some(path))
    }

    /// Gives a saved game another name. The file name does not change.
    ///
    /// # Errors
    /// If the name is empty or taken, or the file cannot be used or written. The file is unchanged then.
    pub fn rename(&self, file: &Path, name: &str) -> Result<(), StoreError> {
        let name = self.new_name(name, Some(file))?;
        let record = Record { name: Some(name), ..self.load(file)? };
        cannon_files::write_atomically(file, &record.to_json()).map_err(StoreError::io(file))
    }

    /// Deletes a saved game.
    ///
    /// # Errors
    /// If the file cannot be deleted.
    pub fn delete(&self, file: &Path) -> Result<(), StoreError> {
        fs::remove_file(file).map_err(StoreError::io(file))
    }

    /// The cleaned name, if no game has it except the one in the file `except`.
    fn new_name(&self, name: &str, except: Option<&Path>) -> Result<String, StoreError> {
        let name = clean_name(name);
        if !name.chars().any(char::is_alphanumeric) {
            return Err(StoreError::NoName);
        }
        let is_same_name =
            |game: &SavedGame| Some(game.file.as_path()) != except && game.name.to_lowercase() == name.to_lowercase();
        if self.list()?.iter().any(is_same_name) { Err(StoreError::NameTaken(name)) } else { Ok(name) }
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

/// The visible JSON files of a folder, in no order; none if there is no such folder.
pub(super) fn json_files_in(folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let entries = fs::read_dir(folder).map_err(StoreError::io(folder))?;
    let json_files = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == EXTENSION))
        .filter(|path| path.file_name().and_then(|name| name.to_str()).is_none_or(|name| !name.starts_with('.')));
    Ok(json_files.collect())
}

/// The time at which a file was last changed.
pub(super) fn modified_time(file: &Path) -> Option<Timestamp> {
    let modified = fs::metadata(file).and_then(|metadata| metadata.modified()).ok();
    modified.and_then(|time| Timestamp::try_from(time).ok())
}

fn read_record_file(path: &Path) -> Result<Record, UnusableFile> {
    cannon_files::read_record(path).map_err(|error| match error {
        FileError::Read { error, .. } | FileError::Write { error, .. } => UnusableFile::Unreadable(error.to_string()),
        FileError::Record { error, .. } => UnusableFile::InvalidRecord(error),
    })
}

/// The entry of a file in the list of saved games.
fn read_entry(file: PathBuf) -> SavedGame {
    let record = read_record_file(&file);
    let named = record.as_ref().ok().and_then(|record| record.name.clone());
    let name = named.unwrap_or_else(|| file.file_stem().unwrap_or_default().to_string_lossy().into_owned());
    SavedGame { modified: modified_time(&file), file, name, record }
}

#[cfg(test)]
mod tests;
