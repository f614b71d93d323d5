//! The transposition table: what earlier search found out about positions that come up again.
//!
//! It is shared by all threads without locks. An entry is two words, the second stored together with the key's exclusive or
//! (Robert Hyatt's lockless hashing): a half-written entry does not match any key, and every hit has compared all 64 bits.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::params::{TABLE_BITS, TABLE_BITS_USUAL};
use crate::engine::score::{Value, from_table, to_table};
use crate::rules::PackedAction;

/// How an entry's value bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    /// It is the true value.
    Exact,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) action: Option<PackedAction>,
    pub(super) value: Value,
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

const NO_ACTION: u32 = u32::MAX;

impl Entry {
    fn pack(self, ply: usize) -> u64 {
        let action = self.action.map_or(NO_ACTION, PackedAction::bits);
        let value = to_table(self.value, ply) as i16 as u16;
        let depth = self.depth.clamp(0, 255) as u8;
        let bound = 1 + self.bound as u8;
        u64::from(action) << 32 | u64::from(value) << 16 | u64::from(depth) << 8 | u64::from(bound)
    }

    fn unpack(data: u64, ply: usize) -> Option<Entry> {
        let bound = match data as u8 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => return None,
        };
        let action = (data >> 32) as u32;
        Some(Entry {
            action: (action != NO_ACTION).then(|| PackedAction::new(action)),
            value: from_table(Value::from((data >> 16) as u16 as i16), ply),
            depth: (data >> 8 & 0xff) as i32,
            bound,
        })
    }
}

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

impl Slot {
    fn load(&self, key: u64) -> Option<u64> {
        let data = self.data.load(Relaxed);
        (self.check.load(Relaxed) ^ data == key).then_some(data)
    }

    fn store(&self, key: u64, data: u64) {
        self.check.store(key ^ data, Relaxed);
        self.data.store(data, Relaxed);
    }

    fn depth(&self) -> i32 {
        (self.data.load(Relaxed) >> 8 & 0xff) as i32
    }
}

/// Two slots, which lie in one cache line: the first keeps the deeper result, the second the newer one.
#[derive(Default)]
#[repr(align(32))]
struct Pair([Slot; 2]);

/// The table.
pub(super) struct Table {
    pairs: Vec<Pair>,
}

impl Table {
    /// A table for a search of about so many positions.
    pub(super) fn for_nodes(nodes: Option<u64>) -> Table {
        let wanted = nodes.map_or(TABLE_BITS_USUAL, |nodes| nodes.max(2).ilog2() - 1);
        let bits = wanted.clamp(*TABLE_BITS.start(), *TABLE_BITS.end());
        Table { pairs: (0..1_usize << bits).map(|_| Pair::default()).collect() }
    }

    fn pair(&self, key: u64) -> &[Slot; 2] {
        &self.pairs[key as usize & (self.pairs.len() - 1)].0
    }

    pub(super) fn get(&self, key: u64, ply: usize) -> Option<Entry> {
        let pair = self.pair(key);
        let data = pair[0].load(key).or_else(|| pair[1].load(key))?;
        Entry::unpack(data, ply)
    }

    pub(super) fn put(&self, key: u64, ply: usize, mut entry: Entry) {
        let pair = self.pair(key);
        if entry.action.is_none() {
            // A bound without an action must not cost us the action that was best here before.
            entry.action = self.get(key, ply).and_then(|old| old.action);
        }
        let data = entry.pack(ply);
        let deep = pair[0].load(key).is_some() || entry.depth >= pair[0].depth();
        pair[usize::from(!deep)].store(key, data);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::score::{loss_at, win_at};

    #[test]
    fn entries_come_back_whole_and_only_for_their_key() {
        let table = Table::for_nodes(Some(1));
        for (n, value) in [0, 77, -1234, 20_000, win_at(9), loss_at(12)].into_iter().enumerate() {
            let key = 0xfeed_0000_0000_0000 + n as u64;
            let entry = Entry { action: Some(PackedAction::new(n as u32)), value, depth: 7, bound: Bound::Lower };
            table.put(key, 5, entry);
            assert_eq!(table.get(key, 5), Some(entry));
            assert_eq!(table.get(key ^ 1 << 63, 5), None, "another position in the same place");
        }
        assert_eq!(table.get(0xfeed_0000_0000_0004, 6).map(|entry| entry.value), Some(win_at(10)));
    }

    #[test]
    fn a_bound_keeps_the_known_action() {
        let table = Table::for_nodes(None);
        let entry = Entry { action: Some(PackedAction::new(3)), value: 1, depth: 4, bound: Bound::Exact };
        table.put(1, 0, entry);
        table.put(1, 0, Entry { action: None, depth: 5, bound: Bound::Upper, ..entry });
        assert_eq!(table.get(1, 0), Some(Entry { depth: 5, bound: Bound::Upper, ..entry }));
    }
}
