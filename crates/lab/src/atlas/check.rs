//! Replaying the games of files by the rules.

use std::io::Write;
use std::path::Path;

use super::args::FilesArgs;
use crate::error::bad_input;
use cannon_cli::CliError;
use cannon_files::FileError;
use cannon_files::match_games::{self, MAX_BYTES};

pub(super) fn run(args: &FilesArgs, out: &mut dyn Write) -> Result<(), CliError> {
    for path in &args.files {
        let (games, actions) = replay(path)?;
        writeln!(out, "{}: {games} games, {actions} actions, all legal", path.display())?;
    }
    Ok(())
}

/// Replays all games of a file, and returns their number and the number of their actions.
///
/// # Errors
/// If the file cannot be read, or a game has an illegal action or another end than the rules say.
fn replay(path: &Path) -> Result<(usize, usize), CliError> {
    let failed = |error| FileError::Read { path: path.to_owned(), error };
    let bytes = cannon_files::read_bytes(path, MAX_BYTES).map_err(failed)?;
    let refuse = |reason: String| bad_input(format!("{}: {reason}", path.display()));
    let text = String::from_utf8(bytes).map_err(|error| refuse(error.to_string()))?;
    let games = match_games::parse(&text).map_err(|error| refuse(error.to_string()))?;
    let mut actions = 0;
    for game in &games {
        let fault = |reason: String| refuse(format!("game {}: {reason}", game.number));
        let timeline = game.record.replay().map_err(|error| fault(error.to_string()))?;
        if timeline.outcome() != game.record.result {
            return Err(fault("the result is not that of the last position".to_owned()));
        }
        actions += timeline.ply();
    }
    Ok((games.len(), actions))
}
