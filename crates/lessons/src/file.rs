//! JSON shape of lesson files, and what all files of this crate share. `docs/lessons.md` describes them with examples.

use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::Value;

use super::error::{Fault, LessonFault};

/// Value of the field `format` in every lesson file.
pub(crate) const FORMAT: &str = "cannon-lesson";
/// The newest version of the format that can be read.
pub(crate) const VERSION: u64 = 1;
/// Maximum size of a file, in bytes.
pub(crate) const MAX_BYTES: usize = 1 << 17;
/// Maximum length of a list.
pub(crate) const MAX_ENTRIES: usize = 32;
/// The possible times for a turn, in seconds.
pub(crate) const SECONDS: std::ops::RangeInclusive<u16> = 5..=600;

/// Maximum length of an identifier.
const MAX_IDENTIFIER: usize = 64;

/// Reads the JSON shape of a file of this format.
pub(crate) fn open<T: DeserializeOwned>(format: &'static str, text: &str) -> Result<T, Fault> {
    let at = |path: &str, fault| (path.to_owned(), fault);
    if text.len() > MAX_BYTES {
        return Err(at("", LessonFault::TooLong));
    }
    let malformed = |error: serde_json::Error| at("", LessonFault::Malformed(error.to_string()));
    let value: Value = serde_json::from_str(text).map_err(malformed)?;
    if value.get("format").and_then(Value::as_str) != Some(format) {
        return Err(at("", LessonFault::WrongFormat(format)));
    }
    match value.get("version").and_then(Value::as_u64) {
        Some(version) if version > VERSION => return Err(at("version", LessonFault::TooNew(version))),
        _ => {}
    }
    // The shape is read from the text, because errors have line and column then.
    serde_json::from_str(text).map_err(malformed)
}

/// Checks the identifier of a lesson or a model game.
pub(crate) fn check_identifier(id: &str) -> Result<(), Fault> {
    let is_possible = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || id.len() > MAX_IDENTIFIER || !id.chars().all(is_possible) {
        return Err(("id".to_owned(), LessonFault::Identifier));
    }
    Ok(())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    #[serde(rename = "format")]
    _format: IgnoredAny,
    #[serde(rename = "version")]
    _version: u64,
    pub(crate) game: String,
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) idea: String,
    /// The ruleset of all steps without a ruleset of their own; the game's default if missing.
    #[serde(default)]
    pub(crate) rules: Option<Value>,
    /// The kinds of actions that the lesson is the first to teach.
    #[serde(default)]
    pub(crate) teaches: Vec<String>,
    pub(crate) steps: Vec<FileStep>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FileStep {
    Task(FileTask),
    /// Moves that play by themselves. Lessons of version 1.0 had them, so the error names their place.
    Scene(IgnoredAny),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FileTask {
    /// A position text; the initial position of the game if missing.
    #[serde(default)]
    pub(crate) position: Option<String>,
    #[serde(default)]
    pub(crate) rules: Option<Value>,
    pub(crate) turns: Vec<FileTurn>,
    #[serde(default)]
    pub(crate) done: Option<String>,
    #[serde(default)]
    pub(crate) seconds: Option<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FileTurn {
    pub(crate) text: String,
    pub(crate) goal: Value,
    pub(crate) solutions: Vec<String>,
    #[serde(default)]
    pub(crate) wrong: Vec<FileWrong>,
    /// The places that are marked as the goal; those that `goal` names if missing.
    #[serde(default)]
    pub(crate) goals: Option<Vec<String>>,
    /// The places at which the hint points; the places of the first solution if missing.
    #[serde(default)]
    pub(crate) hint: Vec<String>,
    #[serde(default)]
    pub(crate) armour: Vec<String>,
    #[serde(default)]
    pub(crate) replies: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FileWrong {
    pub(crate) action: String,
    pub(crate) reason: String,
}
