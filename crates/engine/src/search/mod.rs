//! The search: iterative deepening, principal variation search with a transposition table, and quiescence search. It serves all games.
//!
//! - `mod.rs` applies the level (blunders, overlooked captures, evaluation noise) and starts the search on one or several threads;
//! - `root` has iterative deepening and aspiration windows, `tree` the alpha-beta search, `quiescence` the quiescence search,
//!   `static_info` static pruning;
//! - `node` is a position with its attack information and accumulator, `worker` the state of a thread, `table` the transposition table,
//!   `prefetch` its cache hint, `evaluation_cache` a cache of static evaluations;
//! - `ordering` has the history tables and action lists, `repetition` the draw detection, `pv_table` the principal variations, `params`
//!   every tunable number.
//!
//! Threads share only the transposition table and the stop flag (lazy SMP): helpers search the same root from staggered depths and fill the
//! table for the main thread, whose result counts.

mod evaluation_cache;
mod node;
mod ordering;
mod params;
mod prefetch;
mod pv_table;
mod quiescence;
mod repetition;
mod root;
mod static_info;
mod table;
mod tree;
mod worker;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Instant;

use super::levels::{OPENING_NOISE, OPENING_PLIES, Strength};
use super::playable::Playable;
use super::score::Value;
use super::{Limits, SearchInfo, SearchOptions, Style, chance};
use cannon_rules::PackedAction;
use cannon_rules::timeline::Timeline;
pub use table::SearchMemory;
use worker::Worker;

/// The state that all threads of one search share.
pub(super) struct Shared<'a> {
    table: Arc<SearchMemory>,
    /// Combined with all keys of the table, so that searches with different evaluations do not share entries.
    salt: u64,
    limits: Limits,
    strength: &'static Strength,
    /// The largest evaluation noise.
    noise: Value,
    style: Style,
    seed: u64,
    lines: usize,
    started: Instant,
    /// The caller's stop flag.
    stop: &'a AtomicBool,
    /// Whether the main thread has finished.
    done: AtomicBool,
    /// Nodes visited by helper threads.
    helped: AtomicU64,
}

impl Shared<'_> {
    /// The evaluation noise for the position with this key. The same key always has the same noise.
    fn evaluation_noise(&self, key: u64) -> Value {
        match self.noise {
            0 => 0,
            most => chance::centred(chance::mix(self.seed, key), most),
        }
    }

    /// Whether the level overlooks this capture in the position with this key. The answer is the same everywhere in the tree.
    fn is_overlooked(&self, key: u64, take: PackedAction) -> bool {
        let per_mille = self.strength.overlooks;
        per_mille != 0
            && chance::chance_per_mille(chance::mix(self.seed ^ u64::from(take.bits()) << 20, key), per_mille)
    }
}

/// Chooses an action at the timeline's present ply with the strength of a level. See [`super::choose_action`].
pub(super) fn choose<G: Playable>(
    timeline: &Timeline<G>,
    order: &SearchOptions,
    strength: &'static Strength,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&SearchInfo),
) -> Option<G::Action> {
    let position = timeline.position();
    let candidates = candidates(position, strength);
    if candidates.is_empty() || stop.load(Relaxed) {
        return None;
    }
    let draw = chance::mix(order.seed, position.key() ^ timeline.ply() as u64);
    if chance::chance_per_mille(draw, strength.whims) {
        return candidates.get(chance::below(chance::mix(draw, 1), candidates.len())).copied();
    }
    if candidates.len() == 1 && order.limits.is_none() && order.lines.get() == 1 {
        return candidates.first().copied();
    }
    let limits = order.limits.unwrap_or(strength.limits());
    let table = order.memory.clone().unwrap_or_else(|| Arc::new(SearchMemory::for_nodes(limits.nodes)));
    table.new_generation();
    let opening = order.variety && timeline.ply() < OPENING_PLIES;
    let noise = if opening { strength.noise.max(OPENING_NOISE) } else { strength.noise };
    let started = Instant::now();
    let judge = order.evaluator.as_ref().and_then(|judge| judge.of::<G>());
    let evaluator = judge.unwrap_or_else(|| G::evaluator(order.style));
    let best_of = |actions: &[G::Action], lines: usize, report: &mut dyn FnMut(&SearchInfo)| {
        let shared = Shared {
            table: table.clone(),
            salt: salt(order, strength, noise),
            limits,
            strength,
            noise,
            style: order.style,
            seed: order.seed,
            lines: lines.min(actions.len()),
            started,
            stop,
            done: AtomicBool::new(false),
            helped: AtomicU64::new(0),
        };
        std::thread::scope(|scope| {
            for number in 1..order.threads.get() {
                let shared = &shared;
                scope.spawn(move || {
                    order.begin_thread.into_iter().for_each(|begin| begin());
                    Worker::new(shared, evaluator, timeline, number).iterative_deepening(position, actions, &mut |_| {})
                });
            }
            let answer = Worker::new(&shared, evaluator, timeline, 0).iterative_deepening(position, actions, report);
            shared.done.store(true, Relaxed);
            answer
        })
    };
    if order.lines.get() == 1 {
        return best_of(&candidates, 1, report);
    }
    // A multi-PV search reports all actions, while only candidates may be played. Another action may even be the best, as a draw by
    // repetition that leaves the principal piece in check.
    let best = best_of(&position.actions(), order.lines.get(), report)?;
    if candidates.contains(&best) || wins(position, best) {
        return Some(best);
    }
    best_of(&candidates, 1, &mut |_| {}).or(candidates.first().copied())
}

/// The position after an action.
fn after<G: Playable>(position: &G, action: G::Action) -> G {
    let mut next = position.clone();
    next.play(action);
    next
}

/// Whether an action of the side to move wins at once.
fn wins<G: Playable>(position: &G, action: G::Action) -> bool {
    after(position, action).outcome().is_some_and(|end| end.winner() == Some(position.side_to_move()))
}

/// The table salt of searches with this style and these evaluation errors.
fn salt(order: &SearchOptions, strength: &Strength, noise: Value) -> u64 {
    let errs = noise != 0 || strength.overlooks != 0;
    let error = if errs { chance::mix(order.seed ^ noise as u64, u64::from(order.level.number())) } else { 0 };
    error ^ chance::mix(0, order.style as u64)
}

/// The actions from which the level may choose. Levels that find wins in one have only such a win; levels that avoid losses in one have
/// only actions that do not lose at once, if there are any.
fn candidates<G: Playable>(position: &G, strength: &Strength) -> Vec<G::Action> {
    let attacks = position.attack_info();
    // An action can also lose the game by itself, as when a Command drives into water.
    let is_safe = |next: &G| {
        next.outcome().is_none_or(|end| end.winner() != Some(next.side_to_move()))
            && !next.can_win(&next.attack_info_after(position, &attacks))
    };
    let mut actions = position.actions();
    if strength.sees_wins
        && let Some(&win) = actions.iter().find(|&&action| wins(position, action))
    {
        return vec![win];
    }
    if strength.guards {
        let safe: Vec<G::Action> =
            actions.iter().copied().filter(|&action| is_safe(&after(position, action))).collect();
        if !safe.is_empty() {
            actions = safe;
        }
    }
    actions
}
