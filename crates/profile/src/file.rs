//! The text of the file of profiles: versioned JSON.

use std::collections::{BTreeMap, BTreeSet};

use cannon_rules::json_error::JsonError;
use cannon_rules::message::{Message, ToMessage, Value as MessageValue};
use cannon_rules::record::error::too_long;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::game_summary::GameStatistics;
use super::kept::Kept;
use super::profile::{Profile, ProfileId};
use super::profiles::Profiles;
use super::puzzles::PuzzleSummary;

/// Value of the field `format`.
pub const FORMAT: &str = "cannon-profiles";
/// The newest version that can be read, which is also the version that is written. Programs ignore fields that they do not know.
/// A new word for a value, such as another kind of opponent, needs a new version.
pub const VERSION: u64 = 1;
/// Maximum size of the text, in bytes. A game takes about 250 bytes, and an attempt at a puzzle about 150.
pub const MAX_BYTES: usize = 64 << 20;

/// Why a text is no file of profiles.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// The text is longer than allowed.
    #[error("longer than {MAX_BYTES} bytes")]
    TooLong,
    /// The bytes are no UTF-8 text.
    #[error("not a text: invalid UTF-8 after {valid_bytes} bytes")]
    NotText {
        /// The number of bytes before the first fault.
        valid_bytes: usize,
    },
    /// The text is not JSON, or a field is missing or has the wrong shape.
    #[error(transparent)]
    Json(#[from] JsonError),
    /// The text is JSON of another kind.
    #[error("not a file of player profiles")]
    WrongFormat,
    /// A newer version of the program wrote the file.
    #[error("version {found} of the format is newer than {VERSION}, the newest that this program reads")]
    TooNew {
        /// The version in the file.
        found: u64,
    },
    /// There is no valid version.
    #[error("the format has no valid version")]
    BadVersion,
}

impl ToMessage for ReadError {
    fn to_message(&self) -> Message {
        match self {
            ReadError::TooLong => too_long(MAX_BYTES),
            ReadError::NotText { valid_bytes } => {
                Message::with("error-not-text", [("bytes", MessageValue::number(*valid_bytes))])
            }
            ReadError::Json(error) => error.to_message(),
            ReadError::WrongFormat => "error-profile-format".into(),
            ReadError::TooNew { found } => Message::with(
                "error-too-new",
                [("found", MessageValue::number(*found)), ("newest", MessageValue::number(VERSION))],
            ),
            ReadError::BadVersion => "error-version".into(),
        }
    }
}

/// The fields that tell whether the rest can be read.
#[derive(Deserialize)]
struct Header {
    #[serde(default)]
    format: Value,
    #[serde(default)]
    version: Value,
}

#[derive(Deserialize)]
struct ReadFile {
    #[serde(default)]
    current: Option<ProfileId>,
    #[serde(default)]
    second: Option<ProfileId>,
    #[serde(default)]
    removed: BTreeSet<ProfileId>,
    players: Vec<Kept>,
}

#[derive(Serialize)]
struct WrittenFile<'a> {
    format: &'static str,
    version: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    current: Option<ProfileId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    second: Option<ProfileId>,
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    removed: &'a BTreeSet<ProfileId>,
    players: Vec<&'a Kept>,
    #[serde(skip_serializing_if = "Option::is_none")]
    summary: Option<Summary<'a>>,
}

/// The part of an exported profile that is computed from the rest. Readers ignore it.
#[derive(Serialize)]
struct Summary<'a> {
    games: BTreeMap<&'a str, ExportedGame<'a>>,
    puzzles: &'a BTreeMap<String, PuzzleSummary>,
    seconds_at_board: u64,
}

#[derive(Serialize)]
struct ExportedGame<'a> {
    #[serde(flatten)]
    summary: &'a GameStatistics,
    #[serde(skip_serializing_if = "Option::is_none")]
    average_accuracy: Option<f64>,
}

pub(crate) fn read(text: &str) -> Result<Profiles, ReadError> {
    if text.len() > MAX_BYTES {
        return Err(ReadError::TooLong);
    }
    // Serde would also accept an array in place of an object, which no version has ever written.
    if !text.trim_start().starts_with('{') {
        serde_json::from_str::<serde::de::IgnoredAny>(text).map_err(JsonError::from)?;
        return Err(ReadError::WrongFormat);
    }
    let header: Header = serde_json::from_str(text).map_err(JsonError::from)?;
    if header.format.as_str() != Some(FORMAT) {
        return Err(ReadError::WrongFormat);
    }
    match header.version.as_u64() {
        Some(1..=VERSION) => {}
        Some(found) if found > VERSION => return Err(ReadError::TooNew { found }),
        _ => return Err(ReadError::BadVersion),
    }
    let file: ReadFile = serde_json::from_str(text).map_err(JsonError::from)?;
    let players = file.players.into_iter().map(Profile::from_kept);
    Ok(Profiles::assembled(players, file.removed, file.current, file.second))
}

pub(crate) fn write<'a>(
    current: Option<ProfileId>,
    second: Option<ProfileId>,
    removed: &BTreeSet<ProfileId>,
    players: impl Iterator<Item = &'a Profile>,
) -> String {
    let players = players.map(|player| &player.kept).collect();
    let file = WrittenFile { format: FORMAT, version: VERSION, current, second, removed, players, summary: None };
    // Serialising strings, numbers and string-keyed maps cannot fail.
    let mut text = serde_json::to_string(&file).unwrap_or_default();
    text.push('\n');
    text
}

pub(crate) fn export(profile: &Profile) -> String {
    let exported = |(game, summary)| {
        let game: &String = game;
        (game.as_str(), ExportedGame { summary, average_accuracy: profile.average_accuracy_of(game) })
    };
    let file = WrittenFile {
        format: FORMAT,
        version: VERSION,
        current: None,
        second: None,
        removed: &BTreeSet::new(),
        players: vec![&profile.kept],
        summary: Some(Summary {
            games: profile.games.iter().map(exported).collect(),
            puzzles: &profile.puzzles,
            seconds_at_board: profile.seconds_at_board(),
        }),
    };
    let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
    text.push('\n');
    text
}
