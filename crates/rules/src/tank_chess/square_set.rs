//! Sets of squares: bitboards with one word per rank.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Facing, Square};

/// A set of squares: one word of bits per rank, with file A in the lowest bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(pub(super) [u32; Square::MAX_SIZE as usize]);

impl SquareSet {
    /// Bits of a row that are squares of the largest board.
    pub(super) const ROW_MASK: u32 = (1 << Square::MAX_SIZE) - 1;

    /// The empty set.
    pub const EMPTY: SquareSet = SquareSet([0; Square::MAX_SIZE as usize]);

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(&self, square: Square) -> bool {
        self.0[square.rank() as usize] >> square.file() & 1 != 0
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0[square.rank() as usize] |= 1 << square.file();
    }

    /// Removes a square.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0[square.rank() as usize] &= !(1 << square.file());
    }

    /// Adds all squares of another set.
    #[inline]
    pub fn union_with(&mut self, other: &SquareSet) {
        self.0.iter_mut().zip(&other.0).for_each(|(row, more)| *row |= more);
    }

    /// The squares of the set, each moved one step in this direction. Squares beyond the largest board are dropped.
    #[inline]
    pub(super) fn one_step(&self, direction: Facing) -> SquareSet {
        let (files, ranks) = direction.step();
        // Separate loops with constant shifts, so that they can be vectorised.
        let shifted: [u32; Square::MAX_SIZE as usize] = match files {
            0 => self.0,
            1 => self.0.map(|row| row << 1 & SquareSet::ROW_MASK),
            _ => self.0.map(|row| row >> 1),
        };
        let mut stepped = SquareSet::EMPTY;
        match ranks {
            0 => stepped.0 = shifted,
            1 => stepped.0[1..].copy_from_slice(&shifted[..shifted.len() - 1]),
            _ => stepped.0[..shifted.len() - 1].copy_from_slice(&shifted[1..]),
        }
        stepped
    }

    /// Number of squares.
    #[inline]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    /// The squares of the set that are also among `squares`.
    #[inline]
    pub fn restricted_to(&self, squares: impl IntoIterator<Item = Square>) -> SquareSet {
        squares.into_iter().filter(|&square| self.contains(square)).collect()
    }

    /// Whether the sets have a square in common.
    #[inline]
    pub fn intersects(&self, other: &SquareSet) -> bool {
        // No early exit, so that the loop can be vectorised.
        self.0.iter().zip(&other.0).fold(0, |met, (row, other)| met | row & other) != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&row| row == 0)
    }

    /// Iterates over the squares, rank by rank from A1.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Square> + use<> {
        let SquareSet(mut rows) = *self;
        let mut rank = 0;
        std::iter::from_fn(move || {
            while let Some(row) = rows.get_mut(usize::from(rank)) {
                if *row != 0 {
                    let file = row.trailing_zeros() as u8;
                    *row &= *row - 1;
                    return Square::new(file, rank);
                }
                rank += 1;
            }
            None
        })
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        let mut rows = SquareSet::EMPTY;
        squares.into_iter().for_each(|square| rows.insert(square));
        rows
    }
}

impl Serialize for SquareSet {
    /// Writes a list of square names, from A1 rank by rank.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SquareSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SquareSet, D::Error> {
        Ok(Vec::<Square>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
