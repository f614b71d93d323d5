//! `cannon datagen --evaluate`: the static evaluations of the positions of a file. Training a network that corrects the linear evaluation
//! needs those of the linear one, and with a network they show whether another program computes the same.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use super::reader;
use crate::error::CliError;
use cannon_engine::Style;
use cannon_engine::nnue::{MAX_FILE_BYTES, Network, NetworkEvaluator};
use cannon_engine::playable::{Evaluator, Playable as _};
use cannon_files::FileError;
use cannon_rules::cannon::Position;

/// Writes the evaluation of each position of a file for its side to move, as 16 bits in hundredths of a soldier, and prints their number.
/// The evaluation is the linear one, or that of the network in a file.
///
/// # Errors
/// If a file cannot be read or is damaged, or the file of evaluations is there already or cannot be written.
pub(super) fn run(positions: &Path, network: Option<&Path>, path: &Path, out: &mut dyn Write) -> Result<(), CliError> {
    let content = match network {
        None => evaluations(positions, Position::evaluator(Style::PLAIN))?,
        Some(network) => {
            let bytes = cannon_files::read_bytes(network, MAX_FILE_BYTES)?;
            let read = Network::from_bytes(&bytes);
            let read = read.map_err(|error| CliError::BadInput(format!("{}: {error}", network.display())))?;
            evaluations(positions, &NetworkEvaluator::new(Arc::new(read), Style::PLAIN))?
        }
    };
    let failed = |error| FileError::Write { path: path.to_owned(), error };
    cannon_files::atomic::write_new(path, &content).map_err(failed)?;
    writeln!(out, "file {}\nevaluations {}", path.display(), content.len() / size_of::<i16>())?;
    Ok(())
}

/// The evaluations of the positions of a file.
fn evaluations(positions: &Path, evaluator: &impl Evaluator<Position>) -> Result<Vec<u8>, CliError> {
    let mut content = Vec::new();
    reader::read_records(positions, &mut |record, _| {
        let position = &record.position;
        let value = evaluator.evaluate(&evaluator.refresh(position), position, &position.attack_info());
        let value = value.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        content.extend_from_slice(&value.to_le_bytes());
    })?;
    Ok(content)
}
