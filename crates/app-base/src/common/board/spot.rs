//! Places on the board of any game.

use std::fmt;

use bevy::prelude::*;

use cannon_rules::cannon::Point;
use cannon_rules::tank_chess::Square;

/// A place of any board, a point or a square, by file and rank. It need not exist on the board of the current game;
/// [`BoardLayout::contains`](super::BoardLayout::contains) tells whether it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// Counted from South's home rank, from 0 (rank `1`). The first field, so that spots are ordered rank by rank.
    pub rank: u8,
    /// Counted from the left as South sees it, from 0 (`a`).
    pub file: u8,
}

/// A place of the board. Its entity is the target of the pointer and has the position of the place.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[require(Transform, Visibility)]
pub struct BoardSpot(pub Spot);

impl Spot {
    /// The place on the given file and rank, both counted from 0.
    pub const fn new(file: u8, rank: u8) -> Spot {
        Spot { rank, file }
    }
}

impl From<Point> for Spot {
    fn from(point: Point) -> Spot {
        Spot::new(point.file(), point.rank())
    }
}

impl From<Square> for Spot {
    fn from(square: Square) -> Spot {
        Spot::new(square.file(), square.rank())
    }
}

impl fmt::Display for Spot {
    /// Text such as `a1` or `x24`. Files beyond `z` are written as numbers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.file {
            0..26 => write!(f, "{}", char::from(b'a' + self.file))?,
            file => write!(f, "({})", file + 1)?,
        }
        write!(f, "{}", u16::from(self.rank) + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spots_are_named_and_ordered_as_on_a_board() {
        assert_eq!(Spot::new(0, 0).to_string(), "a1");
        assert_eq!(Spot::new(23, 23).to_string(), "x24");
        assert!(Spot::new(9, 0) < Spot::new(0, 1), "rank by rank");
    }
}
