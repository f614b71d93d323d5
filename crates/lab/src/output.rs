//! The files that commands write.

use std::path::Path;

use crate::error::failure;
use cannon_cli::CliError;
use cannon_files::{FileError, atomic};

/// Checks that the folder of an output file exists, before a long computation starts.
///
/// # Errors
/// If there is no such folder.
pub(crate) fn check_parent_folder(path: &Path) -> Result<(), CliError> {
    match path.parent() {
        Some(folder) if folder != Path::new("") && !folder.is_dir() => {
            Err(failure(format!("cannot write {}: there is no folder {}", path.display(), folder.display())))
        }
        _ => Ok(()),
    }
}

/// Writes a file, which replaces a file that is there.
///
/// # Errors
/// If the file cannot be written.
pub(crate) fn write_file(path: &Path, content: impl AsRef<[u8]>) -> Result<(), CliError> {
    atomic::write(path, content.as_ref()).map_err(|error| FileError::Write { path: path.to_owned(), error }.into())
}
