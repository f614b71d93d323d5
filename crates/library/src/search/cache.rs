//! Cache of what a search needs of all games, in a file beside the index.
//!
//! The file begins with a magic word, and has a row for each game, each with a checksum and the [hash](crate::summary::content_hash) of the
//! record from which it was made. Rows are only appended: a later row about a file replaces an earlier one. When most rows are replaced, or
//! the file is damaged, it is written anew. Nothing is stored only there.

use std::collections::{HashMap, HashSet};
use std::ffi::{OsStr, OsString};
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

use cannon_files::atomic;
use rayon::prelude::*;

use super::bytes::{read_row, write_row};
use super::data::SearchData;
use crate::lock::FolderLock;

/// Name of the file in the folder of the games.
pub const CACHE_FILE: &str = "search.cache";
/// Maximum size of the file, in bytes. 10,000 games of 80 positions need about 14 MB.
pub const MAX_CACHE_BYTES: usize = 512 << 20;

/// The beginning of the file, with the version of its rows. A file of another version is written anew.
const MAGIC: [u8; 16] = *b"cannon-search-2\n";
/// Number of rows that may be replaced before the file is written anew, beside as many as there are games.
const SPARE_ROWS: usize = 200;

/// The cache of a folder. It is empty until the first search.
#[derive(Debug, Default)]
pub(crate) struct SearchCache {
    games: HashMap<OsString, SearchData>,
    is_loaded: bool,
    /// Number of rows in the file, of which some may be replaced. `None` if rows must not be appended to the file.
    rows_in_file: Option<usize>,
}

impl SearchCache {
    /// The data of a game, if it was [prepared](Self::prepare).
    pub(crate) fn get(&self, name: &OsStr, content: u64) -> Option<&SearchData> {
        self.games.get(name).filter(|data| data.content == content)
    }

    /// Reads the file, unless it was read before.
    pub(crate) fn open(&mut self, folder: &Path) {
        if !self.is_loaded {
            self.load(&folder.join(CACHE_FILE));
            self.is_loaded = true;
        }
    }

    /// Makes the data of all `wanted` games, each given by the name of its file and the hash of its record, and forgets files that are not
    /// `present`. Games that the cache lacks are read and replayed on all cores, and their data are written to the file. A fault of the
    /// file costs time and nothing else.
    pub(crate) fn prepare(&mut self, folder: &Path, wanted: &[(&OsStr, u64)], present: impl Fn(&OsStr) -> bool) {
        self.open(folder);
        self.games.retain(|name, _| present(name));
        let lacking: Vec<&OsStr> =
            wanted.iter().filter(|(name, content)| self.get(name, *content).is_none()).map(|(name, _)| *name).collect();
        if lacking.is_empty() {
            return;
        }
        let read = |name: &&OsStr| Some((name.to_os_string(), SearchData::read(&folder.join(name)).ok()?));
        let made: Vec<(OsString, SearchData)> = lacking.par_iter().filter_map(read).collect();
        let changed: HashSet<OsString> = made.iter().map(|(name, _)| name.clone()).collect();
        self.games.extend(made);
        // A cache that cannot be written, in a read-only folder or on a full disk, is made anew by the next program.
        let _ = self.store(folder, &changed);
    }

    /// Reads the file. Whatever follows a damaged row is not used.
    fn load(&mut self, path: &Path) {
        let bytes = cannon_files::read_bytes(path, MAX_CACHE_BYTES).unwrap_or_default();
        self.rows_in_file = read_rows(&bytes, |name, data| {
            self.games.insert(name.into(), data);
        });
    }

    /// Appends the rows of these games to the file, or writes the file anew if that is due.
    fn store(&mut self, folder: &Path, changed: &HashSet<OsString>) -> io::Result<()> {
        let _lock = FolderLock::acquire(folder);
        let path = folder.join(CACHE_FILE);
        let rows = self
            .rows_in_file
            .map(|rows| rows + changed.len())
            .filter(|&rows| rows <= 2 * self.games.len() + SPARE_ROWS);
        match rows {
            // The file may have vanished since.
            Some(rows) if is_cache(&path) => {
                // Until the rows are written, the end of the file may be torn.
                self.rows_in_file = None;
                let bytes = self.rows(|name| changed.contains(name)).0;
                OpenOptions::new().append(true).open(&path)?.write_all(&bytes)?;
                self.rows_in_file = Some(rows);
            }
            _ => {
                self.rows_in_file = None;
                let (rows, count) = self.rows(|_| true);
                let bytes = [MAGIC.as_slice(), &rows].concat();
                if bytes.len() <= MAX_CACHE_BYTES {
                    atomic::write(&path, &bytes)?;
                    self.rows_in_file = Some(count);
                }
            }
        }
        Ok(())
    }

    /// The rows of the games with these names, and their number. Names that are not Unicode have no row.
    fn rows(&self, is_wanted: impl Fn(&OsStr) -> bool) -> (Vec<u8>, usize) {
        let mut bytes = Vec::new();
        let mut count = 0;
        for (name, data) in self.games.iter().filter(|(name, _)| is_wanted(name)) {
            if let Some(name) = name.to_str() {
                write_row(&mut bytes, name, data);
                count += 1;
            }
        }
        (bytes, count)
    }
}

/// Reads the rows of a file up to the first damaged one. Returns their number, or `None` if the file is not a whole cache.
fn read_rows(bytes: &[u8], mut receive: impl FnMut(String, SearchData)) -> Option<usize> {
    let mut rows = bytes.strip_prefix(&MAGIC).filter(|_| bytes.len() <= MAX_CACHE_BYTES)?;
    let mut count = 0;
    while let Some((name, data)) = read_row(&mut rows) {
        receive(name, data);
        count += 1;
    }
    rows.is_empty().then_some(count)
}

/// The number of rows in the content of a cache. `None` if it is damaged or of another version. Never panics.
pub fn row_count(bytes: &[u8]) -> Option<usize> {
    read_rows(bytes, |_, _| {})
}

/// Whether there is a file that begins as a cache does.
fn is_cache(path: &Path) -> bool {
    let mut beginning = [0; MAGIC.len()];
    let read = std::fs::File::open(path).and_then(|mut file| io::Read::read_exact(&mut file, &mut beginning));
    read.is_ok() && beginning == MAGIC
}
