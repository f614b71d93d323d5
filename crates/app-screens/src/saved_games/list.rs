//! The library of games as the screen lists it: filtered and searched, with the deletions that can be undone, and the thumbnails.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;

use super::filters::Choice;
use crate::parts::dialogs::store_error_text;
use cannon_app_activities::persistence::{GameLibrary, StoreError};
use cannon_app_base::i18n::Words;
use cannon_library::{Deleted, FileStamp, ImportOutcome, ImportedFile, Library, LibraryEntry, LibraryError};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;
use cannon_rules::timeline::HouseRules;

/// The saved games.
#[derive(Resource)]
pub(crate) struct SavedGameList {
    library: GameLibrary,
    pub(super) choice: Choice,
    /// The games that pass the filter.
    games: Arc<[LibraryEntry]>,
    /// The choice for which they were listed.
    listed: Option<Choice>,
    /// The number of all games when they were listed last.
    pub(super) count: usize,
    deleted: Vec<Deleted>,
    thumbnails: HashMap<PathBuf, (FileStamp, Option<AnyTimeline>)>,
    /// Why the list cannot be read, or why the last operation failed.
    pub(super) problem: Option<String>,
}

impl FromWorld for SavedGameList {
    fn from_world(world: &mut World) -> Self {
        SavedGameList {
            library: world.get_resource_or_init::<GameLibrary>().clone(),
            choice: Choice::default(),
            games: Arc::default(),
            listed: None,
            count: 0,
            deleted: Vec::new(),
            thumbnails: HashMap::new(),
            problem: None,
        }
    }
}

impl SavedGameList {
    /// Reads what has changed in the folder.
    pub(super) fn refresh(&mut self, words: &Words) {
        self.change(words, |library| library.refresh().map(|_| ()));
    }

    /// Frees the thumbnails, which are drawn anew when the list is opened again.
    pub(super) fn free_thumbnails(&mut self) {
        self.thumbnails = HashMap::new();
    }

    /// The games that pass the filter.
    pub(super) fn games(&mut self) -> Arc<[LibraryEntry]> {
        if self.listed.as_ref() != Some(&self.choice) {
            let filter = self.choice.filter();
            let listed = self.library.with(|library| {
                let games = library.list(&filter).into_iter().cloned().collect();
                Ok::<_, StoreError>((games, library.len()))
            });
            (self.games, self.count) = listed.unwrap_or_default();
            self.listed = Some(self.choice.clone());
        }
        Arc::clone(&self.games)
    }

    /// Whether a deletion can be undone.
    pub(super) fn can_undo(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// The position at the end of a game, for a thumbnail. `None` if it cannot be shown.
    pub(super) fn end_position(&mut self, game: &LibraryEntry) -> Option<&AnyTimeline> {
        let is_known = self.thumbnails.get(&game.file).is_some_and(|(stamp, _)| *stamp == game.stamp);
        if !is_known {
            let begin = || {
                let details = game.details.as_ref().ok()?;
                details.game.begin(None, Some(&details.position), HouseRules::NONE).ok()
            };
            self.thumbnails.insert(game.file.clone(), (game.stamp, begin()));
        }
        self.thumbnails.get(&game.file)?.1.as_ref()
    }

    /// Reads a game.
    pub(super) fn load(&mut self, words: &Words, file: &Path) -> Option<Record> {
        self.change(words, |library| library.load(file))
    }

    /// Deletes a game, until it is undone. Returns whether it is deleted.
    pub(super) fn delete(&mut self, words: &Words, file: &Path) -> bool {
        let deleted = self.change(words, |library| library.delete(file));
        let is_deleted = deleted.is_some();
        self.deleted.extend(deleted);
        is_deleted
    }

    /// Undoes the last deletion.
    pub(super) fn undo_delete(&mut self, words: &Words) {
        if let Some(deleted) = self.deleted.pop() {
            self.change(words, |library| library.undo_delete(&deleted));
        }
    }

    /// Marks a game as favourite, or removes the mark.
    pub(super) fn set_favourite(&mut self, words: &Words, file: &Path, favourite: bool) {
        self.change(words, |library| library.set_favourite(file, favourite));
    }

    /// Copies a game to a file that does not exist yet.
    pub(super) fn export(&mut self, words: &Words, file: &Path, to: &Path) -> bool {
        self.change(words, |library| library.export(file, to)).is_some()
    }

    /// Takes over the games in files and folders. Returns a message about it. The games of a single match are listed alone: they have no
    /// date, and would stand at the end of the list of all games.
    pub(super) fn import(&mut self, paths: &[PathBuf], words: &Words) -> Option<String> {
        let files = self.change(words, |library| Ok(library.import(paths)))?;
        if let [first, .., last] = &files[..]
            && let [path] = paths
            && (&first.path, &last.path) == (path, path)
        {
            self.choice = Choice::of_text(path.file_stem().unwrap_or_default().to_string_lossy().into_owned());
        }
        let count = |is_counted: fn(&ImportOutcome) -> bool| {
            files.iter().filter(|file: &&ImportedFile| is_counted(&file.outcome)).count()
        };
        let imported = count(|outcome| matches!(outcome, ImportOutcome::Imported(_)));
        let known = count(|outcome| matches!(outcome, ImportOutcome::AlreadyThere(_)));
        let refused = files.len() - imported - known;
        let args = [("imported", imported.into()), ("known", known.into()), ("refused", refused.into())];
        let mut text = words.format("saved-imported", &args);
        let reason = files.iter().find_map(|file| match &file.outcome {
            ImportOutcome::Refused(reason) => Some(words.error(reason)),
            _ => None,
        });
        if let Some(reason) = reason {
            text = format!("{text} {reason}");
        }
        Some(text)
    }

    /// Renames a saved game.
    ///
    /// # Errors
    /// There is no folder, the name is empty or taken, or the file system refuses.
    pub(crate) fn rename(&mut self, file: &Path, name: &str) -> Result<(), StoreError> {
        self.listed = None;
        self.library.with(|library| library.rename(file, name))
    }

    /// Carries out an operation. An error becomes the problem that the list shows.
    fn change<T>(
        &mut self,
        words: &Words,
        operation: impl FnOnce(&mut Library) -> Result<T, LibraryError>,
    ) -> Option<T> {
        let result = self.library.with(operation);
        self.listed = None;
        match result {
            Ok(value) => {
                self.problem = None;
                Some(value)
            }
            Err(error) => {
                self.problem = Some(store_error_text(words, &error));
                None
            }
        }
    }
}
