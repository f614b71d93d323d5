//! A game of the computer against itself, and its quiet positions.

use std::sync::atomic::AtomicBool;

use super::format::{Format, ResultForMover, TrainingRecord};
use super::origin::Origin;
use cannon_cli::{CliError, random_opening};
use cannon_engine::{AnyEvaluator, Level, Limits, Score, SearchOptions, engine, tuning};
use cannon_rules::any::AnyTimeline;
use cannon_rules::{Game, Outcome};

/// Plays the game with this number and returns the records of its quiet positions, all in this group. The game depends on the arguments
/// alone, unless it is stopped.
///
/// # Errors
/// If the game has no balanced opening.
pub(super) fn play_game<F: Format>(
    options: &F,
    (group, start): &(u8, AnyTimeline),
    number: u64,
    evaluator: &AnyEvaluator,
    stop: &AtomicBool,
) -> Result<Vec<TrainingRecord<F::Position>>, CliError> {
    let engine = engine(start.game());
    let Origin { random_plies, balance, nodes, seed, shard, .. } = *options.origin();
    let seeds = [seed, shard, number];
    let mut timeline = random_opening::play(start, usize::from(random_plies), i32::from(balance), &seeds)?;
    let search = SearchOptions {
        limits: Some(Limits::nodes(nodes)),
        evaluator: Some(evaluator.clone()),
        ..SearchOptions::new(Level::MAX, number)
    };
    let mut records = Vec::new();
    while timeline.outcome().is_none() && timeline.ply() < F::MAX_PLIES {
        let mut score = None;
        let best = engine.search_action(&timeline, &search, stop, &mut |info| score = Some(info.score));
        let Some(action) = best else { break };
        if let Some(score) = score.and_then(|score| undecided_score(score, F::MAX_SCORE))
            && let Some(&position) = F::undecided(&timeline)
            && tuning::is_quiet(&timeline, action)
        {
            // A game has fewer plies than fit. The result is known at the end.
            let (ply, result) = (timeline.ply() as u16, ResultForMover::Draw);
            records.push(TrainingRecord { position, group: *group, score, ply, result });
        }
        if timeline.play(action).is_err() {
            break;
        }
    }
    if let Some(winner) = timeline.outcome().and_then(Outcome::winner) {
        for record in &mut records {
            let has_won = winner == record.position.side_to_move();
            record.result = if has_won { ResultForMover::Win } else { ResultForMover::Loss };
        }
    }
    Ok(records)
}

/// The score of a position that is not decided.
fn undecided_score(score: Score, max_score: i16) -> Option<i16> {
    let Score::Advantage(score) = score else { return None };
    i16::try_from(score).ok().filter(|score| (-max_score..=max_score).contains(score))
}
