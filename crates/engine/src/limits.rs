//! Limits of a search: depth, nodes and time.

use std::time::Duration;

use super::levels::{Level, Strength};

/// Bounds on a search; the first bound that is reached ends the search. The first depth is always finished, so that there is an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Limits {
    /// Depth in plies.
    pub depth: Option<u32>,
    /// Nodes visited by the main thread.
    pub nodes: Option<u64>,
    /// Wall time. With a time limit, the result depends on the machine.
    pub time: Option<Duration>,
}

impl Limits {
    /// A depth limit only.
    pub const fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), nodes: None, time: None }
    }

    /// A node limit only.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { depth: None, nodes: Some(nodes), time: None }
    }

    /// A time limit only.
    pub const fn time(time: Duration) -> Limits {
        Limits { depth: None, nodes: None, time: Some(time) }
    }

    /// These limits without the time limit, so that the result does not depend on the machine.
    pub const fn untimed(self) -> Limits {
        Limits { time: None, ..self }
    }

    /// These limits adapted to a level with these strength parameters. The easier levels are weak because they search little. A time
    /// limit alone must not make them stronger, so their own limits are kept beside it. Full strength has no limits but these. A depth or
    /// node limit replaces the limits of the level.
    pub fn for_level(self, level: Level, strength: &Strength) -> Limits {
        if self.depth.is_some() || self.nodes.is_some() || self.time.is_none() || level == Level::MAX {
            return self;
        }
        let level_limits = strength.limits();
        Limits { time: self.time.into_iter().chain(level_limits.time).min(), ..level_limits }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine;
    use cannon_rules::GameId;

    #[test]
    fn time_limit_alone_keeps_the_limits_of_an_easy_level() {
        let (easy, second) = (Level::MIN, Limits::time(Duration::from_secs(1)));
        for engine in GameId::ALL.map(engine) {
            let (strength, own) = (engine.strength(easy), engine.strength(easy).limits());
            assert_eq!(second.for_level(easy, strength), Limits { time: second.time, ..own });
            assert_eq!(Limits::time(Duration::MAX).for_level(easy, strength), own);
            assert_eq!(second.for_level(Level::MAX, engine.strength(Level::MAX)), second);
            assert_eq!(Limits::nodes(5).for_level(easy, strength), Limits::nodes(5));
            assert_eq!(Limits::default().for_level(easy, strength), Limits::default());
        }
    }
}
