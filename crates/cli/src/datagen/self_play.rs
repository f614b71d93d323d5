//! Games of the computer against itself, and their quiet positions.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::channel;
use std::thread;

use super::args::RulesSet;
use super::format::{GameResult, Header, MAX_SCORE, Record, is_undecided};
use crate::error::CliError;
use crate::games;
use crate::random_opening;
use cannon_engine::{AnyEvaluator, Level, Limits, Score, SearchOptions};
use cannon_rules::cannon::{Position, Ruleset};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Game, Outcome};

/// Longer games count as draws.
const MAX_PLIES: usize = 400;

/// Plays games on several threads and passes their records on in the order of the games' numbers, until `on_game` ends it.
///
/// # Errors
/// If there is no balanced opening for a game, or `on_game` fails.
pub(super) fn play_games(
    header: &Header,
    evaluator: &AnyEvaluator,
    threads: usize,
    on_game: &mut dyn FnMut(Vec<Record>) -> Result<ControlFlow<()>, CliError>,
) -> Result<(), CliError> {
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let (sender, finished) = channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next, stop) = (sender.clone(), &next, &stop);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    let game = play_game(header, evaluator, number, stop);
                    if stop.load(Relaxed) || sender.send((number, game)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        // Games end in any order, and must be used in that of their numbers.
        let (mut waiting, mut turn) = (BTreeMap::new(), 0);
        let mut result = Ok(ControlFlow::Continue(()));
        while let Ok(ControlFlow::Continue(())) = result
            && let Ok((number, game)) = finished.recv()
        {
            waiting.insert(number, game);
            while let Ok(ControlFlow::Continue(())) = result
                && let Some(game) = waiting.remove(&turn)
            {
                turn += 1;
                result = game.and_then(&mut *on_game);
            }
        }
        stop.store(true, Relaxed);
        result.map(|_| ())
    })
}

/// Plays the game with this number and returns its quiet positions. The game depends on the header, the evaluator and its number alone,
/// unless it is stopped.
fn play_game(
    header: &Header,
    evaluator: &AnyEvaluator,
    number: u64,
    stop: &AtomicBool,
) -> Result<Vec<Record>, CliError> {
    let engine = games::engine(Position::ID)?;
    let rules = RulesSet(header.rules).of_game(number);
    let start = Timeline::new(Position::start(&Ruleset::PRESETS[rules].1), HouseRules::DRAWS);
    let seeds = [header.seed, header.shard, number];
    let mut timeline =
        random_opening::play(&start, usize::from(header.random_plies), i32::from(header.balance), &seeds)?;
    let options = SearchOptions {
        limits: Some(Limits::nodes(header.nodes)),
        evaluator: Some(evaluator.clone()),
        ..SearchOptions::new(Level::MAX, number)
    };
    let mut quiet: Vec<(Position, i16, u16)> = Vec::new();
    while timeline.outcome().is_none() && timeline.ply() < MAX_PLIES {
        let mut score = None;
        let best = engine.search_action(&*timeline, &options, stop, &mut |info| score = Some(info.score));
        let Some(action) = best else { break };
        if let Some(score) = score.and_then(undecided_score)
            && let Some(position) = timeline.downcast_ref::<Position>().map(Timeline::position)
            && is_undecided(position)
            && engine.tuner.is_quiet(&*timeline, action)
        {
            // A game has fewer plies than fit.
            quiet.push((*position, score, timeline.ply() as u16));
        }
        if timeline.play(action).is_err() {
            break;
        }
    }
    let winner = timeline.outcome().and_then(Outcome::winner);
    let record = |(position, score, ply): (Position, i16, u16)| {
        let result = match winner {
            None => GameResult::Draw,
            Some(winner) if winner == position.side_to_move() => GameResult::Win,
            Some(_) => GameResult::Loss,
        };
        Record { position, rules: rules as u8, score, ply, result }
    };
    Ok(quiet.into_iter().map(record).collect())
}

/// The score of a position that is not decided.
fn undecided_score(score: Score) -> Option<i16> {
    let Score::Advantage(score) = score else { return None };
    i16::try_from(score).ok().filter(|score| (-MAX_SCORE..=MAX_SCORE).contains(score))
}
