//! Principal variation search to a depth.

use super::node::Node;
use super::order::{Kind, Ranked};
use super::params::*;
use super::table::{Bound, Entry};
use super::worker::Worker;
use crate::engine::playable::Playable;
use crate::engine::score::{INFINITE, MAX_PLY, Value, WIN_BOUND, loss_at, win_at};
use crate::rules::{Action, Outcome};

/// Tells entries of the table apart; any number will do.
const THOROUGH_SALT: u64 = 0x6a09_e667_f3bc_c908;

/// Plies by which late actions are searched shallower, by depth and number of the action.
pub(super) type Reductions = Box<[[i32; 64]; 64]>;

pub(super) fn reductions() -> Reductions {
    let mut table = Box::new([[0; 64]; 64]);
    for (depth, row) in table.iter_mut().enumerate().skip(1) {
        for (number, plies) in row.iter_mut().enumerate().skip(1) {
            let product = (depth as f64).ln() * (number as f64).ln();
            *plies = (REDUCTION_BASE + product / REDUCTION_DIVISOR) as i32;
        }
    }
    table
}

impl<G: Playable> Worker<'_, G> {
    /// The value of a position for its side to move, searched to `depth`, as far as it lies between `alpha` and `beta`. `free` says
    /// whether the enemy may be given a free turn.
    pub(super) fn search(
        &mut self,
        node: &Node<G>,
        mut depth: i32,
        mut alpha: Value,
        mut beta: Value,
        ply: usize,
        free: bool,
    ) -> Value {
        let Node { position, sight, .. } = node;
        let danger = position.is_in_danger(sight);
        let wide = beta - alpha > 1;
        if danger && (ply as i32) < 2 * self.iteration {
            depth += 1;
        }
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiesce(node, alpha, beta, ply, RESCUE_PLIES);
        }
        self.lines.clear(ply);
        if self.enter(ply) {
            return 0;
        }
        if let Some(value) = self.decided(node, ply) {
            return value;
        }
        // Nothing is better than a win next ply, and nothing worse than having lost already.
        alpha = alpha.max(loss_at(ply));
        beta = beta.min(win_at(ply + 1));
        if alpha >= beta {
            return alpha;
        }

        let key = self.key(position);
        let entry = self.shared.table.get(key, ply);
        if let Some(entry) = entry
            && !wide
            && entry.depth >= depth
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= beta,
                Bound::Upper => entry.value <= alpha,
            }
        {
            return entry.value;
        }
        let known = entry.and_then(|entry| entry.action);
        if known.is_none() && depth >= UNKNOWN_DEPTH && !self.thorough {
            depth -= 1;
        }

        let standing = if danger { -INFINITE } else { self.evaluate(node) };
        self.standings[ply] = (!danger).then_some(standing);
        // Whether the side to move stands better than at its last turn: then the search may expect more of this position.
        let before = ply.checked_sub(2).and_then(|ply| self.standings[ply]);
        let improving = !danger && before.is_none_or(|before| standing > before);
        let prunable = !wide && !danger && beta.abs() < WIN_BOUND && !self.thorough;
        if prunable {
            if depth <= REVERSE_FUTILITY_DEPTH
                && standing - REVERSE_FUTILITY_MARGIN * (depth - i32::from(improving)) >= beta
            {
                return standing;
            }
            if depth <= RAZOR_DEPTH && standing + RAZOR_BASE + RAZOR_MARGIN * depth <= alpha {
                let value = self.quiesce(node, alpha, beta, ply, RESCUE_PLIES);
                if self.stopped || value <= alpha {
                    return value;
                }
            }
            if free
                && depth >= NULL_DEPTH
                && standing >= beta
                && let Some(value) = self.pass(node, depth, beta, ply)
            {
                return value;
            }
        }

        let start = self.lists.start();
        self.list_forcing(node, known);
        self.list_quiet(node, ply, known);
        let value = self.try_actions(node, depth, alpha, beta, ply, start, standing, prunable, improving);
        self.lists.end(start);
        value
    }

    /// Tries the actions listed from `start` on, the most promising first.
    fn try_actions(
        &mut self,
        node: &Node<G>,
        depth: i32,
        mut alpha: Value,
        beta: Value,
        ply: usize,
        start: usize,
        standing: Value,
        prunable: bool,
        improving: bool,
    ) -> Value {
        let wide = beta - alpha > 1;
        let side = node.position.side_to_move();
        let floor = alpha;
        let mut best = -INFINITE;
        let mut best_action = None;
        let mut tried = 0;
        let mut next_index = start;
        while let Some(Ranked { action, kind, .. }) = self.lists.pick(next_index) {
            next_index += 1;
            let quiet = kind == Kind::Quiet;
            let next = node.played(action);
            if prunable && quiet && tried > 0 && best > -WIN_BOUND {
                let late = depth <= LATE_DEPTH && tried >= late_count(depth, improving);
                let futile = depth <= FUTILITY_DEPTH && standing + FUTILITY_BASE + FUTILITY_MARGIN * depth <= alpha;
                if (late || futile) && !next.is_exposed() {
                    continue;
                }
            }
            let next = node.arrive(self.evaluator, action, next);

            self.path.push(&next.position, node.position.is_irreversible(action));
            self.played[ply + 1] = Some(action);
            let mut value = alpha;
            if tried == 0 {
                value = -self.search(&next, depth - 1, -beta, -alpha, ply + 1, true);
            } else {
                let mut reduction = 0;
                let reducible = depth >= REDUCTION_DEPTH && tried >= REDUCTION_FROM && quiet && !self.thorough;
                if reducible && !next.position.is_in_danger(&next.sight) {
                    reduction = self.reductions[depth.min(63) as usize][tried.min(63)];
                    reduction -= self.experience.history(side, action) / REDUCTION_HISTORY;
                    reduction += i32::from(!improving);
                    reduction -= i32::from(wide) + i32::from(self.experience.is_killer(ply, action));
                    reduction = reduction.clamp(0, depth - 2);
                }
                if reduction > 0 {
                    value = -self.search(&next, depth - 1 - reduction, -alpha - 1, -alpha, ply + 1, true);
                }
                if reduction == 0 || value > alpha {
                    value = -self.search(&next, depth - 1, -alpha - 1, -alpha, ply + 1, true);
                }
                if wide && value > alpha {
                    value = -self.search(&next, depth - 1, -beta, -alpha, ply + 1, true);
                }
            }
            self.path.pop();
            if self.stopped {
                return 0;
            }
            tried += 1;

            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_action = Some(action);
                    if wide {
                        self.lines.set(ply, action);
                    }
                }
                if alpha >= beta {
                    if quiet {
                        let failed = self.lists.quiet(start..next_index - 1);
                        self.experience.refuted(side, ply, self.played[ply], action, failed, history_bonus(depth));
                    }
                    break;
                }
            }
        }
        if tried == 0 {
            // The level overlooks everything that could be played here; it thinks no further, then.
            return self.evaluate(node);
        }
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best > floor => Bound::Exact,
            _ => Bound::Upper,
        };
        let action = best_action.map(G::Action::pack);
        self.shared.table.put(self.key(&node.position), ply, Entry { action, value: best, depth, bound });
        best
    }

    /// Whether the position is still worth `beta` after a free turn for the enemy: then the best action surely is.
    fn pass(&mut self, node: &Node<G>, depth: i32, beta: Value, ply: usize) -> Option<Value> {
        let passed = node.passed()?;
        self.path.push(&passed.position, true);
        self.played[ply + 1] = None;
        let left = depth - 1 - null_reduction(depth);
        let value = -self.search(&passed, left, -beta, -beta + 1, ply + 1, false);
        self.path.pop();
        // A win found after a free turn is none that is proved.
        (!self.stopped && value >= beta).then_some(if value >= WIN_BOUND { beta } else { value })
    }

    /// The table's key of a position. What was proved by trying everything is kept apart from what was only made plausible.
    fn key(&self, position: &G) -> u64 {
        let thorough = if self.thorough { THOROUGH_SALT } else { 0 };
        position.key() ^ self.shared.salt ^ thorough
    }

    /// The value of a position in which there is nothing to search: the game is over, or a win is at hand.
    pub(super) fn decided(&mut self, node: &Node<G>, ply: usize) -> Option<Value> {
        let Node { position, sight, .. } = node;
        match position.outcome() {
            Some(Outcome::Win { side, .. }) if side == position.side_to_move() => return Some(win_at(ply)),
            Some(Outcome::Win { .. }) => return Some(loss_at(ply)),
            Some(Outcome::Draw { .. }) => return Some(0),
            None => {}
        }
        if self.path.is_draw() {
            return Some(0);
        }
        if position.can_win(sight)
            && let Some(win) = position.winning_take()
        {
            self.lines.clear(ply + 1);
            self.lines.set(ply, win);
            return Some(win_at(ply + 1));
        }
        None
    }
}
