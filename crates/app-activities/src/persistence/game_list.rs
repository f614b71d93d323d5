//! The library of games as a screen lists it: filtered and searched, with the deletions that can be undone, and the last positions.
//!
//! What the summaries of games tell is listed at once. What games have inside is [sought](super::game_search) on another thread.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::game_choice::{GameChoice, WantedGames};
use super::game_import::{GameSource, ImportReport, RunningImport};
use super::game_search::RunningSearch;
use super::{GameLibrary, StoreError};
use cannon_app_base::i18n::Words;
use cannon_library::{Deleted, FileStamp, ImportProgress, Library, LibraryEntry, LibraryError};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;
use cannon_rules::timeline::HouseRules;

/// The saved games.
pub struct GameList {
    library: GameLibrary,
    /// The games that the player wants to see.
    pub choice: GameChoice,
    /// The games that pass the filter.
    games: Arc<[LibraryEntry]>,
    /// The choice for which they were listed, or are being sought.
    listed: Option<WantedGames>,
    /// The search inside games, which replaces the games when it has ended.
    search: Option<RunningSearch>,
    /// Whether the games are those of a search by positions, openings or material.
    shows_search: bool,
    /// The number of all games when they were listed last.
    count: usize,
    deleted: Vec<Deleted>,
    thumbnails: HashMap<PathBuf, (FileStamp, Option<AnyTimeline>)>,
    import: Option<RunningImport>,
    /// Why the list cannot be read, or why the last operation failed.
    pub problem: Option<String>,
}

impl GameList {
    /// The list of the games of a library, which is not read yet.
    pub fn new(library: GameLibrary) -> GameList {
        GameList {
            library,
            choice: GameChoice::default(),
            games: Arc::default(),
            listed: None,
            search: None,
            shows_search: false,
            count: 0,
            deleted: Vec::new(),
            thumbnails: HashMap::new(),
            import: None,
            problem: None,
        }
    }

    /// Reads what has changed in the folder.
    pub fn refresh(&mut self, words: &Words) {
        self.change(words, |library| library.refresh().map(|_| ()));
    }

    /// Frees the thumbnails, which are drawn anew when the list is opened again.
    pub fn free_thumbnails(&mut self) {
        self.thumbnails = HashMap::new();
    }

    /// The games that pass the filter. While a search inside games runs, these are the games that are known so far: those of the last
    /// search, and those with the sought text in their names.
    pub fn games(&mut self) -> Arc<[LibraryEntry]> {
        let wanted = self.choice.wanted();
        if self.listed.as_ref() != Some(&wanted) {
            self.list(&wanted);
            self.listed = Some(wanted);
        }
        if let Some(found) = self.search.as_mut().and_then(RunningSearch::poll) {
            self.search = None;
            (self.games, self.count) = found.unwrap_or_default();
        }
        Arc::clone(&self.games)
    }

    /// Whether a search inside games runs.
    pub fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// Lists what the summaries tell, and starts the search for the rest. A search that runs for something else ends.
    fn list(&mut self, wanted: &WantedGames) {
        let filter = wanted.filter();
        let is_search = filter.looks_inside();
        if !is_search {
            let listed = self.library.with(|library| {
                let games = library.list(&filter).into_iter().cloned().collect();
                Ok::<_, StoreError>((games, library.len()))
            });
            (self.games, self.count) = listed.unwrap_or_default();
        } else if !self.shows_search {
            self.games = Arc::default();
        }
        self.shows_search = is_search;
        self.search =
            wanted.looks_inside().then(|| RunningSearch::start(self.library.clone(), wanted.searched_filters()));
    }

    /// The number of all games, when they were listed last.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Whether a deletion can be undone.
    pub fn can_undo(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// The position at the end of a game, for a thumbnail. `None` if it cannot be shown.
    pub fn end_position(&mut self, game: &LibraryEntry) -> Option<&AnyTimeline> {
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
    pub fn load(&mut self, words: &Words, file: &Path) -> Option<Record> {
        self.change(words, |library| library.load(file))
    }

    /// Deletes a game, until it is undone. Returns whether it is deleted.
    pub fn delete(&mut self, words: &Words, file: &Path) -> bool {
        let deleted = self.change(words, |library| library.delete(file));
        let is_deleted = deleted.is_some();
        self.deleted.extend(deleted);
        is_deleted
    }

    /// Undoes the last deletion.
    pub fn undo_delete(&mut self, words: &Words) {
        if let Some(deleted) = self.deleted.pop() {
            self.change(words, |library| library.undo_delete(&deleted));
        }
    }

    /// Marks a game as favourite, or removes the mark.
    pub fn set_favourite(&mut self, words: &Words, file: &Path, favourite: bool) {
        self.change(words, |library| library.set_favourite(file, favourite));
    }

    /// Copies a game to a file that does not exist yet.
    pub fn export(&mut self, words: &Words, file: &Path, to: &Path) -> bool {
        self.change(words, |library| library.export(file, to)).is_some()
    }

    /// Begins to take over games on another thread. An import that runs already is to end first.
    pub fn start_import(&mut self, source: GameSource, words: &Words) {
        self.import = Some(RunningImport::start(self.library.clone(), source, words.clone()));
    }

    /// How far the import is; `None` if none runs.
    pub fn import_progress(&self) -> Option<ImportProgress> {
        self.import.as_ref().map(RunningImport::progress)
    }

    /// Ends the import before the next game. What was imported stays, and the report follows.
    pub fn cancel_import(&self) {
        if let Some(import) = &self.import {
            import.cancel();
        }
    }

    /// The report about an import that has just ended. The games of a single file are listed alone: often they have no date, and would
    /// stand at the end of the list of all games.
    pub fn take_import_report(&mut self, words: &Words) -> Option<ImportReport> {
        let report = self.import.as_mut()?.poll()?;
        self.import = None;
        self.listed = None;
        match report {
            Ok(report) => {
                if let Some(file) = &report.single_file {
                    self.choice = GameChoice::of_text(file.clone());
                }
                Some(report)
            }
            Err(error) => {
                self.problem = Some(error.text(words));
                None
            }
        }
    }

    /// Renames a saved game.
    ///
    /// # Errors
    /// There is no folder, the name is empty or taken, or the file system refuses.
    pub fn rename(&mut self, file: &Path, name: &str) -> Result<(), StoreError> {
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
                self.problem = Some(error.text(words));
                None
            }
        }
    }
}
