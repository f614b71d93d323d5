//! Calls of other programs, and changes of files, with errors that say what failed.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

/// The reason why a task failed.
#[derive(Debug, thiserror::Error)]
pub(super) enum ToolError {
    /// A program could not be started.
    #[error("cannot start {program}: {source}")]
    NotStarted {
        /// The program.
        program: String,
        /// The error of the system.
        source: io::Error,
    },
    /// A program reported a failure.
    #[error("failed: {command}")]
    Failed {
        /// The program with its arguments.
        command: String,
    },
    /// A file could not be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// The file or folder.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
}

/// Runs a program and shows its output.
///
/// # Errors
/// The program cannot be started, or fails.
pub(super) fn run(command: &mut Command) -> Result<(), ToolError> {
    println!("$ {}", line(command));
    let status = command.status().map_err(|source| not_started(command, source))?;
    if status.success() { Ok(()) } else { Err(ToolError::Failed { command: line(command) }) }
}

/// Runs a program and returns its standard output.
///
/// # Errors
/// The program cannot be started, or fails.
pub(super) fn output(command: &mut Command) -> Result<Vec<u8>, ToolError> {
    let output = command.output().map_err(|source| not_started(command, source))?;
    if output.status.success() { Ok(output.stdout) } else { Err(ToolError::Failed { command: line(command) }) }
}

/// Writes a file, and makes its folder if necessary.
///
/// # Errors
/// The folder cannot be made, or the file cannot be written.
pub(super) fn write(path: &Path, content: &[u8]) -> Result<(), ToolError> {
    make_folder_of(path)?;
    fs::write(path, content).map_err(|source| ToolError::File { path: path.to_owned(), source })
}

/// Copies a file with its permissions, and makes the folder of the copy if necessary.
///
/// # Errors
/// The folder cannot be made, or the file cannot be copied.
pub(super) fn copy(from: &Path, to: &Path) -> Result<(), ToolError> {
    make_folder_of(to)?;
    fs::copy(from, to).map(drop).map_err(|source| ToolError::File { path: from.to_owned(), source })
}

/// The files of a folder, in alphabetical order, without the files of folders in it.
///
/// # Errors
/// The folder cannot be read.
pub(super) fn files_of(folder: &Path) -> Result<Vec<PathBuf>, ToolError> {
    let error = |source| ToolError::File { path: folder.to_owned(), source };
    let entries = fs::read_dir(folder).map_err(error)?.collect::<io::Result<Vec<_>>>().map_err(error)?;
    let mut files: Vec<PathBuf> = entries.iter().map(fs::DirEntry::path).filter(|path| path.is_file()).collect();
    files.sort_unstable();
    Ok(files)
}

/// Removes a folder with its content, if it exists.
///
/// # Errors
/// Something in the folder cannot be removed.
pub(super) fn remove_folder(path: &Path) -> Result<(), ToolError> {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        result => result.map_err(|source| ToolError::File { path: path.to_owned(), source }),
    }
}

fn make_folder_of(path: &Path) -> Result<(), ToolError> {
    let Some(folder) = path.parent() else { return Ok(()) };
    fs::create_dir_all(folder).map_err(|source| ToolError::File { path: folder.to_owned(), source })
}

fn not_started(command: &Command, source: io::Error) -> ToolError {
    ToolError::NotStarted { program: command.get_program().to_string_lossy().into_owned(), source }
}

fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_name_the_program() {
        let missing = run(&mut Command::new("no-such-tool")).expect_err("no such program");
        assert!(missing.to_string().starts_with("cannot start no-such-tool: "), "{missing}");
        let failed = output(Command::new("cargo").arg("no-such-command")).expect_err("no such command");
        assert_eq!(failed.to_string(), "failed: cargo no-such-command");
    }
}
