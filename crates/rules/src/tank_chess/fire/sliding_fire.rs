//! Sliding direct fire from many squares at once, computed rank by rank on bitboards.

use crate::tank_chess::{Facing, Square, SquareSet};

/// Number of ranks of the largest board.
const RANKS: usize = Square::MAX_SIZE as usize;

const fn shifted_row(row: u32, files: i8) -> u32 {
    SquareSet::ROW_MASK & if files >= 0 { row << files } else { row >> -files }
}

/// The squares hit by shots from `muzzles` in direction `flight`: the adjacent square, and further squares over free
/// squares, up to and including the first blocked square. `size` is the size of the board.
#[inline]
pub(super) fn sliding_fire(muzzles: &SquareSet, free: &SquareSet, flight: Facing, size: u8) -> SquareSet {
    let ranks = usize::from(size).min(RANKS);
    match flight.step() {
        (files, 0) => slide_along_ranks(muzzles, free, files, ranks),
        (0, step) => slide_across_ranks(muzzles, free, step, ranks, |row| row),
        (1, step) => slide_across_ranks(muzzles, free, step, ranks, |row| shifted_row(row, 1)),
        (_, step) => slide_across_ranks(muzzles, free, step, ranks, |row| shifted_row(row, -1)),
    }
}

#[inline(always)]
fn slide_along_ranks(muzzles: &SquareSet, free: &SquareSet, files: i8, ranks: usize) -> SquareSet {
    let mut hits = SquareSet::EMPTY;
    for rank in 0..ranks {
        let (mut flying, mut open) = (muzzles.0[rank], free.0[rank]);
        // Kogge-Stone fill: each iteration doubles the distance.
        for distance in [1, 2, 4, 8, 16] {
            flying |= open & shifted_row(flying, files * distance);
            open &= shifted_row(open, files * distance);
        }
        hits.0[rank] = shifted_row(flying, files);
    }
    hits
}

/// `sideways` shifts a row by the file component of one step.
#[inline(always)]
fn slide_across_ranks(
    muzzles: &SquareSet,
    free: &SquareSet,
    step: i8,
    ranks: usize,
    sideways: impl Fn(u32) -> u32,
) -> SquareSet {
    let mut hits = SquareSet::EMPTY;
    let mut flying = 0;
    for nth in 0..ranks {
        let rank = if step > 0 { nth } else { ranks - 1 - nth };
        hits.0[rank] = sideways(flying);
        flying = hits.0[rank] & free.0[rank] | muzzles.0[rank];
    }
    hits
}

/// Like [`sliding_fire`], but without the adjacent squares, which must be free for the shot to pass.
pub(super) fn sliding_fire_beyond_adjacent(
    muzzles: &SquareSet,
    free: &SquareSet,
    flight: Facing,
    size: u8,
) -> SquareSet {
    let adjacent = muzzles.one_step(flight);
    let next = SquareSet(std::array::from_fn(|rank| adjacent.0[rank] & free.0[rank]));
    sliding_fire(&next, free, flight, size)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn sliding_fire_stops_at_the_first_blocked_square() {
        let square = |text: &str| -> Square { text.parse().expect("a square") };
        let muzzles: SquareSet = [square("C5")].into_iter().collect();
        let mut free: SquareSet = Square::all(12).collect();
        for blocked in ["G5", "C8", "F8", "D4"] {
            free.remove(square(blocked));
        }
        let names = |rows: SquareSet| rows.iter().map(|at| at.to_string()).collect::<BTreeSet<_>>();
        let set = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<BTreeSet<_>>();
        for (flight, next, beyond) in [
            (Facing::E, "D5", &["E5", "F5", "G5"][..]),
            (Facing::W, "B5", &["A5"]),
            (Facing::N, "C6", &["C7", "C8"]),
            (Facing::NE, "D6", &["E7", "F8"]),
            (Facing::NW, "B6", &["A7"]),
            (Facing::S, "C4", &["C3", "C2", "C1"]),
            (Facing::SW, "B4", &["A3"]),
            (Facing::SE, "D4", &[]),
        ] {
            assert_eq!(names(sliding_fire_beyond_adjacent(&muzzles, &free, flight, 12)), set(beyond), "{flight}");
            assert_eq!(names(sliding_fire(&muzzles, &free, flight, 12)), set(&[&[next], beyond].concat()), "{flight}");
        }
    }
}
