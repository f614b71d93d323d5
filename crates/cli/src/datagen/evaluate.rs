//! `cannon datagen --evaluate`: the static evaluations of the positions of a file. Training a network that corrects the linear evaluation
//! needs those of the linear one, and with a network they show whether another program computes the same.

use std::io::Write;
use std::path::Path;

use super::reader;
use crate::error::CliError;
use cannon_engine::AnyEvaluator;
use cannon_files::FileError;

/// Writes the evaluation of each position of a file for its side to move, as 16 bits in hundredths of a soldier, and prints their number.
///
/// # Errors
/// If a file cannot be read or is damaged, or the file of evaluations is there already or cannot be written.
pub(super) fn run(
    positions: &Path,
    evaluator: &AnyEvaluator,
    path: &Path,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let mut content = Vec::new();
    reader::read_records(positions, &mut |record, _| {
        // The evaluator is one of Cannon.
        let value = evaluator.evaluate(&record.position).unwrap_or_default();
        content.extend_from_slice(&(value.clamp(i16::MIN.into(), i16::MAX.into()) as i16).to_le_bytes());
    })?;
    let failed = |error| FileError::Write { path: path.to_owned(), error };
    cannon_files::atomic::write_new(path, &content).map_err(failed)?;
    writeln!(out, "file {}\nevaluations {}", path.display(), content.len() / size_of::<i16>())?;
    Ok(())
}
