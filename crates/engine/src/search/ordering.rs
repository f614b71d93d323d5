//! Move ordering: history tables, killers and countermoves, and the list from which the best action is picked.

use std::ops::Range;

use super::params::{CONTINUATION_BITS, GROUPED_MIN_ACTIONS, HISTORY_MAX};
use crate::playable::Playable;
use crate::score::MAX_PLY;
use cannon_rules::Side;

/// History tables of quiet actions, with killers and countermoves.
pub(super) struct HistoryTables<G: Playable> {
    /// The last two quiet actions that caused a cutoff at each ply.
    killers: Vec<[Option<G::Action>; 2]>,
    /// Main history, by side and [`Playable::history_index`].
    history: [Vec<HistoryValue>; 2],
    /// Continuation history: also by the opponent's previous action, hashed into a small table.
    continuation: [Vec<HistoryValue>; 2],
    /// Countermoves: the quiet action that last refuted each action of the opponent, by the side that answers.
    countermoves: [Vec<Option<G::Action>>; 2],
}

impl<G: Playable> HistoryTables<G> {
    pub(super) fn new() -> Self {
        HistoryTables {
            killers: vec![[None; 2]; MAX_PLY + 1],
            history: [vec![0; G::HISTORY_SIZE], vec![0; G::HISTORY_SIZE]],
            continuation: [vec![0; CONTINUATION_SIZE], vec![0; CONTINUATION_SIZE]],
            countermoves: [vec![None; G::HISTORY_SIZE], vec![None; G::HISTORY_SIZE]],
        }
    }

    /// Adds the history to the ordering scores of quiet actions. Killers and the countermove get scores of their own.
    ///
    /// This is a loop of its own, so that the processor can load the entries of many actions at the same time.
    pub(super) fn add_to_scores(
        &self,
        side: Side,
        ply: usize,
        last: Option<G::Action>,
        quiets: &mut [ScoredAction<G::Action>],
    ) {
        let countermove = self.countermove(side, last);
        for ScoredAction { action, score, .. } in quiets {
            *score = if self.is_killer(ply, *action) {
                KILLER_SCORE
            } else if Some(*action) == countermove {
                COUNTERMOVE_SCORE
            } else {
                *score + self.history(side, last, *action)
            };
        }
    }

    pub(super) fn is_killer(&self, ply: usize, action: G::Action) -> bool {
        self.killers[ply].contains(&Some(action))
    }

    /// The countermove to the opponent's `last` action.
    fn countermove(&self, side: Side, last: Option<G::Action>) -> Option<G::Action> {
        last.and_then(|last| self.countermoves[side.index()][G::history_index(last)])
    }

    /// The history score of a quiet action: main history plus continuation history.
    #[inline]
    pub(super) fn history(&self, side: Side, last: Option<G::Action>, action: G::Action) -> i32 {
        let continuation =
            last.map_or(0, |last| self.continuation[side.index()][continuation_index::<G>(last, action)]);
        i32::from(self.history[side.index()][G::history_index(action)]) + i32::from(continuation)
    }

    /// Updates the tables after a quiet action caused a beta cutoff at `ply`. The quiet actions in `failed` were tried before it.
    pub(super) fn update_on_cutoff(
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
            self.countermoves[side.index()][G::history_index(last)] = Some(action);
        }
        self.update(side, last, action, bonus);
        for action in failed {
            self.update(side, last, action, -bonus);
        }
    }

    fn update(&mut self, side: Side, last: Option<G::Action>, action: G::Action, bonus: i32) {
        adjust(&mut self.history[side.index()][G::history_index(action)], bonus);
        if let Some(last) = last {
            adjust(&mut self.continuation[side.index()][continuation_index::<G>(last, action)], bonus);
        }
    }
}

/// A history value. It is small so that more of the tables fits into the cache.
type HistoryValue = i16;

/// Adds a bonus with gravity: the change shrinks as the value nears its bound.
fn adjust(value: &mut HistoryValue, bonus: i32) {
    let before = i32::from(*value);
    let after = before + bonus - before * bonus.abs() / HISTORY_MAX;
    *value = after.clamp(-HISTORY_MAX, HISTORY_MAX) as HistoryValue;
}

const CONTINUATION_SIZE: usize = 1 << CONTINUATION_BITS;

/// The index of a pair of actions in the continuation history: the hash of the previous action and of the block of the action (Fibonacci
/// hashing), and the place of the action in its block.
fn continuation_index<G: Playable>(last: G::Action, action: G::Action) -> usize {
    let index = G::history_index(action);
    let (block, place) = (index >> G::HISTORY_BLOCK_BITS, index % (1 << G::HISTORY_BLOCK_BITS));
    let pair = (G::history_index(last) * G::HISTORY_SIZE + block) as u64;
    let hash = pair.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - CONTINUATION_BITS + G::HISTORY_BLOCK_BITS);
    (hash as usize) << G::HISTORY_BLOCK_BITS | place
}

/// The kind of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ActionKind {
    /// A capture.
    Capture,
    /// Any other action.
    Quiet,
}

/// An action with its ordering score.
#[derive(Clone, Copy)]
pub(super) struct ScoredAction<A> {
    pub(super) action: A,
    pub(super) score: i32,
    pub(super) kind: ActionKind,
}

/// Base scores of the groups. Scores within a group are far smaller than the distance between groups.
pub(super) const TT_ACTION_SCORE: i32 = 1 << 30;
pub(super) const CAPTURE_SCORE: i32 = 1 << 28;
const KILLER_SCORE: i32 = 1 << 26;
const COUNTERMOVE_SCORE: i32 = 1 << 24;

/// The action lists of all plies, stacked in one allocation.
pub(super) struct ActionLists<A> {
    entries: Vec<ScoredAction<A>>,
}

impl<A: Copy> ActionLists<A> {
    pub(super) fn new() -> Self {
        ActionLists { entries: Vec::with_capacity(4096) }
    }

    /// The start of the next list.
    pub(super) fn start(&self) -> usize {
        self.entries.len()
    }

    pub(super) fn push(&mut self, action: A, score: i32, kind: ActionKind) {
        self.entries.push(ScoredAction { action, score, kind });
    }

    /// Selection sort step: swaps the best entry at or after `next` to `next` and returns it. Of equal entries, the first is the best.
    pub(super) fn pick_best(&mut self, next: usize) -> Option<ScoredAction<A>> {
        let mut best = next;
        if self.count_from(next) >= GROUPED_MIN_ACTIONS {
            best += index_of_best(&self.entries[next..]);
        } else {
            let first = self.entries.get(next)?;
            let mut best_score = first.score;
            for (index, entry) in self.entries.iter().enumerate().skip(next + 1) {
                if entry.score > best_score {
                    (best, best_score) = (index, entry.score);
                }
            }
        }
        self.entries.swap(next, best);
        self.entries.get(next).copied()
    }

    /// The entries at or after `next`.
    pub(super) fn entries_from(&mut self, next: usize) -> &mut [ScoredAction<A>] {
        &mut self.entries[next..]
    }

    /// The number of entries at or after `next`.
    pub(super) fn count_from(&self, next: usize) -> usize {
        self.entries.len().saturating_sub(next)
    }

    /// Removes the entries at or after `next` whose actions fail the test.
    pub(super) fn retain_from(&mut self, next: usize, mut keep: impl FnMut(A) -> bool) {
        let mut kept = next;
        for index in next..self.entries.len() {
            if keep(self.entries[index].action) {
                self.entries.swap(kept, index);
                kept += 1;
            }
        }
        self.entries.truncate(kept);
    }

    /// The quiet actions in a range of entries.
    pub(super) fn quiet(&self, range: Range<usize>) -> impl Iterator<Item = A> {
        let entries = self.entries.get(range).unwrap_or_default();
        entries.iter().filter(|entry| entry.kind == ActionKind::Quiet).map(|entry| entry.action)
    }

    /// Removes the list that began at `start`.
    pub(super) fn end(&mut self, start: usize) {
        self.entries.truncate(start);
    }
}

/// The index of the first entry with the highest score in a long list. Maxima that do not depend on each other are computed at the same
/// time, and the index is looked up afterwards.
///
/// It is not inlined, so that picking from short lists stays as fast as it is without it.
#[inline(never)]
fn index_of_best<A>(entries: &[ScoredAction<A>]) -> usize {
    let mut maxima = [i32::MIN; 4];
    let groups = entries.chunks_exact(maxima.len());
    maxima[0] = groups.remainder().iter().fold(maxima[0], |most, entry| most.max(entry.score));
    for group in groups {
        for (most, entry) in maxima.iter_mut().zip(group) {
            *most = (*most).max(entry.score);
        }
    }
    let best_score = maxima.into_iter().fold(i32::MIN, i32::max);
    entries.iter().position(|entry| entry.score == best_score).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_the_best_actions_is_picked_from_lists_of_any_length() {
        for count in 0..3 * GROUPED_MIN_ACTIONS {
            let mut lists = ActionLists::new();
            let score = |index: usize| (index * 7919 % 61) as i32 - 30;
            (0..count).for_each(|index| lists.push(index, score(index), ActionKind::Quiet));
            let picked = lists.pick_best(0).map(|entry| entry.action);
            assert_eq!(picked, (0..count).rev().max_by_key(|&index| score(index)), "{count} actions");
        }
    }
}
