//! `cannon legal`: lists the legal actions in a position.

use std::io::Write;

use serde_json::json;

use super::args::PositionArgs;
use super::error::CliError;
use super::games;
use clap::Args;

/// Arguments of `cannon legal`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cannon legal start\n  \
    cannon legal \"1L8/10/10/1l1l1l4/10/10/4d1d1d1/10/10/8D1 d\" --json")]
pub struct LegalArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// Print JSON, for other programs
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &LegalArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let (game, timeline) = games::begin_from(&args.position)?;
    let actions: Vec<String> = timeline.actions().into_iter().filter_map(|action| timeline.notation(action)).collect();
    if args.json {
        let object = json!({
            "game": game.id,
            "ruleset": timeline.ruleset(),
            "position": timeline.position_text_at(timeline.ply()),
            "side_to_move": timeline.side_to_move(),
            "outcome": timeline.outcome(),
            "actions": actions,
        });
        writeln!(out, "{object}")?;
    } else {
        for action in actions {
            writeln!(out, "{action}")?;
        }
    }
    Ok(())
}
