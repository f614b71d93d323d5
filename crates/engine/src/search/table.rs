//! The transposition table.
//!
//! It is shared by all threads without locks. An entry is two words, the second stored together with the key's exclusive or
//! (Robert Hyatt's lockless hashing): a half-written entry does not match any key, and every hit has compared all 64 bits.
//!
//! Each entry has the generation of the search that wrote it. Entries of earlier searches are replaced first, whatever their depth.

use std::fmt;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicU8, AtomicU64};

use super::params::{DEFAULT_TABLE_BITS, TABLE_BITS};
use super::prefetch::prefetch;
use super::spare_memory::has_spare_memory;
use crate::score::{Value, from_table, to_table};
use cannon_rules::PackedAction;
use cannon_rules::message::{Message, ToMessage};

/// How an entry's value bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    /// The value is exact.
    Exact,
}

impl Bound {
    /// The kind of bound of a value found with the window `alpha` to `beta`.
    pub(super) fn of(value: Value, alpha: Value, beta: Value) -> Bound {
        match value {
            _ if value >= beta => Bound::Lower,
            _ if value > alpha => Bound::Exact,
            _ => Bound::Upper,
        }
    }
}

/// An entry of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) action: Option<PackedAction>,
    pub(super) value: Value,
    /// The search depth in plies. In quiescence search it is 0 less the evasions already used.
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

const NO_ACTION: u32 = u32::MAX;
/// The last byte of a packed entry has the bound in two bits and the generation in the other six.
const GENERATION_SHIFT: u32 = 2;
/// The range of depths that fits into a byte.
const DEPTHS: std::ops::RangeInclusive<i32> = -8..=247;

impl Entry {
    /// Whether the entry causes a cutoff with the window `alpha` to `beta`.
    pub(super) fn causes_cutoff(self, alpha: Value, beta: Value) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value <= alpha,
        }
    }

    fn pack(self, ply: usize, generation: u8) -> u64 {
        let action = self.action.map_or(NO_ACTION, PackedAction::bits);
        let value = to_table(self.value, ply) as i16 as u16;
        let depth = depth_to_byte(self.depth);
        let last = generation << GENERATION_SHIFT | (1 + self.bound as u8);
        u64::from(action) << 32 | u64::from(value) << 16 | u64::from(depth) << 8 | u64::from(last)
    }

    fn unpack(data: u64, ply: usize) -> Option<Entry> {
        let bound = match data as u8 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => return None,
        };
        let action = (data >> 32) as u32;
        Some(Entry {
            action: (action != NO_ACTION).then(|| PackedAction::new(action)),
            value: from_table(Value::from((data >> 16) as u16 as i16), ply),
            depth: depth_from_byte((data >> 8) as u8),
            bound,
        })
    }
}

fn depth_to_byte(depth: i32) -> u8 {
    (depth.clamp(*DEPTHS.start(), *DEPTHS.end()) - DEPTHS.start()) as u8
}

fn depth_from_byte(byte: u8) -> i32 {
    i32::from(byte) + DEPTHS.start()
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

    /// The depth of the entry, if it belongs to this generation.
    fn depth(&self, generation: u8) -> Option<i32> {
        let data = self.data.load(Relaxed);
        (data as u8 >> GENERATION_SHIFT == generation).then_some(depth_from_byte((data >> 8) as u8))
    }

    fn clear(&self) {
        self.check.store(0, Relaxed);
        self.data.store(0, Relaxed);
    }
}

/// A bucket of two slots in one cache line: the first keeps the deeper entry, the second the newer one.
#[derive(Default)]
#[repr(align(32))]
struct Bucket([Slot; 2]);

/// A transposition table that can be kept from one search to the next.
pub struct SearchMemory {
    buckets: Vec<Bucket>,
    /// The generation of the current search, modulo [`GENERATIONS`].
    generation: AtomicU8,
}

/// The error of a transposition table of this size in MiB, for which the system has no memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is not enough memory for a transposition table of {0} MiB")]
pub struct TableMemoryError(pub usize);

impl ToMessage for TableMemoryError {
    fn to_message(&self) -> Message {
        Message::from("error-table-memory").number("mebibytes", self.0)
    }
}

/// Number of generations before their numbers repeat.
const GENERATIONS: u8 = 1 << (8 - GENERATION_SHIFT);

impl SearchMemory {
    /// Bytes of the smallest table.
    const MIN_BYTES: usize = 1 << 14;

    /// The binary logarithm of the number of buckets of the smallest table.
    const MIN_BITS: u32 = (Self::MIN_BYTES / size_of::<Bucket>()).ilog2();

    /// A table of at most this size in MiB, rounded down to a power of two of entries. It has at least a few hundred entries.
    ///
    /// # Errors
    /// The system has not enough memory.
    pub fn with_mebibytes(mebibytes: usize) -> Result<SearchMemory, TableMemoryError> {
        SearchMemory::with_bits(Self::bits_of(mebibytes)).ok_or(TableMemoryError(mebibytes))
    }

    /// Like [`with_mebibytes`](Self::with_mebibytes), but smaller if the system has not enough memory.
    pub fn up_to_mebibytes(mebibytes: usize) -> SearchMemory {
        SearchMemory::with_bits_at_most(Self::bits_of(mebibytes))
    }

    /// The binary logarithm of the number of buckets of a table of this size.
    fn bits_of(mebibytes: usize) -> u32 {
        let bytes = mebibytes.saturating_mul(1 << 20).max(Self::MIN_BYTES);
        (bytes / size_of::<Bucket>()).ilog2()
    }

    /// A table for a search with this node limit.
    pub(super) fn for_nodes(nodes: Option<u64>) -> SearchMemory {
        let bits = nodes.map_or(DEFAULT_TABLE_BITS, |nodes| nodes.max(1).ilog2());
        SearchMemory::with_bits_at_most(bits.clamp(*TABLE_BITS.start(), *TABLE_BITS.end()))
    }

    /// The largest table of at most this size for which there is memory.
    fn with_bits_at_most(bits: u32) -> SearchMemory {
        let largest = (Self::MIN_BITS..=bits).rev().find_map(SearchMemory::with_bits);
        // A table of two entries works as well, and nothing works without that much memory.
        largest.unwrap_or_else(|| SearchMemory { buckets: vec![Bucket::default()], generation: AtomicU8::new(0) })
    }

    /// A table with this many buckets, as a binary logarithm. `None` if there is not enough memory.
    fn with_bits(bits: u32) -> Option<SearchMemory> {
        let count = 1_usize.checked_shl(bits)?;
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(count).ok().filter(|()| has_spare_memory())?;
        buckets.resize_with(count, Bucket::default);
        Some(SearchMemory { buckets, generation: AtomicU8::new(0) })
    }

    /// Removes all entries.
    pub fn clear(&self) {
        for bucket in &self.buckets {
            bucket.0.iter().for_each(Slot::clear);
        }
    }

    /// Starts a new generation, which makes all present entries older.
    pub(super) fn new_generation(&self) {
        self.generation.store((self.generation.load(Relaxed) + 1) % GENERATIONS, Relaxed);
    }

    /// The filling of the table by the current search in thousandths, estimated from a sample.
    pub fn hashfull(&self) -> usize {
        const SAMPLE: usize = 500;
        let generation = self.generation.load(Relaxed);
        let slots = self.buckets.iter().take(SAMPLE).flat_map(|pair| &pair.0);
        let (filled, all) = slots.fold((0, 0), |(filled, all), slot| {
            let used = slot.data.load(Relaxed) != 0 && slot.depth(generation).is_some();
            (filled + usize::from(used), all + 1)
        });
        filled * 1000 / all.max(1)
    }

    fn bucket(&self, key: u64) -> &[Slot; 2] {
        &self.buckets[key as usize & (self.buckets.len() - 1)].0
    }

    /// Prefetches the entry of a position that will soon be looked up. This only affects speed.
    pub(super) fn prefetch(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    pub(super) fn get(&self, key: u64, ply: usize) -> Option<Entry> {
        let bucket = self.bucket(key);
        let data = bucket[0].load(key).or_else(|| bucket[1].load(key))?;
        Entry::unpack(data, ply)
    }

    pub(super) fn put(&self, key: u64, ply: usize, mut entry: Entry) {
        let bucket = self.bucket(key);
        if entry.action.is_none() {
            // An entry without an action keeps the action that was stored before.
            entry.action = self.get(key, ply).and_then(|old| old.action);
        }
        let generation = self.generation.load(Relaxed);
        let data = entry.pack(ply, generation);
        let deep =
            bucket[0].load(key).is_some() || bucket[0].depth(generation).is_none_or(|depth| entry.depth >= depth);
        bucket[usize::from(!deep)].store(key, data);
    }
}

impl fmt::Debug for SearchMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Memory of {} KiB", self.buckets.len() * size_of::<Bucket>() / 1024)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::{loss_at, win_at};

    #[test]
    fn entries_are_found_unchanged_and_only_by_their_key() {
        let table = SearchMemory::for_nodes(Some(1));
        for (n, value) in [0, 77, -1234, 20_000, win_at(9), loss_at(12)].into_iter().enumerate() {
            let key = 0xfeed_0000_0000_0000 + n as u64;
            let entry = Entry { action: Some(PackedAction::new(n as u32)), value, depth: 7, bound: Bound::Lower };
            table.put(key, 5, entry);
            assert_eq!(table.get(key, 5), Some(entry));
            assert_eq!(table.get(key ^ 1 << 63, 5), None, "another position in the same bucket");
        }
        assert_eq!(table.get(0xfeed_0000_0000_0004, 6).map(|entry| entry.value), Some(win_at(10)));
    }

    #[test]
    fn table_for_which_there_is_no_memory_is_an_error_or_smaller() {
        // No system has this much, as addresses have fewer bits.
        let mebibytes = 1 << 40;
        let error = SearchMemory::with_mebibytes(mebibytes).expect_err("there is no such memory");
        assert_eq!(error, TableMemoryError(mebibytes));
        assert!(error.to_string().contains("1099511627776 MiB"), "{error}");
        assert!(SearchMemory::with_mebibytes(1).is_ok());
    }

    #[test]
    fn entry_without_action_keeps_the_stored_action() {
        let table = SearchMemory::for_nodes(None);
        let entry = Entry { action: Some(PackedAction::new(3)), value: 1, depth: 4, bound: Bound::Exact };
        table.put(1, 0, entry);
        table.put(1, 0, Entry { action: None, depth: 5, bound: Bound::Upper, ..entry });
        assert_eq!(table.get(1, 0), Some(Entry { depth: 5, bound: Bound::Upper, ..entry }));
    }

    #[test]
    fn older_entries_are_found_until_they_are_replaced() {
        let table = SearchMemory::up_to_mebibytes(0);
        let keys = [5, 5 + (1 << 40), 5 + (2 << 40)];
        let entry = Entry { action: None, value: 1, depth: 20, bound: Bound::Exact };
        table.put(keys[0], 0, entry);
        table.new_generation();
        assert!(table.get(keys[0], 0).is_some(), "an older entry is still found");
        table.put(keys[1], 0, Entry { depth: 2, ..entry });
        table.put(keys[2], 0, Entry { depth: 1, ..entry });
        assert_eq!(table.get(keys[0], 0), None, "the older entry is replaced in spite of its depth");
        assert!(table.get(keys[1], 0).is_some() && table.get(keys[2], 0).is_some());
        table.clear();
        assert_eq!(table.get(keys[1], 0), None);
    }
}
