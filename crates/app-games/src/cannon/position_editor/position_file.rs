//! JSON file format of positions that players have saved.
//!
//! ```json
//! {
//!   "format": "cannon-position",
//!   "version": 1,
//!   "name": "The breach",
//!   "about": "Dark to move and win.",
//!   "rules": {"first": "south", "…": "…"},
//!   "position": "1L8/d9/10/10/10/10/10/5l4/10/8D1 d"
//! }
//! ```
//!
//! The position may be invalid, because unfinished ones are saved, too. `about` is optional.

use serde::{Deserialize, Serialize};

use super::named_position::NamedPosition;
use cannon_rules::cannon::{PositionError, Ruleset};
use cannon_rules::json_error::JsonError;
use cannon_rules::message::{Message, ToMessage, Value};
use cannon_rules::record::error::too_long;

/// Value of the field `format` in every file.
pub(super) const FORMAT: &str = "cannon-position";
/// Format version that is written, and the newest that can be read.
const VERSION: u64 = 1;
/// Maximum size of a file, in bytes. A position takes less than a kilobyte.
const MAX_BYTES: usize = 1 << 16;

/// Error of reading a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionFileError {
    /// The text exceeds the maximum size.
    #[error("longer than {MAX_BYTES} bytes")]
    TooLong,
    /// The text is not JSON of the right shape.
    #[error(transparent)]
    Malformed(JsonError),
    /// The text is JSON, but not a position.
    #[error("not a position: its field `format` is not \"{FORMAT}\"")]
    WrongFormat,
    /// Written by a newer version of the program.
    #[error("a position of version {0}; this program reads up to version {VERSION}")]
    TooNew(u64),
    /// The position text is wrong.
    #[error(transparent)]
    Position(#[from] PositionError),
}

impl ToMessage for PositionFileError {
    fn to_message(&self) -> Message {
        match self {
            PositionFileError::TooLong => too_long(MAX_BYTES),
            PositionFileError::Malformed(error) => error.to_message(),
            PositionFileError::WrongFormat => "error-position-format".into(),
            PositionFileError::TooNew(found) => {
                Message::with("error-too-new", [("found", Value::number(*found)), ("newest", Value::number(VERSION))])
            }
            PositionFileError::Position(error) => error.to_message(),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u64,
    name: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    about: String,
    rules: Ruleset,
    position: String,
}

/// Reads a file.
pub fn read(text: &str) -> Result<NamedPosition, PositionFileError> {
    if text.len() > MAX_BYTES {
        return Err(PositionFileError::TooLong);
    }
    let shape = |error: serde_json::Error| PositionFileError::Malformed(error.into());
    let value: serde_json::Value = serde_json::from_str(text).map_err(shape)?;
    if value.get("format").and_then(serde_json::Value::as_str) != Some(FORMAT) {
        return Err(PositionFileError::WrongFormat);
    }
    match value.get("version").and_then(serde_json::Value::as_u64) {
        Some(found) if found > VERSION => return Err(PositionFileError::TooNew(found)),
        _ => {}
    }
    // Parse the text again instead of the value, because only then serde reports line and column.
    let File { name, about, rules, position, .. } = serde_json::from_str(text).map_err(shape)?;
    Ok(NamedPosition { name, about, rules, setup: position.parse()? })
}

/// Reads a position text or a whole file, as it may lie in the clipboard. A position text keeps everything else of `edited`.
pub fn read_pasted(edited: &NamedPosition, text: &str) -> Result<NamedPosition, PositionFileError> {
    if text.trim_start().starts_with('{') {
        return read(text);
    }
    if text.len() > MAX_BYTES {
        return Err(PositionFileError::TooLong);
    }
    Ok(NamedPosition { setup: text.parse()?, ..edited.clone() })
}

/// The text of a file, which [`read`] reads back.
pub fn write(position: &NamedPosition) -> String {
    let file = File {
        format: FORMAT.to_owned(),
        version: VERSION,
        name: position.name.clone(),
        about: position.about.clone(),
        rules: position.rules,
        position: position.setup.to_string(),
    };
    // Serialising strings and plain switches cannot fail.
    let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
    text.push('\n');
    text
}
