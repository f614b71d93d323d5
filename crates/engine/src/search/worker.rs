//! The state of one search thread, and the generation of its action lists.

use std::sync::atomic::Ordering::Relaxed;

use super::Shared;
use super::evaluation_cache::{EvaluationCache, StaticEvaluation};
use super::node::Node;
use super::ordering::{ActionKind, ActionLists, CAPTURE_SCORE, HistoryTables, TT_ACTION_SCORE};
use super::params::CLOCK_INTERVAL;
use super::pv_table::PvTable;
use super::repetition::RepetitionHistory;
use crate::playable::{Evaluator, LastActions, Playable};
use crate::score::{MAX_EVALUATION, MAX_PLY, Value};
use cannon_rules::PackedAction;
use cannon_rules::timeline::Timeline;

/// The captures with which a list of actions begins.
#[derive(Clone, Copy)]
pub(super) enum CaptureSet {
    /// All legal captures.
    All,
    /// The captures that quiescence search tries.
    Quiescence,
}

/// One thread of the search.
pub(super) struct Worker<'a, G: Playable, E> {
    pub(super) shared: &'a Shared<'a>,
    pub(super) evaluator: &'a E,
    /// The index of the thread; 0 is the main thread, whose result counts.
    pub(super) thread_index: usize,
    pub(super) repetition: RepetitionHistory,
    pub(super) history: HistoryTables<G>,
    evaluation_cache: EvaluationCache,
    pub(super) lists: ActionLists<G::Action>,
    pub(super) pv: PvTable<G::Action>,
    /// The action that led to each ply of the current line. `None` after a null move, and at the root if the game begins there.
    pub(super) played: Vec<Option<G::Action>>,
    /// The static evaluation at each ply of the current line; `None` in check.
    pub(super) static_evals: Vec<Option<Value>>,
    /// The action that a singular search excludes at each ply.
    pub(super) excluded: Vec<Option<PackedAction>>,
    /// Late move reductions.
    pub(super) reductions: super::tree::Reductions,
    pub(super) nodes: u64,
    /// Selective depth: the length of the longest line searched, in plies.
    pub(super) seldepth: usize,
    /// The depth of the current iteration, in plies.
    pub(super) iteration: i32,
    /// Whether nothing is pruned or reduced, because a result is to be proved.
    pub(super) exhaustive: bool,
    /// Whether the search has been stopped; values returned after that are meaningless.
    pub(super) stopped: bool,
}

impl<'a, G: Playable, E: Evaluator<G>> Worker<'a, G, E> {
    pub(super) fn new(shared: &'a Shared<'a>, evaluator: &'a E, timeline: &Timeline<G>, thread_index: usize) -> Self {
        let mut played = vec![None; MAX_PLY + 2];
        played[0] = timeline.ply().checked_sub(1).and_then(|ply| timeline.action_at(ply));
        Worker {
            shared,
            evaluator,
            thread_index,
            repetition: RepetitionHistory::of(timeline),
            history: HistoryTables::new(),
            evaluation_cache: EvaluationCache::new(),
            lists: ActionLists::new(),
            pv: PvTable::new(),
            played,
            excluded: vec![None; MAX_PLY + 2],
            static_evals: vec![None; MAX_PLY + 2],
            reductions: super::tree::reductions(),
            nodes: 0,
            seldepth: 0,
            iteration: 0,
            exhaustive: false,
            stopped: false,
        }
    }

    /// The last actions before the node at a ply.
    pub(super) fn last_actions(&self, ply: usize) -> LastActions<G::Action> {
        LastActions { enemy: self.played[ply], own: ply.checked_sub(1).and_then(|before| self.played[before]) }
    }

    /// Counts a node. Returns true once the search must stop.
    pub(super) fn count_node(&mut self, ply: usize) -> bool {
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply);
        if !self.stopped {
            self.stopped = self.shared.stop.load(Relaxed) || self.is_out_of_budget();
        }
        self.stopped
    }

    fn is_out_of_budget(&self) -> bool {
        let shared = self.shared;
        if self.thread_index > 0 {
            if self.nodes.is_multiple_of(CLOCK_INTERVAL) {
                shared.helper_nodes.fetch_add(CLOCK_INTERVAL, Relaxed);
            }
            return shared.done.load(Relaxed);
        }
        // The first iteration is always completed, so that there is a result.
        if self.iteration <= 1 {
            return false;
        }
        shared.limits.nodes.is_some_and(|most| self.nodes > most)
            || self.nodes.is_multiple_of(CLOCK_INTERVAL)
                && shared.limits.time.is_some_and(|most| shared.started.elapsed() >= most)
    }

    /// The static evaluation with the evaluation noise of the level.
    pub(super) fn evaluate(&mut self, node: &Node<G, E>) -> Value {
        let Node { position, accumulator, .. } = node;
        let key = position.key();
        if let Some(known) = self.evaluation_cache.get(key) {
            return known.value;
        }
        let value = self.evaluator.evaluate(accumulator, position, node.attacks());
        let value = (value + self.shared.mistakes.evaluation_noise(key)).clamp(-MAX_EVALUATION, MAX_EVALUATION);
        let (is_in_check, can_win) = (position.is_in_check(node.attacks()), position.can_win(node.attacks()));
        self.evaluation_cache.put(key, StaticEvaluation { value, is_in_check, can_win });
        value
    }

    /// Whether the side to move is in check.
    pub(super) fn is_in_check(&self, node: &Node<G, E>) -> bool {
        let known = self.evaluation_cache.get(node.position.key());
        known.map_or_else(|| node.position.is_in_check(node.attacks()), |known| known.is_in_check)
    }

    /// Whether the side to move can win at once.
    pub(super) fn can_win(&self, node: &Node<G, E>) -> bool {
        let known = self.evaluation_cache.get(node.position.key());
        known.map_or_else(|| node.position.can_win(node.attacks()), |known| known.can_win)
    }

    /// Prefetches the entries of a position in the tables. This only affects speed.
    pub(super) fn prefetch(&self, position: &G) {
        self.shared.table.prefetch(self.key(position));
        self.evaluation_cache.prefetch(position.key());
    }

    /// Generates the captures and the table's action; returns the start of the list. Quiet actions follow with
    /// [`generate_quiets`](Worker::generate_quiets), because most nodes are cut off before they are needed.
    pub(super) fn generate_captures(
        &mut self,
        node: &Node<G, E>,
        tt_action: Option<G::Action>,
        captures: CaptureSet,
    ) -> usize {
        let start = self.lists.start();
        let (position, attacks) = (&node.position, node.attacks());
        let (lists, mistakes) = (&mut self.lists, &self.shared.mistakes);
        let list = |action: G::Action| {
            if !mistakes.overlook(position, attacks, action) {
                let score = if Some(action) == tt_action { TT_ACTION_SCORE } else { CAPTURE_SCORE };
                lists.push(action, score + position.capture_score(attacks, action), ActionKind::Capture);
            }
        };
        match captures {
            CaptureSet::All => position.for_each_capture(attacks, list),
            CaptureSet::Quiescence => position.for_each_quiescence_capture(attacks, list),
        }
        // After a key collision the table's action may be illegal here.
        if let Some(tt_action) =
            tt_action.filter(|&tt_action| !G::is_capture(tt_action) && position.validate(tt_action).is_ok())
        {
            lists.push(tt_action, TT_ACTION_SCORE, ActionKind::Quiet);
        }
        start
    }

    /// Adds the quiet actions to the list that [`generate_captures`](Worker::generate_captures) began; in check, the evasions.
    pub(super) fn generate_quiets(&mut self, node: &Node<G, E>, ply: usize, tt_action: Option<G::Action>) {
        let (position, attacks) = (&node.position, node.attacks());
        let last = self.last_actions(ply);
        let (lists, mistakes) = (&mut self.lists, &self.shared.mistakes);
        let start = lists.start();
        let mut score = position.quiet_scorer(attacks, last);
        position.for_each_tried_quiet(attacks, |action| {
            if Some(action) != tt_action && !mistakes.overlook(position, attacks, action) {
                lists.push(action, score(action), ActionKind::Quiet);
            }
        });
        let quiets = self.lists.entries_from(start);
        self.history.add_to_scores(position.side_to_move(), ply, self.played[ply], quiets);
    }
}
