//! Reading and writing the settings as a JSON file, without Bevy.

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::{fs, io};

use super::{
    CAMERA_SPEED_RANGE, GRANDMASTER_SECONDS, SCENE_BRIGHTNESS_RANGE, SCENE_CONTRAST_RANGE, Settings, UI_SCALE_RANGE,
    engines,
};
use cannon_files::{SystemError, without_byte_order_mark, write_atomically};
use cannon_rules::json_error::JsonError;
use cannon_rules::message::{Message, ToMessage};

/// The presets of rules from the time when the settings had one face of the board for all rules, and the name for rules without a preset.
const FORMER_PRESETS: [&str; 4] = ["classic", "blue-panther", "igg", "custom"];

/// The version of the format in the field `version`. Files of every version are read, newer versions included: unknown fields are ignored,
/// and missing fields get their default. A change of the format that cannot be read in this way needs a new version and a conversion in
/// [`parse`].
const VERSION: u64 = 1;

/// Why the settings could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    /// The file system reported an error.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The error of the file system.
        source: io::Error,
    },
    /// The file is damaged. It has been renamed, with its content unchanged.
    #[error("the settings in {} could not be read ({reason}); they are kept as {}", path.display(), aside.display())]
    Damaged {
        /// The path of the settings file.
        path: PathBuf,
        /// The new path of the damaged file.
        aside: PathBuf,
        /// The reason why it cannot be read.
        reason: SettingsFault,
    },
}

/// What is wrong with a damaged file of settings.
#[derive(Debug, thiserror::Error)]
pub enum SettingsFault {
    /// The file is no text.
    #[error(transparent)]
    NotText(SystemError),
    /// The text is no JSON object of settings.
    #[error(transparent)]
    Json(JsonError),
}

impl SettingsFault {
    /// What a player is told about the file that was at this path.
    pub fn message(&self, path: &Path) -> Message {
        match self {
            SettingsFault::NotText(error) => error.message(path),
            SettingsFault::Json(error) => error.to_message(),
        }
    }
}

/// Reads the settings from a file; returns the defaults if there is no file.
///
/// # Errors
/// The file cannot be read or is damaged. A damaged file is renamed first, so that nothing overwrites it.
pub(super) fn read(path: &Path) -> Result<Settings, SettingsError> {
    let reason = match fs::read_to_string(path) {
        Ok(text) => match parse(&text) {
            Ok(settings) => return Ok(settings),
            Err(error) => SettingsFault::Json(error.into()),
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Settings::default()),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => SettingsFault::NotText((&error).into()),
        Err(source) => return Err(SettingsError::Io { path: path.to_owned(), source }),
    };
    let aside = (1..)
        .map(|number| path.with_extension(format!("damaged-{number}.json")))
        .find(|aside| !aside.exists())
        .unwrap_or_else(|| path.with_extension("damaged.json"));
    fs::rename(path, &aside).map_err(|source| SettingsError::Io { path: path.to_owned(), source })?;
    Err(SettingsError::Damaged { path: path.to_owned(), aside, reason })
}

/// Why the settings in a file cannot be used; `None` if they can, or there are none. Unlike [`read`], this changes nothing.
pub(super) fn fault(path: &Path) -> Option<SettingsFault> {
    match fs::read_to_string(path) {
        Ok(text) => parse(&text).err().map(|error| SettingsFault::Json(error.into())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => Some(SettingsFault::NotText((&error).into())),
    }
}

/// Parses the settings from a JSON object. Serde would also accept an array, which no version has ever written.
pub fn parse(text: &str) -> serde_json::Result<Settings> {
    let mut fields: serde_json::Map<String, serde_json::Value> = serde_json::from_str(without_byte_order_mark(text))?;
    convert_single_face(&mut fields);
    let settings = serde_json::from_value(fields.into())?;
    Ok(Settings { welcomed: true, ..clamped(settings) })
}

/// The text of a file of settings, which [`parse`] reads back.
pub fn to_json(settings: &Settings) -> serde_json::Result<String> {
    #[derive(serde::Serialize)]
    struct File<'a> {
        version: u64,
        #[serde(flatten)]
        settings: &'a Settings,
    }
    let mut text = serde_json::to_string_pretty(&File { version: VERSION, settings })?;
    text.push('\n');
    Ok(text)
}

/// Earlier versions kept one face of the board for all rules. Cells were the default, so only points can be known to be a choice.
fn convert_single_face(fields: &mut serde_json::Map<String, serde_json::Value>) {
    if fields.remove("face").is_some_and(|face| face == "points") && !fields.contains_key("faces") {
        let faces = FORMER_PRESETS.map(|preset| (preset.to_owned(), "points".into()));
        fields.insert("faces".to_owned(), serde_json::Map::from_iter(faces).into());
    }
}

/// Writes the settings to a file and creates its folder if necessary.
///
/// # Errors
/// The file system reports an error. The previous file is then unchanged.
pub(super) fn write(path: &Path, settings: &Settings) -> Result<(), SettingsError> {
    let error = |source| SettingsError::Io { path: path.to_owned(), source };
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(error)?;
    }
    let text = to_json(settings).map_err(|reason| error(reason.into()))?;
    write_atomically(path, &text).map_err(error)
}

/// Clamps the values to their ranges, as the file may have been edited by hand.
fn clamped(settings: Settings) -> Settings {
    let factor = |factor: f32, range: RangeInclusive<f32>| {
        if factor.is_finite() { factor.clamp(*range.start(), *range.end()) } else { 1.0 }
    };
    let [first, .., last] = GRANDMASTER_SECONDS;
    Settings {
        ui_scale: factor(settings.ui_scale, UI_SCALE_RANGE),
        camera_speed: factor(settings.camera_speed, CAMERA_SPEED_RANGE),
        scene_brightness: factor(settings.scene_brightness, SCENE_BRIGHTNESS_RANGE),
        scene_contrast: factor(settings.scene_contrast, SCENE_CONTRAST_RANGE),
        engines: engines::valid(settings.engines),
        grandmaster_seconds: settings.grandmaster_seconds.clamp(first, last),
        sound: settings.sound.clamped(),
        window: settings.window.sanitized(),
        ..settings
    }
}

/// Reads a part of the settings that may have been edited by hand or may be of a later version. A part that cannot be read becomes the
/// default, and the rest of the settings stays.
pub(super) fn lenient<'de, T: Default + serde::de::DeserializeOwned, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    let value = <serde_json::Value as serde::Deserialize>::deserialize(deserializer)?;
    Ok(serde_json::from_value(value).unwrap_or_default())
}

/// Serde functions for a language, which is written as its tag.
pub(super) mod language {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use cannon_i18n::Language;

    pub(in super::super) fn serialize<S: Serializer>(
        language: &Option<Language>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        language.map(|language| language.entry().tag).serialize(serializer)
    }

    /// Reads an unknown language as none. The first version wrote "English", which nobody had chosen, as there was no other language.
    pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Language>, D::Error> {
        let tag = Option::<String>::deserialize(deserializer)?;
        Ok(tag.and_then(|tag| Language::from_tag(&tag)))
    }
}
