//! `cannon datagen --linear`: the linear evaluations of the positions of a file, for training a network that corrects them.

use std::io::Write;
use std::path::Path;

use super::reader;
use crate::error::CliError;
use cannon_engine::Style;
use cannon_engine::playable::{Evaluator as _, Playable as _};
use cannon_files::FileError;
use cannon_rules::cannon::Position;

/// Writes the linear evaluation of each position of a file for its side to move, as 16 bits in hundredths of a soldier, and prints their
/// number.
///
/// # Errors
/// If the file of positions cannot be read or is damaged, or the other file is there already or cannot be written.
pub(super) fn run(positions: &Path, path: &Path, out: &mut dyn Write) -> Result<(), CliError> {
    let mut content = Vec::new();
    reader::read_records(positions, &mut |record, _| {
        content.extend_from_slice(&linear_evaluation(&record.position).to_le_bytes())
    })?;
    let failed = |error| FileError::Write { path: path.to_owned(), error };
    cannon_files::atomic::write_new(path, &content).map_err(failed)?;
    writeln!(out, "file {}\nevaluations {}", path.display(), content.len() / size_of::<i16>())?;
    Ok(())
}

/// The linear evaluation of a position for its side to move, in hundredths of a soldier.
pub(super) fn linear_evaluation(position: &Position) -> i16 {
    let evaluator = Position::evaluator(Style::PLAIN);
    let value = evaluator.evaluate(&evaluator.refresh(position), position, &position.attack_info());
    value.clamp(i16::MIN.into(), i16::MAX.into()) as i16
}
