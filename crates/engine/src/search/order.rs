//! Which action to try first: experience gathered during the search, and a list that hands out the most promising.

use std::ops::Range;

use super::params::{HISTORY_MAX, SEQUEL_BITS};
use crate::playable::Playable;
use crate::score::MAX_PLY;
use cannon_rules::Side;

/// What the search has learned about quiet actions.
pub(super) struct Experience<G: Playable> {
    /// The last two quiet actions that refuted something at each ply.
    killers: Vec<[Option<G::Action>; 2]>,
    /// How often a quiet action refuted something, weighted by depth: by side and [`Playable::slot`].
    history: [Vec<Worth>; 2],
    /// The same by the enemy action before it, too: by side and both slots, hashed into few entries.
    sequels: [Vec<Worth>; 2],
    /// The quiet action that last refuted each action of the enemy: by the side that answers and the enemy action's slot.
    counters: [Vec<Option<G::Action>>; 2],
}

impl<G: Playable> Experience<G> {
    pub(super) fn new() -> Self {
        Experience {
            killers: vec![[None; 2]; MAX_PLY + 1],
            history: [vec![0; G::SLOTS], vec![0; G::SLOTS]],
            sequels: [vec![0; SEQUELS], vec![0; SEQUELS]],
            counters: [vec![None; G::SLOTS], vec![None; G::SLOTS]],
        }
    }

    pub(super) fn is_killer(&self, ply: usize, action: G::Action) -> bool {
        self.killers[ply].contains(&Some(action))
    }

    /// The answer that last refuted the enemy's `last` action.
    pub(super) fn counter(&self, side: Side, last: Option<G::Action>) -> Option<G::Action> {
        last.and_then(|last| self.counters[side.index()][G::slot(last)])
    }

    /// How well a quiet action has done, in general and as an answer to the enemy's `last`.
    pub(super) fn history(&self, side: Side, last: Option<G::Action>, action: G::Action) -> i32 {
        let sequel = last.map_or(0, |last| self.sequels[side.index()][sequel::<G>(last, action)]);
        i32::from(self.history[side.index()][G::slot(action)]) + i32::from(sequel)
    }

    /// A quiet action refuted the position at `ply`, which the enemy's `last` action led to; those tried before it did not.
    pub(super) fn refuted(
        &mut self,
        side: Side,
        ply: usize,
        last: Option<G::Action>,
        action: G::Action,
        failed: impl Iterator<Item = G::Action>,
        bonus: i32,
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        if let Some(last) = last {
            self.counters[side.index()][G::slot(last)] = Some(action);
        }
        self.learn(side, last, action, bonus);
        for action in failed {
            self.learn(side, last, action, -bonus);
        }
    }

    fn learn(&mut self, side: Side, last: Option<G::Action>, action: G::Action, bonus: i32) {
        adjust(&mut self.history[side.index()][G::slot(action)], bonus);
        if let Some(last) = last {
            adjust(&mut self.sequels[side.index()][sequel::<G>(last, action)], bonus);
        }
    }
}

/// A history value. Small, since the values are many and looked up all over: in half the memory they are sooner at hand.
type Worth = i16;

/// Moves a history value towards its bound, the slower the nearer it is.
fn adjust(value: &mut Worth, bonus: i32) {
    let before = i32::from(*value);
    let after = before + bonus - before * bonus.abs() / HISTORY_MAX;
    *value = after.clamp(-HISTORY_MAX, HISTORY_MAX) as Worth;
}

const SEQUELS: usize = 1 << SEQUEL_BITS;

/// Where the experience with an action as an answer to another is kept (Fibonacci hashing).
fn sequel<G: Playable>(last: G::Action, action: G::Action) -> usize {
    let pair = (G::slot(last) * G::SLOTS + G::slot(action)) as u64;
    (pair.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - SEQUEL_BITS)) as usize
}

/// What kind of action an entry of the list is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// It takes something.
    Forcing,
    /// It takes nothing.
    Quiet,
}

/// An action with its promise.
#[derive(Clone, Copy)]
pub(super) struct Ranked<A> {
    pub(super) action: A,
    pub(super) rank: i32,
    pub(super) kind: Kind,
}

/// Ranks of the groups; the ranks within a group are far smaller than the distance between groups.
pub(super) const RANK_KNOWN: i32 = 1 << 30;
pub(super) const RANK_FORCING: i32 = 1 << 28;
pub(super) const RANK_KILLER: i32 = 1 << 26;
pub(super) const RANK_COUNTER: i32 = 1 << 24;

/// The lists of all plies, one after the other in one piece of memory: the search makes millions of them.
pub(super) struct Lists<A> {
    entries: Vec<Ranked<A>>,
}

impl<A: Copy> Lists<A> {
    pub(super) fn new() -> Self {
        Lists { entries: Vec::with_capacity(4096) }
    }

    /// Where the next list begins.
    pub(super) fn start(&self) -> usize {
        self.entries.len()
    }

    pub(super) fn push(&mut self, action: A, rank: i32, kind: Kind) {
        self.entries.push(Ranked { action, rank, kind });
    }

    /// Hands out the most promising entry of the last list that is not before `next`, and puts it at `next`.
    pub(super) fn pick(&mut self, next: usize) -> Option<Ranked<A>> {
        let mut best = next;
        let first = self.entries.get(next)?;
        let mut rank = first.rank;
        for (index, entry) in self.entries.iter().enumerate().skip(next + 1) {
            if entry.rank > rank {
                (best, rank) = (index, entry.rank);
            }
        }
        self.entries.swap(next, best);
        self.entries.get(next).copied()
    }

    /// Number of entries of the last list that are not before `next`.
    pub(super) fn count_from(&self, next: usize) -> usize {
        self.entries.len().saturating_sub(next)
    }

    /// Leaves of the entries that are not before `next` only those whose actions are to be kept.
    pub(super) fn sift(&mut self, next: usize, mut keep: impl FnMut(A) -> bool) {
        let mut kept = next;
        for index in next..self.entries.len() {
            if keep(self.entries[index].action) {
                self.entries.swap(kept, index);
                kept += 1;
            }
        }
        self.entries.truncate(kept);
    }

    /// The quiet actions among these entries.
    pub(super) fn quiet(&self, range: Range<usize>) -> impl Iterator<Item = A> {
        let entries = self.entries.get(range).unwrap_or_default();
        entries.iter().filter(|entry| entry.kind == Kind::Quiet).map(|entry| entry.action)
    }

    /// Ends the list that began at `start`.
    pub(super) fn end(&mut self, start: usize) {
        self.entries.truncate(start);
    }
}
