//! `cannon replay`: checks a record, a game of a match or a game of another program, and prints its final position and result.

use std::io::Write;

use super::error::CliError;
use super::games::import_notice;
use super::options::integer_in;
use super::report::{print_notice, state_text};
use cannon_files::NumberedGame;
use cannon_i18n::Localizer;
use clap::Args;
use std::path::PathBuf;

/// Arguments of `cannon replay`.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cannon replay game.json\n  cannon replay games.jsonl --number 3\n  cannon replay game.sgf"
)]
pub struct ReplayArgs {
    /// The file of a saved game, of a match (`cannon match --out`) or of games of another program, or a folder of such files
    file: PathBuf,
    /// The number of the game in a file or folder of several games, counted from 0
    #[arg(long, value_name = "N", value_parser = integer_in(0..=u64::MAX), allow_negative_numbers = true)]
    number: Option<u64>,
}

pub(super) fn run(args: &ReplayArgs, localizer: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    let game = cannon_files::read_numbered_game(&args.file, args.number)?;
    print_notice(import_notice(&game), localizer);
    let NumberedGame { record, timeline, .. } = game;
    writeln!(out, "{}", localizer.format("cli-replay-plies", &[("plies", timeline.ply().into())]))?;
    writeln!(out, "{}", timeline.position_text_at(timeline.ply()))?;
    writeln!(out, "{}", state_text(localizer, &timeline, timeline.outcome().or(record.result)))?;
    Ok(())
}
