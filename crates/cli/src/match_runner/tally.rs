//! The count of a match: of its games, or of its pairs for a sequential test.

use super::match_stats::MatchStats;
use super::sequential::{PairQueue, SequentialTest};
use super::sprt::Sprt;
use cannon_files::match_games::PlayedGame;

/// The count of a match.
#[derive(Debug)]
pub(super) enum Tally {
    /// All games count, in any order.
    Games(MatchStats),
    /// Pairs count in the order of their numbers, until a hypothesis is accepted.
    Pairs {
        /// The test with the pairs that were counted.
        test: SequentialTest,
        /// Games whose turn has not come.
        queue: PairQueue,
    },
}

impl Tally {
    /// An empty count, for a test if the match has one.
    pub(super) fn new(sprt: Option<Sprt>) -> Tally {
        match sprt {
            None => Tally::Games(MatchStats::default()),
            Some(sprt) => Tally::Pairs { test: SequentialTest::new(sprt), queue: PairQueue::default() },
        }
    }

    /// Counts a game.
    pub(super) fn add(&mut self, game: PlayedGame) {
        match self {
            Tally::Games(stats) => stats.add(&game),
            Tally::Pairs { test, queue } => {
                queue.push(game);
                test.take(queue);
            }
        }
    }

    /// Counts the games of a match that was played in several parts with seeds of their own. Games must be in order of their seeds.
    pub(super) fn add_parts(&mut self, games: Vec<PlayedGame>) {
        let mut seed = None;
        for game in games {
            if seed.replace(game.seed) != Some(game.seed)
                && let Tally::Pairs { queue, .. } = self
            {
                *queue = PairQueue::default();
            }
            self.add(game);
        }
    }

    /// The statistics of the games that were counted.
    pub(super) const fn stats(&self) -> &MatchStats {
        match self {
            Tally::Games(stats) => stats,
            Tally::Pairs { test, .. } => test.stats(),
        }
    }

    /// The test, if the match has one.
    pub(super) const fn test(&self) -> Option<&SequentialTest> {
        match self {
            Tally::Games(_) => None,
            Tally::Pairs { test, .. } => Some(test),
        }
    }

    /// Whether a test has accepted a hypothesis, so that no more games are needed.
    pub(super) fn is_decided(&self) -> bool {
        self.test().is_some_and(SequentialTest::is_decided)
    }
}
