//! Static pruning: reverse futility, razoring, null move, futility and late move pruning, decided before actions are searched.

use super::node::Node;
use super::params::*;
use super::quiescence::QuiescenceState;
use super::tree::Window;
use super::worker::Worker;
use crate::playable::{Evaluator, Playable};
use crate::score::{INFINITE, Value, WIN_BOUND};

/// The kind of action that pruning must not skip at a node.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Requirement {
    /// None: unpromising actions may be pruned.
    None,
    /// Actions that get out of check.
    Evade,
    /// Actions that win: only a win raises the score above beta.
    Win,
    /// All actions: the search is exhaustive, or a win or loss lies within the window.
    All,
}

/// The static evaluation of a node and the pruning that it allows.
#[derive(Clone, Copy)]
pub(super) struct StaticInfo {
    /// The static evaluation; `-INFINITE` in check.
    static_eval: Value,
    /// Whether the static evaluation is above the static evaluation of two plies earlier.
    pub(super) improving: bool,
    /// The actions that must not be pruned.
    requirement: Requirement,
    /// Whether this is a PV node.
    pv_node: bool,
}

impl StaticInfo {
    /// Whether a quiet action can be pruned after `tried` others (futility and late move pruning).
    pub(super) fn can_prune<G: Playable>(self, window: Window, tried: usize) -> bool {
        let Window { depth, alpha, .. } = window;
        match self.requirement {
            Requirement::None => {
                let late = tried >= G::late_action_limit(depth, self.improving, self.pv_node);
                let futile =
                    depth <= FUTILITY_DEPTH && self.static_eval + FUTILITY_BASE + FUTILITY_MARGIN * depth <= alpha;
                late || !self.pv_node && futile
            }
            Requirement::Evade => !self.pv_node && tried >= G::evasion_limit(depth),
            Requirement::Win => depth < G::QUIET_WIN_DEPTH,
            Requirement::All => false,
        }
    }
}

impl<G: Playable, E: Evaluator<G>> Worker<'_, G, E> {
    /// Evaluates a node statically.
    pub(super) fn static_info(&mut self, node: &Node<G, E>, window: Window, ply: usize, in_check: bool) -> StaticInfo {
        let static_eval = if in_check { -INFINITE } else { self.evaluate(node) };
        self.static_evals[ply] = (!in_check).then_some(static_eval);
        let before = ply.checked_sub(2).and_then(|ply| self.static_evals[ply]);
        let pv_node = window.is_pv();
        let requirement = if self.exhaustive {
            Requirement::All
        } else if in_check {
            Requirement::Evade
        } else if window.beta.abs() < WIN_BOUND {
            Requirement::None
        } else if window.beta > 0 && !pv_node {
            Requirement::Win
        } else {
            Requirement::All
        };
        StaticInfo {
            static_eval,
            improving: !in_check && before.is_none_or(|before| static_eval > before),
            requirement,
            pv_node,
        }
    }

    /// Reverse futility pruning, razoring and null move pruning: the value of a node whose actions need not be searched. `allow_null`
    /// allows a null move.
    pub(super) fn prune(
        &mut self,
        node: &Node<G, E>,
        window: Window,
        ply: usize,
        info: StaticInfo,
        allow_null: bool,
    ) -> Option<Value> {
        let Window { depth, alpha, beta } = window;
        let StaticInfo { static_eval, improving, requirement, pv_node } = info;
        if pv_node || requirement != Requirement::None {
            return None;
        }
        let plies = depth - i32::from(improving);
        if depth <= REVERSE_FUTILITY_DEPTH && static_eval - REVERSE_FUTILITY_MARGIN * plies >= beta {
            return Some(static_eval);
        }
        if depth <= RAZOR_DEPTH && static_eval + RAZOR_BASE + RAZOR_MARGIN * depth <= alpha {
            let value = self.quiesce(node, alpha, beta, ply, QuiescenceState::first::<G>());
            if self.stopped || value <= alpha {
                return Some(value);
            }
        }
        if allow_null && depth >= NULL_DEPTH && static_eval >= beta {
            self.null_move_search(node, depth, beta, ply)
        } else {
            None
        }
    }

    /// Null move pruning: if the value is still at least `beta` after passing the turn, the node fails high.
    fn null_move_search(&mut self, node: &Node<G, E>, depth: i32, beta: Value, ply: usize) -> Option<Value> {
        let null_node = node.null_move()?;
        self.repetition.push(&null_node.position, true);
        self.played[ply + 1] = None;
        let window = Window::null(0, beta - 1).for_child(depth - 1 - null_reduction(depth));
        let value = -self.search(&null_node, window, ply + 1, false);
        self.repetition.pop();
        // A win found after a null move is not proved.
        (!self.stopped && value >= beta).then_some(if value >= WIN_BOUND { beta } else { value })
    }
}
