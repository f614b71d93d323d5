//! Files about the command line that packages install: completions for shells, and manual pages.

use std::path::{Path, PathBuf};
use std::{fs, io};

use cannon_cli::CliError;
use cannon_files::FileError;
use cannon_i18n::Localizer;
use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;

use super::help::whole_command;
use super::help_texts::HELP;

/// The section of the manual for games.
const MANUAL_SECTION: &str = "6";

/// Arguments of `cannon completions`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cannon completions bash > ~/.local/share/bash-completion/completions/cannon\n  \
    cannon completions fish > ~/.config/fish/completions/cannon.fish")]
pub(super) struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

/// Arguments of `cannon manual`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cannon manual pages/")]
pub(super) struct ManualArgs {
    /// Write the pages into this folder, which is made if it does not exist
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

/// Prints the completions for a shell.
///
/// # Errors
/// If the output was closed.
pub(super) fn completions(args: &CompletionsArgs, words: &Localizer) -> Result<(), CliError> {
    let mut script = Vec::new();
    let mut command = whole_command(words);
    let name = command.get_name().to_owned();
    clap_complete::generate(args.shell, &mut command, name, &mut script);
    io::Write::write_all(&mut io::stdout().lock(), &script)?;
    Ok(())
}

/// Writes a manual page for the program and for each of its commands.
///
/// # Errors
/// If the folder or a file cannot be written.
pub(super) fn manual(args: &ManualArgs, words: &Localizer) -> Result<(), CliError> {
    let folder = &args.folder;
    fs::create_dir_all(folder).map_err(|error| FileError::Write { path: folder.clone(), error })?;
    let mut command = whole_command(words).mut_subcommand(HELP, |help| help.hide(true));
    command.build();
    let pages = std::iter::once(&command).chain(command.get_subcommands().filter(|command| !command.is_hide_set()));
    for page in pages {
        write_page(folder, page)?;
    }
    Ok(())
}

fn write_page(folder: &Path, command: &Command) -> Result<(), CliError> {
    let page = Man::new(command.clone()).section(MANUAL_SECTION).manual("Games");
    let file = folder.join(page.get_filename());
    let mut text = Vec::new();
    page.render(&mut text)?;
    fs::write(&file, text).map_err(|error| FileError::Write { path: file, error })?;
    Ok(())
}
