//! A unit on the board, and those of one side together.

use super::{Facing, Square, UnitKind};

/// A live unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub kind: UnitKind,
    /// Where it looks.
    pub facing: Facing,
}

/// What fills up an army.
const NOBODY: Piece = Piece { square: Square::FIRST, kind: UnitKind::FIRST, facing: Facing::N };

/// The live units of a side, ordered by square, so that equal positions hold them in the same order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Army {
    /// The first `count` are units; the others are as [`NOBODY`], so that equal armies are equal as a whole.
    pieces: [Piece; Army::MOST],
    count: u8,
}

impl Army {
    /// Most units of a side.
    pub(super) const MOST: usize = 32;

    /// An army of these units, whatever their order. More than there can be are left out.
    pub(super) fn new(pieces: impl IntoIterator<Item = Piece>) -> Army {
        let mut army = Army { pieces: [NOBODY; Army::MOST], count: 0 };
        for piece in pieces {
            army.insert(piece);
        }
        army
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[Piece] {
        &self.pieces[..usize::from(self.count)]
    }

    /// The unit on this square.
    #[inline]
    pub(super) fn find(&self, square: Square) -> Option<usize> {
        self.as_slice().iter().position(|piece| piece.square == square)
    }

    /// Adds a unit in its place; a full army stays as it is.
    #[inline]
    pub(super) fn insert(&mut self, piece: Piece) {
        let count = usize::from(self.count);
        if count == Army::MOST {
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

    /// Takes out the unit with this index, which must be less than their number.
    #[inline]
    pub(super) fn remove(&mut self, index: usize) -> Piece {
        let piece = self.pieces[index];
        let count = usize::from(self.count);
        self.pieces.copy_within(index + 1..count, index);
        self.count -= 1;
        self.pieces[count - 1] = NOBODY;
        piece
    }
}
