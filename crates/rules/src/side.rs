//! The two sides, South and North.

use std::ops::Not;

use serde::{Deserialize, Serialize};

use super::GameId;
use super::message::Message;

/// One of the two players. The rules name sides by seat; each game and theme chooses the displayed name and colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Home at rank 1, advancing up the ranks.
    South,
    /// Home at the highest rank, advancing down the ranks.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const ALL: [Side; 2] = [Side::South, Side::North];

    /// 0 for South, 1 for North. Indexes arrays with one entry per side.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name of the side in the game.
    pub fn message(self, game: GameId) -> Message {
        let id = match self {
            Side::South => "side-south",
            Side::North => "side-north",
        };
        Message::from(id).text("game", game.name())
    }
}

impl Not for Side {
    type Output = Side;

    /// The opponent.
    #[inline]
    fn not(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }
}
