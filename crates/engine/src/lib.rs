//! Who plays well: a computer player for every game, from a beginner's level to full strength. No Bevy, no files.
//!
//! [`think`] is all that the rest of the program needs. Below it:
//!
//! - [`levels`] says what each level is allowed to see; [`limits`] what a search may cost; [`Style`] what it likes, [`clock`] what part of a
//!   clock to spend, [`draw`] when it agrees to one, and [`pace`] how long it would seem to think;
//! - [`book`] knows the first turns beforehand;
//! - [`registry`] finds the player for the game on the table;
//! - [`playable`] is what a game must tell beyond its rules; [`cannon`] and [`tank_chess`] do so; `weights` and `ledger` are for evaluations that sum
//!   up features;
//! - [`search`] is the search itself, one for all games; [`tuning`] finds the weights by which positions are judged.

mod any_evaluator;
pub mod book;
pub mod cannon;
mod chance;
pub mod clock;
pub mod draw;
mod feature_sink;
pub mod levels;
pub mod limits;
pub mod pace;
pub mod playable;
pub mod registry;
pub mod rng;
pub mod score;
pub mod search;
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
pub use search::SearchMemory;
pub use weights::Tapered;

use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Clocks;

/// What is asked of the computer player.
#[derive(Clone, Debug)]
pub struct SearchOptions {
    /// How well to play.
    pub level: Level,
    /// What the search may cost; the level's own limits if `None`. What the level overlooks stays the same.
    pub limits: Option<Limits>,
    /// Threads to search with. With one thread, the same order in the same position gives the same answer, as long as no time limit
    /// cuts it short.
    pub threads: NonZeroUsize,
    /// Decides all chance: one number for each game makes its mistakes differ from the last game's.
    pub seed: u64,
    /// Whether the opening should differ from game to game: the judgement of the first turns is then a little off, by chance.
    pub variety: bool,
    /// Whether the answer may come from the opening book, as far as the level knows it, drawn by the seed. For players, not for judges:
    /// a book's answer has no score and no variation. Where several lines are asked for, the book stays closed.
    pub book: bool,
    /// How many of the best actions to report on, each with its own score and variation ("multi-PV"). The answer is the best of
    /// them that keeps what the level promises about wins in one and its principal piece.
    pub lines: NonZeroUsize,
    /// Where to keep what is found out about positions, for the next order in the same game by the same rules. `None` for a table
    /// of the search's own, so that the answer depends on nothing but the order.
    pub memory: Option<Arc<SearchMemory>>,
    /// The character of its play.
    pub style: Style,
    /// What to judge positions by in place of the style's own evaluator. One for another game is ignored. A memory must not serve orders
    /// that differ in this.
    pub evaluator: Option<AnyEvaluator>,
    /// Called first of all in each thread that the search begins, beside the caller's own: for its priority, say.
    pub begin_thread: Option<fn()>,
}

impl SearchOptions {
    /// The level's own limits, on one thread.
    #[must_use]
    pub fn new(level: Level, seed: u64) -> SearchOptions {
        SearchOptions {
            level,
            limits: None,
            threads: NonZeroUsize::MIN,
            seed,
            variety: false,
            book: false,
            lines: NonZeroUsize::MIN,
            memory: None,
            style: Style::default(),
            evaluator: None,
            begin_thread: None,
        }
    }

    /// The same order for the side to move, hurried where that side has a clock: it spends no more than its [share](clock::share) of it.
    #[must_use]
    pub fn with_clock(mut self, clocks: &Clocks, timeline: &dyn AnyTimeline) -> SearchOptions {
        let side = timeline.side_to_move();
        if let Some(left) = clocks.remaining(side) {
            let share = clock::share(left, clocks.increment(side));
            let limits = self.limits.or_else(|| registry::strength(timeline.game(), self.level).map(Strength::limits));
            let limits = limits.unwrap_or_default();
            self.limits = Some(Limits { time: Some(limits.time.map_or(share, |time| time.min(share))), ..limits });
        }
        self
    }
}

/// What the search has found so far.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchInfo {
    /// Which of the best lines this is: 0 for the best.
    pub line: usize,
    /// Plies that have been searched in full.
    pub depth: u32,
    /// Plies of the longest variation looked at.
    pub deepest: u32,
    /// How the position stands for the side to move.
    pub score: Score,
    /// Positions visited, by all threads.
    pub nodes: u64,
    /// Time since the search began.
    pub elapsed: Duration,
    /// The principal variation: what both sides are expected to play, starting with the action that would be chosen now.
    pub pv: Vec<PackedAction>,
}

/// Chooses an action for the side to move at the timeline's present ply.
///
/// `stop` is looked at all the time; once it is true, the answer comes within a millisecond or so: the best found so far. `report` is
/// called after every finished depth, on the calling thread, once for each of the lines asked for; never where the answer needs no search,
/// as from the opening book or where there is one action only.
///
/// `None` if the game is over, if the game has no computer player, or if `stop` came before anything was found.
pub fn choose_action(
    timeline: &dyn AnyTimeline,
    order: &SearchOptions,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&SearchInfo),
) -> Option<PackedAction> {
    if timeline.outcome().is_some() {
        return None;
    }
    let player = registry::find(timeline.game())?;
    player.book_action(timeline, order).or_else(|| player.think(timeline, order, stop, report))
}

/// The last report of a search at full strength and on one thread within these limits, at the timeline's present ply: for hints, draw
/// offers and tests. `None` where [`think`] has no answer.
#[must_use]
pub fn analyse_position(timeline: &dyn AnyTimeline, limits: Limits) -> Option<SearchInfo> {
    let order = SearchOptions { limits: Some(limits), ..SearchOptions::new(Level::MAX, 0) };
    let mut last = None;
    choose_action(timeline, &order, &AtomicBool::new(false), &mut |report| last = Some(report.clone()))?;
    last
}
