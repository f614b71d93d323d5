//! Every tunable number of the search. Margins are in hundredths of the smallest piece.

use crate::score::Value;

/// Half-width of the first aspiration window.
pub(super) const ASPIRATION: Value = 30;
/// From this depth on the window is narrow ...
pub(super) const ASPIRATION_DEPTH: i32 = 4;
/// ... and from this where the root has [many actions](MANY_ACTIONS): what is asked for the value itself tries most of them.
pub(super) const ASPIRATION_DEPTH_OF_MANY: i32 = 2;

/// A win is only believed to be the nearest once there is surely none in so many plies.
pub(super) const EXACT_WIN: i32 = 5;

/// Reverse futility: up to this depth, a position this much above beta for each ply is taken to stay above.
pub(super) const REVERSE_FUTILITY_DEPTH: i32 = 5;
/// See [`REVERSE_FUTILITY_DEPTH`].
pub(super) const REVERSE_FUTILITY_MARGIN: Value = 70;

/// Razoring: up to this depth, a node this far below alpha for each ply (and [`RAZOR_BASE`] more) gets quiescence search only.
pub(super) const RAZOR_DEPTH: i32 = 2;
/// See [`RAZOR_DEPTH`].
pub(super) const RAZOR_BASE: Value = 120;
/// See [`RAZOR_DEPTH`].
pub(super) const RAZOR_MARGIN: Value = 80;

/// Futility: up to this depth, quiet actions are not tried where the position is this far below alpha.
pub(super) const FUTILITY_DEPTH: i32 = 4;
/// The part of the margin that does not grow with depth.
pub(super) const FUTILITY_BASE: Value = 60;
/// The part of the margin for each ply.
pub(super) const FUTILITY_MARGIN: Value = 70;

/// Where so many actions are left that are not worth trying, those among them that threaten to win are picked out at once.
pub(super) const RETAIN_FROM: usize = 128;

/// Null move pruning: the depth from which it is tried.
pub(super) const NULL_DEPTH: i32 = 3;

/// The depth reduction of a null move search, in plies.
pub(super) const fn null_reduction(depth: i32) -> i32 {
    3 + depth / 4
}

/// Late actions are searched shallower from this depth on ...
pub(super) const REDUCTION_DEPTH: i32 = 3;
/// ... and from this many actions on.
pub(super) const REDUCTION_FROM: usize = 3;
/// Reductions grow with the logarithms of depth and number: base and divisor, in hundredths.
pub(super) const REDUCTION_BASE: f64 = 0.6;
/// See [`REDUCTION_BASE`].
pub(super) const REDUCTION_DIVISOR: f64 = 1.5;
/// A quiet action's history of this much reduces it by one ply less (or more, if negative).
pub(super) const REDUCTION_HISTORY: i32 = 6_000;

/// So many actions are many.
pub(super) const MANY_ACTIONS: usize = 128;

/// Where the root has many actions, late ones are searched shallower there, too, from this depth on ...
pub(super) const ROOT_REDUCTION_DEPTH: i32 = 2;
/// ... and from this many actions on.
pub(super) const ROOT_REDUCTION_FROM: usize = 12;

/// From this depth on, a position without a known action is searched one ply shallower: it is probably not worth more.
pub(super) const UNKNOWN_DEPTH: i32 = 4;

/// Singular extension: from this depth on, the known best action is searched a ply deeper if all others are worse by a margin for each ply.
pub(super) const SINGULAR_DEPTH: i32 = 6;
/// See [`SINGULAR_DEPTH`].
pub(super) const SINGULAR_MARGIN: Value = 3;
/// See [`SINGULAR_DEPTH`]. The action must be known from a search at most so many plies shallower.
pub(super) const SINGULAR_DEPTH_LESS: i32 = 3;

/// Takes are tried in quiescence if they can come within this of alpha.
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

/// The table has room for more positions than the search may visit, quiescence included: a power of two of pairs, one or two positions' room
/// for each one visited, within these bounds. More would only cost time, since the memory is fresh in every turn.
pub(super) const TABLE_BITS: std::ops::RangeInclusive<u32> = 9..=19;
/// The power where the number of positions is not known: half a million positions, 8 MiB.
pub(super) const TABLE_BITS_USUAL: u32 = 18;

/// Judgements that a thread remembers: as many as stay in a processor's second cache.
pub(super) const EVALUATION_CACHE_SIZE: usize = 1 << 14;

/// Positions between two looks at the clock.
pub(super) const CLOCK_INTERVAL: u64 = 1024;
