//! Logs of what happened, in the order of time. Two logs of the same player are merged by the union of their entries.

use std::cmp::Ordering;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// An entry of a [`Log`].
pub(crate) trait LogEntry: Clone {
    /// Identifies what the entry is about. A log has one entry for each key.
    type Key<'a>: Ord
    where
        Self: 'a;
    /// The greatest number of entries in a log. The oldest are dropped beyond it.
    const MAX_ENTRIES: usize;

    /// The key.
    fn key(&self) -> Self::Key<'_>;
    /// When it happened.
    fn time(&self) -> Timestamp;
    /// `Greater` if this entry is kept rather than the other entry, which has the same key. It is a total order, so that merging does not
    /// depend on the order of the logs.
    fn precedence(&self, other: &Self) -> Ordering;
}

/// Entries in the order of time, and of their keys at the same time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Log<E>(Vec<E>);

impl<E> Default for Log<E> {
    fn default() -> Self {
        Log(Vec::new())
    }
}

impl<E> Log<E> {
    /// The entries, the oldest first.
    pub(crate) fn entries(&self) -> &[E] {
        &self.0
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<E: LogEntry> Log<E> {
    /// The time of the last entry.
    pub(crate) fn last_time(&self) -> Option<Timestamp> {
        self.0.last().map(LogEntry::time)
    }

    /// Inserts an entry, unless the log has an entry with the same key that takes precedence. Returns whether it was inserted.
    pub(crate) fn insert(&mut self, entry: E) -> bool {
        let known = self.0.iter().rfind(|other| other.key() == entry.key());
        let is_inserted = known.is_none_or(|known| entry.precedence(known) == Ordering::Greater);
        if is_inserted {
            self.merge(Log(vec![entry]));
        }
        is_inserted
    }

    /// Adds the entries of another log. The result is the same in either order.
    pub(crate) fn merge(&mut self, other: Log<E>) {
        self.0.extend(other.0);
        // Of the entries with the same key, the one to keep comes first.
        self.0.sort_by(|a, b| a.key().cmp(&b.key()).then_with(|| b.precedence(a)));
        self.0.dedup_by(|later, first| later.key() == first.key());
        self.0.sort_by(|a, b| a.time().cmp(&b.time()).then_with(|| a.key().cmp(&b.key())));
        self.0.drain(..self.0.len().saturating_sub(E::MAX_ENTRIES));
    }

    /// Drops the entries up to a time.
    pub(crate) fn drop_until(&mut self, time: Timestamp) {
        self.0.retain(|entry| entry.time() > time);
    }
}
