//! Searches on threads with the lowest priority, so that they do not slow down rendering.

use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use bevy::prelude::*;
use thread_priority::{ThreadPriority, set_current_thread_priority};

use super::analysis_memory::AnalysisMemory;
use cannon_engine::{Level, Limits, SearchInfo, SearchOptions, Style, choose_action};
use cannon_rules::any::AnyTimeline;

/// Gives the current thread the lowest priority. Not every system can raise it again, so only a thread that ends with the search may call
/// this.
pub fn lower_thread_priority() {
    // On other systems the priority might apply to the whole process.
    if cfg!(any(target_os = "linux", target_os = "macos", windows))
        && let Err(error) = set_current_thread_priority(ThreadPriority::Min)
    {
        debug!("a search runs at normal priority: {error:?}");
    }
}

/// A search at full strength without limits, on all cores but one at the lowest priority, so that the window stays smooth. The
/// transposition table is kept from search to search.
pub(super) fn unlimited_options(timeline: &AnyTimeline, memory: &AnalysisMemory, style: Style) -> SearchOptions {
    let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    SearchOptions {
        limits: Some(Limits::default()),
        threads: NonZeroUsize::new(cores - 1).unwrap_or(NonZeroUsize::MIN),
        memory: Some(memory.of(timeline)),
        style,
        on_thread_start: Some(lower_thread_priority),
        ..SearchOptions::new(Level::MAX, 0)
    }
}

/// Runs `work` on a new thread, which calls `on_start` first, and waits for it. A thread of a task pool does other work as well and must
/// not lower its own priority.
pub fn run_on_new_thread<T: Send>(on_start: fn(), work: impl FnOnce() -> T + Send) -> T {
    let result = thread::scope(|scope| {
        let worker = scope.spawn(|| {
            on_start();
            work()
        });
        worker.join()
    });
    result.unwrap_or_else(|panic| resume_unwind(panic))
}

/// The flag that stops a search. Dropping it sets it.
#[derive(Debug, Default)]
pub(crate) struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    /// The flag for the search.
    pub(crate) fn share(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }
}

impl Drop for StopFlag {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// A search on a thread of its own with the lowest priority, which reports as it goes on. It stops when it is dropped.
pub struct BackgroundSearch {
    reports: Mutex<Receiver<SearchInfo>>,
    _stop_flag: StopFlag,
}

impl BackgroundSearch {
    /// Starts a search of the timeline's position.
    pub fn start(timeline: &AnyTimeline, options: SearchOptions) -> BackgroundSearch {
        let stop_flag = StopFlag::default();
        let (sender, reports) = channel();
        let (stop, timeline) = (stop_flag.share(), timeline.clone());
        // The task pool has few threads, and a search without an end would keep one of them from the computer player and the review.
        let thread = thread::Builder::new().name("background search".to_owned()).spawn(move || {
            lower_thread_priority();
            // Sending fails only if the search has been stopped, when nobody waits for reports any more.
            choose_action(&timeline, &options, &stop, &mut |info| drop(sender.send(info.clone())));
        });
        if let Err(error) = thread {
            warn!("no thread for a search: {error}");
        }
        BackgroundSearch { reports: Mutex::new(reports), _stop_flag: stop_flag }
    }

    /// The reports since the last call, and whether the search has ended.
    pub fn take_reports(&self) -> (Vec<SearchInfo>, bool) {
        let receiver = self.reports.lock().unwrap_or_else(PoisonError::into_inner);
        let mut reports = Vec::new();
        loop {
            match receiver.try_recv() {
                Ok(report) => reports.push(report),
                Err(error) => return (reports, error == TryRecvError::Disconnected),
            }
        }
    }
}
