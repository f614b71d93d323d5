//! The root of the search: iterative deepening with aspiration windows.

use std::cmp::Reverse;
use std::sync::atomic::Ordering::Relaxed;

use super::node::Node;
use super::params::*;
use super::tree::Window;
use super::worker::Worker;
use crate::playable::{Evaluator, Playable};
use crate::score::{INFINITE, MAX_PLY, Value, WIN_BOUND, win_at, win_distance};
use crate::{Score, SearchInfo};
use cannon_rules::Action;

/// A line of an iteration: the value of its first action, and the principal variation.
#[derive(Clone)]
struct SearchedLine<A> {
    value: Value,
    pv: Vec<A>,
}

impl<G: Playable, E: Evaluator<G>> Worker<'_, G, E> {
    /// Searches the candidates by iterative deepening until a limit is reached. `None` if there is no result by then.
    pub(super) fn iterative_deepening(
        &mut self,
        position: &G,
        candidates: &[G::Action],
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<G::Action> {
        let root = Node::root(self.evaluator, position.clone());
        let mut actions = self.root_actions(&root, candidates);
        let max_depth =
            self.shared.limits.depth.map_or(MAX_PLY as i32 - 1, |depth| depth.clamp(1, MAX_PLY as u32 - 1) as i32);
        let mut lines = vec![SearchedLine { value: 0, pv: Vec::new() }; self.shared.lines];
        let mut best = None;
        let mut win_verified = false;
        for depth in self.first_depth()..=max_depth {
            self.iteration = depth;
            self.seldepth = depth as usize;
            let mut found = 0;
            while found < lines.len() {
                // Multi-PV: the actions of the lines found before are excluded.
                let value = self.aspiration_search(&root, &mut actions[found..], depth, lines[found].value);
                // An interrupted iteration still counts if its first action was searched: that action was the best of the previous
                // iteration, so a new best action is at least as good.
                if found == 0
                    && let Some(&action) = self.pv.at(0).first()
                {
                    best = Some(action);
                }
                let Some(value) = value else { break };
                lines[found] = SearchedLine { value, pv: self.pv.at(0).to_vec() };
                found += 1;
            }
            // With reductions and narrow windows, a later line can turn out to be better than an earlier one.
            lines[..found].sort_by_key(|line| Reverse(line.value));
            for (action, line) in actions.iter_mut().zip(&lines[..found]) {
                *action = line.pv.first().copied().unwrap_or(*action);
            }
            best = lines[..found].first().and_then(|line| line.pv.first().copied()).or(best);
            self.report_lines(&lines[..found], depth, on_info);
            if found < lines.len() {
                return best;
            }
            if let ([line], false) = (&lines[..], win_verified)
                && line.value >= WIN_BOUND
            {
                win_verified = true;
                if let Some(nearer) = self.nearer_win(&root, &mut actions, line.value, on_info) {
                    return Some(nearer);
                }
            }
            // A deeper search cannot find a nearer win or loss than one within the depth.
            if lines.iter().all(|line| win_distance(line.value).is_some_and(|plies| plies <= depth)) {
                break;
            }
        }
        best
    }

    /// The candidates in the order of the first iteration. Captures come first, so that it finds a good alpha early. If there are many quiet
    /// actions, the likely ones come before the others.
    fn root_actions(&self, root: &Node<G, E>, candidates: &[G::Action]) -> Vec<G::Action> {
        let mut actions = candidates.to_vec();
        if actions.len() < MANY_ACTIONS {
            actions.sort_by_key(|&action| !G::is_capture(action));
        } else {
            let mut score = root.position.quiet_scorer(root.attacks(), self.last_actions(0));
            actions
                .sort_by_cached_key(|&action| if G::is_capture(action) { None } else { Some(Reverse(score(action))) });
        }
        actions
    }

    /// The depth of the first iteration. Half of the helper threads start one ply deeper, so that threads do not repeat the same work.
    fn first_depth(&self) -> i32 {
        1 + (self.thread_index & 1) as i32
    }

    /// The first action of a win nearer than the win found, if there is a nearer win within [`EXACT_WIN_PLIES`] plies. With pruning and
    /// reductions, the search does not always find the nearest win first. This search has neither pruning nor reductions and runs once.
    fn nearer_win(
        &mut self,
        root: &Node<G, E>,
        actions: &mut [G::Action],
        value: Value,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<G::Action> {
        let distance = win_distance(value)?;
        let iteration = self.iteration;
        self.exhaustive = true;
        let nearer = (1..distance).step_by(2).take_while(|&plies| plies <= EXACT_WIN_PLIES).find_map(|plies| {
            let win_value = win_at(plies as usize);
            self.iteration = plies;
            let value = self.search_root(root, actions, plies, win_value - 1, win_value);
            let line =
                (!self.stopped && value >= win_value).then(|| SearchedLine { value, pv: self.pv.at(0).to_vec() })?;
            let best = line.pv.first().copied();
            self.report_lines(&[line], plies, on_info);
            best
        });
        (self.exhaustive, self.iteration) = (false, iteration);
        nearer
    }

    /// Reports lines through the callback, the best first. The scores are without the noise of the draw, so their order may differ from the
    /// order of the values.
    fn report_lines(&self, lines: &[SearchedLine<G::Action>], depth: i32, on_info: &mut dyn FnMut(&SearchInfo)) {
        let score = |line: &SearchedLine<G::Action>| {
            let noise = match line.pv.first() {
                Some(&action) if line.value.abs() < WIN_BOUND => self.shared.mistakes.draw_noise::<G>(action),
                _ => 0,
            };
            Score::from_value(line.value - noise)
        };
        let mut scored: Vec<(Score, &SearchedLine<G::Action>)> = lines.iter().map(|line| (score(line), line)).collect();
        scored.sort_by_key(|&(score, _)| Reverse(score));
        for (index, (score, line)) in scored.into_iter().enumerate() {
            on_info(&SearchInfo {
                line: index,
                depth: depth as u32,
                seldepth: self.seldepth as u32,
                score,
                nodes: self.nodes + self.shared.helper_nodes.load(Relaxed),
                elapsed: self.shared.started.elapsed(),
                threads: self.shared.threads.load(Relaxed),
                pv: line.pv.iter().map(|action| action.pack()).collect(),
            });
        }
    }

    /// Searches to a depth with an aspiration window around the expected value and widens it while the value lies outside. `None` if a
    /// limit was reached.
    fn aspiration_search(
        &mut self,
        root: &Node<G, E>,
        actions: &mut [G::Action],
        depth: i32,
        expected: Value,
    ) -> Option<Value> {
        let first = if actions.len() >= MANY_ACTIONS { ASPIRATION_DEPTH_MANY_ACTIONS } else { ASPIRATION_DEPTH };
        let mut width = if depth < first || expected.abs() >= WIN_BOUND { INFINITE } else { ASPIRATION_WINDOW };
        let mut alpha = (expected - width).max(-INFINITE);
        let mut beta = (expected + width).min(INFINITE);
        loop {
            let value = self.search_root(root, actions, depth, alpha, beta);
            if self.stopped {
                return None;
            }
            width = if width > 300 { INFINITE } else { width * 3 };
            if value <= alpha && alpha > -INFINITE {
                alpha = (value - width).max(-INFINITE);
            } else if value >= beta && beta < INFINITE {
                beta = (value + width).min(INFINITE);
            } else {
                return Some(value);
            }
        }
    }

    /// Searches all root actions to a depth; the best one moves to the front.
    fn search_root(
        &mut self,
        root: &Node<G, E>,
        actions: &mut [G::Action],
        depth: i32,
        mut alpha: Value,
        beta: Value,
    ) -> Value {
        self.pv.clear(0);
        let has_many_actions = actions.len() >= MANY_ACTIONS;
        let is_first = depth == self.first_depth();
        let tried = if has_many_actions && !self.exhaustive {
            let captures = actions.iter().filter(|&&action| G::is_capture(action)).count();
            actions.len().min(G::root_action_limit(depth, is_first).saturating_add(captures))
        } else {
            actions.len()
        };
        let mut values = Vec::with_capacity(actions.len());
        let mut best = -INFINITE;
        for index in 0..tried {
            let action = actions[index];
            let next = root.child(self.evaluator, action);
            self.repetition.push(&next.position, root.position.is_irreversible(action));
            self.played[1] = Some(action);
            // Style and the draw do not change wins and losses.
            let bonus_applies = alpha == -INFINITE || alpha.abs() < WIN_BOUND;
            let bonus = if bonus_applies {
                G::style_bonus(action, self.shared.style) * E::STYLE_PERCENT / 100
                    + self.shared.mistakes.draw_noise::<G>(action)
            } else {
                0
            };
            let (low, high) = ((alpha - bonus).max(-INFINITE), (beta - bonus).min(INFINITE));
            let mut value = low;
            if index > 0 {
                let null_window = Window::null(0, low);
                let reduction = if has_many_actions { self.reduction_at_root(&next, depth, index, action) } else { 0 };
                value = -self.search(&next, null_window.for_child(depth - 1 - reduction), 1, true);
                if reduction > 0 && value > low {
                    value = -self.search(&next, null_window.for_child(depth - 1), 1, true);
                }
            }
            if index == 0 || value > low {
                let window = Window { depth, alpha: low, beta: high };
                value = -self.search(&next, window.for_child(depth - 1), 1, true);
            }
            if value.abs() < WIN_BOUND {
                value += bonus;
            }
            self.repetition.pop();
            if self.stopped {
                return best;
            }
            values.push((action, value));
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    self.pv.set(0, action);
                    actions[..=index].rotate_right(1);
                }
                if alpha >= beta {
                    break;
                }
            }
        }
        if has_many_actions && is_first && values.len() == tried {
            // Later iterations reduce late actions, so they are sorted by the values of the first iteration.
            values.sort_by_key(|&(_, value)| -value);
            actions.iter_mut().zip(&values).for_each(|(action, &(better, _))| *action = better);
        }
        best
    }

    /// The late move reduction of an action at the root, for positions with many actions.
    fn reduction_at_root(&self, next: &Node<G, E>, depth: i32, index: usize, action: G::Action) -> i32 {
        let reducible = depth >= ROOT_REDUCTION_DEPTH && index >= ROOT_REDUCTION_MIN_TRIED && !self.exhaustive;
        if !reducible || G::is_capture(action) || self.is_in_check(next) {
            return 0;
        }
        self.reductions[depth.min(63) as usize][index.min(63)].clamp(1, depth - 1)
    }
}
