//! `cannon-lab policy make`: plays games and labels their positions, and positions inside the searches of these games.

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use super::args::MakeArgs;
use super::samples::Sample;
use crate::error::bad_input;
use crate::in_order;
use crate::output::{check_parent_folder, write_file};
use cannon_cli::games::{self, GameStarts};
use cannon_cli::{CliError, progress, random_opening};
use cannon_engine::rng::SeededRng;
use cannon_engine::tank_chess::policy::{LastSquares, SampledPosition, Sampler};
use cannon_engine::{Level, Limits, Score, SearchOptions, engine, tuning};
use cannon_rules::any::AnyTimeline;
use cannon_rules::tank_chess::{Action, Square};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Action as _, GameId, PackedAction};

/// The number of random actions at the start of a game.
const RANDOM_PLIES: usize = 6;
/// The largest advantage after them, in hundredths of the smallest unit.
const BALANCE: i32 = 300;
/// One in this many later actions is random, so that samples also show how bad actions are answered.
const RANDOM_DIVISOR: u64 = 4;
/// A game in which a side is further ahead, in hundredths of the smallest unit, is decided and ends.
const DECIDED: i32 = 2_000;
/// Longer games end.
const MAX_PLIES: usize = 300;
/// The number of positions inside the search of an action that are labelled beside the position itself, on average.
const SAMPLES_PER_SEARCH: u64 = 3;

pub(super) fn run(args: &MakeArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let game = games::read(GameId::TankChess.name()).map_err(bad_input)?;
    let starts = GameStarts::from_args(game, &args.rules, &args.boards)?;
    let starts = starts.all().iter().map(|start| start.new_timeline(HouseRules::DRAWS));
    let starts = starts.collect::<Result<Vec<_>, CliError>>()?;
    check_parent_folder(&args.run.out)?;
    let bar = progress::bar(0, args.samples);
    let (mut text, mut count, mut games) = (String::new(), 0, 0);
    let play = |number: u64, stop: &AtomicBool| {
        play_game(&starts[(number % starts.len() as u64) as usize], args, number, stop)
    };
    in_order::play_games(args.run.threads.get(), play, &mut |samples| {
        games += 1;
        for sample in samples.iter().take((args.samples - count) as usize) {
            text.push_str(&format!("{sample}\n"));
            count += 1;
        }
        bar.set_position(count);
        Ok(if count < args.samples { ControlFlow::Continue(()) } else { ControlFlow::Break(()) })
    })?;
    bar.finish_and_clear();
    write_file(&args.run.out, &text)?;
    writeln!(out, "{count} samples of {games} games in {}", args.run.out.display())?;
    Ok(())
}

/// Plays a game and returns its samples. They depend on the arguments and the number alone, unless the game is stopped.
fn play_game(start: &AnyTimeline, args: &MakeArgs, number: u64, stop: &AtomicBool) -> Result<Vec<Sample>, CliError> {
    let mut timeline = random_opening::play(start, RANDOM_PLIES, BALANCE, &[args.run.seed, number])?;
    let mut rng = SeededRng::new(&[args.run.seed, number, 1]);
    let sampler = Sampler::new(args.nodes.div_ceil(SAMPLES_PER_SEARCH), rng.next_u64());
    let mut samples = Vec::new();
    while timeline.outcome().is_none() && timeline.ply() < MAX_PLIES {
        let options = SearchOptions {
            limits: Some(Limits::nodes(args.nodes)),
            evaluator: Some(sampler.evaluator()),
            ..SearchOptions::new(Level::MAX, number)
        };
        let Some((best, score)) = search(&timeline, &options, stop) else { break };
        if !matches!(score, Score::Advantage(advantage) if advantage.abs() <= DECIDED) {
            break;
        }
        let last = LastSquares { enemy: destination(&timeline, 1), own: destination(&timeline, 2) };
        let here = timeline.as_tank_chess().map(|timeline| (*timeline.position(), last));
        samples.extend(here.into_iter().chain(sampler.take()).filter_map(|position| label(&position, args, stop)));
        let random = rng.below(RANDOM_DIVISOR) == 0;
        let action = if random { rng.choose(&timeline.actions()).unwrap_or(best) } else { best };
        if timeline.play(action).is_err() {
            break;
        }
    }
    Ok(samples)
}

/// The destination of the action that many plies back.
fn destination(timeline: &AnyTimeline, plies: usize) -> Option<Square> {
    let ply = timeline.ply().checked_sub(plies)?;
    Action::unpack(timeline.action_at(ply)?)?.to()
}

/// The best action and its score. `None` if the game is over or the search was stopped.
fn search(timeline: &AnyTimeline, options: &SearchOptions, stop: &AtomicBool) -> Option<(PackedAction, Score)> {
    let mut score = None;
    let best = engine(timeline.game()).search_action(timeline, options, stop, &mut |info| score = Some(info.score));
    best.zip(score)
}

/// The sample of a position. `None` if the position is decided, or the best action is no quiet action.
fn label((position, last): &SampledPosition, args: &MakeArgs, stop: &AtomicBool) -> Option<Sample> {
    let timeline = AnyTimeline::from(Timeline::new(*position, HouseRules::NONE));
    let options = SearchOptions {
        limits: Some(Limits::nodes(args.label_nodes)),
        ..SearchOptions::new(Level::MAX, args.run.seed)
    };
    let (best, score) = search(&timeline, &options, stop)?;
    let is_undecided = matches!(score, Score::Advantage(_));
    let chosen = timeline.notation(best).filter(|_| is_undecided && tuning::is_quiet(&timeline, best))?;
    Some(Sample { last: *last, chosen, position: timeline.position_text_at(0) })
}
