//! Threads that must not spoil the picture: they run at the lowest priority, so that whatever draws goes first.

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
