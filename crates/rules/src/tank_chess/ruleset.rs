//! What can be chosen about a game: the board that it starts on.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::boards;
use super::serde_as_text;

/// How Tank Chess is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruleset {
    /// The board with its units.
    pub board: BoardName,
}

/// One of the [boards] that the game comes with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct BoardName(u8);

impl BoardName {
    /// All boards, the usual one first.
    pub fn all() -> impl Iterator<Item = BoardName> {
        (0..boards::FILES.len() as u8).map(BoardName)
    }

    /// Its place among [`all`](BoardName::all).
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The board's name, as it is typed and kept in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        boards::FILES[self.index()].0
    }
}

impl fmt::Display for BoardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no board has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown board `{name}`; there are {}", BoardName::all().map(BoardName::name).collect::<Vec<_>>().join(", "))]
pub struct NoSuchBoard {
    name: String,
}

impl FromStr for BoardName {
    type Err = NoSuchBoard;

    fn from_str(name: &str) -> Result<BoardName, NoSuchBoard> {
        let found = BoardName::all().find(|board| board.name() == name);
        found.ok_or_else(|| NoSuchBoard { name: name.chars().take(24).collect() })
    }
}

serde_as_text!(BoardName);
