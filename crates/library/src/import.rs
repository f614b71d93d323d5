//! Import of games: files of every format that can be read, folders of such files, and texts.
//!
//! A [`GameImport`] goes from game to game. It needs the library only while it writes a game, so that others can use the library meanwhile.

use std::collections::{HashMap, VecDeque};
use std::fs;
use std::path::{Path, PathBuf};

use cannon_files::games::{EXTENSIONS, numbered};
use cannon_files::{Fault, FileError, Import, folder, games_in_text, read_games};
use cannon_rules::message::{Message, ToMessage};
use cannon_rules::record::Record;

use crate::names::{MAX_NAME_LENGTH, clean_name};
use crate::save::is_same;
use crate::summary::content_hash;
use crate::{Library, LibraryError, UnusableFile};

/// The files of the library, grouped by the hash of their content.
type KnownGames = HashMap<u64, Vec<PathBuf>>;

/// Extension of texts of any kind. In a folder, such a file without a game is probably a text about something else.
const TEXT_EXTENSION: &str = "txt";

/// After this many games, the index is written, so that no single write of it takes long.
const GAMES_PER_INDEX_WRITE: usize = 64;

/// What became of a game that was to be imported, or of a file without games.
#[derive(Debug)]
pub struct ImportedGame {
    /// The file, or the name of the text.
    pub path: PathBuf,
    /// The number of the game, if the file has several games.
    pub number: Option<u64>,
    /// What became of it.
    pub outcome: ImportOutcome,
    /// Where and why the reader stopped, if only the beginning of the game could be read.
    pub stopped: Option<Fault>,
}

/// The outcome of importing a game. Its file is never changed.
#[derive(Debug)]
pub enum ImportOutcome {
    /// The game was copied to this file of the library.
    Imported(PathBuf),
    /// The library has the same game with the same actions, in this file.
    AlreadyThere(PathBuf),
    /// The file is in a folder that was imported and is about something else, or the folder has no file that could have games.
    NoGame,
    /// The file has no game, or a game that could not be read or copied.
    Refused(LibraryError),
}

impl ImportedGame {
    /// What is wrong with the game, for a player who knows its file; `None` if the whole game is in the library.
    pub fn fault(&self) -> Option<Message> {
        let reason = match (&self.outcome, &self.stopped) {
            (ImportOutcome::Refused(LibraryError::Unusable { path, reason }), _) => reason.message(path),
            (ImportOutcome::Refused(error), _) => error.to_message(),
            (ImportOutcome::NoGame, _) | (_, None) => return None,
            (_, Some(fault)) => fault.to_message(),
        };
        Some(match self.number {
            Some(number) => numbered(number, reason),
            None => reason,
        })
    }
}

/// How far an import is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportProgress {
    /// Number of files that are done.
    pub files_done: usize,
    /// Number of all files.
    pub files: usize,
    /// Number of games that were met so far, whatever became of them.
    pub games: usize,
}

/// Something with games.
#[derive(Debug)]
enum Source {
    File { path: PathBuf, is_in_folder: bool },
    Text { name: String, text: String },
}

/// A game that was read and can be written.
#[derive(Debug)]
struct ReadGame {
    path: PathBuf,
    number: Option<u64>,
    name: String,
    import: Import,
}

/// An import that is under way. Dropping it ends the import after the last game that was written.
#[derive(Debug, Default)]
pub struct GameImport {
    sources: VecDeque<Source>,
    /// Number of sources at the beginning.
    files: usize,
    /// The games of the file that was read last, in reverse order.
    waiting: Vec<(Option<u64>, Result<Import, FileError>)>,
    /// The path of that file, and the beginning of the names of its games.
    current: (PathBuf, String),
    next: Option<ReadGame>,
    /// The games of the library, once the first game is written.
    known: Option<KnownGames>,
    games: usize,
    report: Vec<ImportedGame>,
}

impl GameImport {
    /// The import of files and of the visible files in folders that have one of the extensions of games. Nothing is read yet but the
    /// listings of the folders.
    pub fn of_paths<P: AsRef<Path>>(paths: impl IntoIterator<Item = P>) -> GameImport {
        let mut import = GameImport::default();
        for path in paths {
            let path = path.as_ref();
            if !path.is_dir() {
                import.sources.push_back(Source::File { path: path.to_owned(), is_in_folder: false });
                continue;
            }
            match folder::files_with(path, &EXTENSIONS) {
                Ok(files) if files.is_empty() => import.note(path, None, ImportOutcome::NoGame),
                Ok(files) => {
                    let mut files: Vec<PathBuf> = files.into_iter().map(|(path, _)| path).collect();
                    files.sort();
                    let source = |path| Source::File { path, is_in_folder: true };
                    import.sources.extend(files.into_iter().map(source));
                }
                Err(error) => import.note(path, None, ImportOutcome::Refused(LibraryError::io(path)(error))),
            }
        }
        import.files = import.sources.len();
        import
    }

    /// The import of the games in a text. The name stands for the name of a file.
    pub fn of_text(name: String, text: String) -> GameImport {
        GameImport { sources: [Source::Text { name, text }].into(), files: 1, ..GameImport::default() }
    }

    /// How far the import is.
    pub fn progress(&self) -> ImportProgress {
        let is_reading = usize::from(!self.waiting.is_empty() || self.next.is_some());
        let files_done = self.files - self.sources.len() - is_reading;
        ImportProgress { files_done, files: self.files, games: self.games }
    }

    /// Reads the next file, or prepares the next game of a file that was read. Returns whether there is more to do.
    pub fn read_next(&mut self) -> bool {
        if self.next.is_some() {
            return true;
        }
        if let Some((number, game)) = self.waiting.pop() {
            self.games += 1;
            self.prepare(number, game);
            return true;
        }
        match self.sources.pop_front() {
            Some(source) => self.read(source),
            None => return false,
        }
        true
    }

    /// Writes the game that was read last, if it waits to be written.
    pub fn write_to(&mut self, library: &mut Library) {
        let Some(ReadGame { path, number, name, import }) = self.next.take() else { return };
        let known = self.known.get_or_insert_with(|| library.known_games());
        let outcome = library.import_game(&name, &import.record, known).unwrap_or_else(ImportOutcome::Refused);
        self.report.push(ImportedGame { path, number, outcome, stopped: import.stopped });
        if self.report.len().is_multiple_of(GAMES_PER_INDEX_WRITE) {
            library.write_index();
        }
    }

    /// Whether a game waits to be written.
    pub const fn has_game(&self) -> bool {
        self.next.is_some()
    }

    /// Ends the import. The report has an entry for every game that was met, in the order of the paths, and for every file and folder
    /// without games.
    pub fn finish(self, library: &mut Library) -> Vec<ImportedGame> {
        library.write_index();
        self.report
    }

    fn note(&mut self, path: &Path, number: Option<u64>, outcome: ImportOutcome) {
        self.report.push(ImportedGame { path: path.to_owned(), number, outcome, stopped: None });
    }

    /// Reads a file. Its games wait then.
    fn read(&mut self, source: Source) {
        match source {
            Source::Text { name, text } => {
                let path = PathBuf::from(&name);
                let games = match games_in_text(&text) {
                    Ok((_, games)) => games.into_iter().map(|game| (game.number, game.game)).collect(),
                    Err(error) => vec![(0, Err(error))],
                };
                let games =
                    games.into_iter().map(|(number, game)| (number, game.map_err(|error| error.in_file(&path))));
                self.wait_with(games.collect(), path, name);
            }
            Source::File { path, is_in_folder } => match games_in_file(&path) {
                Ok(games) => {
                    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                    self.wait_with(games, path, stem);
                }
                Err(ReadError::File(FileError::Import { fault, .. }))
                    if is_in_folder && fault.is_unknown_format() && has_text_extension(&path) =>
                {
                    self.note(&path, None, ImportOutcome::NoGame);
                }
                Err(ReadError::File(error)) => {
                    self.note(&path, None, ImportOutcome::Refused(LibraryError::unusable(&path)(error.into())));
                }
                Err(ReadError::Library(error)) => self.note(&path, None, ImportOutcome::Refused(error)),
            },
        }
    }

    fn wait_with(&mut self, games: Vec<(u64, Result<Import, FileError>)>, path: PathBuf, name: String) {
        let is_single = games.len() == 1;
        self.waiting = games.into_iter().rev().map(|(number, game)| ((!is_single).then_some(number), game)).collect();
        self.current = (path, name);
    }

    /// Replays a game, which can be written then. One of several games is named after its file with its number.
    fn prepare(&mut self, number: Option<u64>, game: Result<Import, FileError>) {
        let (path, stem) = &self.current;
        let replayed = game.and_then(|import| match import.record.replay() {
            Ok(_) => Ok(import),
            Err(error) => Err(FileError::Record { path: path.clone(), error }),
        });
        match replayed {
            Ok(import) => {
                let (name, record) = match number {
                    Some(number) => {
                        let name = numbered_name(stem, number);
                        (name.clone(), Record { name: Some(name), ..import.record })
                    }
                    None => (stem.clone(), import.record),
                };
                self.next = Some(ReadGame { path: path.clone(), number, name, import: Import { record, ..import } });
            }
            Err(error) => {
                let error = LibraryError::unusable(path)(error.into());
                self.note(&path.clone(), number, ImportOutcome::Refused(error));
            }
        }
    }
}

impl Library {
    /// Imports the games in files and folders at once; see [`GameImport`].
    pub fn import<P: AsRef<Path>>(&mut self, paths: impl IntoIterator<Item = P>) -> Vec<ImportedGame> {
        let mut import = GameImport::of_paths(paths);
        while import.read_next() {
            import.write_to(self);
        }
        import.finish(self)
    }

    /// Imports one game of this name, unless the library has the same game with the same actions.
    ///
    /// # Errors
    /// The game cannot be written.
    pub fn import_record(&mut self, name: &str, record: &Record) -> Result<ImportOutcome, LibraryError> {
        let mut known = self.known_games();
        let outcome = self.import_game(name, record, &mut known)?;
        self.write_index();
        Ok(outcome)
    }

    fn known_games(&self) -> KnownGames {
        let mut known = KnownGames::new();
        for game in self.games.values() {
            if let Some(content) = game.content() {
                known.entry(content).or_default().push(game.file.clone());
            }
        }
        known
    }

    /// Adds a game of this name, unless one of the `known` files has the same content. The index is not written.
    fn import_game(
        &mut self,
        name: &str,
        record: &Record,
        known: &mut KnownGames,
    ) -> Result<ImportOutcome, LibraryError> {
        let files = known.entry(content_hash(record)).or_default();
        let is_there = |file: &&PathBuf| cannon_files::read_record(file).is_ok_and(|saved| is_same(&saved, record));
        if let Some(same) = files.iter().find(is_there) {
            return Ok(ImportOutcome::AlreadyThere(same.clone()));
        }
        let _lock = self.lock();
        let file = self.create_as(name, record)?;
        files.push(file.clone());
        Ok(ImportOutcome::Imported(file))
    }
}

/// Why a file cannot be read.
enum ReadError {
    Library(LibraryError),
    File(FileError),
}

/// The games in a file with their numbers.
fn games_in_file(path: &Path) -> Result<Vec<(u64, Result<Import, FileError>)>, ReadError> {
    let metadata = fs::metadata(path).map_err(|error| ReadError::Library(LibraryError::io(path)(error)))?;
    // A pipe could keep the reader waiting for ever.
    if !metadata.is_file() {
        return Err(ReadError::Library(LibraryError::unusable(path)(UnusableFile::NotAFile)));
    }
    let games = read_games(path).map_err(ReadError::File)?;
    Ok(games.into_iter().map(|game| (game.number, game.game)).collect())
}

fn has_text_extension(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == TEXT_EXTENSION)
}

/// The name of one of several games. The number is kept even if the name must be cut.
fn numbered_name(stem: &str, number: u64) -> String {
    let number = number.to_string();
    let cut_stem: String = stem.chars().take(MAX_NAME_LENGTH.saturating_sub(number.len() + 1)).collect();
    clean_name(&format!("{cut_stem} {number}"))
}
