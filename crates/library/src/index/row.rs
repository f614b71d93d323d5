//! Row of the index: the summary of a game as bytes, with a checksum.

use cannon_rules::json_error::JsonError;
use serde::{Deserialize, Serialize};

use crate::summary::{FileStamp, GameDetails, fnv1a};

/// Number of bytes of the checksum at the beginning of a row.
const CHECKSUM_BYTES: usize = 8;

/// The summary of a game as it is stored. Only files that hold a game have a row; the others are read each time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Size and time of the file when it was read.
    pub stamp: FileStamp,
    /// The game.
    pub details: GameDetails,
}

/// The reason why bytes are not a row.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RowFault {
    /// There are fewer bytes than a checksum has.
    #[error("it has only {found} bytes")]
    TooShort {
        /// Their number.
        found: usize,
    },
    /// The checksum does not match the content.
    #[error("its checksum does not match")]
    Checksum,
    /// The content is no summary.
    #[error("{0}")]
    Content(JsonError),
}

impl Row {
    /// The row as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        // Serialising strings, numbers and structs cannot fail.
        let content = serde_json::to_vec(self).unwrap_or_default();
        let mut bytes = fnv1a(&content).to_le_bytes().to_vec();
        bytes.extend(content);
        bytes
    }

    /// Parses what [`to_bytes`](Row::to_bytes) wrote.
    ///
    /// # Errors
    /// The bytes are not a row, or are damaged. Never panics.
    pub fn from_bytes(bytes: &[u8]) -> Result<Row, RowFault> {
        let Some((checksum, content)) = bytes.split_first_chunk::<CHECKSUM_BYTES>() else {
            return Err(RowFault::TooShort { found: bytes.len() });
        };
        if u64::from_le_bytes(*checksum) != fnv1a(content) {
            return Err(RowFault::Checksum);
        }
        Row::from_content(content)
    }

    /// Parses a row without its checksum.
    ///
    /// # Errors
    /// The bytes are not the summary of a game. Never panics.
    pub fn from_content(content: &[u8]) -> Result<Row, RowFault> {
        serde_json::from_slice(content).map_err(|error| RowFault::Content(JsonError::in_one_line(&error)))
    }
}
