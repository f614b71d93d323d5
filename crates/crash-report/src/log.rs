//! The facts and events that a report will contain.

use std::collections::{BTreeMap, VecDeque};
use std::fmt::Write;
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::Instant;

/// Number of events that are kept.
const KEPT_EVENTS: usize = 60;
/// Number of lost threads that are kept. A library may start a thread again and again.
const KEPT_LOST_THREADS: usize = 5;

/// The facts and events of this process.
#[derive(Debug)]
pub(super) struct Log {
    facts: BTreeMap<&'static str, String>,
    events: VecDeque<(Instant, String)>,
    /// The first threads that were lost, with their back traces.
    lost_threads: Vec<(LostThread, String)>,
    /// Number of lost threads that [`take_lost_threads`] has returned so far.
    returned: usize,
}

/// A thread that has panicked, on which the program does not depend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LostThread {
    /// The thread, the place in the source text, and the message of the panic.
    pub message: String,
    /// The path of the source text of the panic. The path contains the name of the library.
    pub file: String,
}

static LOG: Mutex<Log> =
    Mutex::new(Log { facts: BTreeMap::new(), events: VecDeque::new(), lost_threads: Vec::new(), returned: 0 });

/// Sets a fact about the program or the system, such as the graphics adapter. It replaces the former value of the same name.
pub fn set_fact(name: &'static str, value: impl Into<String>) {
    lock().facts.insert(name, value.into());
}

/// Adds an event to the last events, such as an action of a player.
pub fn push_event(event: impl Into<String>) {
    lock().push_event(event.into());
}

/// Notes that a thread has panicked on which the program does not depend. Does nothing if the log is in use, perhaps by the thread itself:
/// this function runs in the panic hook, which must not wait.
pub(super) fn push_lost_thread(thread: LostThread, back_trace: String) {
    let mut log = match LOG.try_lock() {
        Ok(log) => log,
        Err(TryLockError::Poisoned(error)) => error.into_inner(),
        Err(TryLockError::WouldBlock) => return,
    };
    log.push_event(format!("lost {}", thread.message));
    if log.lost_threads.len() < KEPT_LOST_THREADS {
        log.lost_threads.push((thread, back_trace));
    }
}

/// The threads that were lost since the last call: they have panicked, and the program does not depend on them. Of a great number, only the
/// first are returned.
pub fn take_lost_threads() -> Vec<LostThread> {
    let mut log = lock();
    let new: Vec<LostThread> = log.lost_threads.iter().skip(log.returned).map(|(thread, _)| thread.clone()).collect();
    log.returned += new.len();
    new
}

/// Whether a thread was lost.
pub(super) fn has_lost_threads() -> bool {
    !lock().lost_threads.is_empty()
}

/// The facts and events as lines of text. If the log is in use, perhaps by the thread that panicked, a line says so instead.
pub(super) fn lines() -> String {
    let Ok(log) = LOG.try_lock() else { return "(the log was in use)\n".to_owned() };
    log.lines(Instant::now())
}

fn lock() -> MutexGuard<'static, Log> {
    LOG.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Log {
    fn push_event(&mut self, event: String) {
        if self.events.len() == KEPT_EVENTS {
            self.events.pop_front();
        }
        self.events.push_back((Instant::now(), event));
    }

    fn lines(&self, now: Instant) -> String {
        let mut text = String::new();
        for (name, value) in &self.facts {
            let _ = writeln!(text, "{name}: {value}");
        }
        text.push_str("\nLast events, with the seconds before the crash:\n");
        for (time, event) in &self.events {
            let _ = writeln!(text, "{:9.2}  {event}", now.saturating_duration_since(*time).as_secs_f32());
        }
        for (thread, back_trace) in &self.lost_threads {
            let _ = write!(text, "\nLost before the crash: {}\n{back_trace}", thread.message);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_events_are_kept() {
        for number in 0..=KEPT_EVENTS {
            push_event(format!("event {number}."));
        }
        set_fact("adapter", "first");
        set_fact("adapter", "second");
        let lines = lines();
        assert!(!lines.contains("event 0.") && lines.contains("event 1.") && lines.contains("event 60."), "{lines}");
        assert!(lines.starts_with("adapter: second\n") && !lines.contains("first"), "{lines}");
    }
}
