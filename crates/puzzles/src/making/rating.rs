//! Ratings of puzzles: which levels solve them, and how many nodes full strength needs.
//!
//! Each attempt of a level counts as a game against the puzzle, in which the level has its Elo number. The puzzle gets the Elo number that
//! fits the results. The rating is the mean of this number and a second number, which grows with the legal actions and with the nodes that
//! full strength needs. `docs/puzzles.md` has the formula.

use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;

use cannon_engine::{Level, Limits, Score, SearchOptions, choose_action, engine};
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;

use super::source::LevelScale;

/// The lowest rating.
pub(super) const LOWEST: u16 = 600;
/// The highest rating.
const HIGHEST: u16 = 2_600;
/// Ratings are multiples of this.
const STEP: f64 = 10.0;

/// A puzzle that full strength does not solve within its limit counts as if this many times the limit were needed.
const UNSOLVED_FACTOR: u64 = 4;
/// A won and a lost game against this number keep the result finite.
const PRIOR_ELO: f64 = 1_400.0;
/// The weight of the prior games.
const PRIOR_WEIGHT: f64 = 0.5;

/// The second number of a position with one action that is solved at once.
const NODES_BASE: f64 = 200.0;
/// What each doubling of the sum of nodes and actions adds to the second number.
const NODES_PER_DOUBLING: f64 = 100.0;
/// The weights in the rating of the number from the levels and of the number from nodes and actions.
const WEIGHTS: [f64; 2] = [0.5, 0.5];

/// The rating of the position at the timeline's present ply with this solution.
pub(super) fn rate(timeline: &AnyTimeline, solution: PackedAction, scale: &LevelScale) -> u16 {
    let nodes = nodes_to_solve(timeline, solution, scale.max_nodes);
    let mut games: Vec<WeightedScore> = Vec::new();
    for (index, (level, elo)) in (1..).map_while(Level::new).zip(scale.elo).enumerate() {
        let attempts = scale.attempts.get(index).copied();
        let solved = match attempts {
            Some(attempts) => {
                let solved = (1..=attempts).filter(|&seed| solves(timeline, level, seed, solution)).count();
                solved as f64 / attempts as f64
            }
            None => {
                let limit = engine(timeline.game()).strength(level).nodes;
                f64::from(u8::from(nodes.is_some_and(|nodes| nodes <= limit)))
            }
        };
        games.push(WeightedScore { elo: f64::from(elo), score: solved, weight: 1.0 });
    }
    games.extend([0.0, 1.0].map(|score| WeightedScore { elo: PRIOR_ELO, score, weight: PRIOR_WEIGHT }));
    let by_levels = fitted_elo(&games).clamp(f64::from(LOWEST), f64::from(HIGHEST));
    let effort = nodes.unwrap_or(UNSOLVED_FACTOR * scale.max_nodes) + timeline.actions().len() as u64;
    let by_nodes = NODES_BASE + NODES_PER_DOUBLING * (effort.max(1) as f64).log2();
    let rating = WEIGHTS[0] * by_levels + WEIGHTS[1] * by_nodes;
    ((rating / STEP).round() * STEP).clamp(f64::from(LOWEST), f64::from(HIGHEST)) as u16
}

/// Whether a level plays the solution.
fn solves(timeline: &AnyTimeline, level: Level, seed: u64, solution: PackedAction) -> bool {
    let limits = engine(timeline.game()).strength(level).limits().untimed();
    let options = SearchOptions { limits: Some(limits), ..SearchOptions::new(level, seed) };
    choose_action(timeline, &options, &AtomicBool::new(false), &mut |_| {}) == Some(solution)
}

/// The nodes after which full strength sticks to the solution. `None` if it does not solve the puzzle within its limit.
fn nodes_to_solve(timeline: &AnyTimeline, solution: PackedAction, max_nodes: u64) -> Option<u64> {
    let options = SearchOptions { limits: Some(Limits::nodes(max_nodes)), ..SearchOptions::new(Level::MAX, 0) };
    let stop = AtomicBool::new(false);
    let (mut solved_since, mut reported) = (None, false);
    let chosen = choose_action(timeline, &options, &stop, &mut |info| {
        reported = true;
        if info.pv.first() != Some(&solution) {
            solved_since = None;
            return;
        }
        solved_since = solved_since.or(Some(info.nodes));
        if matches!(info.score, Score::Win { .. }) {
            // A win is certain, so that a longer search changes nothing.
            stop.store(true, Relaxed);
        }
    });
    if chosen != Some(solution) {
        return None;
    }
    // Full strength plays a win in one turn without a search.
    if reported { solved_since.or(Some(max_nodes)) } else { Some(0) }
}

/// The result of a level against a puzzle.
#[derive(Clone, Copy, Debug)]
struct WeightedScore {
    /// The Elo number of the level.
    elo: f64,
    /// The share of its attempts in which the level solved the puzzle, from 0 to 1.
    score: f64,
    /// The weight of the result in the fit.
    weight: f64,
}

/// The Elo number of the puzzle at which these results are expected.
fn fitted_elo(games: &[WeightedScore]) -> f64 {
    let (mut low, mut high) = (0.0, 4_000.0);
    for _ in 0..40 {
        let elo = (low + high) / 2.0;
        let expected = |opponent: f64| 1.0 / (1.0 + 10f64.powf((elo - opponent) / 400.0));
        let surplus: f64 = games.iter().map(|game| game.weight * (game.score - expected(game.elo))).sum();
        // The levels score more than expected against a puzzle with this number, so the puzzle is easier.
        if surplus > 0.0 { high = elo } else { low = elo }
    }
    low
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::making::cannon;

    #[test]
    fn fitted_elo_is_where_half_of_the_levels_solve_it() {
        let games = |solved_from: usize| -> Vec<WeightedScore> {
            let score = |index: usize| if index >= solved_from { 1.0 } else { 0.0 };
            cannon::SOURCE
                .levels
                .elo
                .iter()
                .enumerate()
                .map(|(index, &elo)| WeightedScore { elo: f64::from(elo), score: score(index), weight: 1.0 })
                .collect()
        };
        let middle = fitted_elo(&games(5));
        assert!((1_460.0..1_634.0).contains(&middle), "{middle}");
        assert!(fitted_elo(&games(2)) < middle && middle < fitted_elo(&games(8)));
    }
}
