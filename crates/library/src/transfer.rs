//! Import of records, folders of records and the games of matches, and export of single games.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use cannon_files::match_games::{self, MatchError, MatchGame};
use cannon_files::{FileError, atomic};
use cannon_rules::record::{MAX_BYTES, Record, RecordError};

use crate::names::{MAX_NAME_LENGTH, clean_name};
use crate::save::is_same;
use crate::scan::json_files_in;
use crate::summary::content_hash;
use crate::{Library, LibraryError, UnusableFile};

/// The files of the library, grouped by the hash of their content.
type KnownGames = HashMap<u64, Vec<PathBuf>>;

/// What became of a game that was to be imported.
#[derive(Debug)]
pub struct ImportedFile {
    /// The file.
    pub path: PathBuf,
    /// What became of it.
    pub outcome: ImportOutcome,
}

/// The outcome of importing a game. Its file is never changed.
#[derive(Debug)]
pub enum ImportOutcome {
    /// The game was copied to this file of the library.
    Imported(PathBuf),
    /// The library has the same game with the same actions, in this file.
    AlreadyThere(PathBuf),
    /// The file is no game, or it could not be read or copied.
    Refused(LibraryError),
}

impl Library {
    /// Imports records and the games of matches. A folder stands for the visible JSON files directly in it. Each game is replayed first. The
    /// result has an entry for every game, in the order of the paths, and for every file and folder that cannot be read.
    pub fn import<P: AsRef<Path>>(&mut self, paths: impl IntoIterator<Item = P>) -> Vec<ImportedFile> {
        let mut known = KnownGames::new();
        for game in self.games.values() {
            if let Some(content) = game.content() {
                known.entry(content).or_default().push(game.file.clone());
            }
        }
        let mut report = Vec::new();
        for path in paths {
            let path = path.as_ref();
            match files_at(path) {
                Ok(files) => files.iter().for_each(|path| self.import_file(path, &mut known, &mut report)),
                Err(error) => {
                    report.push(ImportedFile { path: path.to_owned(), outcome: ImportOutcome::Refused(error) })
                }
            }
        }
        // The index is changed once for all games, instead of once for each game.
        self.write_index();
        report
    }

    /// Imports the games of a file, and notes what became of them.
    fn import_file(&mut self, path: &Path, known: &mut KnownGames, report: &mut Vec<ImportedFile>) {
        let mut note = |outcome: Result<ImportOutcome, LibraryError>| {
            let outcome = outcome.unwrap_or_else(ImportOutcome::Refused);
            report.push(ImportedFile { path: path.to_owned(), outcome });
        };
        match games_in(path) {
            Ok(games) => games.iter().for_each(|(name, game)| note(self.import_game(path, (name, game), known))),
            Err(error) => note(Err(error)),
        }
    }

    /// Imports a game of this name, unless one of the `known` files has the same content.
    fn import_game(
        &mut self,
        path: &Path,
        (name, record): (&str, &Record),
        known: &mut KnownGames,
    ) -> Result<ImportOutcome, LibraryError> {
        record.replay().map_err(|error| LibraryError::unusable(path)(error.into()))?;
        let files = known.entry(content_hash(record)).or_default();
        if let Some(same) =
            files.iter().find(|file| cannon_files::read_record(file).is_ok_and(|saved| is_same(&saved, record)))
        {
            return Ok(ImportOutcome::AlreadyThere(same.clone()));
        }
        let _lock = self.lock();
        let file = self.create_as(name, record)?;
        files.push(file.clone());
        Ok(ImportOutcome::Imported(file))
    }

    /// Copies the file of a game to a path outside the library, byte by byte, so that damaged files can be taken out as well. Nothing is
    /// ever replaced there.
    ///
    /// # Errors
    /// There is a file at the path already, the game's file cannot be read or is too long, or the copy cannot be written.
    pub fn export(&self, file: &Path, to: &Path) -> Result<(), LibraryError> {
        self.name_of(file)?;
        let bytes = cannon_files::read_bytes(file, MAX_BYTES).map_err(LibraryError::io(file))?;
        if bytes.len() > MAX_BYTES {
            return Err(LibraryError::unusable(file)(RecordError::TooLong.into()));
        }
        atomic::write_new(to, &bytes).map_err(LibraryError::io(to))
    }
}

/// The games in a file with their names. A record is named after the file. The games of a match are named after the file with the number of
/// the game.
fn games_in(path: &Path) -> Result<Vec<(String, Record)>, LibraryError> {
    // A pipe could keep the reader waiting for ever.
    if !fs::metadata(path).map_err(LibraryError::io(path))?.is_file() {
        return Err(LibraryError::unusable(path)(UnusableFile::NotAFile));
    }
    let unusable = |error: FileError| LibraryError::unusable(path)(error.into());
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let text = cannon_files::read_text(path).map_err(unusable)?;
    if !match_games::is_match(&text) {
        return Ok(vec![(stem.into_owned(), cannon_files::read_record(path).map_err(unusable)?)]);
    }
    let games = match_games::read(path).map_err(unusable)?;
    if games.is_empty() {
        return Err(LibraryError::unusable(path)(UnusableFile::InvalidMatch(MatchError::Empty)));
    }
    let named = |MatchGame { number, record }: MatchGame| {
        let number = number.to_string();
        let cut_stem: String = stem.chars().take(MAX_NAME_LENGTH - number.len() - 1).collect();
        let name = clean_name(&format!("{cut_stem} {number}"));
        (name.clone(), Record { name: Some(name), ..record })
    };
    Ok(games.into_iter().map(named).collect())
}

/// The file at a path, or, if the path is a folder, the records in the folder in alphabetical order.
fn files_at(path: &Path) -> Result<Vec<PathBuf>, LibraryError> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut files: Vec<PathBuf> = json_files_in(path)?.into_iter().map(|file| path.join(file.name)).collect();
    files.sort();
    Ok(files)
}
