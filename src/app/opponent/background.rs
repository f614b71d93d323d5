//! Threads that must not spoil the picture: searches run at the lowest priority, so that whatever draws goes first.

use std::thread::{self, JoinHandle};

use bevy::prelude::*;
use thread_priority::{ThreadPriority, set_current_thread_priority};

/// Runs something in a thread of its own, in the background.
pub(super) fn spawn<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
    thread::spawn(|| {
        step_back();
        work()
    })
}

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
