//! Places on the board of any game.

use std::fmt;
use std::str::FromStr;

use super::cannon::Point;
use super::serde_help::serde_as_text;
use super::tank_chess::Square;

/// A place of any board, a point or a square, by file and rank. It need not exist on the board of a game;
/// [`Game::has_spot`](super::Game::has_spot) tells whether it does.
///
/// ```
/// use cannon_rules::Spot;
///
/// let spot: Spot = "P16".parse()?;
/// assert_eq!((spot.file, spot.rank), (15, 15));
/// assert_eq!(spot.to_string(), "p16");
/// # Ok::<(), cannon_rules::UnknownSpot>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// Counted from South's home rank, from 0 (rank `1`). The first field, so that spots are ordered rank by rank.
    pub rank: u8,
    /// Counted from the left as South sees it, from 0 (`a`).
    pub file: u8,
}

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

/// The text is no name of a place, such as `a1` or `P16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a place of a board, such as e4")]
pub struct UnknownSpot;

impl FromStr for Spot {
    type Err = UnknownSpot;

    /// Reads a letter and a number from 1, with the letter in upper or lower case.
    fn from_str(text: &str) -> Result<Spot, UnknownSpot> {
        let file = text.bytes().next().filter(u8::is_ascii_alphabetic).ok_or(UnknownSpot)?;
        let digits = &text[1..];
        let is_number = digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
        let rank: u8 = digits.parse().ok().filter(|_| is_number).ok_or(UnknownSpot)?;
        Ok(Spot::new(file.to_ascii_lowercase() - b'a', rank - 1))
    }
}

serde_as_text!(Spot);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spots_are_named_and_ordered_as_on_a_board() {
        assert_eq!(Spot::new(0, 0).to_string(), "a1");
        assert_eq!(Spot::new(23, 23).to_string(), "x24");
        assert!(Spot::new(9, 0) < Spot::new(0, 1), "rank by rank");
    }

    #[test]
    fn names_are_read_back_and_other_texts_are_refused() {
        for (file, rank) in [(0, 0), (9, 9), (23, 23), (25, 254)] {
            let spot = Spot::new(file, rank);
            assert_eq!(spot.to_string().parse(), Ok(spot));
        }
        for text in ["", "a", "4", "a0", "a01", "a+1", "a256", "ä1", "aa1", "a1 ", " a1", "€"] {
            assert_eq!(text.parse::<Spot>(), Err(UnknownSpot), "{text}");
        }
    }
}
