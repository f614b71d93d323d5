//! The eight directions on a board.

use std::fmt;
use std::str::FromStr;

use crate::Side;
use crate::serde_help::serde_as_text;

/// A direction, as a compass point with rank 1 in the south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// Up the ranks.
    N,
    /// Up the ranks and files.
    NE,
    /// Up the files.
    E,
    /// Down the ranks, up the files.
    SE,
    /// Down the ranks.
    S,
    /// Down the ranks and files.
    SW,
    /// Down the files.
    W,
    /// Up the ranks, down the files.
    NW,
}

impl Direction {
    /// All eight, clockwise from north.
    pub const ALL: [Direction; 8] = [
        Direction::N,
        Direction::NE,
        Direction::E,
        Direction::SE,
        Direction::S,
        Direction::SW,
        Direction::W,
        Direction::NW,
    ];

    const NAMES: [&'static str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

    const ARROWS: [char; 8] = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];

    /// 0 for north, 1 for north-east and so on clockwise.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction with this number, counted modulo 8.
    #[inline]
    pub const fn from_index(index: usize) -> Direction {
        Self::ALL[index % 8]
    }

    /// An arrow in this direction, for drawings of boards in characters.
    pub const fn arrow(self) -> char {
        Self::ARROWS[self as usize]
    }

    /// One step in this direction, as (files, ranks).
    pub const fn step(self) -> (i8, i8) {
        match self {
            Direction::N => (0, 1),
            Direction::NE => (1, 1),
            Direction::E => (1, 0),
            Direction::SE => (1, -1),
            Direction::S => (0, -1),
            Direction::SW => (-1, -1),
            Direction::W => (-1, 0),
            Direction::NW => (-1, 1),
        }
    }

    /// This direction turned 45° to the left.
    #[inline]
    pub const fn left(self) -> Direction {
        Self::from_index(self as usize + 7)
    }

    /// This direction turned 45° to the right.
    #[inline]
    pub const fn right(self) -> Direction {
        Self::from_index(self as usize + 1)
    }

    /// The opposite direction.
    #[inline]
    pub const fn reversed(self) -> Direction {
        Self::from_index(self as usize + 4)
    }

    /// The direction after mirroring the board from left to right: east becomes west.
    #[inline]
    pub const fn mirrored(self) -> Direction {
        Self::from_index(8 - self as usize)
    }

    /// Number of 45° turns from this direction to another, the shorter way round: 0 to 4.
    #[inline]
    pub const fn turns_to(self, other: Direction) -> u8 {
        let right = (other as u8 + 8 - self as u8) % 8;
        if right > 4 { 8 - right } else { right }
    }

    /// The forward direction of a side.
    #[inline]
    pub const fn forward(side: Side) -> Direction {
        match side {
            Side::South => Direction::N,
            Side::North => Direction::S,
        }
    }

    /// Parses a direction at the beginning of a text. Returns the direction and its length in bytes. Ignores case and
    /// prefers the longest match, such as `NW` over `N`.
    #[inline]
    pub(super) fn parse_prefix(text: &str) -> Option<(Direction, usize)> {
        let starts = |name: &str| text.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name));
        let (index, name) =
            Self::NAMES.into_iter().enumerate().filter(|(_, name)| starts(name)).max_by_key(|(_, name)| name.len())?;
        Some((Self::ALL[index], name.len()))
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::NAMES[self.index()])
    }
}

impl fmt::Debug for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error of parsing a direction.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no direction; directions are N, NE, E, SE, S, SW, W and NW")]
pub struct ParseDirectionError(pub String);

impl FromStr for Direction {
    type Err = ParseDirectionError;

    /// Reads `NW`, `nw`.
    fn from_str(text: &str) -> Result<Direction, ParseDirectionError> {
        match Direction::parse_prefix(text) {
            Some((direction, length)) if length == text.len() => Ok(direction),
            _ => Err(ParseDirectionError(text.chars().take(12).collect())),
        }
    }
}

serde_as_text!(Direction);
