//! Games of the computer player against itself, and the collection of their quiet positions.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::channel;
use std::thread;

use super::args::TuneArgs;
use super::samples::Sample;
use crate::error::CliError;
use crate::games::{GameCommands, GameStart};
use crate::progress;
use cannon_engine::registry::EngineEntry;
use cannon_engine::rng::SeededRng;
use cannon_engine::{Level, Limits, Score, SearchOptions};
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::HouseRules;
use cannon_rules::{Outcome, Side};

/// Longer games count as draws.
const MAX_PLIES: usize = 400;
/// Maximum score of a sample, in hundredths. Positions that are already decided teach nothing.
const MAX_SCORE: i32 = 1_500;

/// Plays the games and returns their quiet positions, in the order of the games.
///
/// # Errors
/// If the rules or the scheme are invalid.
pub(super) fn play_games(
    args: &TuneArgs,
    game: &'static GameCommands,
    player: &EngineEntry,
) -> Result<Vec<Sample>, CliError> {
    let start = GameStart::from_args(game, &args.game_args.rules)?.new_timeline(HouseRules::DRAWS)?;
    let (next, (sender, finished_games)) = (AtomicU64::new(0), channel());
    let mut games = thread::scope(|scope| {
        for _ in 0..args.concurrency {
            let (sender, next, start) = (sender.clone(), &next, &*start);
            scope.spawn(move || {
                while let Some(number) = Some(next.fetch_add(1, Relaxed)).filter(|&number| number < args.games) {
                    if sender.send((number, play_game(start, player, args, number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let bar = progress::bar(0, args.games);
        let games: Vec<(u64, Vec<Sample>)> = finished_games.iter().inspect(|_| bar.inc(1)).collect();
        bar.finish_and_clear();
        games
    });
    games.sort_by_key(|(number, _)| *number);
    Ok(games.into_iter().flat_map(|(_, samples)| samples).collect())
}

/// Plays a game and returns its quiet positions.
fn play_game(start: &dyn AnyTimeline, player: &EngineEntry, args: &TuneArgs, number: u64) -> Vec<Sample> {
    let mut timeline = start.boxed_clone();
    let mut rng = SeededRng::new(&[args.seed, number]);
    for _ in 0..args.random_plies {
        if let Some(action) = rng.choose(&timeline.actions()) {
            // Listed actions are legal.
            let _ = timeline.play(action);
        }
    }
    let options = SearchOptions { limits: Some(Limits::nodes(args.nodes)), ..SearchOptions::new(Level::MAX, number) };
    let never = AtomicBool::new(false);
    let mut positions: Vec<(Side, i32, String)> = Vec::new();
    while timeline.outcome().is_none() && timeline.ply() < MAX_PLIES {
        let mut score = None;
        let best = player.search_action(&*timeline, &options, &never, &mut |info| score = Some(info.score));
        let Some(action) = best else { break };
        // The evaluation is for quiet positions. Captures are resolved by the search.
        if let Some(Score::Advantage(score)) = score
            && score.abs() <= MAX_SCORE
            && player.tuner.is_quiet(&*timeline, action)
        {
            positions.push((timeline.side_to_move(), score, timeline.position_text_at(timeline.ply())));
        }
        if timeline.play(action).is_err() {
            break;
        }
    }
    let winner = timeline.outcome().and_then(Outcome::winner);
    let sample = |(side, score, position)| {
        let result = winner.map_or(0.5, |winner| if winner == side { 1.0 } else { 0.0 });
        Sample { result, score, position }
    };
    positions.into_iter().map(sample).collect()
}
