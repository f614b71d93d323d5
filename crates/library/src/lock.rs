//! Lock of a folder, so that two windows do not change the same game at the same moment.

use std::fs::{File, TryLockError};
use std::path::Path;
use std::thread;
use std::time::Duration;

/// The file that is locked. It is empty, and stays.
const LOCK_FILE: &str = ".lock";
/// Time between two attempts.
const PAUSE: Duration = Duration::from_millis(10);
/// Number of attempts. A program that holds the lock longer is taken to hang.
const ATTEMPTS: u32 = 100;

/// The lock of a folder, released when the value is dropped or the program ends in any way.
pub(crate) struct FolderLock {
    _file: Option<File>,
}

impl FolderLock {
    /// Waits for the lock, up to a second. Where it cannot be had, work goes on without it: file systems without locks,
    /// read-only folders and hanging programs must not keep a player from saving a game.
    pub(crate) fn acquire(folder: &Path) -> FolderLock {
        let options = File::options().write(true).create(true).truncate(false).open(folder.join(LOCK_FILE));
        let Ok(file) = options else { return FolderLock { _file: None } };
        for _ in 0..ATTEMPTS {
            match file.try_lock() {
                Ok(()) => return FolderLock { _file: Some(file) },
                Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
                Err(TryLockError::Error(_)) => break,
            }
        }
        FolderLock { _file: None }
    }
}
