//! Playing the games of a collection.

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use super::args::PlayArgs;
use super::opening;
use crate::error::bad_input;
use crate::in_order;
use crate::output::check_parent_folder;
use cannon_cli::games::{self, GameCommands, GameStarts};
use cannon_cli::match_runner::{GamesFile, MatchStats, SelfPlay, Terms};
use cannon_cli::{CliError, progress};
use cannon_engine::rng::SeededRng;
use cannon_engine::{Level, Limits, SearchOptions, engine};
use cannon_files::match_games::{Colours, EndReason, MatchGameResult, PlayedGame};
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::HouseRules;
use cannon_rules::{DrawReason, Outcome, Side};

/// Number of plies after which a game counts as a draw.
const MAX_PLIES: usize = 600;

pub(super) fn run(args: &PlayArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let game = args.game_args.game.unwrap_or(games::default());
    let starts = GameStarts::from_args(game, &args.game_args.rules, &args.boards)?;
    let timelines = starts.all().iter().map(|start| start.new_timeline(HouseRules::DRAWS));
    let timelines = timelines.collect::<Result<Vec<_>, CliError>>()?;
    check_parent_folder(&args.out)?;
    let terms = Terms::of_self_play(
        &format!("level:{}", Level::MAX.number()),
        format!("spread:{}", args.spread),
        &starts,
        args.boards.is_given(),
        SelfPlay { nodes: args.nodes, max_plies: MAX_PLIES, seed: args.seed },
    );
    let (mut file, played) = GamesFile::open(&args.out, &terms)?;
    let done = played.len() as u64;
    if played.iter().zip(0..).any(|(game, number)| game.number != number) {
        return Err(bad_input(format!("{}: its games are not in the order of their numbers", args.out.display())));
    }
    let mut stats = MatchStats::default();
    stats.extend(played);
    let bar = progress::bar(done, args.games.saturating_sub(done));
    if done < args.games {
        let play = |index: u64, stop: &AtomicBool| {
            let number = done + index;
            // Readers of these files expect that two successive games have the same board.
            let start = &timelines[(number / 2 % timelines.len() as u64) as usize];
            Ok(vec![play_game(start.clone(), game, args, number, stop)])
        };
        in_order::play_games(args.threads.get(), play, &mut |games| {
            for game in games {
                file.add(&game)?;
                stats.extend([game]);
                bar.inc(1);
            }
            Ok(if stats.games() < args.games { ControlFlow::Continue(()) } else { ControlFlow::Break(()) })
        })?;
    }
    bar.finish_and_clear();
    write!(out, "{stats}")?;
    Ok(())
}

/// Plays the game with this number. It depends on the arguments and the number alone, unless it is stopped.
fn play_game(
    mut timeline: AnyTimeline,
    game: &GameCommands,
    args: &PlayArgs,
    number: u64,
    stop: &AtomicBool,
) -> PlayedGame {
    let engine = engine(game.id);
    let mut rng = SeededRng::new(&[args.seed, number]);
    let options = SearchOptions { limits: Some(Limits::nodes(args.nodes)), ..SearchOptions::new(Level::MAX, number) };
    opening::place(&mut timeline, game.placing_plies, number);
    let opening_plies = timeline.ply() + args.spread;
    while timeline.outcome().is_none() && timeline.ply() < MAX_PLIES {
        let action = if timeline.ply() < opening_plies {
            opening::draw(&timeline, engine, &options, &mut rng, stop)
        } else {
            engine.search_action(&timeline, &options, stop, &mut |_| {})
        };
        if action.is_none_or(|action| timeline.play(action).is_err()) {
            break;
        }
    }
    let mut actions: Vec<String> = (0..timeline.ply()).filter_map(|ply| timeline.notation_at(ply)).collect();
    let after_opening = actions.split_off(opening_plies.min(actions.len()));
    PlayedGame {
        number,
        seed: args.seed,
        opening: actions,
        colours: Colours { first: Side::South, second: Side::North },
        actions: after_opening,
        result: match timeline.outcome().and_then(Outcome::winner) {
            Some(Side::South) => MatchGameResult::First,
            Some(Side::North) => MatchGameResult::Second,
            None => MatchGameResult::Draw,
        },
        reason: timeline.outcome().map_or(EndReason::Draw(DrawReason::Length), EndReason::from),
        detail: None,
        plies: timeline.ply(),
    }
}
