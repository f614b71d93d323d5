//! The settings as a JSON file. No Bevy.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{Settings, UI_SCALES};
use cannon_files::write_atomically;

/// Why the settings could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    /// The file system refused.
    #[error("{}: {source}", path.display())]
    Io {
        /// Which file or folder.
        path: PathBuf,
        /// What the file system said.
        source: io::Error,
    },
    /// The file is damaged. It has been moved aside as it was.
    #[error("the settings in {} could not be read ({reason}); they are kept as {}", path.display(), aside.display())]
    Damaged {
        /// Which file.
        path: PathBuf,
        /// Where it is now.
        aside: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
}

/// The settings in a file; the defaults if there is no such file.
///
/// # Errors
/// The file cannot be read. A damaged file has then been renamed, so that nothing overwrites it.
pub(super) fn read(path: &Path) -> Result<Settings, SettingsError> {
    let reason = match fs::read_to_string(path) {
        Ok(text) => match parse(&text) {
            Ok(settings) => return Ok(within_bounds(settings)),
            Err(error) => error.to_string(),
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Settings::default()),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => error.to_string(),
        Err(source) => return Err(SettingsError::Io { path: path.to_owned(), source }),
    };
    let aside = (1..)
        .map(|number| path.with_extension(format!("damaged-{number}.json")))
        .find(|aside| !aside.exists())
        .unwrap_or_else(|| path.with_extension("damaged.json"));
    fs::rename(path, &aside).map_err(|source| SettingsError::Io { path: path.to_owned(), source })?;
    Err(SettingsError::Damaged { path: path.to_owned(), aside, reason })
}

/// Settings are an object. A list would do for serde, but no version has ever written one.
fn parse(text: &str) -> serde_json::Result<Settings> {
    let fields: serde_json::Map<String, serde_json::Value> = serde_json::from_str(text)?;
    serde_json::from_value(fields.into())
}

/// Writes the settings to a file, and its folder if need be.
///
/// # Errors
/// What the file system said; the settings from before are then still there.
pub(super) fn write(path: &Path, settings: &Settings) -> Result<(), SettingsError> {
    let error = |source| SettingsError::Io { path: path.to_owned(), source };
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(error)?;
    }
    let mut text = serde_json::to_string_pretty(settings).map_err(|reason| error(reason.into()))?;
    text.push('\n');
    write_atomically(path, &text).map_err(error)
}

/// A file may have been written by hand.
fn within_bounds(settings: Settings) -> Settings {
    let scale = settings.ui_scale;
    let ui_scale = if scale.is_finite() { scale.clamp(*UI_SCALES.start(), *UI_SCALES.end()) } else { 1.0 };
    Settings { ui_scale, sound: settings.sound.within_bounds(), ..settings }
}

/// A language as its name in itself, which says more to a reader of the file than a code.
pub(super) mod language {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use cannon_i18n::{LANGUAGES, Language};

    pub(in super::super) fn serialize<S: Serializer>(language: &Language, serializer: S) -> Result<S::Ok, S::Error> {
        let entry = LANGUAGES.iter().find(|entry| entry.language == *language);
        entry.map_or("", |entry| entry.name).serialize(serializer)
    }

    /// A language that this version does not speak is read as the default one.
    pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        let name = String::deserialize(deserializer)?;
        Ok(LANGUAGES.iter().find(|entry| entry.name == name).map(|entry| entry.language).unwrap_or_default())
    }
}
