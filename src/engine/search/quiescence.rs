//! Beyond the depth: takes, and rescues of a principal piece in danger, until the position is quiet enough to be judged.

use super::node::Node;
use super::order::Kind;
use super::params::DELTA_MARGIN;
use super::worker::Worker;
use crate::engine::playable::Playable;
use crate::engine::score::{INFINITE, MAX_PLY, Value};

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
        let rescue = rescues > 0 && node.position.is_in_danger(&node.sight);
        let mut best = -INFINITE;
        let mut standing = -INFINITE;
        if !rescue {
            standing = self.evaluate(node);
            best = standing;
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }

        let wide = beta - alpha > 1;
        let start = self.list_forcing(node, None);
        if rescue {
            self.list_quiet(node, ply, None);
        }
        let mut next_index = start;
        while let Some(entry) = self.lists.pick(next_index) {
            next_index += 1;
            let action = entry.action;
            if !rescue && standing + node.position.rank_forcing(&node.sight, action) + DELTA_MARGIN <= alpha {
                continue;
            }
            // Of the quiet actions only those that rescue are worth a look; the others are answered by the loss of the game.
            let left = if entry.kind == Kind::Quiet { rescues - 1 } else { rescues };
            let next = node.after(self.evaluator, action);
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
        if best == -INFINITE { self.evaluate(node) } else { best }
    }
}
