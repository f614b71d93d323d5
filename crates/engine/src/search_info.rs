//! The report of a search.

use std::time::Duration;

use super::Score;
use cannon_rules::PackedAction;

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
    /// The number of threads that search. It is lower than [`SearchOptions::threads`](super::SearchOptions::threads) if the system has not
    /// enough threads or memory.
    pub threads: usize,
    /// The principal variation; its first action is the best one so far.
    pub pv: Vec<PackedAction>,
}
