//! The library of games as the screen lists it: filtered and searched, with what was deleted last, and the thumbnails.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;

use crate::app::i18n::Words;
use crate::app::persistence::{Storage, StoreError};
use crate::app::screens::dialogs::store_error_text;
use cannon_library::{
    Deleted, FileStamp, Filter, GameSummary, ImportOutcome, ImportedFile, Library, LibraryError, ResultFilter, Sort,
};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;
use cannon_rules::registry;
use cannon_rules::timeline::HouseRules;

/// Which results the list shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum ShownResult {
    /// All games.
    #[default]
    All,
    /// Games that a person won against the computer.
    Won,
    /// Games that the computer won against a person.
    Lost,
    /// Drawn games.
    Drawn,
    /// Games without a result.
    Unfinished,
}

/// What the player has chosen to see.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) game: Option<&'static str>,
    pub(super) result: ShownResult,
    pub(super) favourites: bool,
    pub(super) text: String,
}

impl Choice {
    fn filter(&self) -> Filter {
        let result = match self.result {
            ShownResult::Won => Some(ResultFilter::WonByHuman),
            ShownResult::Lost => Some(ResultFilter::WonByComputer),
            ShownResult::Drawn => Some(ResultFilter::Drawn),
            ShownResult::All | ShownResult::Unfinished => None,
        };
        Filter {
            game: self.game.map(str::to_owned),
            result,
            unfinished: self.result == ShownResult::Unfinished,
            favourites: self.favourites,
            text: self.text.clone(),
            ..Filter::default()
        }
    }
}

/// The saved games.
#[derive(Resource, Default)]
pub(in crate::app::screens) struct SavedGameList {
    library: Option<Library>,
    pub(super) choice: Choice,
    /// The games that pass the filter.
    games: Arc<[GameSummary]>,
    /// The choice for which they were listed.
    listed: Option<Choice>,
    deleted: Vec<Deleted>,
    thumbnails: HashMap<PathBuf, (FileStamp, Option<Box<dyn AnyTimeline>>)>,
    /// Why the list cannot be read, or why the last operation failed.
    pub(super) problem: Option<String>,
}

impl SavedGameList {
    /// Reads what has changed in the folder.
    pub(super) fn refresh(&mut self, storage: &Storage, words: &Words) {
        self.problem = None;
        let refreshed = match (&mut self.library, &storage.0) {
            (Some(library), _) => library.refresh().map(|_| ()).map_err(|error| error.to_string()),
            (None, Some(store)) => match Library::open(store.games_folder()) {
                Ok(library) => {
                    self.library = Some(library);
                    Ok(())
                }
                Err(error) => Err(error.to_string()),
            },
            (None, None) => Err(store_error_text(words, &StoreError::NoFolder)),
        };
        self.problem = refreshed.err();
        self.listed = None;
    }

    /// The games that pass the filter.
    pub(super) fn games(&mut self) -> Arc<[GameSummary]> {
        if self.listed.as_ref() != Some(&self.choice) {
            let library = self.library.as_ref();
            let listed = library.map(|library| library.list(&self.choice.filter(), Sort::NewestFirst));
            self.games = listed.into_iter().flatten().cloned().collect();
            self.listed = Some(self.choice.clone());
        }
        Arc::clone(&self.games)
    }

    /// The number of all games.
    pub(super) fn count(&self) -> usize {
        self.library.as_ref().map_or(0, Library::len)
    }

    /// Whether a deletion can be undone.
    pub(super) fn can_undo(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// The position at the end of a game, for a thumbnail. `None` if it cannot be shown.
    pub(super) fn end_position(&mut self, game: &GameSummary) -> Option<&dyn AnyTimeline> {
        let is_known = self.thumbnails.get(&game.file).is_some_and(|(stamp, _)| *stamp == game.stamp);
        if !is_known {
            let begin = || {
                let details = game.details.as_ref().ok()?;
                let entry = registry::find(&details.game)?;
                entry.begin(None, Some(&details.position), HouseRules::NONE).ok()
            };
            self.thumbnails.insert(game.file.clone(), (game.stamp, begin()));
        }
        self.thumbnails.get(&game.file)?.1.as_deref()
    }

    /// Reads a game.
    pub(super) fn load(&mut self, file: &Path) -> Option<Record> {
        self.change(|library| library.load(file))
    }

    /// Deletes a game, until it is undone.
    pub(super) fn delete(&mut self, file: &Path) {
        let deleted = self.change(|library| library.delete(file));
        self.deleted.extend(deleted);
    }

    /// Undoes the last deletion.
    pub(super) fn undo_delete(&mut self) {
        if let Some(deleted) = self.deleted.pop() {
            self.change(|library| library.undo_delete(&deleted));
        }
    }

    /// Marks a game as favourite, or removes the mark.
    pub(super) fn set_favourite(&mut self, file: &Path, favourite: bool) {
        self.change(|library| library.set_favourite(file, favourite));
    }

    /// Copies a game to a file that does not exist yet.
    pub(super) fn export(&mut self, file: &Path, to: &Path) -> bool {
        self.change(|library| library.export(file, to)).is_some()
    }

    /// Takes over the games in files and folders. Returns a message about it.
    pub(super) fn import(&mut self, paths: &[PathBuf], words: &Words) -> Option<String> {
        let library = self.library.as_mut()?;
        let files = library.import(paths);
        self.listed = None;
        let count = |is_counted: fn(&ImportOutcome) -> bool| {
            files.iter().filter(|file: &&ImportedFile| is_counted(&file.outcome)).count()
        };
        let imported = count(|outcome| matches!(outcome, ImportOutcome::Imported(_)));
        let known = count(|outcome| matches!(outcome, ImportOutcome::AlreadyThere(_)));
        let refused = files.len() - imported - known;
        let args = [("imported", imported.into()), ("known", known.into()), ("refused", refused.into())];
        let mut text = words.format("saved-imported", &args);
        let reason = files.iter().find_map(|file| match &file.outcome {
            ImportOutcome::Refused(reason) => Some(format!("{}: {reason}", file.path.display())),
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
    pub(in crate::app::screens) fn rename(
        &mut self,
        storage: &Storage,
        file: &Path,
        name: &str,
    ) -> Result<(), StoreError> {
        storage.as_ref().ok_or(StoreError::NoFolder)?.rename(file, name)?;
        // The list shows the new name even if the rest of the folder cannot be read.
        self.problem = self.library.as_mut().and_then(|library| library.refresh().err()).map(|error| error.to_string());
        self.listed = None;
        Ok(())
    }

    /// Carries out an operation. An error becomes the problem that the list shows.
    fn change<T>(&mut self, operation: impl FnOnce(&mut Library) -> Result<T, LibraryError>) -> Option<T> {
        let result = operation(self.library.as_mut()?);
        self.listed = None;
        match result {
            Ok(value) => {
                self.problem = None;
                Some(value)
            }
            Err(error) => {
                self.problem = Some(error.to_string());
                None
            }
        }
    }
}
