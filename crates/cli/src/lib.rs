//! The command line: everything that the program does in a terminal, without Bevy.
//!
//! - `args` has the arguments of the commands, [`options`] the parsed options of `cannon play`, `seats` the players that they ask for;
//! - `games` has the part of the commands that differs from game to game;
//! - `text` is the game in the terminal, `protocol` the engine for other programs, `match_runner` runs matches, and `ratings`
//!   rates the players of several matches;
//! - `puzzles` makes, lists and proves puzzles;
//! - `rulebook` prints the pages about the rules, for `cannon rules` and for the help of the game in the terminal;
//! - `error` has the errors of the commands and their exit statuses, `usage` formats those of the argument parser, and `value_error` has
//!   those of the values of options;
//! - `evaluation`, `line_reader`, `parallel`, `progress`, `random_opening` and `report` are shared by several commands;
//! - each of the other files and folders is one command.

mod analyse;
mod args;
mod bench;
mod book;
mod datagen;
mod error;
mod evaluation;
mod games;
mod legal;
mod line_reader;
mod match_runner;
pub mod options;
mod parallel;
mod perft;
mod print;
mod progress;
mod protocol;
mod puzzles;
mod random_opening;
mod ratings;
mod replay;
mod report;
mod rulebook;
mod schemes;
mod seats;
mod text;
mod tune;
mod usage;
mod value_error;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use cannon_i18n::Localizer;

pub use args::{Command, PlayArgs, PositionOrRecordArgs};
pub use error::CliError;
pub use games::position_or_record;
pub use text::{play as play_text, play_on as play_text_on};
pub use usage::usage_error;
pub use value_error::ValueError;

/// Runs a command and writes its output to standard output, with texts for people from the localizer.
///
/// # Errors
/// If the command's input is bad, the command failed, or the output was closed.
pub fn run(command: Command, words: &Localizer) -> Result<(), CliError> {
    run_on(command, words, || io::stdin().lock(), &mut io::stdout().lock())
}

/// Runs a command and writes its output to `out`. The engine, which alone reads input, opens it in a thread of its own.
///
/// # Errors
/// If the command's input is bad, the command failed, or the output was closed.
pub fn run_on<R: BufRead>(
    command: Command,
    words: &Localizer,
    open_input: impl FnOnce() -> R + Send + 'static,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    match command {
        Command::Perft(args) => perft::run(&args, out)?,
        Command::Legal(args) => legal::run(&args, out)?,
        Command::Replay(args) => replay::run(&args, words, out)?,
        Command::Analyse(args) => analyse::run(&args, words, out)?,
        Command::Schemes(args) => schemes::run(&args, out)?,
        Command::Puzzles(args) => puzzles::run(&args, out)?,
        Command::Print(args) => print::run(&args, words, out)?,
        Command::Rules(args) => rulebook::run(&args, words, out)?,
        Command::Engine(args) => protocol::run(&args, open_input, out)?,
        Command::Match(args) => match_runner::run(&args, out)?,
        Command::Ratings(args) => ratings::run(&args, out)?,
        Command::Bench(args) => bench::run(&args, out)?,
        Command::Tune(args) => tune::run(&args, out)?,
        Command::Datagen(args) => datagen::run(&args, out)?,
        Command::Book(args) => book::run(&args, out)?,
    }
    out.flush()?;
    Ok(())
}

/// Prints the error on standard error, in the language of the localizer if players can cause it, and returns the exit status.
pub fn report_error(error: &CliError, words: &Localizer) -> ExitCode {
    if !matches!(error, CliError::OutputClosed) {
        // If standard error is closed as well, only the exit status reports the error.
        let _ = writeln!(io::stderr(), "cannon: {}", error.text(words));
    }
    error.exit_code()
}
