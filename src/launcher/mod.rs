//! The launcher: parses the command line and chooses between the window and the terminal.
//!
//! `help` and `help_texts` have the help; `args` and `values` have the arguments that only the window uses; `global_options` lets the options of all commands stand before a
//! command; `generate` writes completions and manual pages; `cannon_cli` has all other commands and runs them.

mod args;
#[cfg(feature = "gui")]
mod environment;
#[cfg(feature = "gui")]
mod fallback;
mod generate;
mod global_options;
mod help;
mod help_texts;
mod opened_file;
mod render;
mod values;
#[cfg(feature = "gui")]
mod window;

use std::ffi::OsString;
#[cfg(feature = "gui")]
use std::io::{self, Write};
use std::process::ExitCode;

use cannon_cli::{CliError, report_error};
use cannon_i18n::{Language, Localizer};
use clap::{CommandFactory, FromArgMatches};

use args::{Arguments, Command, WindowPlayArgs};

/// The name of the program, with which its errors begin.
const PROGRAM: &str = "cannon";

/// Runs the command line `arguments`, of which the first is the name of the program. The exit status is 0 on success, 2 for bad input
/// and 1 for any other failure. A failure is reported in one line on standard error.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments = global_options::after_command(arguments.into_iter().collect());
    let words = Localizer::new(help::language_of(&arguments));
    let fail = |error: CliError| report_error(PROGRAM, &error, &words);
    if let Some(error) = cannon_cli::moved_word(&global_options::behind(&arguments)) {
        return fail(error);
    }
    let arguments = opened_file::with_option(arguments);
    let matches = help::command(&words).try_get_matches_from(&arguments);
    match matches.and_then(|matches| Arguments::from_arg_matches(&matches)) {
        Ok(arguments) => run_command(arguments, &words).unwrap_or_else(fail),
        // Clap reports help and version as errors, too.
        Err(error) if !error.use_stderr() => {
            error.print().map_or_else(|error| fail(error.into()), |()| ExitCode::SUCCESS)
        }
        Err(error) => {
            let first = arguments.get(1).map(|first| first.to_string_lossy()).unwrap_or_default();
            fail(cannon_cli::usage_error(&error, &Arguments::command(), &first))
        }
    }
}

fn run_command(arguments: Arguments, words: &Localizer) -> Result<ExitCode, CliError> {
    let language = arguments.language;
    match arguments.command.unwrap_or(Command::Play(arguments.play)) {
        Command::Play(args) => play(args, language, words),
        Command::Render(args) => render::run(args, words).map(|()| ExitCode::SUCCESS),
        #[cfg(feature = "gui")]
        Command::Doctor => {
            io::stdout().lock().write_all(crate::app::doctor_report(words).as_bytes())?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Completions(args) => generate::completions(&args, words).map(|()| ExitCode::SUCCESS),
        Command::Manual(args) => generate::manual(&args, words).map(|()| ExitCode::SUCCESS),
        Command::Text(command) => cannon_cli::run(command, words).map(|()| ExitCode::SUCCESS),
    }
}

/// Plays in a window, or in the terminal with `--text`. The window uses the language of its settings unless one is given.
#[cfg(feature = "gui")]
fn play(args: WindowPlayArgs, language: Option<Language>, words: &Localizer) -> Result<ExitCode, CliError> {
    let options = args.game.options()?;
    if args.text {
        cannon_cli::play_text(&options, words).map(|()| ExitCode::SUCCESS)
    } else {
        window::play(&options, args.quality, args.windowed, language, words)
    }
}

/// Plays in the terminal, because this build has no window.
#[cfg(not(feature = "gui"))]
fn play(args: WindowPlayArgs, _: Option<Language>, words: &Localizer) -> Result<ExitCode, CliError> {
    cannon_cli::play_text(&args.game.options()?, words).map(|()| ExitCode::SUCCESS)
}
