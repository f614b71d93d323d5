//! `cannon-lab bench`: searches fixed positions with the computer player. The node count is a checksum of its behaviour: on one thread it
//! changes only when the search or the evaluation changes.

use std::io::Write;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use crate::error::{bad_input, failure};
use cannon_cli::args::read_count;
use cannon_cli::evaluation::EvaluationArgs;
use cannon_cli::games::GameCommands;
use cannon_cli::options::integer_in;
use cannon_cli::{CliError, games, report};
use cannon_engine::{AnyEvaluator, Level, Limits, SearchInfo, SearchOptions};
use cannon_rules::GameId;
use cannon_rules::timeline::HouseRules;
use clap::Args;

/// Arguments of `cannon-lab bench`.
#[derive(Debug, Args)]
#[command(
    after_help = "With one thread, the number of nodes is a checksum: it is the same on every machine as long as the search and the \
    evaluation stay the same.\n\nExamples:\n  cannon-lab bench\n  cannon-lab bench --depth 5 --threads 2\n  \
    cannon-lab bench --game cannon --network cannon.nnue"
)]
pub struct BenchArgs {
    /// Search each position to this depth; by default 11 in Cannon and 4 in Tank Chess
    #[arg(long, value_name = "PLIES", value_parser = integer_in(1..=40_u32), allow_negative_numbers = true)]
    depth: Option<u32>,
    /// Number of search threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = read_count, allow_negative_numbers = true)]
    threads: NonZeroUsize,
    /// Search only the positions of this game
    #[arg(long, value_parser = games::read)]
    game: Option<&'static GameCommands>,
    #[command(flatten)]
    evaluation: EvaluationArgs,
}

/// Positions from all phases of the games. Comments in the file say where they come from.
const POSITIONS: &str = include_str!("positions.txt");

/// Pairs of the word for a game and a position text.
fn positions() -> impl Iterator<Item = (&'static str, &'static str)> {
    POSITIONS.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' '))
}

pub(crate) fn run(args: &BenchArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let games = GameId::ALL.map(games::commands).into_iter();
    let games = games.filter(|game| args.game.is_none_or(|asked| asked.id == game.id));
    let games = games.map(|game| Ok((game, args.evaluation.evaluator(game)?)));
    let mut total = 0;
    for (game, evaluator) in games.collect::<Result<Vec<_>, CliError>>()? {
        total += bench_game(game, evaluator.as_ref(), args, out)?;
    }
    writeln!(out, "nodes {total}")?;
    Ok(())
}

/// Searches the positions of a game and returns the node count.
fn bench_game(
    game: &GameCommands,
    evaluator: Option<&AnyEvaluator>,
    args: &BenchArgs,
    out: &mut dyn Write,
) -> Result<u64, CliError> {
    let mut nodes = 0;
    let mut elapsed = Duration::ZERO;
    let limits = Limits::depth(args.depth.unwrap_or(game.bench_depth));
    for (_, position) in positions().filter(|(id, _)| *id == game.id.name()) {
        let timeline = game.id.begin(None, Some(position), HouseRules::DRAWS).map_err(bad_input)?;
        let options = SearchOptions {
            limits: Some(limits),
            threads: args.threads,
            evaluator: evaluator.cloned(),
            ..SearchOptions::new(Level::MAX, 0)
        };
        let mut last: Option<SearchInfo> = None;
        let started = Instant::now();
        cannon_engine::choose_action(&timeline, &options, &AtomicBool::new(false), &mut |info| {
            last = Some(info.clone())
        });
        elapsed += started.elapsed();
        let info = last.ok_or_else(|| failure(format!("no action found in {position}")))?;
        let best = info.pv.first().and_then(|&action| timeline.notation(action)).unwrap_or_default();
        writeln!(out, "{position}: {best}, {}, {} nodes", report::format_score(info.score), info.nodes)?;
        out.flush()?;
        nodes += info.nodes;
    }
    let (game, speed, seconds) = (game.id, report::nodes_per_second(nodes, elapsed), elapsed.as_secs_f64());
    writeln!(out, "{game}: {nodes} nodes, speed {speed} nodes/s in {seconds:.2} s")?;
    Ok(nodes)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_game_has_forty_unfinished_positions() {
        for game in GameId::ALL {
            let texts: BTreeSet<_> =
                positions().filter(|(id, _)| *id == game.name()).map(|(_, position)| position).collect();
            assert_eq!(texts.len(), 40, "{game}");
            for text in texts {
                let timeline = game.begin(None, Some(text), HouseRules::DRAWS).expect(text);
                assert!(timeline.outcome().is_none(), "{text}");
            }
        }
    }
}
