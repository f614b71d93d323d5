//! Games of the engine against a search of the crate `minimax`, and the score of a match.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cannon_engine::rng::SeededRng;
use cannon_engine::{Level, Limits, Score, SearchMemory, SearchOptions, analyse_position, choose_action};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Action as _, Side};

use crate::adapter::{self, Move, Opponent, State};
use crate::minimax_game::MinimaxGame;
use crate::{Args, Search};

/// Number of random actions at the beginning of a game.
const OPENING_PLIES: usize = 6;
/// Limits of the search that decides whether an opening is balanced. They are close to those of the games, because a lost opening does not
/// show which search is better.
const BALANCE_LIMITS: Limits = Limits::nodes(100_000);
/// Maximum advantage of a side in a balanced opening, in hundredths of the smallest piece.
const MAX_ADVANTAGE: i32 = 40;
/// Size of the engine's transposition table, which it keeps during a game.
const TABLE_MEBIBYTES: usize = 64;

/// The result of a game from the engine's perspective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameResult {
    Won,
    Drawn,
    Lost,
}

/// Plays a game. Returns its result and its length in plies.
pub(crate) fn play<G: MinimaxGame>(number: u64, args: &Args) -> (GameResult, usize) {
    let mut opponent: Opponent<G> = match args.search {
        Search::Iterative => adapter::iterative(),
        Search::Parallel => adapter::parallel(),
    };
    let mut timeline = opening::<G>(args.seed, number / 2);
    let engine_side = if number.is_multiple_of(2) { Side::South } else { Side::North };
    let time = Duration::from_millis(args.time);
    let memory = Some(Arc::new(SearchMemory::up_to_mebibytes(TABLE_MEBIBYTES)));
    let options = SearchOptions { limits: Some(Limits::time(time)), memory, ..SearchOptions::new(Level::MAX, number) };
    opponent.set_timeout(time);
    while timeline.outcome().is_none() {
        let position = timeline.position();
        let action = if position.side_to_move() == engine_side {
            choose_action(&timeline, &options, &AtomicBool::new(false), &mut |_| {}).and_then(G::Action::unpack)
        } else {
            match opponent.choose_move(&State::new(position.clone())) {
                Some(Move::Play(action)) => Some(action),
                // The search did not complete one ply in time, so any legal action is played.
                _ => position.actions().first().copied(),
            }
        };
        let action = action.expect("there are actions while the game goes on");
        timeline.play(action).expect("players play legal actions");
    }
    let result = match timeline.outcome().and_then(|outcome| outcome.winner()) {
        Some(side) if side == engine_side => GameResult::Won,
        Some(_) => GameResult::Lost,
        None => GameResult::Drawn,
    };
    (result, timeline.ply())
}

/// A balanced random opening, the same for both games of a pair.
fn opening<G: MinimaxGame>(seed: u64, pair: u64) -> Timeline<G> {
    let balanced = (0..).find_map(|attempt| {
        let mut rng = SeededRng::new(&[seed, pair, attempt]);
        let mut timeline = Timeline::new(G::start(&G::Ruleset::default()), HouseRules::DRAWS);
        for _ in 0..OPENING_PLIES {
            timeline.play(rng.choose(&timeline.position().actions())?).ok()?;
        }
        let is_balanced = |score| matches!(score, Score::Advantage(score) if score.abs() <= MAX_ADVANTAGE);
        analyse_position(&timeline, BALANCE_LIMITS).is_some_and(|info| is_balanced(info.score)).then_some(timeline)
    });
    balanced.expect("there are balanced openings")
}

/// The score of a match from the engine's perspective.
#[derive(Default)]
pub(crate) struct MatchScore {
    wins: u64,
    draws: u64,
    losses: u64,
}

impl MatchScore {
    pub(crate) fn add(&mut self, result: GameResult) {
        match result {
            GameResult::Won => self.wins += 1,
            GameResult::Drawn => self.draws += 1,
            GameResult::Lost => self.losses += 1,
        }
    }

    /// Lower bound, value and upper bound of the share of points, with the 95 % Wilson score interval for the observed variance.
    fn share(&self) -> [f64; 3] {
        const Z: f64 = 1.96;
        let (wins, draws) = (self.wins as f64, self.draws as f64);
        let games = (self.wins + self.draws + self.losses) as f64;
        let share = (wins + draws / 2.0) / games;
        let variance = ((wins + draws / 4.0) / games - share * share).max(0.0);
        let centre = (share * games + Z * Z / 2.0) / (games + Z * Z);
        let half = Z / (games + Z * Z) * (variance * games + Z * Z / 4.0).sqrt();
        [(centre - half).max(0.0), share, (centre + half).min(1.0)]
    }
}

impl fmt::Display for MatchScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [low, share, high] = self.share().map(|share| share * 100.0);
        let MatchScore { wins, draws, losses } = self;
        write!(f, "{wins} won, {draws} drawn, {losses} lost: {share:.1} % of the points (95 %: {low:.1} to {high:.1})")
    }
}
