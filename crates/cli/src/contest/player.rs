//! Those who play in this program; [`super::external`] are those who do not.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use super::external::External;
use super::spec::Spec;
use super::terms::Conditions;
use crate::report;
use cannon_engine::rng::SeededRng;
use cannon_engine::{Level, Limits, SearchOptions, Style, clock};
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Clocks;

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
    /// Its clock ran out.
    #[error("its clock ran out")]
    Clock,
}

/// A turn of a game that is not over.
#[derive(Clone, Copy)]
pub(super) struct Turn<'a> {
    /// The game, at the ply to choose an action for.
    pub(super) timeline: &'a dyn AnyTimeline,
    /// The clocks as they stood when the turn began.
    pub(super) clocks: &'a Clocks,
    /// Nobody wants to know any more.
    pub(super) stop: &'a AtomicBool,
}

impl Turn<'_> {
    /// What is left to the side on turn; `None` without a clock.
    pub(super) fn left(&self) -> Option<Duration> {
        self.clocks.remaining(self.timeline.side_to_move())
    }
}

/// Somebody who can play.
pub(super) trait Player {
    /// Another game begins. All chance in it follows from the seed.
    ///
    /// # Errors
    /// Why it cannot be played.
    fn begin(&mut self, seed: u64) -> Result<(), Fault>;

    /// Chooses an action.
    ///
    /// # Errors
    /// Why it has none. An answer need not be legal.
    fn choose(&mut self, turn: &Turn<'_>) -> Result<PackedAction, Fault>;
}

/// Somebody as specified.
pub(super) fn player(spec: &Spec, conditions: &Conditions) -> Box<dyn Player> {
    match spec {
        Spec::Random => Box::new(Random { seed: 0 }),
        Spec::Greedy => Box::new(Greedy { seed: 0 }),
        &Spec::Level { level, style, book } => {
            Box::new(Computer { level, style, book, limits: conditions.limits, seed: 0 })
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

    fn choose(&mut self, &Turn { timeline, .. }: &Turn<'_>) -> Result<PackedAction, Fault> {
        SeededRng::new(&[self.seed, timeline.ply() as u64]).choose(&timeline.actions()).ok_or_else(none_found)
    }
}

/// Plays an action after which the position looks best, once what hangs is taken; the lot decides between equals.
struct Greedy {
    seed: u64,
}

/// Among so many actions that look equally good, the lot decides; each one more costs a search of all others.
const MOST_EQUALS: usize = 16;

impl Player for Greedy {
    fn begin(&mut self, seed: u64) -> Result<(), Fault> {
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, &Turn { timeline, stop, .. }: &Turn<'_>) -> Result<PackedAction, Fault> {
        let actions = timeline.actions();
        let order = SearchOptions {
            limits: Some(Limits::depth(1)),
            lines: NonZeroUsize::new(actions.len().min(MOST_EQUALS)).unwrap_or(NonZeroUsize::MIN),
            ..SearchOptions::new(Level::MAX, self.seed)
        };
        let mut judged = Vec::new();
        let answer = cannon_engine::choose_action(timeline, &order, stop, &mut |found| {
            judged.extend(found.pv.first().map(|&action| (report::worth(found.score), action)));
        });
        let best = judged.iter().map(|(worth, _)| *worth).max();
        let equals: Vec<PackedAction> =
            judged.iter().filter(|(worth, _)| Some(*worth) == best).map(|(_, action)| *action).collect();
        SeededRng::new(&[self.seed, timeline.ply() as u64]).choose(&equals).or(answer).ok_or_else(none_found)
    }
}

/// The computer player, on one thread and without memory of its last turn, so that its games can be repeated.
struct Computer {
    level: Level,
    style: Style,
    book: bool,
    /// The match's limits.
    limits: Option<Limits>,
    seed: u64,
}

impl Computer {
    /// The limits in this turn: those of the match, or else the level's own. Where none of them is a time, the answer does not depend on how
    /// busy the machine is; so the level's own bound on time, which is there for the patience of people, does not count.
    fn limits(&self, turn: &Turn<'_>) -> Option<Limits> {
        let game = turn.timeline.game();
        let Some(left) = turn.left() else {
            let own =
                || cannon_engine::registry::strength(game, self.level).map(|strength| strength.limits().untimed());
            return self.limits.map(|limits| limits.kept_by(self.level, game)).or_else(own);
        };
        let share = clock::share(left, turn.clocks.increment(turn.timeline.side_to_move()));
        let choices = turn.timeline.actions().len();
        Some(clock::limits(share, self.limits.unwrap_or_default(), self.level, game, choices))
    }
}

impl Player for Computer {
    fn begin(&mut self, seed: u64) -> Result<(), Fault> {
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<PackedAction, Fault> {
        let &Turn { timeline, stop, .. } = turn;
        let Computer { level, style, book, seed, .. } = *self;
        let order = SearchOptions { limits: self.limits(turn), style, book, ..SearchOptions::new(level, seed) };
        cannon_engine::choose_action(timeline, &order, stop, &mut |_| {}).ok_or_else(none_found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::record::{Player as Seated, Players, Seat, TimeControl};
    use cannon_rules::registry::GAMES;
    use cannon_rules::timeline::HouseRules;

    fn at(position: Option<&str>) -> Box<dyn AnyTimeline> {
        GAMES[0].begin(None, position, HouseRules::default()).expect("a position")
    }

    fn clocks(time: TimeControl) -> Clocks {
        let seated = || Seated::new(Seat::default(), time);
        Clocks::new(&Players { south: seated(), north: seated() })
    }

    #[test]
    fn greed_takes_the_town() {
        let timeline = at(Some("1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d"));
        let (clocks, stop) = (clocks(TimeControl::None), AtomicBool::new(false));
        for seed in 0..5 {
            let turn = Turn { timeline: &*timeline, clocks: &clocks, stop: &stop };
            let action = Greedy { seed }.choose(&turn).expect("an action");
            assert_eq!(timeline.notation(action).as_deref(), Some("a9xb10#"));
        }
    }

    #[test]
    fn the_computer_player_keeps_to_its_clock_and_without_one_to_the_bounds_of_the_match() {
        let (timeline, stop) = (at(None), AtomicBool::new(false));
        let limits = |level, limits, time| {
            let computer = Computer { level, style: Style::Plain, book: false, limits, seed: 0 };
            computer.limits(&Turn { timeline: &*timeline, clocks: &clocks(time), stop: &stop })
        };
        let (minute, share) = (TimeControl::minutes(1, 0), clock::share(Duration::from_secs(60), Duration::ZERO));
        let own = limits(Level::MAX, None, TimeControl::None).expect("the level's own limits");
        assert!(own.nodes.is_some() && own.time.is_none(), "{own:?}");
        assert_eq!(limits(Level::MAX, Some(Limits::depth(3)), TimeControl::None), Some(Limits::depth(3)));
        assert_eq!(limits(Level::MAX, None, minute), Some(Limits::time(share)));
        assert_eq!(limits(Level::MIN, None, minute), Some(Limits::time(share).kept_by(Level::MIN, timeline.game())));
        let bound = Limits { time: Some(share), ..Limits::depth(3) };
        assert_eq!(limits(Level::MIN, Some(Limits::depth(3)), minute), Some(bound));
    }
}
