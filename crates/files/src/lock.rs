//! Locks of files, by which programs take turns.

use std::fs::{File, TryLockError};
use std::thread;
use std::time::Duration;

/// Time between two attempts.
const PAUSE: Duration = Duration::from_millis(10);
/// Number of attempts.
const ATTEMPTS: u32 = 100;

/// Locks a file until it is closed. Waits up to a second for another program that holds the lock.
///
/// # Errors
/// Another program holds the lock for longer, or the system cannot lock the file.
pub fn wait_for_lock(file: &File) -> Result<(), TryLockError> {
    for _ in 1..ATTEMPTS {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
            locked => return locked,
        }
    }
    file.try_lock()
}
