//! `cannon replay`: checks a record, or a game of a match, and prints its final position and result.

use std::io::Write;

use super::args::ReplayArgs;
use super::error::CliError;
use cannon_i18n::Localizer;

pub(super) fn run(args: &ReplayArgs, localizer: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    let (record, timeline) = cannon_files::read_numbered_game(&args.file, args.number)?;
    let result = match timeline.outcome().or(record.result) {
        Some(outcome) => localizer.outcome_in(timeline.game(), outcome),
        None => {
            let side = localizer.side_in(timeline.game(), timeline.side_to_move());
            localizer.format("cli-to-move", &[("side", side.into())])
        }
    };
    writeln!(out, "{}", localizer.format("cli-replay-plies", &[("plies", timeline.ply().into())]))?;
    writeln!(out, "{}", timeline.position_text_at(timeline.ply()))?;
    writeln!(out, "{result}")?;
    Ok(())
}
