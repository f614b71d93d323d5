//! `cannon-lab atlas`: plays collections of games of the program against itself, and reports what they say about the games themselves.
//!
//! - `args` has the arguments;
//! - `play` plays the games, and `opening` spreads their openings;
//! - `check` replays the games of files;
//! - `scores` counts the results by placement of the towns and by start.

mod args;
mod check;
mod opening;
mod play;
mod scores;

use std::io::Write;

use cannon_cli::CliError;

pub(crate) use args::AtlasArgs;
use args::Task;

pub(crate) fn run(args: &AtlasArgs, out: &mut dyn Write) -> Result<(), CliError> {
    match &args.task {
        Task::Play(args) => play::run(args, out),
        Task::Check(args) => check::run(args, out),
        Task::Towns(args) => scores::towns(args, out),
        Task::Sides(args) => scores::sides(args, out),
    }
}
