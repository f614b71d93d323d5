//! The facts and events that a report will contain.

use std::collections::{BTreeMap, VecDeque};
use std::fmt::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// Number of events that are kept.
const KEPT_EVENTS: usize = 60;

/// The facts and events of this process.
#[derive(Debug)]
pub(super) struct Log {
    facts: BTreeMap<&'static str, String>,
    events: VecDeque<(Instant, String)>,
}

static LOG: Mutex<Log> = Mutex::new(Log { facts: BTreeMap::new(), events: VecDeque::new() });

/// Sets a fact about the program or the system, such as the graphics adapter. It replaces the former value of the same name.
pub fn set_fact(name: &'static str, value: impl Into<String>) {
    lock().facts.insert(name, value.into());
}

/// Adds an event to the last events, such as an action of a player.
pub fn push_event(event: impl Into<String>) {
    let mut log = lock();
    if log.events.len() == KEPT_EVENTS {
        log.events.pop_front();
    }
    log.events.push_back((Instant::now(), event.into()));
}

/// The facts and events as lines of text. The thread that panicked may hold the lock, in which case there are none.
pub(super) fn lines() -> String {
    let Ok(log) = LOG.try_lock() else { return "(the log was in use)\n".to_owned() };
    log.lines(Instant::now())
}

fn lock() -> MutexGuard<'static, Log> {
    LOG.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Log {
    fn lines(&self, now: Instant) -> String {
        let mut text = String::new();
        for (name, value) in &self.facts {
            let _ = writeln!(text, "{name}: {value}");
        }
        text.push_str("\nLast events, with the seconds before the crash:\n");
        for (time, event) in &self.events {
            let _ = writeln!(text, "{:9.2}  {event}", now.saturating_duration_since(*time).as_secs_f32());
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
