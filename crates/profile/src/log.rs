//! Logs of what happened, in the order of time. Two logs of the same player are merged by the union of their entries.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// An entry of a [`Log`].
pub(crate) trait LogEntry: Clone {
    /// Identifies what the entry is about. A log has one entry for each key.
    type Key: Ord;
    /// The greatest number of entries in a log. The oldest are dropped beyond it.
    const MAX_ENTRIES: usize;

    /// The key.
    fn key(&self) -> Self::Key;
    /// When it happened.
    fn time(&self) -> Timestamp;
    /// `Greater` if this entry is kept rather than another one with the same key. It is a total order, so that merging does not depend on the
    /// order of the logs.
    fn precedence(&self, other: &Self) -> Ordering;
}

/// How an entry was inserted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Inserted {
    /// It is the last entry now, and no other one was changed.
    Last,
    /// It lies before other entries, or replaced one, or an old one was dropped.
    Between,
    /// The log has an entry with its key, which was kept.
    Refused,
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

    /// Inserts an entry, unless there is one with its key that precedes it.
    pub(crate) fn insert(&mut self, entry: E) -> Inserted {
        let key = entry.key();
        let mut inserted = Inserted::Last;
        if let Some(index) = self.0.iter().rposition(|other| other.key() == key) {
            if entry.precedence(&self.0[index]) != Ordering::Greater {
                return Inserted::Refused;
            }
            self.0.remove(index);
            inserted = Inserted::Between;
        }
        let order = (entry.time(), key);
        let index = self.0.partition_point(|other| (other.time(), other.key()) < order);
        if index < self.0.len() {
            inserted = Inserted::Between;
        }
        self.0.insert(index, entry);
        if self.drop_oldest() { Inserted::Between } else { inserted }
    }

    /// Adds the entries of another log.
    pub(crate) fn merge(&mut self, other: Log<E>) {
        let mut union = BTreeMap::new();
        for entry in std::mem::take(&mut self.0).into_iter().chain(other.0) {
            match union.entry(entry.key()) {
                Entry::Vacant(vacant) => {
                    vacant.insert(entry);
                }
                Entry::Occupied(mut occupied) => {
                    if entry.precedence(occupied.get()) == Ordering::Greater {
                        occupied.insert(entry);
                    }
                }
            }
        }
        // The map is in the order of keys, and the sort is stable.
        self.0 = union.into_values().collect();
        self.0.sort_by_key(LogEntry::time);
        self.drop_oldest();
    }

    /// Drops the entries up to a time.
    pub(crate) fn drop_until(&mut self, time: Timestamp) {
        self.0.retain(|entry| entry.time() > time);
    }

    fn drop_oldest(&mut self) -> bool {
        let surplus = self.0.len().saturating_sub(E::MAX_ENTRIES);
        self.0.drain(..surplus);
        surplus > 0
    }
}
