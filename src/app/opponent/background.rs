//! Threads with the lowest priority, so that a search does not slow down rendering.

use std::panic::resume_unwind;
use std::thread;

use bevy::prelude::*;
use thread_priority::{ThreadPriority, set_current_thread_priority};

/// Gives the current thread the lowest priority. Not every system can raise it again, so only a thread that ends with the search may call
/// this.
pub(in crate::app) fn lower_thread_priority() {
    // On other systems the priority might apply to the whole process.
    if cfg!(any(target_os = "linux", target_os = "macos", windows))
        && let Err(error) = set_current_thread_priority(ThreadPriority::Min)
    {
        debug!("a search runs at normal priority: {error:?}");
    }
}

/// Runs `work` on a new thread, which calls `on_start` first, and waits for it. A thread of a task pool does other work as well and must
/// not lower its own priority.
pub(in crate::app) fn run_on_new_thread<T: Send>(on_start: fn(), work: impl FnOnce() -> T + Send) -> T {
    let result = thread::scope(|scope| {
        let worker = scope.spawn(|| {
            on_start();
            work()
        });
        worker.join()
    });
    result.unwrap_or_else(|panic| resume_unwind(panic))
}
