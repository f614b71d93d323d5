//! Squares of the board.

use std::fmt;
use std::str::FromStr;

use super::Facing;
use crate::serde_help::serde_as_text;

/// A square, numbered rank by rank from A1 (0) to X24 (575). The numbering does not depend on the board size, so the
/// same name is the same number on every board.
///
/// The rank is in the upper byte and the file in the lower byte. The rules and the search need rank and file far more
/// often than the number, and a division would take longer than most of the work with them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u16);

impl Square {
    /// A1.
    pub(super) const FIRST: Square = Square(0);
    /// Maximum number of files and ranks of a board.
    pub const MAX_SIZE: u8 = 24;
    /// Number of squares of the largest board.
    pub const COUNT: usize = Square::MAX_SIZE as usize * Square::MAX_SIZE as usize;

    /// The square on the given file and rank, both counted from 0. `None` off the largest board.
    #[inline]
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < Self::MAX_SIZE && rank < Self::MAX_SIZE {
            Some(Square((rank as u16) << 8 | file as u16))
        } else {
            None
        }
    }

    /// The square with the given number. `None` from 576 up.
    #[inline]
    pub const fn from_index(index: u16) -> Option<Square> {
        let size = Self::MAX_SIZE as u16;
        if (index as usize) < Self::COUNT { Self::new((index % size) as u8, (index / size) as u8) } else { None }
    }

    /// The square's number, 0 to 575.
    #[inline]
    pub const fn index(self) -> usize {
        self.rank() as usize * Self::MAX_SIZE as usize + self.file() as usize
    }

    /// File counted from 0 (`A`).
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 as u8
    }

    /// Rank counted from 0 (rank `1`).
    #[inline]
    pub const fn rank(self) -> u8 {
        (self.0 >> 8) as u8
    }

    /// Whether the square is on a board of this size.
    #[inline]
    pub const fn is_on(self, size: u8) -> bool {
        self.file() < size && self.rank() < size
    }

    /// The square this many squares away in a direction. `None` off the largest board.
    #[inline]
    pub fn toward(self, facing: Facing, squares: u8) -> Option<Square> {
        let (files, ranks) = facing.step();
        let squares = i8::try_from(squares).ok()?;
        Square::new(
            self.file().checked_add_signed(files.checked_mul(squares)?)?,
            self.rank().checked_add_signed(ranks.checked_mul(squares)?)?,
        )
    }

    /// Direction and distance to another square, if it is in line in one of the eight directions.
    #[inline]
    pub fn bearing(self, other: Square) -> Option<(Facing, u8)> {
        let files = other.file() as i8 - self.file() as i8;
        let ranks = other.rank() as i8 - self.rank() as i8;
        let straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
        if !straight || (files, ranks) == (0, 0) {
            return None;
        }
        let facing = Facing::ALL.into_iter().find(|facing| facing.step() == (files.signum(), ranks.signum()))?;
        Some((facing, files.unsigned_abs().max(ranks.unsigned_abs())))
    }

    /// Number of steps between two squares on an empty board (Chebyshev distance).
    #[inline]
    pub fn distance(self, other: Square) -> u8 {
        self.file().abs_diff(other.file()).max(self.rank().abs_diff(other.rank()))
    }

    /// The square after mirroring a board of this size from left to right. The square must be on the board.
    #[inline]
    pub const fn mirrored(self, size: u8) -> Square {
        match Square::new(size.wrapping_sub(1).wrapping_sub(self.file()), self.rank()) {
            Some(square) => square,
            None => self,
        }
    }

    /// The square after rotating a board of this size by 180°, as the opponent sees it. The square must be on the
    /// board.
    #[inline]
    pub const fn rotated(self, size: u8) -> Square {
        let (file, rank) =
            (size.wrapping_sub(1).wrapping_sub(self.file()), size.wrapping_sub(1).wrapping_sub(self.rank()));
        match Square::new(file, rank) {
            Some(square) => square,
            None => self,
        }
    }

    /// All squares of a board of this size, from A1 rank by rank.
    #[inline]
    pub fn all(size: u8) -> impl DoubleEndedIterator<Item = Square> {
        (0..size).flat_map(move |rank| (0..size).filter_map(move |file| Square::new(file, rank)))
    }

    /// Parses a square at the beginning of a text. Returns the square and its length in bytes. Ignores case.
    #[inline]
    pub(super) fn parse_prefix(text: &str) -> Option<(Square, usize)> {
        let bytes = text.as_bytes();
        let file = bytes.first()?.to_ascii_uppercase().checked_sub(b'A')?;
        let digits = bytes[1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let rank: u8 = text.get(1..=digits)?.parse().ok()?;
        let leading_zero = bytes.get(1) == Some(&b'0');
        let square = Square::new(file, rank.checked_sub(1)?).filter(|_| !leading_zero)?;
        Some((square, 1 + digits))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error of parsing a square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no square; squares are A1 to X24")]
pub struct ParseSquareError(pub String);

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads `E1`, `e1`, `P16`.
    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        match Square::parse_prefix(text) {
            Some((square, length)) if length == text.len() => Ok(square),
            _ => Err(ParseSquareError(text.chars().take(12).collect())),
        }
    }
}

serde_as_text!(Square);
