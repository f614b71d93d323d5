//! `cannon-lab datagen --features`: the inputs of a network for the positions of a file, for games whose training script does not compute
//! the inputs.

use std::io::Write;
use std::path::Path;

use super::args::DatagenArgs;
use super::tank_chess;
use crate::error::bad_input;
use cannon_cli::{CliError, games};
use cannon_files::FileError;
use cannon_rules::GameId;

/// Writes the inputs of each position of a file, and prints the number of positions.
///
/// # Errors
/// If a file cannot be read or is damaged or of another game, or the file of inputs is there already or cannot be written.
pub(super) fn run(positions: &Path, args: &DatagenArgs, path: &Path, out: &mut dyn Write) -> Result<(), CliError> {
    let game = super::game_of(positions)?;
    if game != GameId::TankChess {
        let place = positions.display();
        return Err(bad_input(format!(
            "{place}: --features needs positions of Tank Chess; for Cannon, the script computes inputs"
        )));
    }
    let evaluator = args.evaluator(games::commands(game))?;
    let (content, count) = tank_chess::inputs::content(positions, &evaluator)?;
    let failed = |error| FileError::Write { path: path.to_owned(), error };
    cannon_files::atomic::write_new(path, &content).map_err(failed)?;
    writeln!(out, "file {}\npositions {count}", path.display())?;
    Ok(())
}
