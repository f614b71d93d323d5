//! `cannon perft`: counts action sequences.

use std::io::Write;

use super::args::PerftArgs;
use super::error::CliError;
use super::games;

pub(super) fn run(args: &PerftArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let (game, timeline) = games::begin_from(&args.position)?;
    let mut nodes = None;
    if args.divide && args.depth > 0 {
        let mut sum = 0;
        for (action, count) in (game.divide)(timeline.as_ref(), args.depth) {
            let action = timeline.notation(action).unwrap_or_default();
            writeln!(out, "{action} {count}")?;
            sum += count;
        }
        nodes = Some(sum);
    }
    let nodes = nodes.unwrap_or_else(|| (game.perft)(timeline.as_ref(), args.depth));
    writeln!(out, "nodes {nodes}")?;
    Ok(())
}
