//! Zobrist keys of Tank Chess, computed on demand because tables would exceed the CPU caches.

use super::{Piece, Square, TerrainKind};
use crate::Side;
use crate::splitmix::splitmix64;

/// Part of the key while North is to move.
pub(super) const NORTH_TO_MOVE: u64 = splitmix64(0x7461_6e6b_0000_0001);
/// Part of the key after the Command of the side not to move has left the board.
pub(super) const COMMAND_LEFT: u64 = splitmix64(0x7461_6e6b_0000_0002);

/// Namespaces of the keys, in the upper bits of the hash input.
const PIECE: u64 = 1 << 40;
const WRECK: u64 = 2 << 40;
const MINE: u64 = 3 << 40;
const TERRAIN: u64 = 4 << 40;
const FLAG: u64 = 5 << 40;
const SIZE: u64 = 6 << 40;

/// Key of a unit with its square and facing.
#[inline]
pub(super) fn piece(side: Side, piece: Piece) -> u64 {
    let what =
        (side.index() << 24 | piece.kind.index() << 16 | piece.facing.index() << 12 | piece.square.index()) as u64;
    splitmix64(PIECE | what)
}

/// Key of a wreck.
#[inline]
pub(super) fn wreck(square: Square) -> u64 {
    splitmix64(WRECK | square.index() as u64)
}

/// Key of a mine.
pub(super) fn mine(square: Square) -> u64 {
    splitmix64(MINE | square.index() as u64)
}

/// Key of terrain on a square.
pub(super) fn terrain(kind: TerrainKind, square: Square) -> u64 {
    splitmix64(TERRAIN | (kind.index() as u64) << 16 | square.index() as u64)
}

/// Key of a side's flag.
pub(super) fn flag(side: Side, square: Square) -> u64 {
    splitmix64(FLAG | (side.index() as u64) << 16 | square.index() as u64)
}

/// Key of the board size.
pub(super) fn size(size: u8) -> u64 {
    splitmix64(SIZE | u64::from(size))
}
