//! Zobrist keys of Cannon.

use super::bitboard::bit_index;
use super::{PieceKind, Point, ShiftRun};
use crate::Side;
use crate::splitmix::splitmix64;

/// Part of the key while North is to move.
pub(super) const NORTH_TO_MOVE: u64 = splitmix64(0x6e6f_7274_6800_0001);

/// Part of the key after the town of the side to move was taken. A town still to be placed has no part in the key.
pub(super) const TOWN_TAKEN: u64 = splitmix64(0x7461_6b65_6e00_0001);

/// Key of a piece on a point.
#[inline]
pub(super) fn piece(side: Side, kind: PieceKind, point: Point) -> u64 {
    PIECE_KEYS[side.index()][kind as usize][bit_index(point) as usize & 127]
}

/// Key of a side's run of shifts. Computed on demand because runs are rare.
pub(super) fn shift_run(side: Side, run: Option<ShiftRun>) -> u64 {
    let Some(run) = run else { return 0 };
    let [end, _, other] = run.soldiers();
    splitmix64(
        0x7275_6e00_0000_0000
            | (side.index() as u64) << 24
            | (end.index() as u64) << 16
            | (other.index() as u64) << 8
            | u64::from(run.count()),
    )
}

/// Keys by side, kind and bit index of the point.
static PIECE_KEYS: [[[u64; 128]; 2]; 2] = {
    let mut table = [[[0; 128]; 2]; 2];
    let mut n = 0;
    while n < 512 {
        table[n / 256][n / 128 % 2][n % 128] = splitmix64(n as u64 + 1);
        n += 1;
    }
    table
};
