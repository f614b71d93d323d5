//! Files of a folder: the listing, and the parallel reading of those that are new or changed.

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use jiff::Timestamp;
use rayon::prelude::*;

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
    if files.len() < PARALLEL_FROM {
        return files.iter().map(read).collect();
    }
    files.par_iter().map(read).collect()
}
