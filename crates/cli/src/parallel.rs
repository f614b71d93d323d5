//! Work that several threads share.

use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

use crate::error::CliError;
use crate::progress;

/// Applies a function to the numbers below `count` on this number of threads, with a progress bar, and returns the results in the order of
/// the numbers.
///
/// # Errors
/// If the system cannot start so many threads.
pub(super) fn map<R: Send>(
    threads: usize,
    count: usize,
    apply: impl Fn(usize) -> R + Sync,
) -> Result<Vec<R>, CliError> {
    let pool =
        ThreadPoolBuilder::new().num_threads(threads).build().map_err(|error| CliError::Failed(error.to_string()))?;
    let bar = progress::bar(0, count as u64);
    let results = pool.install(|| (0..count).into_par_iter().map(&apply).inspect(|_| bar.inc(1)).collect());
    bar.finish_and_clear();
    Ok(results)
}
