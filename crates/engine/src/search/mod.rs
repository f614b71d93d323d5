//! The search: iterative deepening, principal variation search with a transposition table, and quiescence search. It serves all games.
//!
//! - `mod.rs` finds the actions from which the level may choose, and starts the search on one or several threads;
//! - `mistakes` has the mistakes of the levels: evaluation noise, oversights and the draw among actions;
//! - `root` has iterative deepening and aspiration windows, `tree` the alpha-beta search, `quiescence` the quiescence search,
//!   `static_info` static pruning;
//! - `node` is a position with its attack information and accumulator, `worker` the state of a thread, `table` the transposition table,
//!   `prefetch` its cache hint, `evaluation_cache` a cache of static evaluations, `spare_memory` the memory that is left;
//! - `ordering` has the history tables and action lists, `repetition` the draw detection, `pv_table` the principal variations, `params`
//!   every tunable number.
//!
//! Threads share only the transposition table and the stop flag (lazy SMP): helpers search the same root from staggered depths and fill the
//! table for the main thread, whose result counts.

mod evaluation_cache;
mod mistakes;
mod node;
mod ordering;
mod params;
mod prefetch;
mod pv_table;
mod quiescence;
mod repetition;
mod root;
mod spare_memory;
mod static_info;
mod table;
mod tree;
mod worker;

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize};
use std::thread;
use std::time::Instant;

use super::levels::{OPENING_NOISE, OPENING_PLIES, Strength};
use super::playable::{Evaluator, Playable};
use super::{Limits, SearchInfo, SearchOptions, stateless_rng};
use cannon_rules::record::Style;
use cannon_rules::timeline::Timeline;
use mistakes::Mistakes;
use spare_memory::has_spare_memory;
pub use table::{SearchMemory, TableMemoryError};
use worker::Worker;

/// What a search is asked for, besides the game.
pub(super) struct SearchCall<'a> {
    pub(super) options: &'a SearchOptions,
    pub(super) strength: &'static Strength,
    /// Ends the search with the best action so far, once it is true.
    pub(super) stop: &'a AtomicBool,
    /// Called after every iteration, once for each line.
    pub(super) on_info: &'a mut dyn FnMut(&SearchInfo),
}

/// The state that all threads of one search share.
pub(super) struct Shared<'a> {
    table: Arc<SearchMemory>,
    /// Combined with all keys of the table, so that searches with different evaluations do not share entries.
    salt: u64,
    limits: Limits,
    mistakes: Mistakes,
    style: Style,
    lines: usize,
    started: Instant,
    /// The caller's stop flag.
    stop: &'a AtomicBool,
    /// Whether the main thread has finished.
    done: AtomicBool,
    /// Nodes visited by helper threads.
    helper_nodes: AtomicU64,
    /// The number of threads that search.
    threads: AtomicUsize,
}

/// Chooses an action at the timeline's current ply with the strength of a level. See [`super::choose_action`].
pub(super) fn choose<G: Playable>(timeline: &Timeline<G>, call: SearchCall<'_>) -> Option<G::Action> {
    match call.options.evaluator.as_ref().and_then(|evaluator| evaluator.of::<G>()) {
        Some(evaluators) => evaluators.choose(timeline, call),
        None => choose_with(G::evaluator(call.options.style), timeline, call),
    }
}

/// Chooses an action as [`choose`] does, with this evaluator.
pub(super) fn choose_with<G: Playable, E: Evaluator<G>>(
    evaluator: &E,
    timeline: &Timeline<G>,
    call: SearchCall<'_>,
) -> Option<G::Action> {
    let SearchCall { options, strength, stop, on_info } = call;
    let position = timeline.position();
    let opening = options.variety && timeline.ply() < OPENING_PLIES;
    let max_noise = if opening { strength.evaluation_noise.max(OPENING_NOISE) } else { strength.evaluation_noise };
    let turn_seed = stateless_rng::mix(options.seed, position.key() ^ timeline.ply() as u64);
    let mistakes = Mistakes::new(strength, max_noise, options.seed, turn_seed);
    let candidates = candidates(position, strength, mistakes);
    if candidates.is_empty() || stop.load(Relaxed) {
        return None;
    }
    if candidates.len() == 1 && options.limits.is_none() && options.lines.get() == 1 {
        return candidates.first().copied();
    }
    let limits = options.limits.unwrap_or(strength.limits());
    let table = options.memory.clone().unwrap_or_else(|| Arc::new(SearchMemory::for_nodes(limits.nodes)));
    table.new_generation();
    let started = Instant::now();
    let search_candidates = |actions: &[G::Action], lines: usize, on_info: &mut dyn FnMut(&SearchInfo)| {
        let shared = Shared {
            table: table.clone(),
            salt: salt::<G>(options, mistakes),
            limits,
            mistakes,
            style: options.style,
            lines: lines.min(actions.len()),
            started,
            stop,
            done: AtomicBool::new(false),
            helper_nodes: AtomicU64::new(0),
            threads: AtomicUsize::new(1),
        };
        thread::scope(|scope| {
            let mut main = Worker::new(&shared, evaluator, timeline, 0);
            for number in 1..options.threads.get() {
                if !has_spare_memory() {
                    break;
                }
                let (start, mut helper) = (options.on_thread_start, Worker::new(&shared, evaluator, timeline, number));
                let name = "background search helper".to_owned();
                let helper = thread::Builder::new().name(name).spawn_scoped(scope, move || {
                    start.into_iter().for_each(|begin| begin());
                    helper.iterative_deepening(position, actions, &mut |_| {})
                });
                // The system has no more threads. The search goes on with the threads that it has.
                if helper.is_err() {
                    break;
                }
                shared.threads.fetch_add(1, Relaxed);
            }
            let best = main.iterative_deepening(position, actions, on_info);
            shared.done.store(true, Relaxed);
            best
        })
    };
    if options.lines.get() == 1 {
        return search_candidates(&candidates, 1, on_info);
    }
    // A multi-PV search reports all actions, while only candidates may be played. Another action may even be the best, as a draw by
    // repetition that leaves the principal piece in check.
    let best = search_candidates(&position.actions(), options.lines.get(), on_info)?;
    if candidates.contains(&best) || wins(position, best) {
        return Some(best);
    }
    search_candidates(&candidates, 1, &mut |_| {}).or(candidates.first().copied())
}

/// Whether an action of the side to move wins at once.
fn wins<G: Playable>(position: &G, action: G::Action) -> bool {
    position.after(action).outcome().is_some_and(|end| end.winner() == Some(position.side_to_move()))
}

/// The table salt of searches with this style and these mistakes.
fn salt<G: Playable>(options: &SearchOptions, mistakes: Mistakes) -> u64 {
    let style = G::STYLES.iter().position(|&style| style == options.style).unwrap_or(0);
    mistakes.salt(options.level.number()) ^ stateless_rng::mix(0, style as u64)
}

/// The actions from which the level may choose. A level that finds wins in one gets only such a win, if there is one. A level that avoids
/// losses in one gets only actions that do not lose at once, if there are any. Overlooked actions are left out of the rest, unless all of
/// them are overlooked.
fn candidates<G: Playable>(position: &G, strength: &Strength, mistakes: Mistakes) -> Vec<G::Action> {
    let attacks = position.attack_info();
    // An action can also lose the game by itself, as when a Command drives into water.
    let is_safe = |next: &G| {
        next.outcome().is_none_or(|end| end.winner() != Some(next.side_to_move()))
            && !next.can_win(&next.attack_info_after(position, &attacks))
    };
    let mut actions = position.actions();
    if strength.finds_win_in_one
        && let Some(&win) = actions.iter().find(|&&action| wins(position, action))
    {
        return vec![win];
    }
    if strength.avoids_loss_in_one {
        let safe: Vec<G::Action> = actions.iter().copied().filter(|&action| is_safe(&position.after(action))).collect();
        if !safe.is_empty() {
            actions = safe;
        }
    }
    if !strength.overlooks() {
        return actions;
    }
    let seen: Vec<G::Action> =
        actions.iter().copied().filter(|&action| !mistakes.overlook(position, &attacks, action)).collect();
    if seen.is_empty() { actions } else { seen }
}
