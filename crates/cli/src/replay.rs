//! `cannon replay`: checks a record, or a game of a match, and prints its final position and result.

use std::io::Write;

use super::error::CliError;
use super::options::integer_in;
use super::report::state_text;
use cannon_i18n::Localizer;
use clap::Args;
use std::path::PathBuf;

/// Arguments of `cannon replay`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cannon replay game.json\n  cannon replay games.jsonl --number 3")]
pub struct ReplayArgs {
    /// The file of a saved game, or of a match (`cannon match --out`)
    file: PathBuf,
    /// The number of the game in the file of a match
    #[arg(long, value_name = "N", value_parser = integer_in(0..=u64::MAX), allow_negative_numbers = true)]
    number: Option<u64>,
}

pub(super) fn run(args: &ReplayArgs, localizer: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    let (record, timeline) = cannon_files::read_numbered_game(&args.file, args.number)?;
    writeln!(out, "{}", localizer.format("cli-replay-plies", &[("plies", timeline.ply().into())]))?;
    writeln!(out, "{}", timeline.position_text_at(timeline.ply()))?;
    writeln!(out, "{}", state_text(localizer, &timeline, timeline.outcome().or(record.result)))?;
    Ok(())
}
