//! The library itself: the games of a folder, kept in step with its files and its index.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use cannon_files::atomic;
use cannon_rules::record::Record;
use jiff::Timestamp;

use crate::favourites::Favourites;
use crate::filter::Filter;
use crate::index::{INDEX_FILE, Index, Row, Rows, read_copy};
use crate::lock::FolderLock;
use crate::scan::{FoundFile, json_files_in, read_all};
use crate::search::cache::SearchCache;
use crate::search::data::SearchData;
use crate::summary::{FileStamp, GameDetails, LibraryEntry, content_hash};
use crate::{IndexError, IndexFault, LibraryError, UnusableFile, names};

/// The games of a folder.
///
/// ```
/// use cannon_library::{Filter, Library};
/// use cannon_rules::record::{Players, Record, Seat};
/// use cannon_rules::{GameId, timeline::HouseRules};
/// # let folder = tempfile::tempdir()?;
/// # let folder = folder.path();
///
/// let mut library = Library::open(folder)?;
/// let mut game = GameId::Cannon.begin(None, None, HouseRules::NONE)?;
/// let mut file = None;
/// for _ in 0..3 {
///     game.play(game.actions()[0])?;
///     let players = Players::untimed(Seat::Human, Seat::computer(3));
///     let record = Record::from_timeline(&game, players, jiff::Timestamp::UNIX_EPOCH);
///     // The first action alone is not worth a file; from the second on, the game is in the library.
///     file = library.save(file.as_deref(), &record)?;
/// }
/// let games = library.list(&Filter { unfinished: true, ..Filter::default() });
/// assert_eq!(games[0].details.as_ref().map(|game| game.plies), Ok(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Library {
    folder: PathBuf,
    /// All games by file name.
    pub(crate) games: BTreeMap<OsString, LibraryEntry>,
    pub(crate) favourites: Favourites,
    /// Hashes of the contents that this library last saved, by file name: anything else in a file is of another window or session.
    pub(crate) seen: HashMap<OsString, u64>,
    index: Option<Index>,
    /// Names of the files whose rows in the index are out of date. A game that is played on is among them until another change, or
    /// the end of the program, since writing the index after each action would cost more than reading one file at the next start.
    outdated_rows: BTreeSet<OsString>,
    state: IndexState,
    /// What searches inside games need. It is filled by the first search.
    search: Mutex<SearchCache>,
}

/// How the index was found, for a message. None of these is an error: the games are listed in any case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IndexState {
    /// The index agreed with the files.
    Fresh,
    /// Files had changed, and the index was updated.
    Updated {
        /// Number of new or changed games that were read.
        read: usize,
        /// Number of games whose files are gone or damaged.
        dropped: usize,
    },
    /// The index could not be used and was built anew from the files.
    Rebuilt(IndexError),
    /// There is no index on the disk that this window can write. The games are listed from memory, and the next start takes longer.
    InMemory(IndexError),
}

impl Library {
    /// Opens the library in a folder, which is created if needed. Only files that are new or changed since the last time are read. A
    /// missing, damaged or locked index is no error; see [`index_state`](Library::index_state).
    ///
    /// # Errors
    /// The folder cannot be created or listed.
    pub fn open(folder: impl Into<PathBuf>) -> Result<Library, LibraryError> {
        let folder = folder.into();
        if !folder.is_dir() {
            fs::create_dir_all(&folder).map_err(LibraryError::io(&folder))?;
        }
        atomic::remove_stale_files(&folder);
        let favourites = Favourites::of(&folder);
        let mut library = Library {
            folder,
            games: BTreeMap::new(),
            favourites,
            seen: HashMap::new(),
            index: None,
            outdated_rows: BTreeSet::new(),
            state: IndexState::Fresh,
            search: Mutex::default(),
        };
        library.open_index();
        library.synchronise()?;
        Ok(library)
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// How the index was found when the library was opened or last [refreshed](Library::refresh), or that it could not be written since.
    pub fn index_state(&self) -> &IndexState {
        &self.state
    }

    /// Reads what other programs have changed in the folder since. If another window held the index and has been closed, this window takes
    /// it over.
    ///
    /// # Errors
    /// The folder cannot be listed. The library is unchanged then.
    pub fn refresh(&mut self) -> Result<&IndexState, LibraryError> {
        if self.index.is_some() {
            self.state = IndexState::Fresh;
        } else {
            self.open_index();
        }
        self.synchronise()?;
        Ok(&self.state)
    }

    /// Brings the games in step with the files, and the index with the games.
    fn synchronise(&mut self) -> Result<(), LibraryError> {
        let found = json_files_in(&self.folder)?;
        let present: BTreeSet<OsString> = found.iter().map(|file| file.name.clone()).collect();
        let gone: Vec<OsString> = self.games.keys().filter(|name| !present.contains(*name)).cloned().collect();
        let is_known =
            |file: &FoundFile| self.games.get(&file.name).is_some_and(|game| game.stamp.proves_unchanged(&file.stamp));
        let changed: Vec<FoundFile> = found.into_iter().filter(|file| !is_known(file)).collect();
        let details = read_all(&self.folder, &changed);
        let (mut read, mut dropped) = (0, gone.len());
        for name in gone {
            self.games.remove(&name);
            self.outdated_rows.insert(name);
        }
        for (file, details) in changed.into_iter().zip(details) {
            let had_row = self.games.get(&file.name).is_some_and(|game| game.details.is_ok());
            match &details {
                Ok(_) => read += 1,
                Err(_) if had_row => dropped += 1,
                // A damaged file that never had a row changes nothing in the index.
                Err(_) => {}
            }
            if details.is_ok() || had_row {
                self.outdated_rows.insert(file.name.clone());
            }
            self.put(file.name, file.stamp, details);
        }
        let favourites = self.favourites.names();
        for (name, game) in &mut self.games {
            game.favourite = favourites.contains(name);
        }
        if matches!(self.state, IndexState::Fresh | IndexState::Updated { .. }) {
            self.state =
                if (read, dropped) == (0, 0) { IndexState::Fresh } else { IndexState::Updated { read, dropped } };
        }
        self.write_index();
        Ok(())
    }

    /// The games that pass a filter. The game that was changed last comes first, and games that were changed together are in the order of
    /// their file names.
    ///
    /// The first search inside games reads the [cache](crate::search::cache) of searches. It replays games that are not in the cache, which
    /// takes about as long as opening the library without an index.
    pub fn list(&self, filter: &Filter) -> Vec<&LibraryEntry> {
        let mut games: Vec<&LibraryEntry> = self.games.values().filter(|game| filter.accepts(game)).collect();
        if filter.looks_inside() {
            self.keep_found(&mut games, filter);
        }
        games.sort_by_key(|game| Reverse(game.stamp.modified));
        games
    }

    /// The files that a search with this filter would have to replay first, because the cache of searches lacks them. None if the filter does
    /// not [look inside](Filter::looks_inside) games.
    pub fn unprepared(&self, filter: &Filter) -> Vec<PathBuf> {
        if filter.looks_inside() { self.lacking(|game| filter.accepts(game)) } else { Vec::new() }
    }

    /// The files among these games that the cache of searches lacks.
    pub(crate) fn lacking(&self, is_wanted: impl Fn(&LibraryEntry) -> bool) -> Vec<PathBuf> {
        let mut cache = self.search.lock().unwrap_or_else(PoisonError::into_inner);
        cache.open(&self.folder);
        let is_known = |game: &LibraryEntry| {
            let found = game.file.file_name().zip(game.content());
            found.is_none_or(|(name, content)| cache.get(name, content).is_some())
        };
        let games = self.games.values().filter(|game| is_wanted(game) && !is_known(game));
        games.map(|game| game.file.clone()).collect()
    }

    /// Replays games for the searches that follow. A program that goes through the [unprepared](Self::unprepared) games in parts can use the
    /// library between two parts, while [`list`](Self::list) replays all of them at once.
    pub fn prepare_search(&self, files: &[PathBuf]) {
        let games = files.iter().filter_map(|file| self.get(file));
        let wanted: Vec<_> = games.filter_map(|game| Some((game.file.file_name()?, game.content()?))).collect();
        let mut cache = self.search.lock().unwrap_or_else(PoisonError::into_inner);
        cache.prepare(&self.folder, &wanted, |name| self.games.contains_key(name));
    }

    /// Keeps the games that have inside what is sought. A file that cannot be read any longer has nothing.
    fn keep_found(&self, games: &mut Vec<&LibraryEntry>, filter: &Filter) {
        let wanted = games.clone();
        let mut is_found = self.look_inside(&wanted, |data| filter.accepts_inside(data)).into_iter();
        games.retain(|_| is_found.next().flatten().unwrap_or_default());
    }

    /// What is asked about each of these games: the answer of a function that sees what the game has inside. Games that the cache of
    /// searches lacks are replayed first. `None` for a file that cannot be read any longer.
    pub(crate) fn look_inside<T>(&self, games: &[&LibraryEntry], ask: impl Fn(&SearchData) -> T) -> Vec<Option<T>> {
        // A panic in another search leaves a cache that lacks games at worst.
        let mut cache = self.search.lock().unwrap_or_else(PoisonError::into_inner);
        let wanted: Vec<_> = games.iter().filter_map(|game| Some((game.file.file_name()?, game.content()?))).collect();
        cache.prepare(&self.folder, &wanted, |name| self.games.contains_key(name));
        let answer = |game: &&LibraryEntry| Some(ask(cache.get(game.file.file_name()?, game.content()?)?));
        games.iter().map(answer).collect()
    }

    /// The summary of a game; `None` if there is no such file.
    pub fn get(&self, file: &Path) -> Option<&LibraryEntry> {
        self.games.get(self.name_of(file).ok()?)
    }

    /// Number of games and damaged files.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there is no game.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Reads the record of a game.
    ///
    /// # Errors
    /// The file cannot be used. It is left unchanged.
    pub fn load(&self, file: &Path) -> Result<Record, LibraryError> {
        self.read(self.name_of(file)?)
    }

    /// Reads the record in the file of this name.
    pub(crate) fn read(&self, name: &OsStr) -> Result<Record, LibraryError> {
        let path = self.path_of(name);
        if !path.exists() {
            return Err(LibraryError::Missing { path });
        }
        cannon_files::read_record(&path).map_err(|error| LibraryError::unusable(&path)(error.into()))
    }

    /// The path of the file of this name.
    pub(crate) fn path_of(&self, name: &OsStr) -> PathBuf {
        self.folder.join(name)
    }

    /// The name of a file of this library, which need not exist.
    ///
    /// # Errors
    /// The path lies elsewhere.
    pub(crate) fn name_of<'a>(&self, file: &'a Path) -> Result<&'a OsStr, LibraryError> {
        let is_here = file.parent() == Some(&self.folder);
        let name = file.file_name().filter(|name| is_here && !name.as_encoded_bytes().starts_with(b"."));
        let is_json = file.extension().is_some_and(|extension| extension == names::EXTENSION);
        name.filter(|_| is_json).ok_or_else(|| LibraryError::NotInLibrary { path: file.to_owned() })
    }

    /// Waits until no other window changes files of the folder.
    pub(crate) fn lock(&self) -> FolderLock {
        FolderLock::acquire(&self.folder)
    }

    /// Notes what a file now holds, after this library has written it. The index is not written.
    pub(crate) fn note_written(&mut self, name: &OsStr, record: &Record) {
        self.note(name, GameDetails::of(record));
        self.seen.insert(name.to_owned(), content_hash(record));
    }

    /// Notes what a file holds. The index is not written. A file that has vanished since is noted as gone.
    pub(crate) fn note(&mut self, name: &OsStr, details: Result<GameDetails, UnusableFile>) {
        match fs::metadata(self.path_of(name)) {
            Ok(metadata) => self.put(name.to_owned(), FileStamp::new(&metadata, Timestamp::now()), details),
            Err(_) => drop(self.games.remove(name)),
        }
        self.outdated_rows.insert(name.to_owned());
    }

    /// Notes that a file is gone. The index is not written.
    pub(crate) fn note_removed(&mut self, name: &OsStr) {
        self.games.remove(name);
        self.seen.remove(name);
        self.outdated_rows.insert(name.to_owned());
    }

    fn put(&mut self, name: OsString, stamp: FileStamp, details: Result<GameDetails, UnusableFile>) {
        let favourite = self.games.get(&name).is_some_and(|game| game.favourite);
        let file = self.path_of(&name);
        self.games.insert(name, LibraryEntry { file, stamp, favourite, details });
    }

    /// Writes the rows that are out of date to the index, and removes the rows of games that are gone or damaged. If that fails, the index
    /// is given up and the games are listed from memory: the files have everything.
    pub(crate) fn write_index(&mut self) {
        let names = std::mem::take(&mut self.outdated_rows);
        let Some(index) = &self.index else { return };
        // Names that are not Unicode have no row. Their files are read each time.
        let changes = names.iter().filter_map(|name| Some((name.to_str()?, self.games.get(name).and_then(row_of))));
        let mut changes = changes.peekable();
        if changes.peek().is_none() {
            return;
        }
        if let Err(fault) = index.commit(changes) {
            self.index = None;
            self.state = IndexState::InMemory(self.index_error(fault));
        }
    }

    fn index_error(&self, fault: IndexFault) -> IndexError {
        IndexError { path: self.folder.join(INDEX_FILE), fault }
    }

    /// Opens the index, or builds a new index if it cannot be used. The rows of the index are taken over for files of which nothing is
    /// known yet.
    fn open_index(&mut self) {
        let _lock = self.lock();
        let path = self.folder.join(INDEX_FILE);
        match Index::open(&path) {
            Ok((index, rows)) => {
                self.index = Some(index);
                self.state = IndexState::Fresh;
                self.reconcile(rows);
            }
            Err(fault) if fault.can_be_rebuilt() => match Index::create(&path) {
                Ok(index) => {
                    self.index = Some(index);
                    self.state = IndexState::Rebuilt(self.index_error(fault));
                    self.reconcile(Rows::new());
                }
                Err(fault) => self.state = IndexState::InMemory(self.index_error(fault)),
            },
            Err(fault) => {
                self.state = IndexState::InMemory(self.index_error(fault));
                if self.games.is_empty() {
                    self.take_rows(read_copy(&path).unwrap_or_default());
                }
            }
        }
    }

    /// Brings an index that was just opened in step with the games that are known already, which are at least as new.
    fn reconcile(&mut self, rows: Rows) {
        if self.games.is_empty() {
            self.take_rows(rows);
            return;
        }
        self.outdated_rows.extend(rows.into_keys().map(OsString::from));
        self.outdated_rows.extend(self.games.keys().cloned());
        self.write_index();
    }

    fn take_rows(&mut self, rows: Rows) {
        for (name, row) in rows {
            // A row cannot name a file outside the folder, and only files that are found there stay in the list.
            self.put(name.into(), row.stamp, Ok(row.details));
        }
    }
}

impl Drop for Library {
    fn drop(&mut self) {
        self.write_index();
    }
}

/// The row of a game in the index; `None` for damaged files.
fn row_of(game: &LibraryEntry) -> Option<Row> {
    let details = game.details.clone().ok()?;
    Some(Row { stamp: game.stamp, details })
}
