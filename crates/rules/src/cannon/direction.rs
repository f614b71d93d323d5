//! The eight directions on the board.

/// A direction, as a compass point with South's home rank at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Up the ranks.
    North,
    /// Up the ranks and files.
    NorthEast,
    /// Up the files.
    East,
    /// Down the ranks, up the files.
    SouthEast,
    /// Down the ranks.
    South,
    /// Down the ranks and files.
    SouthWest,
    /// Down the files.
    West,
    /// Up the ranks, down the files.
    NorthWest,
}

impl Direction {
    /// All eight, clockwise from North.
    pub const ALL: [Direction; 8] = [
        Direction::North,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];

    /// One step in this direction, as (files, ranks).
    pub const fn step(self) -> (i8, i8) {
        match self {
            Direction::North => (0, 1),
            Direction::NorthEast => (1, 1),
            Direction::East => (1, 0),
            Direction::SouthEast => (1, -1),
            Direction::South => (0, -1),
            Direction::SouthWest => (-1, -1),
            Direction::West => (-1, 0),
            Direction::NorthWest => (-1, 1),
        }
    }

    /// The opposite direction.
    #[inline]
    pub const fn reversed(self) -> Direction {
        Self::ALL[(self as usize + 4) % 8]
    }
}
