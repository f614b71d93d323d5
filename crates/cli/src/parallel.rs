//! Work that several threads share.

use std::io::{self, Write};
use std::thread::{self, Scope};

use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

use crate::error::CliError;
use crate::progress;
use cannon_rules::message::Message;

/// Starts up to this many threads, each with work of its own from `new_work`. If the system has fewer threads, a line on standard error says
/// so.
///
/// # Errors
/// If the system cannot start any thread.
pub fn spawn_up_to<'scope, W: FnOnce() + Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    count: usize,
    mut new_work: impl FnMut() -> W,
) -> Result<(), CliError> {
    for started in 0..count {
        let Err(error) = thread::Builder::new().spawn_scoped(scope, new_work()) else { continue };
        if started == 0 {
            return Err(CliError::failure(Message::from("error-thread").text("system", error)));
        }
        // If standard error is closed, the work goes on all the same.
        let _ = writeln!(io::stderr(), "cannon: {started} of {count} threads are used: {error}");
        break;
    }
    Ok(())
}

/// Applies a function to the numbers below `count` on this number of threads, with a progress bar, and returns the results in the order of
/// the numbers.
///
/// # Errors
/// If the system cannot start so many threads.
pub fn map<R: Send>(threads: usize, count: usize, apply: impl Fn(usize) -> R + Sync) -> Result<Vec<R>, CliError> {
    let pool = ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| CliError::failure(Message::from("error-thread").text("system", error)))?;
    let bar = progress::bar(0, count as u64);
    let results = pool.install(|| (0..count).into_par_iter().map(&apply).inspect(|_| bar.inc(1)).collect());
    bar.finish_and_clear();
    Ok(results)
}
