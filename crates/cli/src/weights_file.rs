//! Files of weights, which `cannon-lab tune` writes and `cannon engine` reads.

use std::fs;
use std::path::Path;

use super::error::CliError;
use super::games::GameCommands;
use cannon_engine::{AnyEvaluator, WeightsError, engine};
use cannon_files::{FileError, without_byte_order_mark};

/// An evaluator with the weights of a file.
///
/// # Errors
/// If the file cannot be read or its weights are invalid.
pub fn load_evaluator(game: &GameCommands, path: &Path) -> Result<AnyEvaluator, CliError> {
    let tuner = engine(game.id).tuner;
    parse_file(path, |text| tuner.evaluator(text))
}

/// Reads a file of weights with this parser.
///
/// # Errors
/// If the file cannot be read, or the parser refuses it.
pub fn parse_file<T>(path: &Path, parse: impl FnOnce(&str) -> Result<T, WeightsError>) -> Result<T, CliError> {
    let text = read_text(path)?;
    parse(&text).map_err(|error| CliError::bad_file(path, error))
}

/// Reads a text file, which may begin with a byte order mark.
///
/// # Errors
/// If the file cannot be read.
pub fn read_text(path: &Path) -> Result<String, CliError> {
    let text = fs::read_to_string(path).map_err(|error| FileError::Read { path: path.to_owned(), error })?;
    Ok(without_byte_order_mark(&text).to_owned())
}
