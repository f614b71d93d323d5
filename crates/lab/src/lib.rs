//! The laboratory: the commands with which the computer player is measured, tuned and trained, and with which books and puzzles are made.
//! Players do not need them, and packages do not have them.
//!
//! - `sequential_match` plays a match that a test ends, and `ratings` rates the players of several matches;
//! - `bench` measures the search, `tune` fits the weights of the evaluation, and `datagen` makes data for training networks;
//! - `book` computes opening books, `puzzles` makes puzzles, and `policy` makes the policy of Tank Chess;
//! - `atlas` plays the collections of games behind the explorer and the theory;
//! - `baseline` builds the engine of an earlier version;
//! - `in_order` plays games on several threads, `live_line` shows the state of a long command, `output` writes files, and `error` makes
//!   errors. What the laboratory shares with the players' commands is in [`cannon_cli`].

mod atlas;
mod baseline;
mod bench;
mod book;
mod datagen;
mod error;
mod in_order;
mod live_line;
mod output;
mod policy;
mod puzzles;
mod ratings;
mod sequential_match;
mod tune;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use cannon_cli::{CliError, report_error, usage_error};
use cannon_i18n::{Language, Localizer};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use atlas::AtlasArgs;
use baseline::BaselineArgs;
use bench::BenchArgs;
use book::BookArgs;
use datagen::DatagenArgs;
use policy::PolicyArgs;
use puzzles::PuzzlesArgs;
use ratings::RatingsArgs;
use sequential_match::SequentialMatchArgs;
use tune::TuneArgs;

/// The name of the program.
const PROGRAM: &str = "cannon-lab";

/// The laboratory of Cannon: measures, tunes and trains the computer player, and makes books and puzzles
#[derive(Debug, Parser)]
#[command(name = PROGRAM, version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// The commands of the laboratory.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play a match of many games between two players, which a sequential test may end
    Match(SequentialMatchArgs),
    /// Rate the players of several matches on one scale, from the files that `match --out` writes
    Ratings(RatingsArgs),
    /// Benchmark the computer player on fixed positions: nodes searched and nodes per second
    Bench(BenchArgs),
    /// Play the collections of games behind the explorer and the theory, and report on them
    Atlas(AtlasArgs),
    /// Build the engine of an earlier version as an opponent for matches
    Baseline(BaselineArgs),
    /// Tune the weights of the evaluation on games of the computer against itself
    Tune(TuneArgs),
    /// Make data for training an evaluation from games of the computer against itself, or check a file of such data
    Datagen(DatagenArgs),
    /// Compute an opening book for the computer player
    Book(BookArgs),
    /// Make puzzles
    Puzzles(PuzzlesArgs),
    /// Fit the policy that orders the quiet actions of Tank Chess
    Policy(PolicyArgs),
}

/// Runs the command line `arguments`, of which the first is the name of the program. The exit status is 0 on success, 2 for bad input and
/// 1 for any other failure. A failure is reported in one line on standard error.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let words = Localizer::new(Language::English);
    let fail = |error: CliError| report_error(PROGRAM, &error, &words);
    let matches = Arguments::command().try_get_matches_from(&arguments);
    match matches.and_then(|matches| Arguments::from_arg_matches(&matches)) {
        Ok(arguments) => {
            run_command(&arguments.command, &mut io::stdout().lock()).map_or_else(fail, |()| ExitCode::SUCCESS)
        }
        // Clap reports help and version as errors, too.
        Err(error) if !error.use_stderr() => {
            error.print().map_or_else(|error| fail(error.into()), |()| ExitCode::SUCCESS)
        }
        Err(error) => {
            let first = arguments.get(1).map(|first| first.to_string_lossy()).unwrap_or_default();
            fail(usage_error(&error, &Arguments::command(), &first))
        }
    }
}

/// Runs a command and writes its output to `out`.
///
/// # Errors
/// If the command's input is bad, the command failed, or the output was closed.
pub fn run_command(command: &Command, out: &mut dyn Write) -> Result<(), CliError> {
    match command {
        Command::Match(args) => sequential_match::run(args, out)?,
        Command::Ratings(args) => ratings::run(args, out)?,
        Command::Bench(args) => bench::run(args, out)?,
        Command::Atlas(args) => atlas::run(args, out)?,
        Command::Baseline(args) => baseline::run(args, out)?,
        Command::Tune(args) => tune::run(args, out)?,
        Command::Datagen(args) => datagen::run(args, out)?,
        Command::Book(args) => book::run(args, out)?,
        Command::Puzzles(args) => puzzles::run(args, out)?,
        Command::Policy(args) => policy::run(args, out)?,
    }
    out.flush()?;
    Ok(())
}
