//! Files of a folder: the listing, and the parallel reading of those that are new or changed.

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use jiff::Timestamp;

use crate::names::EXTENSION;
use crate::summary::{FileStamp, GameDetails};
use crate::{LibraryError, UnusableFile};

/// Number of files from which on several threads read them.
const PARALLEL_FROM: usize = 32;

/// A file found in the folder.
#[derive(Clone, Debug)]
pub(crate) struct FoundFile {
    /// Its name.
    pub(crate) name: OsString,
    /// Its size and time.
    pub(crate) stamp: FileStamp,
}

/// The visible JSON files of a folder, in no order. Folders and special files of such names are left out.
pub(crate) fn json_files_in(folder: &Path) -> Result<Vec<FoundFile>, LibraryError> {
    let now = Timestamp::now();
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(LibraryError::io(folder))? {
        let entry = entry.map_err(LibraryError::io(folder))?;
        let name = entry.file_name();
        let is_json = Path::new(&name).extension().is_some_and(|extension| extension == EXTENSION);
        if !is_json || name.as_encoded_bytes().starts_with(b".") {
            continue;
        }
        // Links are followed. A file that was removed since is none.
        let Ok(metadata) = fs::metadata(entry.path()) else { continue };
        if metadata.is_file() {
            found.push(FoundFile { name, stamp: FileStamp::new(&metadata, now) });
        }
    }
    Ok(found)
}

/// Reads and replays files of a folder on all cores. The results are in the order of `files`.
pub(crate) fn read_all(folder: &Path, files: &[FoundFile]) -> Vec<Result<GameDetails, UnusableFile>> {
    let read = |file: &FoundFile| GameDetails::read(&folder.join(&file.name));
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get());
    if files.len() < PARALLEL_FROM || cores == 1 {
        return files.iter().map(read).collect();
    }
    let next = AtomicUsize::new(0);
    let work = || {
        let mut results = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(file) = files.get(index) else { return results };
            results.push((index, read(file)));
        }
    };
    let mut results = thread::scope(|scope| {
        let others: Vec<_> = (1..cores).map(|_| scope.spawn(work)).collect();
        let mut results = work();
        // A thread ends early only by a panic, which no file causes. Its files are reported as unreadable.
        results.extend(others.into_iter().filter_map(|thread| thread.join().ok()).flatten());
        results
    });
    results.sort_unstable_by_key(|(index, _)| *index);
    let mut results = results.into_iter().peekable();
    (0..files.len())
        .map(|index| match results.next_if(|(found, _)| *found == index) {
            Some((_, result)) => result,
            None => Err(UnusableFile::Unfinished),
        })
        .collect()
}
