//! A cache of static evaluations, for positions that recur in the next iteration or by transposition.

use super::params::EVALUATION_CACHE_SIZE;
use super::prefetch::prefetch;
use crate::score::Value;

/// The static evaluation of a position, and whether a side can win at once, which the evaluation needs.
#[derive(Clone, Copy)]
pub(super) struct StaticEvaluation {
    pub(super) value: Value,
    /// Whether the side to move is in check.
    pub(super) is_in_check: bool,
    /// Whether the side to move can win at once.
    pub(super) can_win: bool,
}

/// The evaluation cache of one thread. It is direct-mapped by the low bits of the key and always replaces.
pub(super) struct EvaluationCache(Box<[(u64, StaticEvaluation)]>);

impl EvaluationCache {
    pub(super) fn new() -> EvaluationCache {
        let nothing = StaticEvaluation { value: 0, is_in_check: false, can_win: false };
        // A key that belongs to another entry marks an empty entry.
        let empty = |place: usize| (!(place as u64), nothing);
        EvaluationCache((0..EVALUATION_CACHE_SIZE).map(empty).collect())
    }

    /// Prefetches the entry of a position that will soon be looked up. This only affects speed.
    pub(super) fn prefetch(&self, key: u64) {
        prefetch(&self.0[key as usize % EVALUATION_CACHE_SIZE]);
    }

    /// The cached evaluation of the position with this key.
    pub(super) fn get(&self, key: u64) -> Option<StaticEvaluation> {
        let (cached, evaluation) = self.0[key as usize % EVALUATION_CACHE_SIZE];
        (cached == key).then_some(evaluation)
    }

    pub(super) fn put(&mut self, key: u64, evaluation: StaticEvaluation) {
        self.0[key as usize % EVALUATION_CACHE_SIZE] = (key, evaluation);
    }
}
