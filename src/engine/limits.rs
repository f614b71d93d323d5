//! What a search may cost.

use std::time::Duration;

/// Bounds on a search; the first one reached ends it. The first depth is always finished, so that there is an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Limits {
    /// Plies.
    pub depth: Option<u32>,
    /// Positions visited by the main thread.
    pub nodes: Option<u64>,
    /// Wall time. Answers then depend on the machine.
    pub time: Option<Duration>,
}

impl Limits {
    /// To a depth, whatever it costs.
    #[must_use]
    pub const fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), nodes: None, time: None }
    }

    /// For a number of positions.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { depth: None, nodes: Some(nodes), time: None }
    }

    /// For a time.
    #[must_use]
    pub const fn time(time: Duration) -> Limits {
        Limits { depth: None, nodes: None, time: Some(time) }
    }
}
