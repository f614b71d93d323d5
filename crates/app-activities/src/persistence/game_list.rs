//! The library of games as a screen lists it: filtered and searched, with the deletions that can be undone, and the last positions.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::{SignedDuration, Timestamp, Zoned};

use super::game_import::{GameSource, ImportReport, RunningImport};
use super::{GameLibrary, StoreError};
use cannon_app_base::i18n::Words;
use cannon_library::{Deleted, FileStamp, Filter, ImportProgress, Library, LibraryEntry, LibraryError};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;
use cannon_rules::timeline::HouseRules;

/// Lengths of the periods that end now, in days.
const WEEK_DAYS: i64 = 7;
const MONTH_DAYS: i64 = 30;
const YEAR_DAYS: i64 = 365;

/// How long ago the games began that the list shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ShownPeriod {
    /// At any time.
    #[default]
    Always,
    /// Today.
    Today,
    /// In the last seven days.
    Week,
    /// In the last thirty days.
    Month,
    /// In the last twelve months.
    Year,
}

impl ShownPeriod {
    /// All periods with the identifiers of their names.
    pub const ALL: [(ShownPeriod, &str); 5] = [
        (ShownPeriod::Always, "saved-any-time"),
        (ShownPeriod::Today, "saved-today"),
        (ShownPeriod::Week, "saved-last-week"),
        (ShownPeriod::Month, "saved-last-month"),
        (ShownPeriod::Year, "saved-last-year"),
    ];

    /// When the period began, in the time zone of the player.
    fn start(self, now: &Zoned) -> Option<Timestamp> {
        let before = |days: i64| now.timestamp().checked_sub(SignedDuration::from_hours(24 * days)).ok();
        match self {
            ShownPeriod::Always => None,
            ShownPeriod::Today => now.start_of_day().ok().map(|day| day.timestamp()),
            ShownPeriod::Week => before(WEEK_DAYS),
            ShownPeriod::Month => before(MONTH_DAYS),
            ShownPeriod::Year => before(YEAR_DAYS),
        }
    }
}

/// The games that the player wants to see.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameChoice {
    /// The filter of the library without the period.
    pub filter: Filter,
    /// When the games began.
    pub period: ShownPeriod,
}

impl GameChoice {
    /// Everything that has this text in its names.
    fn of_text(text: String) -> GameChoice {
        GameChoice { filter: Filter { text, ..Filter::default() }, ..GameChoice::default() }
    }

    /// The filter of the library. Periods end now.
    fn filter(&self) -> Filter {
        Filter { started_from: self.period.start(&Zoned::now()), ..self.filter.clone() }
    }
}

/// The saved games.
pub struct GameList {
    library: GameLibrary,
    /// The games that the player wants to see.
    pub choice: GameChoice,
    /// The games that pass the filter.
    games: Arc<[LibraryEntry]>,
    /// The choice for which they were listed.
    listed: Option<GameChoice>,
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

    /// The games that pass the filter.
    pub fn games(&mut self) -> Arc<[LibraryEntry]> {
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

#[cfg(test)]
mod tests {
    use jiff::tz::TimeZone;

    use super::*;

    #[test]
    fn periods_end_now() {
        let now = Timestamp::UNIX_EPOCH.to_zoned(TimeZone::fixed(jiff::tz::offset(2)));
        let start = |period: ShownPeriod| period.start(&now).map(|start| start.to_string());
        assert_eq!(start(ShownPeriod::Always), None);
        assert_eq!(start(ShownPeriod::Today).as_deref(), Some("1969-12-31T22:00:00Z"), "midnight, two hours ago");
        assert_eq!(start(ShownPeriod::Week).as_deref(), Some("1969-12-25T00:00:00Z"));
    }
}
