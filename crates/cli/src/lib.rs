//! The command line: everything the program does in a terminal. No Bevy.
//!
//! - `args` is what can be typed, [`options`] what it means for the rest of the program, `seating` who plays by it;
//! - `games` is what the commands need of each game;
//! - `text` is the game in the terminal, `protocol` the engine for other programs, `contest` matches between them;
//! - `usage` is what is said about a command line that makes no sense;
//! - `best_lines`, `lines`, `progress` and `report` serve several commands;
//! - the other files are a command each.

mod analyse;
mod args;
mod bench;
mod best_lines;
mod book;
mod contest;
mod error;
mod games;
mod legal;
mod lines;
pub mod options;
mod perft;
mod progress;
mod protocol;
mod replay;
mod report;
mod schemes;
mod seating;
mod text;
mod tune;
mod usage;

use std::io::{self, Write};
use std::process::ExitCode;

pub use args::{Command, PlayArgs, SubjectArgs};
pub use error::CliError;
pub use games::subject;
pub use text::play as play_text;
pub use usage::usage_error;

/// Carries out a command and writes its output to standard output.
///
/// # Errors
/// The command's input is bad, its work failed, or the output was closed.
pub fn run(command: Command) -> Result<(), CliError> {
    let mut out = io::stdout().lock();
    match command {
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
    Ok(())
}

/// Prints the error on standard error and returns the exit status.
pub fn conclude(error: CliError) -> ExitCode {
    if !matches!(error, CliError::Closed) {
        // If even standard error is closed, the status has to do.
        let _ = writeln!(io::stderr(), "cannon: {error}");
    }
    error.status()
}
