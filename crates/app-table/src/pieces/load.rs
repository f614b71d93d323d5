//! Parallel loading of model files.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use bevy::log::error;

use super::model::{self, ModelError, ModelFile, Wood};

/// The two versions of a model, each in a file of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum ModelVersion {
    /// The low-detail version, without textures.
    Low,
    /// The full version.
    Full,
}

/// Reads model files in parallel and returns them in the order of `files`. Unusable files are logged and skipped; a test ensures that the
/// program contains none.
pub(super) fn load_models(
    files: &[(&'static str, ModelVersion)],
    wood: Option<Wood<'_>>,
) -> Vec<(&'static str, ModelVersion, ModelFile)> {
    let next = AtomicUsize::new(0);
    let finished = Mutex::new(Vec::with_capacity(files.len()));
    let worker = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(&(name, version)) = files.get(index) else { break };
            let result = load_model(name, version, wood);
            if let Ok(mut finished) = finished.lock() {
                finished.push((index, result));
            }
        }
    };
    let workers = thread::available_parallelism().map_or(1, usize::from).min(files.len());
    thread::scope(|scope| {
        for _ in 1..workers {
            scope.spawn(worker);
        }
        worker();
    });
    let mut finished = finished.into_inner().unwrap_or_default();
    finished.sort_unstable_by_key(|(index, _)| *index);
    let mut loaded = Vec::new();
    for (index, result) in finished {
        match result {
            Ok(file) => loaded.push((files[index].0, files[index].1, file)),
            Err(error) => error!("{error}"),
        }
    }
    loaded
}

fn load_model(name: &'static str, version: ModelVersion, wood: Option<Wood<'_>>) -> Result<ModelFile, ModelError> {
    match version {
        ModelVersion::Full => model::read(name, wood),
        ModelVersion::Low => model::read(&format!("{name}-low"), None),
    }
}
