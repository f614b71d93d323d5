//! Built-in boards: scheme files compiled into the program. A new board is one line in [`FILES`].

use std::sync::LazyLock;

use super::scheme_file;
use crate::tank_chess::{BoardName, Position, Ruleset, Scheme};

/// Name of a board and the text of its file.
macro_rules! board {
    ($name:literal) => {
        ($name, include_str!(concat!("../../../assets/tank-chess/boards/", $name, ".json")))
    };
}

/// Name and scheme file of each board. The default board comes first, then the other printed board, then the rest by
/// size, and last the boards with an objective.
pub(crate) const FILES: [(&str, &str); 16] = [
    board!("basic-16"),
    board!("basic-20"),
    board!("skirmish"),
    board!("mine-belt"),
    board!("two-fords"),
    board!("hedgerows"),
    board!("capture-the-flag"),
    board!("open-plain"),
    board!("city-blocks"),
    board!("long-corridors"),
    board!("proving-ground"),
    board!("grand-battle"),
    board!("last-stand"),
    board!("hold-the-hill"),
    board!("night-convoy"),
    board!("fuel-depots"),
];

static BOARDS: LazyLock<Vec<(Scheme, Position)>> = LazyLock::new(|| {
    let read = |board: BoardName| {
        let scheme = scheme_file::read(FILES[board.index()].1)
            .unwrap_or_else(|error| unreachable!("the board {board} can be read: {error}"));
        let start = scheme
            .setup
            .position(&Ruleset { board, ..Ruleset::default() })
            .unwrap_or_else(|error| unreachable!("the board {board} can be played: {error}"));
        (scheme, start)
    };
    BoardName::all().map(read).collect()
});

impl BoardName {
    /// The board as a scheme.
    pub fn scheme(self) -> &'static Scheme {
        &BOARDS[self.index()].0
    }

    /// The initial position on this board under the default rules.
    pub fn start(self) -> Position {
        BOARDS[self.index()].1
    }
}
