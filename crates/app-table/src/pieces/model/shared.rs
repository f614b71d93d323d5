//! Models that tests share, because reading one takes a tenth of a second.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use super::{ModelFile, read};

/// A model without grain.
///
/// # Panics
/// If the file cannot be read.
pub(in crate::pieces) fn shared(name: &str) -> &'static ModelFile {
    static FILES: LazyLock<Mutex<HashMap<String, &'static OnceLock<ModelFile>>>> = LazyLock::new(Mutex::default);
    let mut files = FILES.lock().unwrap_or_else(PoisonError::into_inner);
    let file = *files.entry(name.to_owned()).or_insert_with(|| Box::leak(Box::default()));
    drop(files);
    file.get_or_init(|| read(name, None).unwrap_or_else(|error| panic!("{error}")))
}
