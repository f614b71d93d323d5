//! Saving of games: each is a file of its own from its second action on, and no game replaces another.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use cannon_files::atomic;
use cannon_rules::record::{Record, RecordedAction};
use cannon_rules::{Outcome, WinReason};

use crate::merge;
use crate::names::{candidates, clean_name};
use crate::summary::{LibraryEntry, content_hash};
use crate::{Library, LibraryError};

/// The least number of actions of a game that is kept without being saved by the player.
pub const MIN_KEPT_ACTIONS: usize = 2;

impl Library {
    /// Saves a game after each action. `file` is where this function saved the game before; `None` for a game that has no file yet, or that
    /// was loaded. Returns the file for the next time: a game gets a file with its second action, and a game that was loaded and is played
    /// on from its end finds its file again.
    ///
    /// Only an unfinished game that this library itself saved last is replaced when actions are taken back; a game that ended by the fault of
    /// another program counts as unfinished, because it goes on when the program plays again. If the file holds a finished
    /// game, or a game that another window has saved, and `record` does not continue that game, `record` gets a file of its own, so that
    /// both games stay. The same happens if the file was deleted or damaged. Variations and notes of a file that this match was not saved to
    /// before are kept, too: a game that was opened from another file does not replace what was studied in the library.
    ///
    /// # Errors
    /// The file cannot be written. It still holds what it held before.
    pub fn save(&mut self, file: Option<&Path>, record: &Record) -> Result<Option<PathBuf>, LibraryError> {
        self.save_over(file, record, |on_disk| on_disk.result.is_none_or(is_fault), false)
    }

    /// Saves a study after each change, as [`save`](Self::save) does. `file` is where this function saved it before, or the file that
    /// [`open_study`](Self::open_study) has found. The moves of a game are never replaced: if the study has another main line, it goes on as
    /// a study in a file of its own. The main line of a study may change.
    ///
    /// # Errors
    /// The file cannot be written. It still holds what it held before.
    pub fn save_study(&mut self, file: Option<&Path>, record: &Record) -> Result<Option<PathBuf>, LibraryError> {
        self.save_over(file, record, |on_disk| on_disk.study, true)
    }

    /// Finds the file from which a study was opened, by the content of the record. From now on its variations and notes can be deleted from
    /// this file. `None` if no file has this content: then the study is saved as a game that was loaded.
    pub fn open_study(&mut self, record: &Record) -> Option<PathBuf> {
        let content = content_hash(record);
        let (name, game) = self.games.iter().find(|(_, game)| game.content() == Some(content))?;
        let (name, file) = (name.clone(), game.file.clone());
        self.seen.insert(name, content);
        Some(file)
    }

    /// Saves a record. `may_shrink` tells whether actions of the record on the disk may be lost if this library itself saved it last to
    /// `file`. A record that gets a file of its own because it
    /// differs from a game becomes a study if `as_study` is set.
    fn save_over(
        &mut self,
        file: Option<&Path>,
        record: &Record,
        may_shrink: fn(&Record) -> bool,
        as_study: bool,
    ) -> Result<Option<PathBuf>, LibraryError> {
        let _lock = self.lock();
        let was_saved_there = file.is_some();
        let Some(file) = file.map(Path::to_owned).or_else(|| self.find_continued(record)) else {
            return if is_kept(record) { self.create(record).map(Some) } else { Ok(None) };
        };
        let name = self.name_of(&file)?.to_owned();
        let Ok(on_disk) = self.read(&name) else { return self.create(record).map(Some) };
        let is_own = was_saved_there && self.seen.get(&name) == Some(&content_hash(&on_disk));
        if !(continues(record, &on_disk) || is_own && may_shrink(&on_disk)) {
            let study = record.study || as_study;
            return self.create(&Record { study, ..record.clone() }).map(Some);
        }
        let saved = Record { study: record.study || on_disk.study, ..record.clone() };
        let merged = if is_own { saved.clone() } else { merge::with_tree_of(&saved, &on_disk) };
        if !is_same(&merged, &on_disk) {
            // The name belongs to the player, who may have given it in the library.
            let written = Record { name: on_disk.name.or_else(|| record.name.clone()), ..merged.clone() };
            atomic::write(&file, written.to_json().as_bytes()).map_err(LibraryError::io(&file))?;
            self.note_written(&name, &written);
        }
        if !is_same(&saved, &merged) {
            // What this match does not know must not be lost at the next time, either.
            self.seen.insert(name, content_hash(&saved));
        }
        Ok(Some(file))
    }

    /// Saves a game of any length and gives it a name. `file` is as in [`save`](Self::save).
    ///
    /// # Errors
    /// The name is empty or taken by another game, or the file cannot be written.
    pub fn save_as(&mut self, file: Option<&Path>, name: &str, record: &Record) -> Result<PathBuf, LibraryError> {
        let file = file.map(Path::to_owned).or_else(|| self.find_continued(record));
        let file_name = file.as_deref().map(|file| self.name_of(file)).transpose()?;
        let name = self.unused_name(name, file_name)?;
        match self.save(file.as_deref(), record)? {
            Some(file) => {
                self.rename(&file, &name)?;
                Ok(file)
            }
            None => {
                let _lock = self.lock();
                self.create(&Record { name: Some(name), ..record.clone() })
            }
        }
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
            // A mark of a favourite without a file is left over from a game that was removed by other means. It must not pass to this game.
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

    /// The file of the longest game of which a record is a continuation.
    fn find_continued(&self, record: &Record) -> Option<PathBuf> {
        let began_then = |game: &LibraryEntry| game.details.as_ref().is_ok_and(|game| game.started == record.started);
        let began_together = self.games.iter().filter(|(_, game)| began_then(game));
        let earlier = began_together.filter_map(|(name, game)| {
            let on_disk = self.read(name).ok().filter(|on_disk| continues(record, on_disk))?;
            Some((on_disk.actions.len(), &game.file))
        });
        earlier.max_by_key(|&(plies, _)| plies).map(|(_, file)| file.clone())
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

/// Whether a game ended by the fault of another program.
fn is_fault(result: Outcome) -> bool {
    matches!(result, Outcome::Win { by: WinReason::Fault, .. })
}

/// Whether a game that has no file yet is worth a file.
fn is_kept(record: &Record) -> bool {
    record.actions.len() >= MIN_KEPT_ACTIONS || !record.variations.is_empty() || !record.notes.is_empty()
}

/// Whether two records are equal but for their names.
pub(crate) fn is_same(a: &Record, b: &Record) -> bool {
    Record { name: None, ..a.clone() } == Record { name: None, ..b.clone() }
}

/// Whether a record continues an earlier record of the same game: it has all actions of the earlier record, and its result if there is one.
fn continues(record: &Record, earlier: &Record) -> bool {
    fn texts(actions: &[RecordedAction]) -> impl Iterator<Item = &str> {
        actions.iter().map(|action| action.text.as_str())
    }
    record.game == earlier.game
        && record.started == earlier.started
        && record.start == earlier.start
        && record.ruleset == earlier.ruleset
        && (earlier.result.is_none() || record.result == earlier.result)
        && record.actions.len() >= earlier.actions.len()
        && texts(&record.actions).zip(texts(&earlier.actions)).all(|(a, b)| a == b)
}
