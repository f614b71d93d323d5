//! The players of a match: players of this program, and other programs, which [`cannon_engine_driver`] drives.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use super::player_spec::PlayerSpec;
use super::terms::{Conditions, TurnConditions};
use cannon_engine::rng::SeededRng;
use cannon_engine::{Level, Limits, SearchOptions, Style, clock, engine};
use cannon_engine_driver::{EngineCommand, EngineTurn, ExternalEngine};
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Clocks;

/// A fault, by which a player loses regardless of the position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Fault {
    /// The player found no action.
    #[error("it found no action")]
    NoAction,
    /// The player chose an action that was refused.
    #[error("{0}")]
    Illegal(String),
    /// The player is another program and has no answer.
    #[error(transparent)]
    Engine(#[from] cannon_engine_driver::Fault),
    /// The clock of the player ran out.
    #[error("its clock ran out")]
    Clock,
}

/// A turn in an unfinished game.
#[derive(Clone, Copy)]
pub(super) struct Turn<'a> {
    /// The game, at the ply to choose an action for.
    pub(super) timeline: &'a AnyTimeline,
    /// The clocks at the beginning of the turn.
    pub(super) clocks: &'a Clocks,
    /// The seed of the game, from which all random choices of the player derive.
    pub(super) seed: u64,
    /// Whether the match is being stopped, so that the answer is no longer needed.
    pub(super) stop: &'a AtomicBool,
}

impl Turn<'_> {
    /// The remaining time of the side to move; `None` without a clock.
    pub(super) fn remaining_time(&self) -> Option<Duration> {
        self.clocks.remaining(self.timeline.side_to_move())
    }
}

/// A player of a match.
pub(super) trait Player {
    /// Prepares for a new game with this seed. `stop` says whether the match is being stopped.
    ///
    /// # Errors
    /// If the player cannot play.
    fn new_game(&mut self, _seed: u64, _stop: &AtomicBool) -> Result<(), Fault> {
        Ok(())
    }

    /// Chooses an action, which need not be legal.
    ///
    /// # Errors
    /// If the player has no answer.
    fn choose(&mut self, turn: &Turn<'_>) -> Result<PackedAction, Fault>;
}

/// Makes the first player (index 0) or the second (index 1), which the specification describes.
pub(super) fn new_player(spec: &PlayerSpec, conditions: &Conditions, index: usize) -> Box<dyn Player> {
    let turns = conditions.turns[index];
    match spec {
        PlayerSpec::Random => Box::new(RandomPlayer),
        PlayerSpec::Greedy => Box::new(GreedyPlayer),
        &PlayerSpec::Level { level, style, book } => {
            Box::new(ComputerPlayer { level, style, use_book: book, limits: turns.limits })
        }
        PlayerSpec::Engine { program, arguments } => {
            let command =
                EngineCommand { program: program.clone(), arguments: arguments.clone(), ..EngineCommand::default() };
            let engine = ExternalEngine::new(command, conditions.engine_game());
            Box::new(EnginePlayer { engine, turns })
        }
    }
}

/// A player that is another program.
struct EnginePlayer {
    engine: ExternalEngine,
    turns: TurnConditions,
}

impl Player for EnginePlayer {
    fn new_game(&mut self, seed: u64, stop: &AtomicBool) -> Result<(), Fault> {
        Ok(self.engine.new_game(seed, stop)?)
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<PackedAction, Fault> {
        let &Turn { timeline, clocks, stop, .. } = turn;
        let TurnConditions { limits, answer_timeout } = self.turns;
        let patience = turn.remaining_time().map_or(answer_timeout, |left| left.min(answer_timeout));
        Ok(self.engine.choose(&EngineTurn { timeline, clocks, limits, patience, stop })?)
    }
}

/// A player that plays random legal actions.
struct RandomPlayer;

impl Player for RandomPlayer {
    fn choose(&mut self, &Turn { timeline, seed, .. }: &Turn<'_>) -> Result<PackedAction, Fault> {
        SeededRng::new(&[seed, timeline.ply() as u64]).choose(&timeline.actions()).ok_or(Fault::NoAction)
    }
}

/// A player that plays the best action of a search of depth 1, and chooses at random between equal actions.
struct GreedyPlayer;

/// Maximum number of equal actions to choose from. Each additional line makes the search of the position slower.
const MAX_EQUAL_ACTIONS: usize = 16;

impl Player for GreedyPlayer {
    fn choose(&mut self, &Turn { timeline, seed, stop, .. }: &Turn<'_>) -> Result<PackedAction, Fault> {
        let actions = timeline.actions();
        let options = SearchOptions {
            limits: Some(Limits::depth(1)),
            lines: NonZeroUsize::new(actions.len().min(MAX_EQUAL_ACTIONS)).unwrap_or(NonZeroUsize::MIN),
            ..SearchOptions::new(Level::MAX, seed)
        };
        let mut scored = Vec::new();
        let answer = cannon_engine::choose_action(timeline, &options, stop, &mut |info| {
            scored.extend(info.pv.first().map(|&action| (info.score, action)));
        });
        let best = scored.iter().map(|(score, _)| *score).max();
        let equals: Vec<PackedAction> =
            scored.iter().filter(|(score, _)| Some(*score) == best).map(|(_, action)| *action).collect();
        SeededRng::new(&[seed, timeline.ply() as u64]).choose(&equals).or(answer).ok_or(Fault::NoAction)
    }
}

/// The computer player, on one thread and with an empty transposition table for every turn, so that its games are reproducible.
struct ComputerPlayer {
    level: Level,
    style: Style,
    use_book: bool,
    /// The limits that the match sets.
    limits: Option<Limits>,
}

impl ComputerPlayer {
    /// The limits in this turn: the limits of the match, or else the limits of the level without its time limit. Without a time limit, the
    /// answer does not depend on the load of the machine.
    fn limits(&self, turn: &Turn<'_>) -> Option<Limits> {
        let strength = engine(turn.timeline.game()).strength(self.level);
        let Some(left) = turn.remaining_time() else {
            let limits = self.limits.map(|limits| limits.for_level(self.level, strength));
            return Some(limits.unwrap_or_else(|| strength.match_limits()));
        };
        let budget = clock::time_budget(left, turn.clocks.increment(turn.timeline.side_to_move()));
        let action_count = turn.timeline.actions().len();
        Some(clock::limits(budget, self.limits.unwrap_or_default(), self.level, strength, action_count))
    }
}

impl Player for ComputerPlayer {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<PackedAction, Fault> {
        let &Turn { timeline, seed, stop, .. } = turn;
        let ComputerPlayer { level, style, use_book: book, .. } = *self;
        let options =
            SearchOptions { limits: self.limits(turn), style, use_book: book, ..SearchOptions::new(level, seed) };
        cannon_engine::choose_action(timeline, &options, stop, &mut |_| {}).ok_or(Fault::NoAction)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::GameId;
    use cannon_rules::record::{Player as Seated, Players, Seat, TimeControl};
    use cannon_rules::timeline::HouseRules;

    fn at(position: Option<&str>) -> AnyTimeline {
        GameId::Cannon.begin(None, position, HouseRules::DRAWS).expect("a position")
    }

    fn clocks(time: TimeControl) -> Clocks {
        let seated = || Seated::new(Seat::default(), time);
        Clocks::new(&Players { south: seated(), north: seated() })
    }

    #[test]
    fn greedy_player_captures_the_town() {
        let timeline = at(Some("1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d"));
        let (clocks, stop) = (clocks(TimeControl::None), AtomicBool::new(false));
        for seed in 0..5 {
            let turn = Turn { timeline: &timeline, clocks: &clocks, seed, stop: &stop };
            let action = GreedyPlayer.choose(&turn).expect("an action");
            assert_eq!(timeline.notation(action).as_deref(), Some("a9xb10#"));
        }
    }

    #[test]
    fn computer_is_limited_by_its_clock_and_without_one_by_the_match_or_its_level() {
        let (timeline, stop) = (at(None), AtomicBool::new(false));
        let limits = |level, limits, time| {
            let computer = ComputerPlayer { level, style: Style::PLAIN, use_book: false, limits };
            computer.limits(&Turn { timeline: &timeline, clocks: &clocks(time), seed: 0, stop: &stop })
        };
        let (minute, budget) =
            (TimeControl::minutes(1, 0), clock::time_budget(Duration::from_secs(60), Duration::ZERO));
        let own = limits(Level::MIN, None, TimeControl::None).expect("the level's own limits");
        assert!(own.nodes.is_some() && own.time.is_none(), "{own:?}");
        let own = limits(Level::MAX, None, TimeControl::None).expect("the level's own limits");
        assert!(own.time.is_some(), "the Grandmaster has no other limit: {own:?}");
        assert_eq!(limits(Level::MAX, Some(Limits::depth(3)), TimeControl::None), Some(Limits::depth(3)));
        assert_eq!(limits(Level::MAX, None, minute), Some(Limits::time(budget)));
        let easy = engine(timeline.game()).strength(Level::MIN);
        assert_eq!(limits(Level::MIN, None, minute), Some(Limits::time(budget).for_level(Level::MIN, easy)));
        let both = Limits { time: Some(budget), ..Limits::depth(3) };
        assert_eq!(limits(Level::MIN, Some(Limits::depth(3)), minute), Some(both));
    }
}
