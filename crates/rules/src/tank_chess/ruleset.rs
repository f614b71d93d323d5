//! Rule options of Tank Chess: the board, and how the Command may leave it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::boards;
use crate::serde_help::{is_default, serde_as_text};

/// Directions in which a Command may leave the board over the far edge.
///
/// The published text says that the Command leaves during its forward movement. This can mean any step along its facing,
/// or only a step straight ahead over the edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExitDirection {
    /// Straight or diagonally, but never over a corner, where both file and rank would be off the board.
    #[default]
    Any,
    /// Straight only.
    Straight,
}

/// Rule options of Tank Chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruleset {
    /// The board and its initial units.
    pub board: BoardName,
    /// Directions in which the Command may leave. Left out of files where it has the default value, so that older files
    /// stay equal.
    #[serde(default, skip_serializing_if = "is_default")]
    pub exit: ExitDirection,
}

/// One of the built-in [boards].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct BoardName(u8);

impl BoardName {
    /// All boards, with the default one first.
    pub fn all() -> impl Iterator<Item = BoardName> {
        (0..boards::FILES.len() as u8).map(BoardName)
    }

    /// Index in [`all`](BoardName::all).
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Name of the board in commands and files.
    pub fn name(self) -> &'static str {
        boards::FILES[self.index()].0
    }

    /// The names of all boards, with commas between them.
    pub(super) fn names() -> String {
        BoardName::all().map(BoardName::name).collect::<Vec<_>>().join(", ")
    }
}

impl fmt::Display for BoardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Error of parsing a board name: the name as written, truncated if long.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown board `{0}`; there are {boards}", boards = BoardName::names())]
pub struct UnknownBoard(pub String);

impl FromStr for BoardName {
    type Err = UnknownBoard;

    fn from_str(name: &str) -> Result<BoardName, UnknownBoard> {
        let found = BoardName::all().find(|board| board.name() == name);
        found.ok_or_else(|| UnknownBoard(name.chars().take(24).collect()))
    }
}

serde_as_text!(BoardName);
