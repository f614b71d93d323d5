//! What stands on a point.

use crate::Side;

/// The two kinds of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceKind {
    /// One of up to fifteen that move and fight.
    Soldier,
    /// The one that must not be lost. It never moves.
    Town,
}

impl PieceKind {
    /// The letter of this kind of piece in position texts.
    #[must_use]
    pub const fn letter(self, side: Side) -> char {
        match (side, self) {
            (Side::South, PieceKind::Soldier) => 'd',
            (Side::South, PieceKind::Town) => 'D',
            (Side::North, PieceKind::Soldier) => 'l',
            (Side::North, PieceKind::Town) => 'L',
        }
    }

    /// The piece with this letter.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<(Side, PieceKind)> {
        match letter {
            'd' => Some((Side::South, PieceKind::Soldier)),
            'D' => Some((Side::South, PieceKind::Town)),
            'l' => Some((Side::North, PieceKind::Soldier)),
            'L' => Some((Side::North, PieceKind::Town)),
            _ => None,
        }
    }
}
