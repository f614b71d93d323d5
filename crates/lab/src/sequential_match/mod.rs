//! `cannon-lab match`: a match that may end by a sequential test.
//!
//! - `args` has the arguments, and [`cannon_cli::match_runner`] plays the match;
//! - `sprt` is the sequential test, by which a match ends when it is decided; `pentanomial` has the counts of pairs for the test, and
//!   `sequential` the count of a match with a test.

mod args;
mod pentanomial;
mod sequential;
mod sprt;

use std::io::Write;

pub(crate) use args::SequentialMatchArgs;
use sequential::PairTally;
use sprt::Sprt;

use crate::error::bad_input;
use cannon_cli::CliError;
use cannon_cli::match_runner::{self, MatchTally};

pub(crate) fn run(args: &SequentialMatchArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let sprt = args.sprt()?;
    let match_args = &args.match_args;
    // The parser requires both players unless `--summary` is given.
    let (Some(first), Some(second)) = (&match_args.first, &match_args.second) else {
        return summarise(args, sprt, out);
    };
    match sprt {
        None => match_runner::run(match_args, out),
        Some(sprt) => {
            let mut tally = PairTally::new(sprt);
            match_runner::play(match_args, [first, second], args.max_games(), Some(sprt.0), &mut tally, out)
        }
    }
}

/// Reports on the games of files, with the test that was asked for, or else with the test of the match.
fn summarise(args: &SequentialMatchArgs, sprt: Option<Sprt>, out: &mut dyn Write) -> Result<(), CliError> {
    let (terms, games) = match_runner::read_all(&args.match_args.summary)?;
    let of_files = terms.as_ref().and_then(|terms| terms.sprt).map(Sprt);
    if let (Some(ours), Some(theirs)) = (sprt, of_files)
        && ours != theirs
    {
        return Err(bad_input(format!("the match was played with --sprt {theirs}, and not {ours}")));
    }
    let Some(sprt) = sprt.or(of_files) else { return match_runner::run(&args.match_args, out) };
    let mut tally = PairTally::new(sprt);
    tally.add_parts(games);
    match_runner::report(terms.as_ref(), &tally as &dyn MatchTally, out)
}
