//! `cannon-lab puzzles`: makes puzzles and rates them. `args` has the arguments, and `make` makes puzzles.

mod args;
mod make;

use std::io::Write;

pub(crate) use args::PuzzlesArgs;
use args::Task;

use cannon_cli::CliError;

pub(crate) fn run(args: &PuzzlesArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let Task::Make(args) = &args.task;
    make::run(args, out)
}
