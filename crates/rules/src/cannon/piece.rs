//! Kinds of pieces.

use crate::Side;

/// The two kinds of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceKind {
    /// A side has up to fifteen soldiers, which move and capture.
    Soldier,
    /// The principal piece: a side that loses its town loses the game. It never moves.
    Town,
}

impl PieceKind {
    /// The letter of this kind of piece in position texts.
    pub const fn letter(self, side: Side) -> char {
        match (side, self) {
            (Side::South, PieceKind::Soldier) => 'd',
            (Side::South, PieceKind::Town) => 'D',
            (Side::North, PieceKind::Soldier) => 'l',
            (Side::North, PieceKind::Town) => 'L',
        }
    }

    /// The piece with this letter.
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
