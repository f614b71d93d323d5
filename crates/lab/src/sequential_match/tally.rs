//! The count of a match with a sequential test.

use std::io::Write;

use super::sequential::{PairQueue, SequentialTest};
use super::sprt::Sprt;
use crate::live_line::LiveLine;
use cannon_cli::CliError;
use cannon_cli::match_runner::{MatchStats, MatchTally};
use cannon_files::match_games::PlayedGame;

/// The count of a match whose pairs count in the order of their numbers, until a hypothesis is accepted.
pub(super) struct PairTally {
    /// The test with the pairs that were counted.
    test: SequentialTest,
    /// Games whose turn has not come.
    queue: PairQueue,
    line: Option<LiveLine>,
}

impl PairTally {
    /// An empty count.
    pub(super) fn new(sprt: Sprt) -> PairTally {
        PairTally { test: SequentialTest::new(sprt), queue: PairQueue::default(), line: None }
    }

    /// Counts the games of a match that was played in several parts with seeds of their own. Games must be in order of their seeds.
    pub(super) fn add_parts(&mut self, games: Vec<PlayedGame>) {
        let mut seed = None;
        for game in games {
            if seed.replace(game.seed) != Some(game.seed) {
                self.queue = PairQueue::default();
            }
            self.add(game);
        }
    }
}

impl MatchTally for PairTally {
    fn add(&mut self, game: PlayedGame) {
        self.queue.push(game);
        self.test.take(&mut self.queue);
    }

    fn stats(&self) -> &MatchStats {
        self.test.stats()
    }

    fn is_decided(&self) -> bool {
        self.test.is_decided()
    }

    fn begin_progress(&mut self, _remaining: u64) {
        self.line = Some(LiveLine::new());
    }

    fn show_progress(&mut self) {
        if let Some(line) = &mut self.line {
            line.show(|| self.test.line());
        }
    }

    fn end_progress(&mut self) {
        if let Some(line) = self.line.take() {
            line.finish();
        }
    }

    fn write_conclusion(&self, out: &mut dyn Write) -> Result<(), CliError> {
        Ok(write!(out, "{}", self.test)?)
    }
}
