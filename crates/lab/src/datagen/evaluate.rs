//! `cannon-lab datagen --evaluate`: the static evaluations of the positions of a file. The training of a network that corrects the linear
//! evaluation needs the values of the linear evaluation. The values of a network show whether another program computes the same.

use std::io::Write;
use std::path::Path;

use super::args::DatagenArgs;
use super::format::{Format, read_records};
use super::{cannon, tank_chess};
use cannon_cli::{CliError, games};
use cannon_engine::AnyEvaluator;
use cannon_files::FileError;
use cannon_rules::GameId;

/// Writes the evaluation of each position of a file for its side to move, as 16 bits in hundredths of the smallest piece, and prints the
/// number of evaluations.
///
/// # Errors
/// If a file cannot be read or is damaged, or the file of evaluations is there already or cannot be written.
pub(super) fn run(positions: &Path, args: &DatagenArgs, path: &Path, out: &mut dyn Write) -> Result<(), CliError> {
    let game = super::game_of(positions)?;
    let evaluator = args.evaluator(games::commands(game))?;
    let values = match game {
        GameId::Cannon => evaluations::<cannon::Header>(positions, &evaluator)?,
        GameId::TankChess => evaluations::<tank_chess::Header>(positions, &evaluator)?,
    };
    let limited = values.iter().map(|&value| value.clamp(i16::MIN.into(), i16::MAX.into()) as i16);
    let content: Vec<u8> = limited.flat_map(i16::to_le_bytes).collect();
    let failed = |error| FileError::Write { path: path.to_owned(), error };
    cannon_files::atomic::write_new(path, &content).map_err(failed)?;
    writeln!(out, "file {}\nevaluations {}", path.display(), values.len())?;
    Ok(())
}

/// The evaluation of each position of a file for its side to move, in its order.
///
/// # Errors
/// If the file cannot be read or is damaged.
fn evaluations<F: Format>(path: &Path, evaluator: &AnyEvaluator) -> Result<Vec<i32>, CliError> {
    let mut values = Vec::new();
    // The evaluator is one of the game, so that it has a value for the position.
    read_records::<F>(path, &mut |record, _| values.push(evaluator.evaluate(&record.position).unwrap_or_default()))?;
    Ok(values)
}
