//! Calls of other programs, and changes of files, with errors that say what failed.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

/// Runs a program and shows its output.
///
/// # Errors
/// The program cannot be started, or fails.
pub(super) fn run(command: &mut Command) -> Result<(), String> {
    println!("$ {}", line(command));
    let status = command.status().map_err(|error| not_started(command, &error))?;
    if status.success() { Ok(()) } else { Err(format!("failed: {}", line(command))) }
}

/// Runs a program and returns its standard output.
///
/// # Errors
/// The program cannot be started, or fails.
pub(super) fn output(command: &mut Command) -> Result<Vec<u8>, String> {
    let output = command.output().map_err(|error| not_started(command, &error))?;
    if output.status.success() { Ok(output.stdout) } else { Err(format!("failed: {}", line(command))) }
}

/// Writes a file, and makes its folder if necessary.
///
/// # Errors
/// The folder cannot be made, or the file cannot be written.
pub(super) fn write(path: &Path, content: &[u8]) -> Result<(), String> {
    make_folder_of(path)?;
    fs::write(path, content).map_err(file_error(path))
}

/// Copies a file with its permissions, and makes the folder of the copy if necessary.
///
/// # Errors
/// The folder cannot be made, or the file cannot be copied.
pub(super) fn copy(from: &Path, to: &Path) -> Result<(), String> {
    make_folder_of(to)?;
    fs::copy(from, to).map(drop).map_err(file_error(from))
}

/// The files of a folder, in alphabetical order, without the files of folders in it.
///
/// # Errors
/// The folder cannot be read.
pub(super) fn files_of(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).and_then(|entries| entries.collect::<io::Result<Vec<_>>>());
    let entries = entries.map_err(file_error(folder))?;
    let mut files: Vec<PathBuf> = entries.iter().map(fs::DirEntry::path).filter(|path| path.is_file()).collect();
    files.sort_unstable();
    Ok(files)
}

/// Removes a folder with its content, if it exists.
///
/// # Errors
/// Something in the folder cannot be removed.
pub(super) fn remove_folder(path: &Path) -> Result<(), String> {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        result => result.map_err(file_error(path)),
    }
}

fn make_folder_of(path: &Path) -> Result<(), String> {
    let Some(folder) = path.parent() else { return Ok(()) };
    fs::create_dir_all(folder).map_err(file_error(folder))
}

/// The error of reading or writing a file or folder.
pub(super) fn file_error(path: &Path) -> impl FnOnce(io::Error) -> String {
    move |error| format!("{}: {error}", path.display())
}

fn not_started(command: &Command, error: &io::Error) -> String {
    format!("cannot start {}: {error}", command.get_program().to_string_lossy())
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
        assert!(missing.starts_with("cannot start no-such-tool: "), "{missing}");
        let failed = output(Command::new("cargo").arg("no-such-command")).expect_err("no such command");
        assert_eq!(failed, "failed: cargo no-such-command");
    }
}
