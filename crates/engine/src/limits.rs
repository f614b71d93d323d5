//! What a search may cost.

use std::time::Duration;

use super::levels::{Level, Strength};
use super::registry;

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

    /// These limits without the one on time, so that answers do not depend on the machine.
    #[must_use]
    pub const fn untimed(self) -> Limits {
        Limits { time: None, ..self }
    }

    /// These limits as a level keeps them in the game with this identifier. The easier levels are what they are by seeing little, so time alone
    /// makes them no stronger and their own limits stay beside it; full strength is bounded by nothing but these. A depth or a number of
    /// positions takes the place of the level's.
    #[must_use]
    pub fn kept_by(self, level: Level, game: &str) -> Limits {
        if self.depth.is_some() || self.nodes.is_some() || self.time.is_none() || level == Level::MAX {
            return self;
        }
        let Some(own) = registry::strength(game, level).map(Strength::limits) else { return self };
        Limits { time: self.time.into_iter().chain(own.time).min(), ..own }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_alone_makes_an_easy_level_no_stronger() {
        let (easy, second) = (Level::MIN, Limits::time(Duration::from_secs(1)));
        for player in registry::ENGINES {
            let (game, own) = (player.game, player.strength(easy).limits());
            assert_eq!(second.kept_by(easy, game), Limits { time: second.time, ..own });
            assert_eq!(Limits::time(Duration::MAX).kept_by(easy, game), own);
            assert_eq!(second.kept_by(Level::MAX, game), second);
            assert_eq!(Limits::nodes(5).kept_by(easy, game), Limits::nodes(5));
            assert_eq!(Limits::default().kept_by(easy, game), Limits::default());
        }
    }
}
