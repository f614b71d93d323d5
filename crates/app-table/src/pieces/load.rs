//! Parallel loading of model files.

use bevy::log::error;

use super::model::{self, ModelFile};
use super::paint::Grain;
use crate::parallel::compute_all;

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
    grain: Option<&Grain>,
) -> Vec<(&'static str, ModelFile)> {
    let loaded = compute_all(files.len(), |index| match files[index] {
        (name, ModelVersion::Full) => model::read(name, grain),
        (name, ModelVersion::Low) => model::read(&format!("{name}-low"), None),
    });
    let loaded = files.iter().zip(loaded);
    loaded.filter_map(|(&(name, _), file)| Some((name, file.inspect_err(|error| error!("{error}")).ok()?))).collect()
}
