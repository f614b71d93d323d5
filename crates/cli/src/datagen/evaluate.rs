//! `cannon datagen --evaluate`: the static evaluations of the positions of a file. Training a network that corrects the linear evaluation
//! needs those of the linear one, and with a network they show whether another program computes the same.

use std::io::Write;
use std::path::Path;

use super::reader;
use crate::error::CliError;
use cannon_engine::playable::{Evaluator, Playable as _};
use cannon_engine::{AnyEvaluator, Style};
use cannon_files::FileError;
use cannon_rules::cannon::Position;

/// Writes the evaluation of each position of a file for its side to move, as 16 bits in hundredths of a soldier, and prints their number.
/// The evaluation is the linear one unless an evaluator is given.
///
/// # Errors
/// If a file cannot be read or is damaged, or the file of evaluations is there already or cannot be written.
pub(super) fn run(
    positions: &Path,
    evaluator: Option<&AnyEvaluator>,
    path: &Path,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let linear = Position::evaluator(Style::PLAIN);
    let mut content = Vec::new();
    reader::read_records(positions, &mut |record, _| {
        let position = &record.position;
        let value = evaluator.and_then(|evaluator| evaluator.evaluate(position));
        let value =
            value.unwrap_or_else(|| linear.evaluate(&linear.refresh(position), position, &position.attack_info()));
        content.extend_from_slice(&(value.clamp(i16::MIN.into(), i16::MAX.into()) as i16).to_le_bytes());
    })?;
    let failed = |error| FileError::Write { path: path.to_owned(), error };
    cannon_files::atomic::write_new(path, &content).map_err(failed)?;
    writeln!(out, "file {}\nevaluations {}", path.display(), content.len() / size_of::<i16>())?;
    Ok(())
}
