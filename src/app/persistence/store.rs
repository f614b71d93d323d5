//! Saved games and the autosave as files. No Bevy.
//!
//! A game is one JSON file (see [`Record`]) in the folder `games`; the file's name is made from the name that the player gave, the name
//! itself is in the record. The autosave is a file of its own beside that folder. Files that cannot be read are listed with the reason
//! and never written to.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use jiff::Timestamp;

use cannon_files::{FileError, atomic};
use cannon_rules::record::{Record, RecordError};

/// Longest name of a saved game, in characters.
pub const LONGEST_NAME: usize = 60;

const AUTOSAVE: &str = "autosave.json";
const GAMES: &str = "games";
const EXTENSION: &str = "json";
/// What a file is called whose game's name cannot be part of a file's name.
const UNNAMED: &str = "game";

/// The folder in which games are kept.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

/// A file in the list of saved games.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// Which file.
    pub file: PathBuf,
    /// What the player called it; the file's name if that cannot be read.
    pub name: String,
    /// When it was last written.
    pub written: Option<Timestamp>,
    /// The game, or why it cannot be read.
    pub record: Result<Record, Unusable>,
}

/// Why a file cannot be used as a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unusable {
    /// The file system does not give it out, or it is no text.
    #[error("{0}")]
    Unreadable(String),
    /// It is no record, or a damaged one.
    #[error(transparent)]
    Refused(#[from] RecordError),
}

/// Why something could not be done to the saved games.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The system names no folder for the user's data.
    #[error("the system has no folder for a user's data")]
    NoFolder,
    /// The file system refused.
    #[error("{}: {source}", path.display())]
    Io {
        /// Which file or folder.
        path: PathBuf,
        /// What the file system said.
        source: io::Error,
    },
    /// The file is there and cannot be used.
    #[error("{}: {reason}", path.display())]
    Unusable {
        /// Which file.
        path: PathBuf,
        /// Why.
        reason: Unusable,
    },
    /// A name without a single letter or digit.
    #[error("a saved game needs a name")]
    NoName,
    /// There is a game of that name.
    #[error("there is a saved game called “{0}” already")]
    NameTaken(String),
}

impl StoreError {
    pub(super) fn io(path: &Path) -> impl FnOnce(io::Error) -> StoreError + '_ {
        move |source| StoreError::Io { path: path.to_owned(), source }
    }
}

impl Store {
    /// The games in this folder, which need not exist yet.
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>) -> Store {
        Store { folder: folder.into() }
    }

    /// The games of the user, where the system keeps such things (on Linux `$XDG_DATA_HOME/cannon`).
    ///
    /// # Errors
    /// [`StoreError::NoFolder`] if the user has no home.
    pub fn of_user() -> Result<Store, StoreError> {
        let dirs = ProjectDirs::from("", "", "cannon").ok_or(StoreError::NoFolder)?;
        Ok(Store::new(dirs.data_dir()))
    }

    /// The folder in which everything is.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    fn autosave_path(&self) -> PathBuf {
        self.folder.join(AUTOSAVE)
    }

    fn games(&self) -> PathBuf {
        self.folder.join(GAMES)
    }

    /// Creates the folders, and removes what a killed program may have left half written.
    ///
    /// # Errors
    /// What the file system said.
    pub fn prepare(&self) -> Result<(), StoreError> {
        let games = self.games();
        fs::create_dir_all(&games).map_err(StoreError::io(&games))?;
        atomic::remove_stale_files(&self.folder);
        atomic::remove_stale_files(&games);
        Ok(())
    }

    /// Writes the autosave. The folder must have been [prepared](Self::prepare).
    ///
    /// # Errors
    /// What the file system said; the autosave from before is then still there.
    pub fn write_autosave(&self, record: &Record) -> Result<(), StoreError> {
        let path = self.autosave_path();
        cannon_files::write_atomically(&path, &record.to_json()).map_err(StoreError::io(&path))
    }

    /// The game that was last played; `None` if there is none. It can be replayed.
    ///
    /// # Errors
    /// The file is there and cannot be used, or its game is against the rules; it is left as it is.
    pub fn read_autosave(&self) -> Result<Option<Record>, StoreError> {
        let path = self.autosave_path();
        if !path.exists() {
            return Ok(None);
        }
        let playable = |record: Record| record.replay().map(|_| Some(record)).map_err(Unusable::from);
        read(&path).and_then(playable).map_err(|reason| StoreError::Unusable { path, reason })
    }

    /// Moves an autosave that cannot be read into the list of saved games, so that the next autosave does not overwrite it.
    ///
    /// # Errors
    /// What the file system said.
    pub fn set_autosave_aside(&self) -> Result<(), StoreError> {
        let from = self.autosave_path();
        let to = free_file(&self.games(), "autosave, damaged", UNNAMED);
        fs::rename(&from, to).map_err(StoreError::io(&from))
    }

    /// All saved games, the newest first.
    ///
    /// # Errors
    /// What the file system said about the folder; files that cannot be read are part of the list.
    pub fn list(&self) -> Result<Vec<SavedGame>, StoreError> {
        let mut games: Vec<SavedGame> = files_in(&self.games())?.into_iter().map(look_at).collect();
        games.sort_by(|a, b| b.written.cmp(&a.written).then_with(|| a.name.cmp(&b.name)));
        Ok(games)
    }

    /// Reads a game of the list.
    ///
    /// # Errors
    /// Why it cannot be used; the file is left as it is.
    pub fn load(&self, file: &Path) -> Result<Record, StoreError> {
        read(file).map_err(|reason| StoreError::Unusable { path: file.to_owned(), reason })
    }

    /// Saves a game under a new name.
    ///
    /// # Errors
    /// The name is empty or taken, or what the file system said.
    pub fn save(&self, name: &str, record: &Record) -> Result<PathBuf, StoreError> {
        let name = self.new_name(name, None)?;
        self.prepare()?;
        let path = free_file(&self.games(), &name, UNNAMED);
        let named = Record { name: Some(name), ..record.clone() };
        cannon_files::write_atomically(&path, &named.to_json()).map_err(StoreError::io(&path))?;
        Ok(path)
    }

    /// Gives a saved game another name. The file keeps its own.
    ///
    /// # Errors
    /// The name is empty or taken, the file cannot be used, or what the file system said; the file is then as it was.
    pub fn rename(&self, file: &Path, name: &str) -> Result<(), StoreError> {
        let name = self.new_name(name, Some(file))?;
        let record = Record { name: Some(name), ..self.load(file)? };
        cannon_files::write_atomically(file, &record.to_json()).map_err(StoreError::io(file))
    }

    /// Deletes a file of the list.
    ///
    /// # Errors
    /// What the file system said.
    pub fn delete(&self, file: &Path) -> Result<(), StoreError> {
        fs::remove_file(file).map_err(StoreError::io(file))
    }

    /// The name as it will be kept, if no other game than that in `but` has it.
    fn new_name(&self, name: &str, but: Option<&Path>) -> Result<String, StoreError> {
        let name = tidy(name);
        if !name.chars().any(char::is_alphanumeric) {
            return Err(StoreError::NoName);
        }
        let same =
            |game: &SavedGame| Some(game.file.as_path()) != but && game.name.to_lowercase() == name.to_lowercase();
        if self.list()?.iter().any(same) { Err(StoreError::NameTaken(name)) } else { Ok(name) }
    }
}

/// A path in a folder for something of this name at which there is no file yet.
pub(super) fn free_file(folder: &Path, name: &str, unnamed: &str) -> PathBuf {
    let stem = file_stem(name, unnamed);
    let numbered = |number: usize| match number {
        1 => folder.join(format!("{stem}.{EXTENSION}")),
        _ => folder.join(format!("{stem} {number}.{EXTENSION}")),
    };
    (1..).map(numbered).find(|path| !path.exists()).unwrap_or_else(|| numbered(1))
}

/// The files of a folder that are ours, in no order; none if there is no such folder.
pub(super) fn files_in(folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let entries = fs::read_dir(folder).map_err(StoreError::io(folder))?;
    let ours = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == EXTENSION))
        .filter(|path| path.file_name().and_then(|name| name.to_str()).is_none_or(|name| !name.starts_with('.')));
    Ok(ours.collect())
}

/// When a file was last written.
pub(super) fn written(file: &Path) -> Option<Timestamp> {
    let modified = fs::metadata(file).and_then(|metadata| metadata.modified()).ok();
    modified.and_then(|time| Timestamp::try_from(time).ok())
}

/// A name on one line, without blanks at its ends and not too long.
#[must_use]
pub fn tidy(name: &str) -> String {
    let words: Vec<&str> =
        name.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty()).collect();
    let cut: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    cut.trim_end().to_owned()
}

/// What of a name can be part of a file's name on every system.
fn file_stem(name: &str, unnamed: &str) -> String {
    let safe = |c: char| if c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | ',' | '(' | ')') { c } else { '-' };
    let stem: String = tidy(name).chars().map(safe).collect();
    let stem = stem.trim_matches([' ', '-']);
    // Names of devices cannot be files on Windows, whatever follows the dot.
    let device = matches!(stem.to_ascii_lowercase().as_str(), "con" | "prn" | "aux" | "nul")
        || (stem.len() == 4
            && stem.is_char_boundary(3)
            && matches!(stem[..3].to_ascii_lowercase().as_str(), "com" | "lpt"));
    match stem {
        "" => unnamed.to_owned(),
        _ if device => format!("{stem} {unnamed}"),
        _ => stem.to_owned(),
    }
}

fn read(path: &Path) -> Result<Record, Unusable> {
    cannon_files::read_record(path).map_err(|error| match error {
        FileError::Read { error, .. } | FileError::Write { error, .. } => Unusable::Unreadable(error.to_string()),
        FileError::Record { error, .. } => Unusable::Refused(error),
    })
}

fn look_at(file: PathBuf) -> SavedGame {
    let record = read(&file);
    let named = record.as_ref().ok().and_then(|record| record.name.clone());
    let name = named.unwrap_or_else(|| file.file_stem().unwrap_or_default().to_string_lossy().into_owned());
    SavedGame { written: written(&file), file, name, record }
}

#[cfg(test)]
mod tests;
