//! A cache of static evaluations, for positions that recur in the next iteration or by transposition.

use super::params::EVALUATION_CACHE_SIZE;
use crate::score::Value;

/// The evaluation cache of one thread. It is direct-mapped by the low bits of the key and always replaces.
pub(super) struct EvaluationCache(Box<[(u64, Value)]>);

impl EvaluationCache {
    pub(super) fn new() -> EvaluationCache {
        // A key that belongs to another entry marks an empty one.
        let empty = |place: usize| (!(place as u64), 0);
        EvaluationCache((0..EVALUATION_CACHE_SIZE).map(empty).collect())
    }

    /// The cached evaluation of the position with this key; computed by `evaluate` on a miss.
    pub(super) fn get_or_insert_with(&mut self, key: u64, evaluate: impl FnOnce() -> Value) -> Value {
        let slot = &mut self.0[key as usize % EVALUATION_CACHE_SIZE];
        if slot.0 != key {
            *slot = (key, evaluate());
        }
        slot.1
    }
}
