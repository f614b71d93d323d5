//! Lock of a folder, so that two windows do not change the same game at the same moment.

use std::fs::File;
use std::path::Path;

use cannon_files::lock::wait_for_lock;

/// The file that is locked. It is empty, and stays.
const LOCK_FILE: &str = ".lock";

/// The lock of a folder, released when the value is dropped or the program ends in any way.
pub(crate) struct FolderLock {
    _file: Option<File>,
}

impl FolderLock {
    /// Waits for the lock, up to a second. Where it cannot be had, work goes on without it: file systems without locks,
    /// read-only folders and hanging programs must not keep a player from saving a game.
    pub(crate) fn acquire(folder: &Path) -> FolderLock {
        let file = File::options().write(true).create(true).truncate(false).open(folder.join(LOCK_FILE));
        FolderLock { _file: file.ok().filter(|file| wait_for_lock(file).is_ok()) }
    }
}
