//! A game of the computer against itself, and its quiet positions.

use std::sync::atomic::AtomicBool;

use super::origin::Origin;
use super::result_for_mover::ResultForMover;
use cannon_cli::{CliError, random_opening};
use cannon_engine::{AnyEvaluator, Level, Limits, Score, SearchOptions, engine, tuning};
use cannon_rules::any::AnyTimeline;
use cannon_rules::{Game, Outcome};

/// The settings of a game, and of the choice among its positions.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameOptions<'a, G> {
    /// How the positions of the file are made.
    pub(super) origin: &'a Origin,
    /// The number of the game.
    pub(super) number: u64,
    /// Longer games count as draws.
    pub(super) max_plies: usize,
    /// Maximum amount of a score.
    pub(super) max_score: i16,
    /// The current position, if it is not decided, so that a network can learn from it.
    pub(super) undecided: fn(&AnyTimeline) -> Option<&G>,
}

/// A quiet position of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct QuietPosition<G> {
    pub(super) position: G,
    /// The score of the search for the side to move.
    pub(super) score: i16,
    pub(super) ply: u16,
    /// The result of the game for the side to move.
    pub(super) result: ResultForMover,
}

/// Plays a game and returns its quiet positions. The game depends on the arguments alone, unless it is stopped.
///
/// # Errors
/// If the game has no balanced opening.
pub(super) fn play_game<G: Game + Copy>(
    start: &AnyTimeline,
    options: &GameOptions<'_, G>,
    evaluator: &AnyEvaluator,
    stop: &AtomicBool,
) -> Result<Vec<QuietPosition<G>>, CliError> {
    let engine = engine(start.game());
    let Origin { random_plies, balance, nodes, seed, shard, .. } = *options.origin;
    let seeds = [seed, shard, options.number];
    let mut timeline = random_opening::play(start, usize::from(random_plies), i32::from(balance), &seeds)?;
    let search = SearchOptions {
        limits: Some(Limits::nodes(nodes)),
        evaluator: Some(evaluator.clone()),
        ..SearchOptions::new(Level::MAX, options.number)
    };
    let mut quiet: Vec<(G, i16, u16)> = Vec::new();
    while timeline.outcome().is_none() && timeline.ply() < options.max_plies {
        let mut score = None;
        let best = engine.search_action(&timeline, &search, stop, &mut |info| score = Some(info.score));
        let Some(action) = best else { break };
        if let Some(score) = score.and_then(|score| undecided_score(score, options.max_score))
            && let Some(position) = (options.undecided)(&timeline)
            && tuning::is_quiet(&timeline, action)
        {
            // A game has fewer plies than fit.
            quiet.push((*position, score, timeline.ply() as u16));
        }
        if timeline.play(action).is_err() {
            break;
        }
    }
    let winner = timeline.outcome().and_then(Outcome::winner);
    let with_result = |(position, score, ply): (G, i16, u16)| {
        let result = match winner {
            None => ResultForMover::Draw,
            Some(winner) if winner == position.side_to_move() => ResultForMover::Win,
            Some(_) => ResultForMover::Loss,
        };
        QuietPosition { position, score, ply, result }
    };
    Ok(quiet.into_iter().map(with_result).collect())
}

/// The score of a position that is not decided.
fn undecided_score(score: Score, max_score: i16) -> Option<i16> {
    let Score::Advantage(score) = score else { return None };
    i16::try_from(score).ok().filter(|score| (-max_score..=max_score).contains(score))
}
