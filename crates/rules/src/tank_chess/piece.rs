//! Units on the board: a single unit, and the army of one side.

use super::{Facing, Square, UnitKind};

/// A unit on the board that has not been destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its square.
    pub square: Square,
    /// Its kind.
    pub kind: UnitKind,
    /// Its facing.
    pub facing: Facing,
}

/// Value of the unused entries of an army.
const FILLER: Piece = Piece { square: Square::FIRST, kind: UnitKind::FIRST, facing: Facing::N };

/// The units of a side, sorted by square so that equal positions hold them in the same order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Army {
    /// The first `count` entries are units. The others are [`FILLER`], so that equal armies compare equal.
    pieces: [Piece; Army::MAX_UNITS],
    count: u8,
}

impl Army {
    /// Maximum number of units per side.
    pub(super) const MAX_UNITS: usize = 32;

    /// An army of these units, in any order. Units beyond the maximum are dropped.
    #[inline]
    pub(super) fn new(pieces: impl IntoIterator<Item = Piece>) -> Army {
        let mut army = Army { pieces: [FILLER; Army::MAX_UNITS], count: 0 };
        for piece in pieces {
            army.insert(piece);
        }
        army
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[Piece] {
        &self.pieces[..usize::from(self.count)]
    }

    /// Index of the unit on this square.
    #[inline]
    pub(super) fn find(&self, square: Square) -> Option<usize> {
        self.as_slice().iter().position(|piece| piece.square == square)
    }

    /// Inserts a unit in sorted order. Does nothing if the army is full.
    #[inline]
    pub(super) fn insert(&mut self, piece: Piece) {
        let count = usize::from(self.count);
        if count == Army::MAX_UNITS {
            return;
        }
        let mut at = count;
        while at > 0 && self.pieces[at - 1].square > piece.square {
            self.pieces[at] = self.pieces[at - 1];
            at -= 1;
        }
        self.pieces[at] = piece;
        self.count += 1;
    }

    /// Removes and returns the unit at this index, which must be in range.
    #[inline]
    pub(super) fn remove(&mut self, index: usize) -> Piece {
        let piece = self.pieces[index];
        let count = usize::from(self.count);
        self.pieces.copy_within(index + 1..count, index);
        self.count -= 1;
        self.pieces[count - 1] = FILLER;
        piece
    }
}
