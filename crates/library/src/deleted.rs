//! Deletion with undo: a deleted game moves to a subfolder, from which it is removed for good after a month or on request.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};

use cannon_files::atomic;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, Unit};

use crate::favourites::Favourites;
use crate::names::{EXTENSION, candidates};
use crate::scan::json_files_in;
use crate::summary::GameDetails;
use crate::{Library, LibraryError};

/// Number of days after which [`purge_expired`](Library::purge_expired) removes deleted games.
pub const KEPT_DAYS: i64 = 30;

/// Name of the subfolder.
const FOLDER: &str = "deleted";
/// The time of deletion as the file name begins with it, in Coordinated Universal Time.
const TIME_FORMAT: &str = "%Y-%m-%d %H.%M.%S%.3f";
/// Length of the time in a file name, in bytes.
const TIME_LENGTH: usize = 23;

/// A deleted game, with which the deletion can be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deleted {
    /// The file in the subfolder.
    pub file: PathBuf,
    /// When it was deleted.
    pub at: Timestamp,
    /// The file name that it had.
    name: OsString,
}

impl Deleted {
    /// The deleted game in a file; `None` if the file was not named by [`Library::delete`].
    fn from_file(file: PathBuf) -> Option<Deleted> {
        let (at, name) = split_name(file.file_name()?)?;
        Some(Deleted { at, name, file })
    }
}

/// Splits the name of a deleted file into the time of its deletion and the name that it had.
fn split_name(name: &OsStr) -> Option<(Timestamp, OsString)> {
    let name = name.to_str()?;
    let (time, rest) = name.split_at_checked(TIME_LENGTH)?;
    let original = rest.strip_prefix(' ').filter(|original| !original.starts_with('.'))?;
    let time = DateTime::strptime(TIME_FORMAT, time).ok()?;
    Some((time.to_zoned(TimeZone::UTC).ok()?.timestamp(), original.into()))
}

/// A file name that is short enough to follow the time of deletion, with its extension.
fn shortened(name: &OsStr) -> OsString {
    const MAX_BYTES: usize = 255 - TIME_LENGTH - 1;
    if name.len() <= MAX_BYTES {
        return name.to_owned();
    }
    let end = format!(".{EXTENSION}");
    let text = name.to_string_lossy();
    let stem = text.strip_suffix(&end).unwrap_or(&text);
    format!("{}{end}", stem[..stem.floor_char_boundary(MAX_BYTES - end.len())].trim_end()).into()
}

impl Library {
    /// Deletes a game, or a damaged file: moves it to the subfolder `deleted`. With the result, [`undo_delete`](Self::undo_delete) undoes
    /// the deletion.
    ///
    /// # Errors
    /// The file cannot be moved. It is unchanged then.
    pub fn delete(&mut self, file: &Path) -> Result<Deleted, LibraryError> {
        let name = self.name_of(file)?.to_owned();
        let folder = self.deleted_folder();
        fs::create_dir_all(&folder).map_err(LibraryError::io(&folder))?;
        let _lock = self.lock();
        let is_favourite = self.favourites.contains(&name);
        // File names have milliseconds.
        let mut at = Timestamp::now().round(Unit::Millisecond).unwrap_or(Timestamp::UNIX_EPOCH);
        loop {
            let mut deleted_name = OsString::from(at.to_zoned(TimeZone::UTC).strftime(TIME_FORMAT).to_string());
            deleted_name.push(" ");
            deleted_name.push(shortened(&name));
            let target = folder.join(&deleted_name);
            if target.exists() {
                // Another window deleted a game of the same name within the same millisecond.
                at += SignedDuration::from_millis(1);
                continue;
            }
            let marks = Favourites::of(&folder);
            marks.set(&deleted_name, is_favourite)?;
            atomic::rename_new(file, &target).map_err(LibraryError::io(file))?;
            self.note_removed(&name);
            self.write_index();
            // The game is deleted already. A mark that stays keeps the name from being used again, and does no other harm.
            let _ = self.favourites.set(&name, false);
            return Ok(Deleted { file: target, at, name });
        }
    }

    /// Undoes a deletion. Returns the file, which has another name than before if there is another game of that name now.
    ///
    /// # Errors
    /// The file cannot be moved back. It is still among the deleted games then.
    pub fn undo_delete(&mut self, deleted: &Deleted) -> Result<PathBuf, LibraryError> {
        let _lock = self.lock();
        let marks = Favourites::of(&self.deleted_folder());
        let deleted_name = deleted.file.file_name().unwrap_or_default();
        let is_favourite = marks.contains(deleted_name);
        let stem = Path::new(&deleted.name).file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let names = std::iter::once(deleted.name.clone()).chain(candidates(&stem).map(OsString::from));
        for name in names {
            let file = self.path_of(&name);
            if file.exists() {
                continue;
            }
            self.favourites.set(&name, is_favourite)?;
            match atomic::rename_new(&deleted.file, &file).map_err(LibraryError::io(&deleted.file)) {
                Err(LibraryError::Exists { .. }) => {}
                moved => {
                    moved?;
                    let _ = marks.set(deleted_name, false);
                    self.note(&name, GameDetails::read(&file));
                    if let Some(game) = self.games.get_mut(&name) {
                        game.favourite = is_favourite;
                    }
                    self.write_index();
                    return Ok(file);
                }
            }
        }
        Err(LibraryError::NameTaken(stem))
    }

    /// The deleted games, the last one first. Files that the player put into the subfolder are left out.
    ///
    /// # Errors
    /// The subfolder cannot be read.
    pub fn deleted(&self) -> Result<Vec<Deleted>, LibraryError> {
        let folder = self.deleted_folder();
        if !folder.exists() {
            return Ok(Vec::new());
        }
        let files = json_files_in(&folder)?.into_iter().map(|file| folder.join(file.name));
        let mut deleted: Vec<Deleted> = files.filter_map(Deleted::from_file).collect();
        deleted.sort_by(|a, b| b.at.cmp(&a.at).then_with(|| a.file.cmp(&b.file)));
        Ok(deleted)
    }

    /// Removes the games for good that were deleted more than [`KEPT_DAYS`] days before `now`. Returns their number.
    ///
    /// # Errors
    /// The subfolder cannot be read, or a file cannot be removed. Others may have been removed already.
    pub fn purge_expired(&mut self, now: Timestamp) -> Result<usize, LibraryError> {
        let kept = SignedDuration::from_hours(24 * KEPT_DAYS);
        let expired = self.deleted()?.into_iter().filter(|deleted| now.duration_since(deleted.at) > kept);
        expired.map(|deleted| self.purge(&deleted)).try_fold(0, |count, removed| removed.map(|()| count + 1))
    }

    /// Removes a deleted game for good.
    ///
    /// # Errors
    /// The file cannot be removed.
    pub fn purge(&mut self, deleted: &Deleted) -> Result<(), LibraryError> {
        fs::remove_file(&deleted.file).map_err(LibraryError::io(&deleted.file))?;
        Favourites::of(&self.deleted_folder()).set(deleted.file.file_name().unwrap_or_default(), false)
    }

    fn deleted_folder(&self) -> PathBuf {
        self.folder().join(FOLDER)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn names_of_deleted_files_are_split_and_others_refused() {
        let (at, name) = split_name(OsStr::new("2026-02-28 07.05.09.012 my game.json")).expect("a deleted file");
        assert_eq!((at.to_string().as_str(), name.to_str()), ("2026-02-28T07:05:09.012Z", Some("my game.json")));
        for other in ["game.json", "2026-02-30 07.05.09.012 x.json", "2026-02-28 07.05.09.012x.json", ""] {
            assert_eq!(split_name(OsStr::new(other)), None, "{other}");
        }
    }

    proptest! {
        #[test]
        fn any_name_is_split_or_refused(name in "(2026-0[0-9]-[0-9]{2} [0-9]{2}.07.09.012 )?\\PC{0,40}") {
            if let Some((_, original)) = split_name(OsStr::new(&name)) {
                prop_assert!(name.ends_with(original.to_str().expect("a part of the text")));
            }
        }
    }
}
