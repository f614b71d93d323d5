//! Principal variation search to a depth.

use super::node::Node;
use super::order::{Kind, Ranked};
use super::outlook::Outlook;
use super::params::*;
use super::quiescence::Beyond;
use super::table::{Bound, Entry};
use super::worker::{Takes, Worker};
use crate::playable::Playable;
use crate::score::{INFINITE, MAX_PLY, Value, WIN_BOUND, loss_at, win_at};
use cannon_rules::{Action, Outcome};

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

/// What a search is asked: how deep to look, and between which values the answer matters.
#[derive(Clone, Copy)]
pub(super) struct Quest {
    /// Plies until quiescence; none are left at 0 and below.
    pub(super) depth: i32,
    pub(super) alpha: Value,
    pub(super) beta: Value,
}

impl Quest {
    /// Asks only whether the value is above `alpha`.
    pub(super) const fn scout(depth: i32, alpha: Value) -> Quest {
        Quest { depth, alpha, beta: alpha + 1 }
    }

    /// The same question about the position after an action, as its side to move sees it.
    pub(super) const fn passed_on(self, depth: i32) -> Quest {
        Quest { depth, alpha: -self.beta, beta: -self.alpha }
    }

    /// Whether the value itself is wanted, and not only whether it is above alpha.
    pub(super) const fn is_wide(self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// Whether an action known to be good is the only good one.
enum Standout {
    /// All others are far worse.
    Alone,
    /// Others, too, are worth this much at least.
    Among(Value),
    /// It was not worth asking.
    Unknown,
}

impl<G: Playable> Worker<'_, G> {
    /// The value of a position for its side to move, as far as it is asked for. `free` says whether the enemy may be given a free turn.
    pub(super) fn search(&mut self, node: &Node<G>, mut quest: Quest, ply: usize, free: bool) -> Value {
        let Node { position, sight, .. } = node;
        let danger = position.is_in_danger(sight);
        let may_extend = (ply as i32) < 2 * self.iteration;
        if danger && may_extend {
            quest.depth += 1;
        }
        if quest.depth <= 0 || ply >= MAX_PLY {
            return self.quiesce(node, quest.alpha, quest.beta, ply, Beyond::first::<G>());
        }
        self.lines.clear(ply);
        if self.enter(ply) {
            return 0;
        }
        if let Some(value) = self.decided(node, ply) {
            return value;
        }
        let wide = quest.is_wide();
        // Nothing is better than a win next ply, and nothing worse than having lost already.
        quest.alpha = quest.alpha.max(loss_at(ply));
        quest.beta = quest.beta.min(win_at(ply + 1));
        let Quest { alpha, beta, .. } = quest;
        if alpha >= beta {
            return alpha;
        }

        let partial = self.excluded[ply].is_some();
        let entry = self.shared.table.get(self.key(position), ply);
        if let Some(entry) = entry
            && !wide
            && !partial
            && entry.depth >= quest.depth
            && entry.settles(alpha, beta)
        {
            return entry.value;
        }
        let known = entry.and_then(|entry| entry.action).and_then(G::Action::unpack);
        if known.is_none() && quest.depth >= UNKNOWN_DEPTH && !self.thorough {
            quest.depth -= 1;
        }

        let outlook = self.outlook(node, quest, ply, danger);
        if let Some(value) = self.cut_short(node, quest, ply, outlook, free && !partial) {
            return value;
        }
        let mut extension = 0;
        if let Some(entry) = entry
            && !partial
            && may_extend
        {
            match self.compare(node, quest, ply, entry, free) {
                Standout::Alone => extension = 1,
                Standout::Among(value) if value >= beta => return value,
                Standout::Among(_) | Standout::Unknown => {}
            }
            if self.stopped {
                return 0;
            }
            self.lines.clear(ply);
        }

        let start = self.lists.start();
        let value = self.try_actions(node, quest, ply, known, outlook, extension);
        self.lists.end(start);
        value
    }

    /// Finds out whether the action known to be good is far better than all others, by a shallower search without it.
    fn compare(&mut self, node: &Node<G>, quest: Quest, ply: usize, entry: Entry, free: bool) -> Standout {
        let Quest { depth, .. } = quest;
        let tells = entry.action.is_some()
            && entry.bound != Bound::Upper
            && entry.depth >= depth - SINGULAR_DEPTH_LESS
            && entry.value.abs() < WIN_BOUND;
        if !tells || depth < SINGULAR_DEPTH || self.thorough {
            return Standout::Unknown;
        }
        let least = entry.value - SINGULAR_MARGIN * depth;
        self.excluded[ply] = entry.action;
        let value = self.search(node, Quest::scout((depth - 1) / 2, least - 1), ply, free);
        self.excluded[ply] = None;
        if value < least { Standout::Alone } else { Standout::Among(least) }
    }

    /// Tries the actions, the most promising first: the one `known` to be good, takes, the rest. The first is searched deeper by
    /// `extension` plies. Leaves a list of actions behind.
    fn try_actions(
        &mut self,
        node: &Node<G>,
        mut quest: Quest,
        ply: usize,
        known: Option<G::Action>,
        outlook: Outlook,
        extension: i32,
    ) -> Value {
        let Quest { depth, .. } = quest;
        let wide = quest.is_wide();
        let side = node.position.side_to_move();
        let excluded = self.excluded[ply];
        let floor = quest.alpha;
        let mut best = -INFINITE;
        let mut best_action = None;
        let mut tried = 0;
        let start = self.list_first(node, known, Takes::All);
        let (mut all_listed, mut sifted) = (false, false);
        let mut next_index = start;
        loop {
            let Some(Ranked { action, kind, .. }) = self.lists.pick(next_index) else {
                if all_listed {
                    break;
                }
                self.list_quiet(node, ply, known);
                all_listed = true;
                continue;
            };
            next_index += 1;
            if excluded.is_some_and(|excluded| excluded == action.pack()) {
                continue;
            }
            let quiet = kind == Kind::Quiet;
            if quiet && tried > 0 && best > -WIN_BOUND && outlook.is_hopeless::<G>(quest, tried) {
                if !sifted && self.lists.count_from(next_index) >= SIFT_FROM {
                    self.lists.sift(next_index, |action| node.position.threatens(&node.sight, action));
                    sifted = true;
                }
                if !node.position.threatens(&node.sight, action) {
                    continue;
                }
            }
            let next = node.played(action);
            self.shared.table.announce(self.key(&next));
            let next = node.arrive(self.evaluator, action, next);

            self.path.push(&next.position, node.position.is_irreversible(action));
            self.played[ply + 1] = Some(action);
            let mut value = quest.alpha;
            if tried == 0 {
                value = -self.search(&next, quest.passed_on(depth - 1 + extension), ply + 1, true);
            } else {
                let scout = Quest::scout(0, value);
                let mut reduction = 0;
                let reducible = depth >= REDUCTION_DEPTH && tried >= REDUCTION_FROM && quiet && !self.thorough;
                if reducible && !next.position.is_in_danger(&next.sight) {
                    reduction = self.reductions[depth.min(63) as usize][tried.min(63)];
                    reduction -= self.experience.history(side, self.played[ply], action) / REDUCTION_HISTORY;
                    reduction += i32::from(!outlook.improving);
                    reduction -= i32::from(wide) + i32::from(self.experience.is_killer(ply, action));
                    reduction = reduction.clamp(0, depth - 2);
                }
                if reduction > 0 {
                    value = -self.search(&next, scout.passed_on(depth - 1 - reduction), ply + 1, true);
                }
                if reduction == 0 || value > quest.alpha {
                    value = -self.search(&next, scout.passed_on(depth - 1), ply + 1, true);
                }
                if wide && value > quest.alpha {
                    value = -self.search(&next, quest.passed_on(depth - 1), ply + 1, true);
                }
            }
            self.path.pop();
            if self.stopped {
                return 0;
            }
            tried += 1;

            if value > best {
                best = value;
                if value > quest.alpha {
                    quest.alpha = value;
                    best_action = Some(action);
                    if wide {
                        self.lines.set(ply, action);
                    }
                }
                if quest.alpha >= quest.beta {
                    if quiet {
                        let failed = self.lists.quiet(start..next_index - 1);
                        self.experience.refuted(side, ply, self.played[ply], action, failed, history_bonus(depth));
                    }
                    break;
                }
            }
        }
        if excluded.is_some() {
            // Not the position's value, and so nothing for the table.
            return best.max(quest.alpha);
        }
        if tried == 0 {
            // Nothing saves the principal piece; or the level overlooks everything that could be played here, and thinks no further.
            let lost = node.position.is_in_danger(&node.sight);
            return if lost { loss_at(ply + 2) } else { self.evaluate(node) };
        }
        let action = best_action.map(G::Action::pack);
        let entry = Entry { action, value: best, depth, bound: Bound::of(best, floor, quest.beta) };
        self.shared.table.put(self.key(&node.position), ply, entry);
        best
    }

    /// The table's key of a position. What was proved by trying everything is kept apart from what was only made plausible.
    pub(super) fn key(&self, position: &G) -> u64 {
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
            && let Some(win) = position.winning_take(sight)
        {
            self.lines.clear(ply + 1);
            self.lines.set(ply, win);
            return Some(win_at(ply + 1));
        }
        None
    }
}
