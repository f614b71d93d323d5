//! Threads that must not spoil the picture: they run at the lowest priority, so that whatever draws goes first.

use std::panic::resume_unwind;
use std::thread;

use bevy::prelude::*;
use thread_priority::{ThreadPriority, set_current_thread_priority};

/// Gives the present thread the lowest priority there is. There is no way back on every system, so only threads that do nothing else
/// may call this.
pub(super) fn step_back() {
    // Elsewhere it might hold for the whole program.
    if cfg!(any(target_os = "linux", target_os = "macos", windows))
        && let Err(error) = set_current_thread_priority(ThreadPriority::Min)
    {
        debug!("a search goes on at the usual priority: {error:?}");
    }
}

/// Does the work on a thread of its own that begins so, and waits for it. Threads of a pool do other things, too, so that they must not
/// step back themselves.
pub(super) fn run<T: Send>(begin: fn(), work: impl FnOnce() -> T + Send) -> T {
    let done = thread::scope(|scope| {
        let worker = scope.spawn(|| {
            begin();
            work()
        });
        worker.join()
    });
    done.unwrap_or_else(|panic| resume_unwind(panic))
}
