//! Favourites as empty files: a game is a favourite if the folder `.favourites` holds a file of its name.
//!
//! The index can be lost and rebuilt, so favourites are not kept there. They are not a field of the record either, because a
//! program that plays on would have to carry it along, and older programs refuse unknown fields. Empty files have no content that could
//! be damaged, and two windows can change different favourites at the same moment.

use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::LibraryError;

/// Name of the folder. The leading dot keeps older programs from listing it.
const FOLDER: &str = ".favourites";

/// The favourites among the files of a folder.
#[derive(Clone, Debug)]
pub(crate) struct Favourites {
    folder: PathBuf,
}

impl Favourites {
    /// The favourites among the files of this folder.
    pub(crate) fn of(games: &Path) -> Favourites {
        Favourites { folder: games.join(FOLDER) }
    }

    /// The names of all favourites. None if the folder cannot be read.
    pub(crate) fn names(&self) -> BTreeSet<OsString> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        entries.map(|entry| entry.file_name()).collect()
    }

    /// Whether the file of this name is marked, whether or not it exists.
    pub(crate) fn contains(&self, name: &OsStr) -> bool {
        self.folder.join(name).exists()
    }

    /// Marks a file as favourite, or removes the mark.
    pub(crate) fn set(&self, name: &OsStr, favourite: bool) -> Result<(), LibraryError> {
        let path = self.folder.join(name);
        if favourite {
            fs::create_dir_all(&self.folder).map_err(LibraryError::io(&self.folder))?;
            let created = File::options().write(true).create(true).truncate(false).open(&path);
            created.map(drop).map_err(LibraryError::io(&path))
        } else {
            match fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(LibraryError::io(&path)(error)),
                _ => Ok(()),
            }
        }
    }
}
