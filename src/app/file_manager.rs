//! The system's file manager, which shows a file that the game has written in its folder.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{io, thread};

use bevy::prelude::*;

use cannon_app_screens::{FileManagerFailed, ShowInFolder};
use cannon_files::system_error;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, show_files);
}

/// Starts the file manager for each request.
fn show_files(mut requests: MessageReader<ShowInFolder>, mut failures: MessageWriter<FileManagerFailed>) {
    for ShowInFolder(file) in requests.read() {
        let command = command_for(file);
        let program = PathBuf::from(command.get_program());
        if let Err(error) = start(command) {
            warn!("the file manager could not be started: {error}");
            failures.write(FileManagerFailed(system_error::message(&program, &error)));
        }
    }
}

/// The command that shows a file in its folder. On Linux there is none for all desktops that selects the file, so it opens the folder.
fn command_for(file: &Path) -> Command {
    if cfg!(target_os = "windows") {
        let mut command = Command::new("explorer");
        command.arg("/select,").arg(file);
        command
    } else if cfg!(target_os = "macos") {
        let mut command = Command::new("open");
        command.arg("-R").arg(file);
        command
    } else {
        let mut command = Command::new("xdg-open");
        command.arg(file.parent().unwrap_or(file));
        command
    }
}

/// Starts the command without waiting for its end.
fn start(mut command: Command) -> io::Result<()> {
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
    // A thread waits, so that no finished process remains.
    thread::Builder::new().name("file manager".to_owned()).spawn(move || child.wait())?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_names_the_file_or_its_folder() {
        let command = command_for(Path::new("/home/anna/Pictures/A shot.png"));
        let last = command.get_args().last().expect("an argument").to_string_lossy().into_owned();
        assert!(last.starts_with("/home/anna/Pictures"), "{last}");
        assert!(start(Command::new("no such program")).is_err());
    }
}
