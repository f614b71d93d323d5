//! What positions were judged to be worth, for those that come up again: in the next iteration, or by another order of actions.

use super::params::JUDGEMENTS;
use crate::score::Value;

/// The last judgements of one thread. A newer one takes the place of an older one with the same last bits of the key.
pub(super) struct Judgements(Box<[(u64, Value)]>);

impl Judgements {
    pub(super) fn new() -> Judgements {
        // No position with such a key is looked for in its place.
        let empty = |place: usize| (!(place as u64), 0);
        Judgements((0..JUDGEMENTS).map(empty).collect())
    }

    /// The judgement of the position with this key, found by `judge` if it is not known.
    pub(super) fn get_or(&mut self, key: u64, judge: impl FnOnce() -> Value) -> Value {
        let slot = &mut self.0[key as usize % JUDGEMENTS];
        if slot.0 != key {
            *slot = (key, judge());
        }
        slot.1
    }
}
