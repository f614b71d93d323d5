//! The command line: everything the program does in a terminal. No Bevy.
//!
//! - `args` is what can be typed, [`options`] what it means for the rest of the program, `seating` who plays by it;
//! - `games` is what the commands need of each game;
//! - `text` is the game in the terminal, `protocol` the engine for other programs, `contest` matches between them;
//! - `usage` is what is said about a command line that makes no sense;
//! - `best_lines`, `lines`, [`lot`], `progress` and `report` serve several commands;
//! - the other files are a command each.

mod analyse;
mod args;
mod bench;
mod best_lines;
mod book;
mod contest;
mod error;
mod fallback;
mod games;
mod legal;
mod lines;
pub mod lot;
pub mod options;
mod perft;
mod progress;
mod protocol;
mod render;
mod replay;
mod report;
mod schemes;
mod seating;
mod text;
mod tune;
mod usage;
#[cfg(feature = "gui")]
mod window;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use args::{Arguments, Command};
pub use error::CliError;
pub use fallback::fallback;
use options::PlayOptions;

/// Does what the arguments ask for (the first is the program's name). The status is 0 if all went well, 2 for bad input and 1 for any
/// other failure; a sentence about it goes to standard error.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    match Arguments::try_parse_from(&arguments) {
        Ok(arguments) => obey(arguments).unwrap_or_else(conclude),
        // Help and version come this way too.
        Err(error) if !error.use_stderr() => {
            error.print().map_or_else(|error| conclude(error.into()), |()| ExitCode::SUCCESS)
        }
        Err(error) => {
            let first = arguments.get(1).map(|first| first.to_string_lossy()).unwrap_or_default();
            conclude(CliError::BadInput(usage::complaint(&error, &first)))
        }
    }
}

fn obey(arguments: Arguments) -> Result<ExitCode, CliError> {
    let command = match arguments.command.unwrap_or(Command::Play(arguments.play)) {
        // The 3D half writes from threads of its own, which a lock on standard output would stop for good.
        Command::Play(args) => return play(&args.options()?),
        Command::Render(args) => return render::run(args).map(|()| ExitCode::SUCCESS),
        other => other,
    };
    let mut out = io::stdout().lock();
    match command {
        Command::Play(_) | Command::Render(_) => {}
        Command::Perft(args) => perft::run(&args, &mut out)?,
        Command::Legal(args) => legal::run(&args, &mut out)?,
        Command::Replay(args) => replay::run(&args, &mut out)?,
        Command::Analyse(args) => analyse::run(&args, &mut out)?,
        Command::Schemes(args) => schemes::run(&args, &mut out)?,
        Command::Engine(args) => protocol::run(&args, &mut out)?,
        Command::Match(args) => contest::run(&args, &mut out)?,
        Command::Bench(args) => bench::run(&args, &mut out)?,
        Command::Tune(args) => tune::run(&args, &mut out)?,
        Command::Book(args) => book::run(&args, &mut out)?,
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Plays in a window if the build has one, unless the terminal was asked for.
#[cfg(feature = "gui")]
fn play(options: &PlayOptions) -> Result<ExitCode, CliError> {
    if options.text { text::play(options).map(|()| ExitCode::SUCCESS) } else { window::play(options) }
}

#[cfg(not(feature = "gui"))]
fn play(options: &PlayOptions) -> Result<ExitCode, CliError> {
    text::play(options).map(|()| ExitCode::SUCCESS)
}

/// Says what went wrong and gives the exit status.
fn conclude(error: CliError) -> ExitCode {
    if !matches!(error, CliError::Closed) {
        // If even standard error is closed, the status has to do.
        let _ = writeln!(io::stderr(), "cannon: {error}");
    }
    error.status()
}
