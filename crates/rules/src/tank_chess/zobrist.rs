//! Zobrist keys of Tank Chess, computed on demand because tables would exceed the CPU caches.

use super::objective::{HoldCount, Mark, Objective};
use super::{Piece, Square, TerrainKind};
use crate::Side;
use crate::splitmix::splitmix64;

/// Part of the key while North is to move.
pub(super) const NORTH_TO_MOVE: u64 = splitmix64(0x7461_6e6b_0000_0001);
/// Part of the key after the Command of the side not to move has left the board.
pub(super) const COMMAND_LEFT: u64 = splitmix64(0x7461_6e6b_0000_0002);

/// Part of the key after the depot of the side to move has been destroyed.
pub(super) const DEPOT_DESTROYED: u64 = splitmix64(0x7461_6e6b_0000_0003);

/// Namespaces of the keys, in the upper bits of the hash input.
const PIECE: u64 = 1 << 40;
const WRECK: u64 = 2 << 40;
const MINE: u64 = 3 << 40;
const TERRAIN: u64 = 4 << 40;
const FLAG: u64 = 5 << 40;
const SIZE: u64 = 6 << 40;
const MARK: u64 = 7 << 40;
const OBJECTIVE: u64 = 8 << 40;
const HELD: u64 = 9 << 40;

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

/// Key of an objective with its marked squares and its parameter.
pub(super) fn objective(objective: &Objective) -> u64 {
    let parameter = match *objective {
        Objective::Hold { turns, .. } => 1 << 8 | u64::from(turns),
        Objective::Escort { .. } => 2 << 8,
        Objective::Depots { armour, .. } => 3 << 8 | u64::from(armour),
        Objective::Survivors { least } => 4 << 8 | u64::from(least),
    };
    objective.marks().fold(splitmix64(OBJECTIVE | parameter), |key, (square, mark)| {
        let kind = match mark {
            Mark::Hold => 0,
            Mark::Exit(side) => 1 + side.index() as u64,
            Mark::Depot(side) => 3 + side.index() as u64,
        };
        key ^ splitmix64(MARK | kind << 16 | square.index() as u64)
    })
}

/// Key of the count of turns for which marked squares have been held.
pub(super) fn held(count: HoldCount) -> u64 {
    splitmix64(HELD | (count.side.index() as u64) << 16 | u64::from(count.turns))
}

/// Key of the board size.
pub(super) fn size(size: u8) -> u64 {
    splitmix64(SIZE | u64::from(size))
}
