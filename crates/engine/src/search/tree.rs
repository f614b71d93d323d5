//! Principal variation search (alpha-beta) to a depth.

use super::node::Node;
use super::ordering::{ActionKind, ScoredAction};
use super::params::*;
use super::quiescence::QuiescenceState;
use super::static_info::StaticInfo;
use super::table::{Bound, Entry};
use super::worker::{CaptureSet, Worker};
use crate::playable::{Evaluator, Playable};
use crate::score::{INFINITE, MAX_PLY, Value, WIN_BOUND, loss_at, win_at};
use cannon_rules::{Action, Outcome};

/// Changes the keys of exhaustive searches, so that their table entries are kept apart. The value is arbitrary.
const EXHAUSTIVE_SALT: u64 = 0x6a09_e667_f3bc_c908;

/// Late move reductions in plies, by depth and number of the action.
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

/// The depth and the alpha-beta window of a search.
#[derive(Clone, Copy)]
pub(super) struct Window {
    /// Remaining plies; at 0 and below quiescence search takes over.
    pub(super) depth: i32,
    pub(super) alpha: Value,
    pub(super) beta: Value,
}

impl Window {
    /// A null window: the search only tells whether the value is above `alpha`.
    pub(super) const fn null(depth: i32, alpha: Value) -> Window {
        Window { depth, alpha, beta: alpha + 1 }
    }

    /// The window of a child node, negated for its side to move, at the given depth.
    pub(super) const fn for_child(self, depth: i32) -> Window {
        Window { depth, alpha: -self.beta, beta: -self.alpha }
    }

    /// Whether this is the open window of a PV node.
    pub(super) const fn is_pv(self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// The result of a singular search.
enum Singularity {
    /// All other actions are far worse than the table's action.
    Singular,
    /// Another action is worth at least this much.
    NotSingular(Value),
    /// No singular search was made.
    Unknown,
}

impl<G: Playable, E: Evaluator<G>> Worker<'_, G, E> {
    /// The value of a node for its side to move, within the window. `allow_null` allows a null move.
    pub(super) fn search(&mut self, node: &Node<G, E>, mut window: Window, ply: usize, allow_null: bool) -> Value {
        let position = &node.position;
        let in_check = self.is_in_check(node);
        let may_extend = (ply as i32) < 2 * self.iteration;
        if in_check && may_extend {
            window.depth += 1;
        }
        if window.depth <= 0 || ply >= MAX_PLY {
            return self.quiesce(node, window.alpha, window.beta, ply, QuiescenceState::first::<G>());
        }
        self.pv.clear(ply);
        if self.count_node(ply) {
            return 0;
        }
        if let Some(value) = self.terminal_value(node, ply) {
            return value;
        }
        let pv_node = window.is_pv();
        // Mate distance pruning: no score is better than a win next ply or worse than a loss now.
        window.alpha = window.alpha.max(loss_at(ply));
        window.beta = window.beta.min(win_at(ply + 1));
        let Window { alpha, beta, .. } = window;
        if alpha >= beta {
            return alpha;
        }

        let has_excluded = self.excluded[ply].is_some();
        let entry = self.shared.table.get(self.key(position), ply);
        if let Some(entry) = entry
            && !pv_node
            && !has_excluded
            && entry.depth >= window.depth
            && entry.causes_cutoff(alpha, beta)
        {
            return entry.value;
        }
        let tt_action = entry.and_then(|entry| entry.action).and_then(G::Action::unpack);
        if tt_action.is_none() && window.depth >= INTERNAL_REDUCTION_DEPTH && !self.exhaustive {
            window.depth -= 1;
        }

        let info = self.static_info(node, window, ply, in_check);
        if let Some(value) = self.prune(node, window, ply, info, allow_null && !has_excluded) {
            return value;
        }
        let mut extension = 0;
        if let Some(entry) = entry
            && !has_excluded
            && may_extend
        {
            match self.singular_search(node, window, ply, entry, allow_null) {
                Singularity::Singular => extension = 1,
                Singularity::NotSingular(value) if value >= beta => return value,
                Singularity::NotSingular(_) | Singularity::Unknown => {}
            }
            if self.stopped {
                return 0;
            }
            self.pv.clear(ply);
        }

        let start = self.lists.start();
        let value = self.try_actions(node, window, ply, tt_action, info, extension);
        self.lists.end(start);
        value
    }

    /// Singular extension: a shallower search without the table's action tells whether that action is far better than all others.
    fn singular_search(
        &mut self,
        node: &Node<G, E>,
        window: Window,
        ply: usize,
        entry: Entry,
        allow_null: bool,
    ) -> Singularity {
        let Window { depth, .. } = window;
        let is_usable = entry.action.is_some()
            && entry.bound != Bound::Upper
            && entry.depth >= depth - SINGULAR_TABLE_DEPTH_MARGIN
            && entry.value.abs() < WIN_BOUND;
        if !is_usable || depth < SINGULAR_DEPTH || self.exhaustive {
            return Singularity::Unknown;
        }
        let singular_beta = entry.value - SINGULAR_MARGIN * depth;
        self.excluded[ply] = entry.action;
        let value = self.search(node, Window::null((depth - 1) / 2, singular_beta - 1), ply, allow_null);
        self.excluded[ply] = None;
        if value < singular_beta { Singularity::Singular } else { Singularity::NotSingular(singular_beta) }
    }

    /// Searches the actions in order: the table's action, captures, quiet actions. The first is extended by `extension` plies. The
    /// caller removes the list of actions.
    fn try_actions(
        &mut self,
        node: &Node<G, E>,
        mut window: Window,
        ply: usize,
        tt_action: Option<G::Action>,
        info: StaticInfo,
        extension: i32,
    ) -> Value {
        let Window { depth, .. } = window;
        let pv_node = window.is_pv();
        let side = node.position.side_to_move();
        let excluded = self.excluded[ply];
        let original_alpha = window.alpha;
        let mut best = -INFINITE;
        let mut best_action = None;
        let mut tried = 0;
        let start = self.generate_captures(node, tt_action, CaptureSet::All);
        let (mut quiets_generated, mut retained) = (false, false);
        let mut next_index = start;
        loop {
            let Some(ScoredAction { action, kind, .. }) = self.lists.pick_best(next_index) else {
                if quiets_generated {
                    break;
                }
                self.generate_quiets(node, ply, tt_action);
                quiets_generated = true;
                continue;
            };
            next_index += 1;
            if excluded.is_some_and(|excluded| excluded == action.pack()) {
                continue;
            }
            let quiet = kind == ActionKind::Quiet;
            if quiet && tried > 0 && best > -WIN_BOUND && info.can_prune::<G>(window, tried) {
                if !retained && self.lists.count_from(next_index) >= RETAIN_MIN_ACTIONS {
                    self.lists.retain_from(next_index, |action| node.position.threatens(node.attacks(), action));
                    retained = true;
                }
                if !node.position.threatens(node.attacks(), action) {
                    continue;
                }
            }
            let next = node.position.after(action);
            self.prefetch(&next);
            let next = node.child_from(self.evaluator, action, next);

            self.repetition.push(&next.position, node.position.is_irreversible(action));
            self.played[ply + 1] = Some(action);
            let mut value = window.alpha;
            if tried == 0 {
                value = -self.search(&next, window.for_child(depth - 1 + extension), ply + 1, true);
            } else {
                let null_window = Window::null(0, value);
                let mut reduction = 0;
                let reducible = depth >= REDUCTION_DEPTH && tried >= REDUCTION_MIN_TRIED && quiet && !self.exhaustive;
                if reducible && !self.is_in_check(&next) {
                    reduction = self.reductions[depth.min(63) as usize][tried.min(63)];
                    reduction -= self.history.history(side, self.played[ply], action) / REDUCTION_HISTORY;
                    reduction += i32::from(!info.improving);
                    reduction -= i32::from(pv_node) + i32::from(self.history.is_killer(ply, action));
                    reduction = reduction.clamp(0, depth - 2);
                }
                if reduction > 0 {
                    value = -self.search(&next, null_window.for_child(depth - 1 - reduction), ply + 1, true);
                }
                if reduction == 0 || value > window.alpha {
                    value = -self.search(&next, null_window.for_child(depth - 1), ply + 1, true);
                }
                if pv_node && value > window.alpha {
                    value = -self.search(&next, window.for_child(depth - 1), ply + 1, true);
                }
            }
            self.repetition.pop();
            if self.stopped {
                return 0;
            }
            tried += 1;

            if value > best {
                best = value;
                if value > window.alpha {
                    window.alpha = value;
                    best_action = Some(action);
                    if pv_node {
                        self.pv.set(ply, action);
                    }
                }
                if window.alpha >= window.beta {
                    if quiet {
                        let failed = self.lists.quiet(start..next_index - 1);
                        self.history.update_on_cutoff(
                            side,
                            ply,
                            self.played[ply],
                            action,
                            failed,
                            history_bonus(depth),
                        );
                    }
                    break;
                }
            }
        }
        if excluded.is_some() {
            // A value without the excluded action does not belong into the table.
            return best.max(window.alpha);
        }
        if tried == 0 {
            // Either no action gets out of check, or the level overlooks every action here.
            let lost = self.is_in_check(node);
            return if lost { loss_at(ply + 2) } else { self.evaluate(node) };
        }
        let action = best_action.map(G::Action::pack);
        let entry = Entry { action, value: best, depth, bound: Bound::of(best, original_alpha, window.beta) };
        self.shared.table.put(self.key(&node.position), ply, entry);
        best
    }

    /// The key of a position in the transposition table. Exhaustive searches have keys of their own.
    pub(super) fn key(&self, position: &G) -> u64 {
        let exhaustive_salt = if self.exhaustive { EXHAUSTIVE_SALT } else { 0 };
        position.key() ^ self.shared.salt ^ exhaustive_salt
    }

    /// The value of a node that needs no search: the game is over, or the side to move wins at once.
    pub(super) fn terminal_value(&mut self, node: &Node<G, E>, ply: usize) -> Option<Value> {
        let position = &node.position;
        match position.outcome() {
            Some(Outcome::Win { side, .. }) if side == position.side_to_move() => return Some(win_at(ply)),
            Some(Outcome::Win { .. }) => return Some(loss_at(ply)),
            Some(Outcome::Draw { .. }) => return Some(0),
            None => {}
        }
        if let Some(value) = self.repetition.draw_value(ply) {
            return Some(value);
        }
        if self.can_win(node)
            && let Some(win) = position.winning_action(node.attacks())
            && !self.shared.mistakes.overlook(position, node.attacks(), win)
        {
            self.pv.clear(ply + 1);
            self.pv.set(ply, win);
            return Some(win_at(ply + 1));
        }
        None
    }
}
