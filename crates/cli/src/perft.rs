//! `cannon perft`: counts action sequences.

use std::io::Write;

use super::args::PositionArgs;
use super::error::CliError;
use super::games;
use super::options::integer_in;
use cannon_rules::timeline::HouseRules;
use clap::Args;

/// Greater depths would take too long, and their counts do not fit in 64 bits.
const MAX_PERFT_DEPTH: u32 = 10;

/// Arguments of `cannon perft`.
#[derive(Debug, Args)]
#[command(allow_missing_positional = true)]
#[command(after_help = "Examples:\n  cannon perft start 4\n  cannon perft start 3 --rules igg --divide\n  \
    cannon perft --game tank-chess --board basic-20 2\n  cannon perft --game tank-chess --scheme my-scheme.json 2")]
pub struct PerftArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// Length of the sequences of moves
    #[arg(value_parser = integer_in(0..=MAX_PERFT_DEPTH), allow_negative_numbers = true)]
    depth: u32,
    /// Show the count for each first move separately
    #[arg(long)]
    divide: bool,
}

pub(super) fn run(args: &PerftArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let (_, timeline) = games::begin_from(&args.position, HouseRules::NONE)?;
    let mut nodes = None;
    if args.divide && args.depth > 0 {
        let mut sum = 0;
        for (action, count) in timeline.divide(args.depth) {
            let action = timeline.notation(action).unwrap_or_default();
            writeln!(out, "{action} {count}")?;
            sum += count;
        }
        nodes = Some(sum);
    }
    let nodes = nodes.unwrap_or_else(|| timeline.perft(args.depth));
    writeln!(out, "nodes {nodes}")?;
    Ok(())
}
