//! The engine: search, evaluation, levels and opening books for every game, from a beginner's level to full strength. It uses neither Bevy
//! nor files.
//!
//! Most callers need only [`choose_action`] or [`analyse_position`]. The modules:
//!
//! - [`levels`] defines the strength of each level, [`limits`] the limits of a search, [`Style`] playing styles, [`clock`] time management,
//!   [`draw`] draw offers, [`resign`] resignation, and [`pace`] a natural thinking time;
//! - [`book`] is the opening book;
//! - [`analysis`] finds the best lines of a position and assesses the actions of a game;
//! - [`reasons`] explains why an action is good, what it threatens, and what a careless one allows;
//! - [`registry`] finds the engine of a game by its identifier;
//! - [`playable`] is the interface between a game and the search; [`cannon`] and [`tank_chess`] implement it; `weights` and `feature_sink`
//!   serve linear evaluators;
//! - [`nnue`] has the networks that evaluate positions of both games, and [`score`] the scores;
//! - [`search`] is the search, one for all games; [`tuning`] fits the weights of the evaluators;
//! - [`rng`] is a seeded random generator for openings, matches and tests.

pub mod analysis;
mod any_evaluator;
pub mod book;
pub mod cannon;
pub mod clock;
pub mod draw;
mod feature_sink;
pub mod levels;
pub mod limits;
pub mod nnue;
pub mod pace;
pub mod playable;
pub mod reasons;
pub mod registry;
pub mod resign;
pub mod rng;
pub mod score;
pub mod search;
mod stateless_rng;
pub mod tank_chess;
pub mod tuning;
mod weights;

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

pub use any_evaluator::AnyEvaluator;
pub use cannon_rules::record::Style;
pub use levels::{Level, Strength};
pub use limits::Limits;
pub use score::Score;
pub use search::{SearchMemory, TableMemoryError};
pub use weights::{Tapered, WeightRow};

use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Clocks;
use cannon_rules::timeline::Timeline;
use playable::Playable;

/// Options of a search.
#[derive(Clone, Debug)]
pub struct SearchOptions {
    /// The level.
    pub level: Level,
    /// Limits of the search; those of the level if `None`. The blunders of the level stay the same.
    pub limits: Option<Limits>,
    /// The number of search threads. With one thread the search is deterministic unless a time limit stops it.
    pub threads: NonZeroUsize,
    /// The seed of all random decisions. A different seed for each game makes the level's mistakes differ from game to game.
    pub seed: u64,
    /// Whether the opening varies from game to game, by evaluation noise in the first turns.
    pub variety: bool,
    /// Whether to play from the opening book, as deep as the level knows it. A book action has no score and no principal variation, so
    /// analysis leaves this off; the book is not used where several lines are asked for.
    pub use_book: bool,
    /// The number of best lines to report (multi-PV).
    pub lines: NonZeroUsize,
    /// A transposition table to keep between searches of the same game by the same rules. `None` for a new table, so that the result
    /// depends on these options alone.
    pub memory: Option<Arc<SearchMemory>>,
    /// The playing style.
    pub style: Style,
    /// An evaluator in place of the level's own, which is linear or has the network. One of another game is ignored. A memory must not
    /// serve searches that differ in this.
    pub evaluator: Option<AnyEvaluator>,
    /// Called first in each helper thread, for example to set its priority.
    pub on_thread_start: Option<fn()>,
}

impl SearchOptions {
    /// The level's own limits on one thread.
    #[must_use]
    pub fn new(level: Level, seed: u64) -> SearchOptions {
        SearchOptions {
            level,
            limits: None,
            threads: NonZeroUsize::MIN,
            seed,
            variety: false,
            use_book: false,
            lines: NonZeroUsize::MIN,
            memory: None,
            style: Style::default(),
            evaluator: None,
            on_thread_start: None,
        }
    }

    /// The same options limited by the clock of the side to move: the search uses at most the time budget of one action ([`clock`]), and no
    /// time on a forced action.
    #[must_use]
    pub fn with_clock(mut self, clocks: &Clocks, timeline: &dyn AnyTimeline) -> SearchOptions {
        let side = timeline.side_to_move();
        if let Some(left) = clocks.remaining(side) {
            if timeline.actions().len() == 1 {
                self.limits = Some(Limits::depth(1));
                return self;
            }
            let budget = clock::time_budget(left, clocks.increment(side));
            let limits = self.limits.or_else(|| registry::strength(timeline.game(), self.level).map(Strength::limits));
            let limits = limits.unwrap_or_default();
            self.limits = Some(Limits { time: Some(limits.time.map_or(budget, |time| time.min(budget))), ..limits });
        }
        self
    }
}

/// Information about a search in progress, reported after each iteration.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchInfo {
    /// The rank of the line in multi-PV; 0 for the best.
    pub line: usize,
    /// The depth of the finished iteration, in plies.
    pub depth: u32,
    /// Selective depth: the length of the longest line searched, in plies.
    pub seldepth: u32,
    /// The score for the side to move.
    pub score: Score,
    /// Nodes visited by all threads.
    pub nodes: u64,
    /// Time since the search started.
    pub elapsed: Duration,
    /// The number of threads that search. It is less than [`SearchOptions::threads`] if the system has not enough threads or memory.
    pub threads: usize,
    /// The principal variation; its first action is the best one so far.
    pub pv: Vec<PackedAction>,
}

/// Chooses an action for the side to move at the timeline's present ply.
///
/// The search polls `stop`; once it is true, the best action so far is returned within about a millisecond. The callback runs on the
/// calling thread after every iteration, once for each line, the best first. It is not called when there is no search: for a book action,
/// and for a forced action if the options have no limits and ask for one line.
///
/// Returns `None` if the game is over, if the game has no engine, or if `stop` was set before there was a result.
///
/// ```
/// use std::sync::atomic::AtomicBool;
///
/// use cannon_engine::{Level, SearchOptions, choose_action};
/// use cannon_rules::registry;
/// use cannon_rules::timeline::HouseRules;
///
/// let game = registry::find("cannon").expect("the game is registered");
/// let timeline = game.begin(None, None, HouseRules::DRAWS)?;
/// let options = SearchOptions::new(Level::MIN, 7);
/// let action = choose_action(&*timeline, &options, &AtomicBool::new(false), &mut |info| println!("{info:?}"));
/// assert!(action.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn choose_action(
    timeline: &dyn AnyTimeline,
    options: &SearchOptions,
    stop: &AtomicBool,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> Option<PackedAction> {
    if timeline.outcome().is_some() {
        return None;
    }
    let engine = registry::find(timeline.game())?;
    engine.book_action(timeline, options).or_else(|| engine.search_action(timeline, options, stop, on_info))
}

/// Chooses an action in a game that is not in the registry, with the strength given. The [level](SearchOptions::level) only seeds
/// random decisions, and there is no opening book. The example `breakthrough` shows all that a game needs.
///
/// Returns `None` if the game is over, or if `stop` was set before there was a result.
pub fn choose_action_in<G: Playable>(
    timeline: &Timeline<G>,
    options: &SearchOptions,
    strength: &'static Strength,
    stop: &AtomicBool,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> Option<G::Action> {
    if timeline.outcome().is_some() { None } else { search::choose(timeline, options, strength, stop, on_info) }
}

/// Searches at full strength on one thread within these limits and returns the last report: for hints, draw offers and tests. `None`
/// where [`choose_action`] returns `None`.
#[must_use]
pub fn analyse_position(timeline: &dyn AnyTimeline, limits: Limits) -> Option<SearchInfo> {
    let options = SearchOptions { limits: Some(limits), ..SearchOptions::new(Level::MAX, 0) };
    let mut last = None;
    choose_action(timeline, &options, &AtomicBool::new(false), &mut |info| last = Some(info.clone()))?;
    last
}

/// Compiles the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct ReadmeDoctests;
