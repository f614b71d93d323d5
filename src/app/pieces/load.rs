//! Loading of model files on all processors.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use bevy::log::error;

use super::model::{self, ModelError, ModelFile, Wood};

/// The two files of a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Version {
    Low,
    Full,
}

/// Reads model files in parallel and returns them in the order of `wanted`. Unusable files are logged and left out; a test makes sure that
/// the program contains none.
pub(super) fn read_all(
    wanted: &[(&'static str, Version)],
    wood: Option<Wood<'_>>,
) -> Vec<(&'static str, Version, ModelFile)> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(wanted.len()));
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(&(name, version)) = wanted.get(number) else { break };
            let read = read_one(name, version, wood);
            if let Ok(mut done) = done.lock() {
                done.push((number, read));
            }
        }
    };
    let workers = thread::available_parallelism().map_or(1, usize::from).min(wanted.len());
    thread::scope(|scope| {
        for _ in 1..workers {
            scope.spawn(work);
        }
        work();
    });
    let mut done = done.into_inner().unwrap_or_default();
    done.sort_unstable_by_key(|(number, _)| *number);
    let mut files = Vec::new();
    for (number, read) in done {
        match read {
            Ok(file) => files.push((wanted[number].0, wanted[number].1, file)),
            Err(error) => error!("{error}"),
        }
    }
    files
}

fn read_one(name: &'static str, version: Version, wood: Option<Wood<'_>>) -> Result<ModelFile, ModelError> {
    match version {
        Version::Full => model::read(name, wood),
        Version::Low => model::read(&format!("{name}-low"), None),
    }
}
