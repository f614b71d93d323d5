//! What differs from game to game in making puzzles. Each game has a file with its [`Source`].

use std::ops::Range;

use cannon_engine::rng::SeededRng;
use cannon_rules::GameId;
use cannon_rules::any::AnyTimeline;

use super::{cannon, tank_chess};
use crate::theme::Theme;

/// The tunable numbers of making puzzles of a game, and its starts.
#[derive(Debug)]
pub struct Source {
    /// The first character of the identifiers.
    pub(super) id_prefix: char,
    /// The number of puzzles of each theme in the shipped collection.
    pub(super) quotas: &'static [(Theme, usize)],
    /// The node limit of each part of a proof.
    pub(super) proof_nodes: u64,
    /// The maximum number of legal actions with which a win in three turns is looked for.
    pub(super) max_actions: u64,
    /// The number of nodes with which the engine must agree to a gain of material.
    pub(super) gain_nodes: u64,
    /// How wins in more than three turns are looked for, if they are.
    pub(super) deep: Option<DeepWins>,
    /// The number of nodes with which full strength solves an easy puzzle. `None` if easy puzzles are not rationed.
    pub(super) easy_nodes: Option<u64>,
    /// The maximum number of puzzles from one game, because others would be similar.
    pub(super) max_from_game: usize,
    /// The number of random actions at the beginning of a game.
    pub(super) random_plies: Range<u64>,
    /// The number of nodes for an action in a game: few, so that both sides make enough mistakes.
    pub(super) nodes: Range<u64>,
    /// The start of the game with this number, and whether random actions may follow.
    pub(super) start: fn(&mut SeededRng, u64) -> (AnyTimeline, bool),
    /// How its levels count for ratings.
    pub(super) levels: LevelScale,
}

/// How wins in more than three turns are looked for.
#[derive(Clone, Copy, Debug)]
pub struct DeepWins {
    /// The number of nodes with which the engine must see the win, because a proof without a win takes long.
    pub(super) nodes: u64,
    /// The node limit of each part of a proof.
    pub(super) proof_nodes: u64,
}

/// How the levels of a game count for ratings.
#[derive(Debug)]
pub(super) struct LevelScale {
    /// The Elo numbers of levels 1 to 10, with 700 for level 1, as they were measured when the shipped puzzles were rated. Ratings of
    /// puzzles are compared only with each other, so that they keep this scale when the levels are measured anew.
    pub(super) elo: [u16; 10],
    /// The number of attempts of each level that searches, with different seeds. Levels above these make no random mistakes: whether they
    /// solve a puzzle follows from the nodes that full strength needs.
    pub(super) attempts: &'static [u64],
    /// The node limit of the search at full strength.
    pub(super) max_nodes: u64,
}

/// How puzzles of a game are made.
pub fn source(game: GameId) -> &'static Source {
    match game {
        GameId::Cannon => &cannon::SOURCE,
        GameId::TankChess => &tank_chess::SOURCE,
    }
}

impl Source {
    /// The number of puzzles in the shipped collection.
    pub fn whole_count(&self) -> usize {
        self.quotas.iter().map(|(_, quota)| quota).sum()
    }

    /// The number of puzzles of each of these themes in a collection of `count` puzzles; of all themes of the game if the list is empty.
    pub(super) fn quotas(&self, themes: &[Theme], count: usize) -> Vec<(Theme, usize)> {
        let rows = self.quotas.iter().filter(|(theme, _)| themes.is_empty() || themes.contains(theme));
        let rows: Vec<(Theme, usize)> = rows.copied().collect();
        let whole: usize = rows.iter().map(|(_, quota)| quota).sum();
        rows.into_iter().map(|(theme, quota)| (theme, (quota * count).div_ceil(whole.max(1)))).collect()
    }
}
