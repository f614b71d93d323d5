//! Files of a folder: the listing, and the parallel reading of new and changed files.

use std::ffi::OsString;
use std::fs::Metadata;
use std::path::{Path, PathBuf};

use cannon_files::folder;
use jiff::Timestamp;
use rayon::prelude::*;

use crate::summary::{FileStamp, GameDetails};
use crate::{LibraryError, UnusableFile};

/// Minimum number of files that are read on several threads.
const PARALLEL_FROM: usize = 32;

/// A file found in the folder.
#[derive(Clone, Debug)]
pub(crate) struct FoundFile {
    /// Its name.
    pub(crate) name: OsString,
    /// Its size and time.
    pub(crate) stamp: FileStamp,
}

/// The [JSON files](folder::json_files) of a folder, in no order.
pub(crate) fn json_files_in(folder: &Path) -> Result<Vec<FoundFile>, LibraryError> {
    let now = Timestamp::now();
    let found = folder::json_files(folder).map_err(LibraryError::io(folder))?;
    let named = |(path, metadata): (PathBuf, Metadata)| {
        Some(FoundFile { name: path.file_name()?.to_owned(), stamp: FileStamp::new(&metadata, now) })
    };
    Ok(found.into_iter().filter_map(named).collect())
}

/// Reads and replays files of a folder on all cores. The results are in the order of `files`.
pub(crate) fn read_all(folder: &Path, files: &[FoundFile]) -> Vec<Result<GameDetails, UnusableFile>> {
    let read = |file: &FoundFile| GameDetails::read(&folder.join(&file.name));
    if files.len() < PARALLEL_FROM {
        return files.iter().map(read).collect();
    }
    files.par_iter().map(read).collect()
}
