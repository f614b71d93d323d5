//! What one thread of the search has to itself.

use std::sync::atomic::Ordering::Relaxed;

use super::Shared;
use super::judgements::Judgements;
use super::line::Lines;
use super::node::Node;
use super::order::{Experience, Kind, Lists, RANK_COUNTER, RANK_FORCING, RANK_KILLER, RANK_KNOWN};
use super::params::CLOCK_INTERVAL;
use super::path::Path;
use crate::playable::{Evaluator, Playable};
use crate::score::{MAX_EVALUATION, MAX_PLY, Value};
use cannon_rules::timeline::Timeline;
use cannon_rules::{Action, PackedAction};

/// Which takes a list begins with.
#[derive(Clone, Copy)]
pub(super) enum Takes {
    /// All that are legal.
    All,
    /// Those that are followed beyond the depth.
    Followed,
}

/// One thread of the search.
pub(super) struct Worker<'a, G: Playable> {
    pub(super) shared: &'a Shared<'a>,
    pub(super) evaluator: &'a G::Evaluator,
    /// 0 for the thread whose answer counts.
    pub(super) number: usize,
    pub(super) path: Path,
    pub(super) experience: Experience<G>,
    judgements: Judgements,
    pub(super) lists: Lists<G::Action>,
    pub(super) lines: Lines<G::Action>,
    /// The action that led to each ply of the present variation; `None` at the root and after a free turn.
    pub(super) played: Vec<Option<G::Action>>,
    /// How the position at each ply of the present variation stands without looking ahead; `None` where that says nothing.
    pub(super) standings: Vec<Option<Value>>,
    /// The action that is left out at each ply, while the search asks how good the others are.
    pub(super) excluded: Vec<Option<PackedAction>>,
    /// Plies by which late actions are searched shallower, by depth and number.
    pub(super) reductions: super::tree::Reductions,
    pub(super) nodes: u64,
    /// Plies of the longest variation looked at.
    pub(super) deepest: usize,
    /// Depth of the present iteration, in plies.
    pub(super) iteration: i32,
    /// Every action is searched in full, because something is to be proved.
    pub(super) thorough: bool,
    /// The search is over; whatever is on its way back means nothing.
    pub(super) stopped: bool,
}

impl<'a, G: Playable> Worker<'a, G> {
    pub(super) fn new(
        shared: &'a Shared<'a>,
        evaluator: &'a G::Evaluator,
        timeline: &Timeline<G>,
        number: usize,
    ) -> Self {
        Worker {
            shared,
            evaluator,
            number,
            path: Path::of(timeline),
            experience: Experience::new(),
            judgements: Judgements::new(),
            lists: Lists::new(),
            lines: Lines::new(),
            played: vec![None; MAX_PLY + 2],
            excluded: vec![None; MAX_PLY + 2],
            standings: vec![None; MAX_PLY + 2],
            reductions: super::tree::reductions(),
            nodes: 0,
            deepest: 0,
            iteration: 0,
            thorough: false,
            stopped: false,
        }
    }

    /// Counts a position at a ply. True once the search must end.
    pub(super) fn enter(&mut self, ply: usize) -> bool {
        self.nodes += 1;
        self.deepest = self.deepest.max(ply);
        if !self.stopped {
            self.stopped = self.shared.stop.load(Relaxed) || self.is_out_of_budget();
        }
        self.stopped
    }

    fn is_out_of_budget(&self) -> bool {
        let shared = self.shared;
        if self.number > 0 {
            if self.nodes.is_multiple_of(CLOCK_INTERVAL) {
                shared.helped.fetch_add(CLOCK_INTERVAL, Relaxed);
            }
            return shared.done.load(Relaxed);
        }
        // The first depth is always finished, so that there is an answer.
        if self.iteration <= 1 {
            return false;
        }
        shared.limits.nodes.is_some_and(|most| self.nodes > most)
            || self.nodes.is_multiple_of(CLOCK_INTERVAL)
                && shared.limits.time.is_some_and(|most| shared.started.elapsed() >= most)
    }

    /// The game's own judgement, as wrong as the level makes it.
    pub(super) fn evaluate(&mut self, node: &Node<G>) -> Value {
        let key = node.position.key();
        let (evaluator, shared) = (self.evaluator, self.shared);
        self.judgements.get_or(key, || {
            let value = evaluator.value(&node.tally, &node.position, &node.sight);
            (value + shared.noise(key)).clamp(-MAX_EVALUATION, MAX_EVALUATION)
        })
    }

    /// Begins a list of actions with the takes in a position, and the action `known` to be good before all; returns where the list
    /// begins. What else can be played comes with [`list_quiet`](Worker::list_quiet): most positions are settled before it is needed.
    pub(super) fn list_first(&mut self, node: &Node<G>, known: Option<G::Action>, takes: Takes) -> usize {
        let start = self.lists.start();
        let Node { position, sight, .. } = node;
        let (lists, shared, key) = (&mut self.lists, self.shared, position.key());
        let list = |action: G::Action| {
            if !shared.overlooks(key, action.pack()) {
                let rank = if Some(action) == known { RANK_KNOWN } else { RANK_FORCING };
                lists.push(action, rank + position.rank_forcing(sight, action), Kind::Forcing);
            }
        };
        match takes {
            Takes::All => position.for_each_forcing(sight, list),
            Takes::Followed => position.for_each_followed(sight, list),
        }
        // What the table knows of another position with the same key could not be played here.
        if let Some(known) = known.filter(|&known| !G::is_forcing(known) && position.check(known).is_ok()) {
            lists.push(known, RANK_KNOWN, Kind::Quiet);
        }
        start
    }

    /// Adds the actions that [`list_first`](Worker::list_first) has left out to the list just begun; where the principal piece is in danger,
    /// those that may save it.
    pub(super) fn list_quiet(&mut self, node: &Node<G>, ply: usize, known: Option<G::Action>) {
        let Node { position, sight, .. } = node;
        let side = position.side_to_move();
        let (lists, experience) = (&mut self.lists, &self.experience);
        let last = self.played[ply];
        let counter = experience.counter(side, last);
        let mut list = |action| {
            let rank = if experience.is_killer(ply, action) {
                RANK_KILLER
            } else if Some(action) == counter {
                RANK_COUNTER
            } else {
                experience.history(side, last, action) + position.rank_quiet(sight, action)
            };
            if Some(action) != known {
                lists.push(action, rank, Kind::Quiet);
            }
        };
        if position.is_in_danger(sight) {
            position.for_each_rescue(sight, &mut list);
        } else {
            position.for_each_quiet(sight, &mut list);
        }
    }
}
