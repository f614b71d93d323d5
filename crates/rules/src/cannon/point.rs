//! Points of the board.

use std::fmt;
use std::str::FromStr;

use super::Direction;

/// One of the hundred points, numbered rank by rank from a1 (0) to j10 (99).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// Files and ranks of the board.
    pub const SIZE: u8 = 10;

    /// The point on the given file and rank, both counted from 0. `None` off the board.
    #[inline]
    pub const fn new(file: u8, rank: u8) -> Option<Point> {
        if file < Self::SIZE && rank < Self::SIZE { Some(Point(rank * Self::SIZE + file)) } else { None }
    }

    /// The point with the given number. `None` from 100 up.
    #[inline]
    pub const fn from_index(index: u8) -> Option<Point> {
        if index < Self::SIZE * Self::SIZE { Some(Point(index)) } else { None }
    }

    /// The point's number, 0 to 99.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// File counted from 0 (`a`).
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 % Self::SIZE
    }

    /// Rank counted from 0 (rank `1`).
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 / Self::SIZE
    }

    /// The point this many files and ranks away. `None` off the board.
    #[inline]
    pub fn offset(self, files: i8, ranks: i8) -> Option<Point> {
        Point::new(self.file().checked_add_signed(files)?, self.rank().checked_add_signed(ranks)?)
    }

    /// The point this many steps away in a direction. `None` off the board.
    #[inline]
    pub fn toward(self, direction: Direction, steps: i8) -> Option<Point> {
        let (files, ranks) = direction.step();
        self.offset(files * steps, ranks * steps)
    }

    /// The point after rotating the board by 180°, as the opponent sees it.
    #[inline]
    pub const fn rotated(self) -> Point {
        Point(Self::SIZE * Self::SIZE - 1 - self.0)
    }

    /// The point after mirroring the board from left to right: file a becomes file j.
    #[inline]
    pub const fn mirrored(self) -> Point {
        Point(self.rank() * Self::SIZE + Self::SIZE - 1 - self.file())
    }

    /// All points from a1 to j10.
    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Point> + ExactSizeIterator {
        (0..Self::SIZE * Self::SIZE).map(Point)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error of parsing a point.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no point; points are a1 to j10")]
pub struct ParsePointError(pub String);

impl FromStr for Point {
    type Err = ParsePointError;

    /// Reads `e1`, `E1`, `j10`.
    fn from_str(text: &str) -> Result<Point, ParsePointError> {
        let error = || ParsePointError(text.chars().take(12).collect());
        let (file, rank) = text.split_at_checked(1).ok_or_else(error)?;
        let file = file.as_bytes()[0].to_ascii_lowercase().wrapping_sub(b'a');
        let rank = match rank.as_bytes() {
            [digit @ b'1'..=b'9'] => digit - b'1',
            b"10" => 9,
            _ => return Err(error()),
        };
        Point::new(file, rank).ok_or_else(error)
    }
}
