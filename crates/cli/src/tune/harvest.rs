//! Games of the computer player against itself, and the quiet positions in them.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::channel;
use std::thread;

use super::args::TuneArgs;
use super::samples::Sample;
use crate::error::CliError;
use crate::games::{Beginning, GameCommands};
use crate::progress;
use cannon_engine::registry::EngineEntry;
use cannon_engine::rng::SeededRng;
use cannon_engine::{Level, Limits, Score, SearchOptions};
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::HouseRules;
use cannon_rules::{Outcome, Side};

/// A game that is longer is drawn.
const MOST_PLIES: usize = 400;
/// Where one side is further ahead, there is nothing more to learn.
const MOST_SCORE: i32 = 1_500;

/// Plays the games and returns their positions, in the order of the games.
pub(super) fn play(
    args: &TuneArgs,
    game: &'static GameCommands,
    player: &EngineEntry,
) -> Result<Vec<Sample>, CliError> {
    let start = Beginning::of(game, &args.by.rules)?.begin(HouseRules::default())?;
    let (next, (sender, harvests)) = (AtomicU64::new(0), channel());
    let mut games = thread::scope(|scope| {
        for _ in 0..args.concurrency {
            let (sender, next, start) = (sender.clone(), &next, &*start);
            scope.spawn(move || {
                while let Some(number) = Some(next.fetch_add(1, Relaxed)).filter(|&number| number < args.games) {
                    if sender.send((number, one_game(start, player, args, number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let bar = progress::bar(0, args.games);
        let games: Vec<(u64, Vec<Sample>)> = harvests.iter().inspect(|_| bar.inc(1)).collect();
        bar.finish_and_clear();
        games
    });
    games.sort_by_key(|(number, _)| *number);
    Ok(games.into_iter().flat_map(|(_, samples)| samples).collect())
}

/// Plays a game and returns its quiet positions.
fn one_game(start: &dyn AnyTimeline, player: &EngineEntry, args: &TuneArgs, number: u64) -> Vec<Sample> {
    let mut timeline = start.boxed_clone();
    let mut lot = SeededRng::new(&[args.seed, number]);
    for _ in 0..args.lot {
        if let Some(action) = lot.choose(&timeline.actions()) {
            // Listed actions are legal.
            let _ = timeline.play(action);
        }
    }
    let order = SearchOptions { limits: Some(Limits::nodes(args.nodes)), ..SearchOptions::new(Level::MAX, number) };
    let never = AtomicBool::new(false);
    let mut seen: Vec<(Side, i32, String)> = Vec::new();
    while timeline.outcome().is_none() && timeline.ply() < MOST_PLIES {
        let mut score = None;
        let answer = player.think(&*timeline, &order, &never, &mut |report| score = Some(report.score));
        let Some(action) = answer else { break };
        // What takes something, or can be taken back, is for the search to see; judging is for quiet positions.
        if let Some(Score::Advantage(score)) = score
            && score.abs() <= MOST_SCORE
            && player.tuner.is_quiet(&*timeline, action)
        {
            seen.push((timeline.side_to_move(), score, timeline.position_text_at(timeline.ply())));
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
    seen.into_iter().map(sample).collect()
}
