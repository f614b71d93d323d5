//! The command line: everything that the program does in a terminal, without Bevy.
//!
//! - [`Command`] is the command to run; each of the files and folders that are not named below is one command;
//! - [`args`] has the arguments that several commands share, `play_args` and [`options`] have the arguments of `cannon play`, and `seats` has
//!   the players that these arguments ask for;
//! - [`games`] has the part of the commands that differs from game to game;
//! - `text` is the game in the terminal, `protocol` the engine for other programs, and [`match_runner`] runs matches;
//! - `rulebook` prints the pages about the rules, for `cannon rules` and for the help of the game in the terminal;
//! - `error` has the errors of the commands and their exit statuses, `usage` formats the errors of the argument parser, `value_error` has
//!   the errors of the values of options, and `moved` answers commands that are now in the laboratory;
//! - [`evaluation`], [`parallel`], [`progress`], [`random_opening`], [`report`] and [`weights_file`] are shared by several commands.
//!
//! The laboratory (`cannon-lab`) uses the public modules for its own commands.

mod analyse;
pub mod args;
mod error;
pub mod evaluation;
mod explorer;
pub mod games;
mod legal;
pub mod match_runner;
mod moved;
pub mod options;
pub mod parallel;
mod perft;
mod play_args;
mod print;
pub mod progress;
mod protocol;
pub mod puzzles;
pub mod random_opening;
mod replay;
pub mod report;
mod rulebook;
mod saved_games;
mod schemes;
mod seats;
mod text;
mod usage;
mod value_error;
pub mod weights_file;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use cannon_i18n::Localizer;
use clap::Subcommand;

use analyse::AnalyseArgs;
pub use args::PositionOrRecordArgs;
pub use error::CliError;
use explorer::ExplorerArgs;
pub use games::position_or_record;
use legal::LegalArgs;
use match_runner::MatchArgs;
pub use moved::moved_word;
use perft::PerftArgs;
pub use play_args::PlayArgs;
use print::PrintArgs;
use protocol::EngineArgs;
use puzzles::PuzzlesArgs;
use replay::ReplayArgs;
use rulebook::RulebookArgs;
use saved_games::GamesArgs;
use schemes::SchemesArgs;
pub use text::{play as play_text, play_on as play_text_on};
pub use usage::usage_error;
pub use value_error::ValueError;

/// The commands of the program that need no window.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Explain the rules of a game with its options, or show another page about the game
    Rules(RulebookArgs),
    /// List puzzles, or prove them
    Puzzles(PuzzlesArgs),
    /// List the schemes of a game, which are boards with units, or check scheme files
    Schemes(SchemesArgs),
    /// Show the best moves in a position, or assess every move of a saved game
    Analyse(AnalyseArgs),
    /// Check every move of a saved game, and print its final position and its result
    Replay(ReplayArgs),
    /// List saved games, also by position, opening, numbers of pieces or comments
    Games(GamesArgs),
    /// Show which moves were played from a position in many games, with their results
    Explorer(ExplorerArgs),
    /// Make a page: the rules, an empty board, a scheme, or a game with its variations
    Print(PrintArgs),
    /// Play a match of many games between two players: ranks, styles or other programs
    Match(MatchArgs),
    /// Run as an engine for other programs, with a text protocol on standard input and output
    Engine(EngineArgs),
    /// List the legal moves in a position
    Legal(LegalArgs),
    /// Count the sequences of moves from a position, to test the rules
    Perft(PerftArgs),
}

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
        Command::Schemes(args) => schemes::run(&args, words, out)?,
        Command::Puzzles(args) => puzzles::run(&args, words, out)?,
        Command::Games(args) => saved_games::run(&args, words, out)?,
        Command::Explorer(args) => explorer::run(&args, words, out)?,
        Command::Print(args) => print::run(&args, words, out)?,
        Command::Rules(args) => rulebook::run(&args, words, out)?,
        Command::Engine(args) => protocol::run(&args, open_input, out)?,
        Command::Match(args) => match_runner::run(&args, out)?,
    }
    out.flush()?;
    Ok(())
}

/// Prints the error of the program with this name on standard error, and returns the exit status. Errors that players can cause are printed
/// in the language of the localizer.
pub fn report_error(program: &str, error: &CliError, words: &Localizer) -> ExitCode {
    if !matches!(error, CliError::OutputClosed) {
        // If standard error is closed as well, only the exit status reports the error.
        let _ = writeln!(io::stderr(), "{program}: {}", error.text(words));
    }
    error.exit_code()
}
