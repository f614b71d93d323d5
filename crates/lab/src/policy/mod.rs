//! `cannon-lab policy`: makes the policy that orders the quiet actions of Tank Chess.
//!
//! - `args` has the arguments;
//! - `make` makes samples, and `samples` reads and writes them;
//! - `train` trains a network with the gradients of `model`, and `ranks` counts how early the chosen actions come.

mod args;
mod make;
mod model;
mod ranks;
mod samples;
mod train;

use std::io::Write;

pub(crate) use args::PolicyArgs;
use args::{CheckArgs, Task};
use ranks::Ranks;

use cannon_cli::CliError;
use cannon_engine::tank_chess::policy;

pub(crate) fn run(args: &PolicyArgs, out: &mut dyn Write) -> Result<(), CliError> {
    match &args.task {
        Task::Make(args) => make::run(args, out),
        Task::Train(args) => train::run(args, out),
        Task::Check(args) => check(args, out),
    }
}

fn check(args: &CheckArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let ranks = samples::load(&args.samples, args.threads, policy::rank)?;
    writeln!(out, "{} samples; chosen actions among the first {}", ranks.len(), Ranks::of(ranks.iter().copied()))?;
    Ok(())
}
