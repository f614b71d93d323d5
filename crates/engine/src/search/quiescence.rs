//! Quiescence search: captures and evasions until a position is quiet enough for the static evaluation.

use super::node::Node;
use super::ordering::ActionKind;
use super::params::DELTA_MARGIN;
use super::table::{Bound, Entry};
use super::worker::{CaptureSet, Worker};
use crate::playable::{Evaluator, Playable};
use crate::score::{INFINITE, MAX_PLY, Value};
use cannon_rules::Action;

/// The state of a quiescence search at a node.
#[derive(Clone, Copy)]
pub(super) struct QuiescenceState {
    /// Plies beyond the depth.
    plies: usize,
    /// Remaining evasions: while there are any, a side in check searches all evasions and may not stand pat.
    evasions: i32,
}

impl QuiescenceState {
    /// The state where the depth has just been reached.
    pub(super) const fn first<G: Playable>() -> QuiescenceState {
        QuiescenceState { plies: 0, evasions: G::MAX_EVASIONS }
    }

    /// The state after an action of that kind. A quiet action is an evasion here.
    const fn after(self, kind: ActionKind) -> QuiescenceState {
        let evasions = if matches!(kind, ActionKind::Quiet) { self.evasions - 1 } else { self.evasions };
        QuiescenceState { plies: self.plies + 1, evasions }
    }
}

impl<G: Playable, E: Evaluator<G>> Worker<'_, G, E> {
    /// The value of a node when only captures and evasions are searched.
    pub(super) fn quiesce(
        &mut self,
        node: &Node<G, E>,
        mut alpha: Value,
        beta: Value,
        ply: usize,
        state: QuiescenceState,
    ) -> Value {
        self.pv.clear(ply);
        if self.count_node(ply) {
            return 0;
        }
        if let Some(value) = self.terminal_value(node, ply) {
            return value;
        }
        if ply >= MAX_PLY {
            return self.evaluate(node);
        }
        let pv_node = beta - alpha > 1;
        let key = self.key(&node.position);
        let entry = self.shared.table.get(key, ply);
        // An entry that was found with fewer evasions left is not used.
        let depth = state.evasions - G::MAX_EVASIONS;
        if let Some(entry) = entry
            && !pv_node
            && entry.depth >= depth
            && entry.causes_cutoff(alpha, beta)
        {
            return entry.value;
        }
        let tt_action = entry.and_then(|entry| entry.action).and_then(G::Action::unpack);
        let evading = state.evasions > 0 && self.is_in_check(node);
        let original_alpha = alpha;
        let mut best = -INFINITE;
        let mut best_action = None;
        let mut static_eval = -INFINITE;
        if !evading {
            static_eval = self.evaluate(node);
            best = static_eval;
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }

        let start = self.generate_captures(
            node,
            tt_action.filter(|&tt_action| evading || G::is_capture(tt_action)),
            CaptureSet::Quiescence,
        );
        if evading {
            self.generate_quiets(node, ply, tt_action);
        }
        let end = start.saturating_add(if evading { usize::MAX } else { G::quiescence_capture_limit(state.plies) });
        let mut next_index = start;
        while next_index < end
            && let Some(entry) = self.lists.pick_best(next_index)
        {
            next_index += 1;
            let action = entry.action;
            if !evading {
                let optimistic = static_eval + node.position.capture_score(node.attacks(), action) + DELTA_MARGIN;
                if optimistic <= alpha {
                    // A pruned capture may be worth this much (delta pruning).
                    best = best.max(optimistic);
                    continue;
                }
            }
            let next = node.position.after(action);
            self.prefetch(&next);
            let next = node.child_from(self.evaluator, action, next);
            self.repetition.push(&next.position, node.position.is_irreversible(action));
            self.played[ply + 1] = Some(action);
            let value = -self.quiesce(&next, -beta, -alpha, ply + 1, state.after(entry.kind));
            self.repetition.pop();
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_action = Some(action);
                    if pv_node {
                        self.pv.set(ply, action);
                    }
                    if alpha >= beta {
                        break;
                    }
                }
            }
        }
        self.lists.end(start);
        if self.stopped {
            return 0;
        }
        if best == -INFINITE {
            return self.evaluate(node);
        }
        let action = best_action.map(G::Action::pack);
        self.shared.table.put(
            key,
            ply,
            Entry { action, value: best, depth, bound: Bound::of(best, original_alpha, beta) },
        );
        best
    }
}
