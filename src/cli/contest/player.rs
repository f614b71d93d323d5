//! Those who play in this program; [`super::external`] are those who do not.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use super::external::External;
use super::spec::Spec;
use super::terms::Conditions;
use crate::cli::lot::Lot;
use crate::cli::report;
use crate::engine::{self, Level, Limits, Order, Style};
use crate::rules::PackedAction;
use crate::rules::any::AnyTimeline;

/// How a player loses otherwise than on the board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Fault {
    /// It has ended, or could not be started.
    #[error("{0}")]
    Crash(String),
    /// It answered with something that cannot be played.
    #[error("{0}")]
    Illegal(String),
    /// It did not answer in time.
    #[error("{0}")]
    Timeout(String),
}

/// Somebody who can play.
pub(super) trait Player {
    /// Another game begins. All chance in it follows from the seed.
    ///
    /// # Errors
    /// Why it cannot be played.
    fn begin(&mut self, seed: u64) -> Result<(), Fault>;

    /// Chooses an action at the present ply of a game that is not over. `stop` means that nobody wants to know any more.
    ///
    /// # Errors
    /// Why it has none. An answer need not be legal.
    fn choose(&mut self, timeline: &dyn AnyTimeline, stop: &AtomicBool) -> Result<PackedAction, Fault>;
}

/// Somebody as specified.
pub(super) fn player(spec: &Spec, conditions: &Conditions) -> Box<dyn Player> {
    match spec {
        Spec::Random => Box::new(Random { seed: 0 }),
        Spec::Greedy => Box::new(Greedy { seed: 0 }),
        &Spec::Level { level, style, book } => {
            let limits = conditions.limits.map(|limits| limits.kept_by(level));
            Box::new(Computer { level, style, book, limits, seed: 0 })
        }
        Spec::Engine { program, arguments } => Box::new(External::new(program, arguments, conditions)),
    }
}

fn none_found() -> Fault {
    Fault::Crash("there is no answer".to_owned())
}

/// Plays anything.
struct Random {
    seed: u64,
}

impl Player for Random {
    fn begin(&mut self, seed: u64) -> Result<(), Fault> {
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, timeline: &dyn AnyTimeline, _: &AtomicBool) -> Result<PackedAction, Fault> {
        Lot::new(&[self.seed, timeline.ply() as u64]).pick(&timeline.actions()).ok_or_else(none_found)
    }
}

/// Plays an action after which the position looks best, once what hangs is taken; the lot decides between equals.
struct Greedy {
    seed: u64,
}

impl Player for Greedy {
    fn begin(&mut self, seed: u64) -> Result<(), Fault> {
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, timeline: &dyn AnyTimeline, stop: &AtomicBool) -> Result<PackedAction, Fault> {
        let actions = timeline.actions();
        let order = Order {
            limits: Some(Limits::depth(1)),
            lines: NonZeroUsize::new(actions.len()).unwrap_or(NonZeroUsize::MIN),
            ..Order::new(Level::MAX, self.seed)
        };
        let mut judged = Vec::new();
        let answer = engine::think(timeline, &order, stop, &mut |found| {
            judged.extend(found.pv.first().map(|&action| (report::worth(found.score), action)));
        });
        let best = judged.iter().map(|(worth, _)| *worth).max();
        let equals: Vec<PackedAction> =
            judged.iter().filter(|(worth, _)| Some(*worth) == best).map(|(_, action)| *action).collect();
        Lot::new(&[self.seed, timeline.ply() as u64]).pick(&equals).or(answer).ok_or_else(none_found)
    }
}

/// The computer player, on one thread and without memory of its last turn, so that its games can be repeated.
struct Computer {
    level: Level,
    style: Style,
    book: bool,
    limits: Option<Limits>,
    seed: u64,
}

impl Player for Computer {
    fn begin(&mut self, seed: u64) -> Result<(), Fault> {
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, timeline: &dyn AnyTimeline, stop: &AtomicBool) -> Result<PackedAction, Fault> {
        let Computer { level, style, book, limits, seed } = *self;
        let order = Order { limits, style, book, ..Order::new(level, seed) };
        engine::think(timeline, &order, stop, &mut |_| {}).ok_or_else(none_found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::registry::GAMES;
    use crate::rules::timeline::HouseRules;

    #[test]
    fn greed_takes_the_town() {
        let position = "1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d";
        let timeline = GAMES[0].begin(None, Some(position), HouseRules::default()).expect("a position");
        for seed in 0..5 {
            let action = Greedy { seed }.choose(&*timeline, &AtomicBool::new(false)).expect("an action");
            assert_eq!(timeline.notation(action).as_deref(), Some("a9xb10#"));
        }
    }
}
