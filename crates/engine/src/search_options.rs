//! The options of a search.

use std::num::NonZeroUsize;
use std::sync::Arc;

use super::search::SearchMemory;
use super::{AnyEvaluator, Level, Limits};
use cannon_rules::record::Style;

/// Options of a search.
#[derive(Clone, Debug)]
pub struct SearchOptions {
    /// The level.
    pub level: Level,
    /// Limits of the search; the limits of the level if `None`. The mistakes of the level stay the same.
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
    /// An evaluator in place of the level's own, which is linear or has the network. An evaluator of another game is ignored. Searches with
    /// different evaluators must not share a memory.
    pub evaluator: Option<AnyEvaluator>,
    /// Called first in each helper thread, for example to set its priority.
    pub on_thread_start: Option<fn()>,
}

impl SearchOptions {
    /// The level's own limits on one thread.
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
}
