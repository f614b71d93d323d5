//! Saving of games: each is a file of its own from its second action on, and no game replaces another.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use cannon_files::atomic;
use cannon_rules::record::{Record, RecordedAction};

use crate::names::{candidates, clean_name};
use crate::summary::content_hash;
use crate::{Library, LibraryError};

/// The least number of actions of a game that is kept without being saved by the player.
pub const MIN_KEPT_ACTIONS: usize = 2;

impl Library {
    /// Saves a game after each action. `file` is where this function saved it before; `None` for a game that has no file yet. Returns the
    /// file for the next time: a game gets one with its second action, and finds its own again if it is there with the same content.
    ///
    /// If another window has changed the file in the meantime, and this game is not its continuation, the game gets a file of its own, so
    /// that both stay. The same happens if the file was deleted or damaged.
    ///
    /// # Errors
    /// The file cannot be written. It still holds what it held before.
    pub fn save(&mut self, file: Option<&Path>, record: &Record) -> Result<Option<PathBuf>, LibraryError> {
        let Some(file) = file else {
            if record.actions.len() < MIN_KEPT_ACTIONS {
                return Ok(None);
            }
            let _lock = self.lock();
            return match self.find_same(record) {
                Some(file) => Ok(Some(file)),
                None => self.create(record).map(Some),
            };
        };
        let name = self.name_of(file)?.to_owned();
        let _lock = self.lock();
        let Ok(on_disk) = self.read(&name) else { return self.create(record).map(Some) };
        let is_own = self.seen.get(&name) == Some(&content_hash(&on_disk));
        if !is_own && !continues(record, &on_disk) {
            return self.create(record).map(Some);
        }
        // The name belongs to the player, who may have given it in the library.
        let record = Record { name: on_disk.name.or_else(|| record.name.clone()), ..record.clone() };
        atomic::write(file, record.to_json().as_bytes()).map_err(LibraryError::io(file))?;
        self.note_written(&name, &record);
        Ok(Some(file.to_owned()))
    }

    /// Saves a game under a new name, in a file of its own.
    ///
    /// # Errors
    /// The name is empty or taken, or the file cannot be written.
    pub fn save_as(&mut self, name: &str, record: &Record) -> Result<PathBuf, LibraryError> {
        let name = self.unused_name(name, None)?;
        let _lock = self.lock();
        self.create(&Record { name: Some(name), ..record.clone() })
    }

    /// Writes a game to a new file, which is named after the game.
    pub(crate) fn create(&mut self, record: &Record) -> Result<PathBuf, LibraryError> {
        let unnamed = || format!("{} {}", record.game, record.started.strftime("%Y-%m-%d %H.%M"));
        let file = self.create_as(&record.name.clone().unwrap_or_else(unnamed), record)?;
        self.write_index();
        Ok(file)
    }

    /// Writes a game to a new file, whose name is derived from `name`. The index is not written.
    pub(crate) fn create_as(&mut self, name: &str, record: &Record) -> Result<PathBuf, LibraryError> {
        let text = record.to_json();
        for name in candidates(name) {
            let path = self.path_of(OsStr::new(&name));
            // A mark without a file is left over from a game that was removed by other means, and must not pass to this one.
            if path.exists() || self.favourites.contains(OsStr::new(&name)) {
                continue;
            }
            match atomic::write_new(&path, text.as_bytes()).map_err(LibraryError::io(&path)) {
                Err(LibraryError::Exists { .. }) => {}
                written => {
                    written?;
                    self.note_written(OsStr::new(&name), record);
                    return Ok(path);
                }
            }
        }
        Err(LibraryError::NameTaken(name.to_owned()))
    }

    /// The file of the same game with the same actions, under any name.
    pub(crate) fn find_same(&self, record: &Record) -> Option<PathBuf> {
        let content = content_hash(record);
        let mut same = self.games.iter().filter(|(_, game)| game.content() == Some(content));
        // Equal hashes decide only which files are compared.
        same.find(|(name, _)| self.read(name).is_ok_and(|saved| is_same(&saved, record)))
            .map(|(_, game)| game.file.clone())
    }

    /// The cleaned name, if no game has it except the one in the file `except`.
    pub(crate) fn unused_name(&self, name: &str, except: Option<&OsStr>) -> Result<String, LibraryError> {
        let name = clean_name(name);
        if !name.chars().any(char::is_alphanumeric) {
            return Err(LibraryError::NoName);
        }
        let lower = name.to_lowercase();
        let others = self.games.iter().filter(|(file, _)| Some(file.as_os_str()) != except);
        let is_taken = others.map(|(_, game)| game.name()).any(|other| other.to_lowercase() == lower);
        if is_taken { Err(LibraryError::NameTaken(name)) } else { Ok(name) }
    }
}

/// Whether two records are equal but for their names.
pub(crate) fn is_same(a: &Record, b: &Record) -> bool {
    Record { name: None, ..a.clone() } == Record { name: None, ..b.clone() }
}

/// Whether a record has all actions of an earlier record of the same game.
fn continues(record: &Record, earlier: &Record) -> bool {
    fn texts(actions: &[RecordedAction]) -> impl Iterator<Item = &str> {
        actions.iter().map(|action| action.text.as_str())
    }
    record.game == earlier.game
        && record.started == earlier.started
        && record.start == earlier.start
        && record.ruleset == earlier.ruleset
        && record.actions.len() >= earlier.actions.len()
        && texts(&record.actions).zip(texts(&earlier.actions)).all(|(a, b)| a == b)
}
