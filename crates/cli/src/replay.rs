//! `cannon replay`.

use std::io::Write;

use super::args::ReplayArgs;
use super::error::CliError;
use cannon_i18n::Localizer;

pub(super) fn run(args: &ReplayArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let (record, timeline) = cannon_files::read_game(&args.file)?;
    let words = Localizer::default();
    let result = match timeline.outcome().or(record.result) {
        Some(outcome) => words.outcome_in(timeline.game(), outcome),
        None => {
            words.format("cli-to-move", &[("side", words.side_in(timeline.game(), timeline.side_to_move()).into())])
        }
    };
    writeln!(out, "{}", words.format("cli-replay-plies", &[("plies", timeline.ply().into())]))?;
    writeln!(out, "{}", timeline.position_text_at(timeline.ply()))?;
    writeln!(out, "{result}")?;
    Ok(())
}
