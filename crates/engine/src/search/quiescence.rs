//! Beyond the depth: takes, and rescues of a principal piece in danger, until the position is quiet enough to be judged.

use super::node::Node;
use super::order::Kind;
use super::params::DELTA_MARGIN;
use super::table::{Bound, Entry};
use super::worker::{Takes, Worker};
use crate::playable::Playable;
use crate::score::{INFINITE, MAX_PLY, Value};
use cannon_rules::Action;

/// Where a position lies beyond the depth.
#[derive(Clone, Copy)]
pub(super) struct Beyond {
    /// Plies since the depth was reached.
    plies: usize,
    /// While they last, a side whose principal piece is in danger tries everything: it has no right to stand still.
    rescues: i32,
}

impl Beyond {
    /// Where the depth has just been reached.
    pub(super) const fn first<G: Playable>() -> Beyond {
        Beyond { plies: 0, rescues: G::RESCUES }
    }

    /// After an action of that kind. Of the quiet ones only those that rescue are worth a look; the others are answered by the loss of the
    /// game.
    const fn after(self, kind: Kind) -> Beyond {
        let rescues = if matches!(kind, Kind::Quiet) { self.rescues - 1 } else { self.rescues };
        Beyond { plies: self.plies + 1, rescues }
    }
}

impl<G: Playable> Worker<'_, G> {
    /// The value of a position when only takes, and rescues, are played on.
    pub(super) fn quiesce(
        &mut self,
        node: &Node<G>,
        mut alpha: Value,
        beta: Value,
        ply: usize,
        beyond: Beyond,
    ) -> Value {
        self.lines.clear(ply);
        if self.enter(ply) {
            return 0;
        }
        if let Some(value) = self.decided(node, ply) {
            return value;
        }
        if ply >= MAX_PLY {
            return self.evaluate(node);
        }
        let wide = beta - alpha > 1;
        let key = self.key(&node.position);
        let entry = self.shared.table.get(key, ply);
        // What was found with fewer rescues left is not believed.
        let depth = beyond.rescues - G::RESCUES;
        if let Some(entry) = entry
            && !wide
            && entry.depth >= depth
            && entry.settles(alpha, beta)
        {
            return entry.value;
        }
        let known = entry.and_then(|entry| entry.action).and_then(G::Action::unpack);
        let rescue = beyond.rescues > 0 && node.position.is_in_danger(&node.sight);
        let floor = alpha;
        let mut best = -INFINITE;
        let mut best_action = None;
        let mut standing = -INFINITE;
        if !rescue {
            standing = self.evaluate(node);
            best = standing;
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }

        let start = self.list_first(node, known.filter(|&known| rescue || G::is_forcing(known)), Takes::Followed);
        if rescue {
            self.list_quiet(node, ply, known);
        }
        let last = start.saturating_add(if rescue { usize::MAX } else { G::most_followed(beyond.plies) });
        let mut next_index = start;
        while next_index < last
            && let Some(entry) = self.lists.pick(next_index)
        {
            next_index += 1;
            let action = entry.action;
            if !rescue {
                let hoped = standing + node.position.rank_forcing(&node.sight, action) + DELTA_MARGIN;
                if hoped <= alpha {
                    // What is left out may be worth as much as that.
                    best = best.max(hoped);
                    continue;
                }
            }
            let next = node.played(action);
            self.shared.table.announce(self.key(&next));
            let next = node.arrive(self.evaluator, action, next);
            self.path.push(&next.position, node.position.is_irreversible(action));
            self.played[ply + 1] = Some(action);
            let value = -self.quiesce(&next, -beta, -alpha, ply + 1, beyond.after(entry.kind));
            self.path.pop();
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_action = Some(action);
                    if wide {
                        self.lines.set(ply, action);
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
        self.shared.table.put(key, ply, Entry { action, value: best, depth, bound: Bound::of(best, floor, beta) });
        best
    }
}
