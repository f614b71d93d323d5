//! Every tunable number of the search. Margins are in hundredths of the smallest piece.

use crate::score::Value;

/// Half-width of the first aspiration window.
pub(super) const ASPIRATION_WINDOW: Value = 30;
/// The depth from which the aspiration window is narrow.
pub(super) const ASPIRATION_DEPTH: i32 = 4;
/// The depth from which the aspiration window is narrow at a root with [many actions](MANY_ACTIONS), because a search with an open window
/// tries most of them.
pub(super) const ASPIRATION_DEPTH_MANY_ACTIONS: i32 = 2;

/// In games without the house rule of repetition: by how much a recurring position is worse than a draw for the side that is to move at the
/// root.
pub(super) const REPETITION_PENALTY: Value = 25;

/// The maximum distance in plies up to which the search proves that a win is the nearest.
pub(super) const EXACT_WIN_PLIES: i32 = 5;

/// Reverse futility: up to this depth, a node is pruned whose static evaluation is above beta by a margin for each ply.
pub(super) const REVERSE_FUTILITY_DEPTH: i32 = 5;
/// See [`REVERSE_FUTILITY_DEPTH`].
pub(super) const REVERSE_FUTILITY_MARGIN: Value = 70;

/// Razoring: up to this depth, a node this far below alpha for each ply (and [`RAZOR_BASE`] more) gets quiescence search only.
pub(super) const RAZOR_DEPTH: i32 = 2;
/// See [`RAZOR_DEPTH`].
pub(super) const RAZOR_BASE: Value = 120;
/// See [`RAZOR_DEPTH`].
pub(super) const RAZOR_MARGIN: Value = 80;

/// Futility: up to this depth, quiet actions are pruned if the static evaluation is below alpha by a margin.
pub(super) const FUTILITY_DEPTH: i32 = 4;
/// The part of the margin that does not grow with depth.
pub(super) const FUTILITY_BASE: Value = 60;
/// The part of the margin for each ply.
pub(super) const FUTILITY_MARGIN: Value = 70;

/// With at least this many prunable actions left, all that do not threaten to win are removed in one pass, instead of being picked and
/// tested one by one.
pub(super) const RETAIN_MIN_ACTIONS: usize = 128;

/// With at least this many actions in a list, the best one is picked in a way that is faster for long lists.
pub(super) const GROUPED_MIN_ACTIONS: usize = 128;

/// Null move pruning: the depth from which it is tried.
pub(super) const NULL_DEPTH: i32 = 3;

/// The depth reduction of a null move search, in plies.
pub(super) const fn null_reduction(depth: i32) -> i32 {
    3 + depth / 4
}

/// Late move reductions: the depth from which they apply.
pub(super) const REDUCTION_DEPTH: i32 = 3;
/// The number of actions that are tried before reductions begin.
pub(super) const REDUCTION_MIN_TRIED: usize = 3;
/// A reduction in plies is this base plus the product of the logarithms of depth and action number over [`REDUCTION_DIVISOR`].
pub(super) const REDUCTION_BASE: f64 = 0.6;
/// See [`REDUCTION_BASE`].
pub(super) const REDUCTION_DIVISOR: f64 = 1.5;
/// A history value of this much reduces a quiet action by one ply less, or one ply more if it is negative.
pub(super) const REDUCTION_HISTORY: i32 = 6_000;

/// From this number of actions on, a root has many actions, and its late actions are reduced.
pub(super) const MANY_ACTIONS: usize = 128;

/// Late move reductions at a root with many actions: the depth from which they apply.
pub(super) const ROOT_REDUCTION_DEPTH: i32 = 2;
/// The number of root actions that are tried before reductions begin.
pub(super) const ROOT_REDUCTION_MIN_TRIED: usize = 12;

/// Internal iterative reduction: from this depth on, a node without a table action is searched one ply shallower.
pub(super) const INTERNAL_REDUCTION_DEPTH: i32 = 4;

/// Singular extension: from this depth on, the table's action is searched one ply deeper if all others are worse by a margin for each ply.
pub(super) const SINGULAR_DEPTH: i32 = 6;
/// See [`SINGULAR_DEPTH`].
pub(super) const SINGULAR_MARGIN: Value = 3;
/// See [`SINGULAR_DEPTH`]. The depth of the table entry may be lower than the depth of the node by at most this.
pub(super) const SINGULAR_TABLE_DEPTH_MARGIN: i32 = 3;

/// Delta pruning: quiescence search tries a capture only if its value plus this margin can reach alpha.
pub(super) const DELTA_MARGIN: Value = 150;
/// Bound of history values.
pub(super) const HISTORY_MAX: i32 = 16_384;

/// The binary logarithm of the number of continuation history entries for each side.
pub(super) const CONTINUATION_BITS: u32 = 16;

/// The history bonus of a cutoff at this depth.
pub(super) const fn history_bonus(depth: i32) -> i32 {
    let bonus = 150 * depth - 60;
    if bonus < 1600 { bonus } else { 1600 }
}

/// The bounds of the binary logarithm of the number of buckets in a table for a known node limit. Such a table has one or two entries for
/// each node. A larger one would only cost time, because it is allocated anew in every turn.
pub(super) const TABLE_BITS: std::ops::RangeInclusive<u32> = 9..=19;
/// The binary logarithm of the number of buckets if there is no node limit: half a million entries, 8 MiB.
pub(super) const DEFAULT_TABLE_BITS: u32 = 18;

/// The number of entries in the evaluation cache of a thread, chosen to fit into the L2 cache.
pub(super) const EVALUATION_CACHE_SIZE: usize = 1 << 14;

/// The number of nodes between two checks of the clock.
pub(super) const CLOCK_INTERVAL: u64 = 1024;
