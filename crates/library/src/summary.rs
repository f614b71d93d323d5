//! Summary of a game: what a list shows of it, without its file being read again.

use std::fs::Metadata;
use std::path::{Path, PathBuf};

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use cannon_rules::record::{Players, Record};
use cannon_rules::{GameId, Outcome};

use crate::UnusableFile;

/// A file can change twice without its modification time changing, if both happen within the precision of the file system's
/// times, which is two seconds on FAT. A summary read so soon after a change is read again at the next opportunity.
const TIME_PRECISION: SignedDuration = SignedDuration::from_secs(3);

/// A game in the library.
#[derive(Clone, Debug, PartialEq)]
pub struct LibraryEntry {
    /// The file.
    pub file: PathBuf,
    /// Size and time of the last change of the file when it was read.
    pub stamp: FileStamp,
    /// Whether the player marked the game as favourite.
    pub favourite: bool,
    /// The game, or the reason why the file cannot be used.
    pub details: Result<GameDetails, UnusableFile>,
}

/// Size and modification time of a file. A file whose stamp is unchanged is not read again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileStamp {
    /// Size in bytes.
    pub size: u64,
    /// Time of the last change, if the file system has one.
    pub modified: Option<Timestamp>,
    /// Whether the last change was long enough before the file was read for a later one to show in the time.
    settled: bool,
}

/// What the record of a game says, and where its actions lead.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameDetails {
    /// The name that the player gave.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The game's identifier, such as `cannon`.
    pub game: GameId,
    /// The name of the rules, such as the name of a published version or of a board; `None` if the rules have no name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruleset: Option<String>,
    /// The name of the scheme made by a player from which the game started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scheme: Option<String>,
    /// The players of both sides.
    pub players: Players,
    /// When the game began.
    pub started: Timestamp,
    /// Number of actions.
    pub plies: usize,
    /// The result; `None` if the game is unfinished.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
    /// Whether it is a study rather than a game.
    #[serde(default, skip_serializing_if = "is_false")]
    pub study: bool,
    /// Whether it has variations or notes.
    #[serde(default, skip_serializing_if = "is_false")]
    pub has_tree: bool,
    /// Text of the position after the last action, for a thumbnail.
    pub position: String,
    /// Hash of everything in the record but its name. See [`content_hash`].
    pub(crate) content: u64,
}

/// For fields that are left out of a row.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(value: &bool) -> bool {
    !*value
}

impl LibraryEntry {
    /// The name that the player gave, or the file name without extension.
    pub fn name(&self) -> String {
        let named = self.details.as_ref().ok().and_then(|details| details.name.clone());
        named.unwrap_or_else(|| self.file.file_stem().unwrap_or_default().to_string_lossy().into_owned())
    }

    /// The hash of the record's content, if there is a record.
    pub(crate) fn content(&self) -> Option<u64> {
        self.details.as_ref().ok().map(|details| details.content)
    }
}

impl FileStamp {
    /// The stamp of a file whose metadata was read at `now`.
    pub(crate) fn new(metadata: &Metadata, now: Timestamp) -> FileStamp {
        let modified = metadata.modified().ok().and_then(|time| Timestamp::try_from(time).ok());
        let settled = modified.is_some_and(|modified| now.duration_since(modified) > TIME_PRECISION);
        FileStamp { size: metadata.len(), modified, settled }
    }

    /// Whether a file with the stamp `current` certainly has the content that it had with this stamp.
    pub(crate) fn proves_unchanged(&self, current: &FileStamp) -> bool {
        self.settled && self.size == current.size && self.modified == current.modified
    }
}

impl GameDetails {
    /// Replays a record.
    ///
    /// # Errors
    /// The record is not a legal game.
    pub(crate) fn of(record: &Record) -> Result<GameDetails, UnusableFile> {
        let timeline = record.replay()?;
        Ok(GameDetails {
            name: record.name.clone(),
            game: record.game,
            ruleset: timeline.ruleset_name().map(str::to_owned),
            scheme: record.scheme.clone(),
            players: record.players.clone(),
            started: record.started,
            plies: record.actions.len(),
            result: record.result.or(timeline.outcome()),
            study: record.study,
            has_tree: !record.variations.is_empty() || !record.notes.is_empty(),
            position: timeline.position_text_at(timeline.ply()),
            content: content_hash(record),
        })
    }

    /// Reads and replays the record in a file.
    pub(crate) fn read(path: &Path) -> Result<GameDetails, UnusableFile> {
        GameDetails::of(&cannon_files::read_record(path)?)
    }
}

/// A hash of everything in a record but its name: two files with the same hash hold the same game.
pub(crate) fn content_hash(record: &Record) -> u64 {
    let unnamed = Record { name: None, ..record.clone() };
    fnv1a(unnamed.to_json().as_bytes())
}

/// The 64-bit FNV-1a hash. It is stored in the index, so it must be the same in every build.
pub(crate) fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
