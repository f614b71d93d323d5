//! Random numbers that make up the position keys.

use super::bitboard::bit_of;
use super::{PieceKind, Point, ShiftRun};
use crate::Side;
use crate::mix::mix;

/// In the key while North is to move.
pub(super) const NORTH_TO_MOVE: u64 = mix(0x6e6f_7274_6800_0001);

/// In the key once the town of the side to move has been taken (a town still to be placed leaves no trace in the key).
pub(super) const TOWN_TAKEN: u64 = mix(0x7461_6b65_6e00_0001);

/// The number of a piece on a point.
#[inline]
pub(super) fn piece(side: Side, kind: PieceKind, point: Point) -> u64 {
    PIECES[side.index()][kind as usize][bit_of(point) as usize & 127]
}

/// The number of a side's run of shifts. Rare, so made on demand.
pub(super) fn run(side: Side, run: Option<ShiftRun>) -> u64 {
    let Some(run) = run else { return 0 };
    let [end, _, other] = run.soldiers();
    mix(0x7275_6e00_0000_0000
        | (side.index() as u64) << 24
        | (end.index() as u64) << 16
        | (other.index() as u64) << 8
        | u64::from(run.count()))
}

/// By side, kind and bit of the point.
static PIECES: [[[u64; 128]; 2]; 2] = {
    let mut table = [[[0; 128]; 2]; 2];
    let mut n = 0;
    while n < 512 {
        table[n / 256][n / 128 % 2][n % 128] = mix(n as u64 + 1);
        n += 1;
    }
    table
};
