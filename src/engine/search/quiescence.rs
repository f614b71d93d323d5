//! Beyond the depth: takes, and rescues of a principal piece in danger, until the position is quiet enough to be judged.

use super::node::Node;
use super::order::Kind;
use super::params::DELTA_MARGIN;
use super::table::{Bound, Entry};
use super::worker::Worker;
use crate::engine::playable::Playable;
use crate::engine::score::{INFINITE, MAX_PLY, Value};
use crate::rules::Action;

impl<G: Playable> Worker<'_, G> {
    /// The value of a position when only takes are played on. While `rescues` last, a side whose principal piece is in danger
    /// tries everything: it has no right to stand still.
    pub(super) fn quiesce(&mut self, node: &Node<G>, mut alpha: Value, beta: Value, ply: usize, rescues: i32) -> Value {
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
        let depth = rescues - G::RESCUES;
        if let Some(entry) = entry
            && !wide
            && entry.depth >= depth
            && entry.settles(alpha, beta)
        {
            return entry.value;
        }
        let known = entry.and_then(|entry| entry.action).and_then(G::Action::unpack);
        let rescue = rescues > 0 && node.position.is_in_danger(&node.sight);
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

        let start = self.list_first(node, known.filter(|&known| rescue || G::is_forcing(known)));
        if rescue {
            self.list_quiet(node, ply, known);
        }
        let mut next_index = start;
        while let Some(entry) = self.lists.pick(next_index) {
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
            // Of the quiet actions only those that rescue are worth a look; the others are answered by the loss of the game.
            let left = if entry.kind == Kind::Quiet { rescues - 1 } else { rescues };
            let next = node.played(action);
            self.shared.table.announce(self.key(&next));
            let next = node.arrive(self.evaluator, action, next);
            self.path.push(&next.position, node.position.is_irreversible(action));
            self.played[ply + 1] = Some(action);
            let value = -self.quiesce(&next, -beta, -alpha, ply + 1, left);
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
