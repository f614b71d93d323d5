//! Sets of points, one bit per point.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use super::{Direction, Point};
use crate::Side;

/// Bits from one rank to the next: ten points and two guard columns that are never set. A line of up to three points
/// beyond the board edge then ends on guard bits instead of wrapping onto the next rank.
pub(super) const RANK_STRIDE: i32 = 12;

/// A set of points.
///
/// Point `(file, rank)` is bit `12 * rank + file`; all other bits are zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bitboard(u128);

impl Bitboard {
    /// Number of bits between adjacent points of a file.
    pub const BITS_PER_RANK: u32 = RANK_STRIDE as u32;

    /// The empty set.
    pub const EMPTY: Bitboard = Bitboard(0);

    /// All hundred points.
    pub const ALL: Bitboard = {
        let mut bits = 0;
        let mut rank = 0;
        while rank < Point::SIZE as i32 {
            bits |= 0x3ff << (RANK_STRIDE * rank);
            rank += 1;
        }
        Bitboard(bits)
    };

    /// The points of one rank, counted from 0.
    ///
    /// # Panics
    /// If `rank` is not below 10.
    #[inline]
    pub const fn rank(rank: u8) -> Bitboard {
        assert!(rank < Point::SIZE);
        Bitboard(0x3ff << (RANK_STRIDE * rank as i32))
    }

    /// The points of one file, counted from 0.
    ///
    /// # Panics
    /// If `file` is not below 10.
    #[inline]
    pub const fn file(file: u8) -> Bitboard {
        assert!(file < Point::SIZE);
        let mut bits = 0;
        let mut rank = 0;
        while rank < Point::SIZE as i32 {
            bits |= 1 << (RANK_STRIDE * rank + file as i32);
            rank += 1;
        }
        Bitboard(bits)
    }

    /// The home rank of a side.
    #[inline]
    pub const fn home_rank(side: Side) -> Bitboard {
        match side {
            Side::South => Self::rank(0),
            Side::North => Self::rank(Point::SIZE - 1),
        }
    }

    /// The points on which a side may place its town: the home rank without its corners.
    #[inline]
    pub const fn town_points(side: Side) -> Bitboard {
        let corners = Self::file(0).0 | Self::file(Point::SIZE - 1).0;
        Bitboard(Self::home_rank(side).0 & !corners)
    }

    /// The set that contains only this point.
    #[inline]
    pub const fn from_point(point: Point) -> Bitboard {
        Bitboard(1 << bit_index(point))
    }

    /// The raw bits, in the order documented on the type.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set with these bits. Bits that are not on the board are dropped.
    #[inline]
    pub const fn from_bits(bits: u128) -> Bitboard {
        Bitboard(bits & Self::ALL.0)
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the point is in the set.
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> bit_index(point) & 1 != 0
    }

    /// Whether the sets have a point in common.
    #[inline]
    pub const fn intersects(self, other: Bitboard) -> bool {
        self.0 & other.0 != 0
    }

    /// Number of points.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The set with the point added.
    #[inline]
    pub const fn with(self, point: Point) -> Bitboard {
        Bitboard(self.0 | 1 << bit_index(point))
    }

    /// The set with the point removed.
    #[inline]
    pub const fn without(self, point: Point) -> Bitboard {
        Bitboard(self.0 & !(1 << bit_index(point)))
    }

    /// The first point in board order (lowest rank, then lowest file), if any.
    #[inline]
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 { None } else { Some(point_at_bit(self.0.trailing_zeros())) }
    }

    /// All points shifted by one step. Points that leave the board are dropped.
    #[inline]
    pub const fn shifted(self, direction: Direction) -> Bitboard {
        Bitboard::from_bits(shift_bits(self.0, stride(direction)))
    }

    /// All points adjacent to a point of the set, in any of the eight directions. Points of the set itself are included
    /// only if they are adjacent to another point of the set.
    #[inline]
    pub const fn neighbours(self) -> Bitboard {
        let sides = self.0 << 1 | self.0 >> 1;
        let row = sides | self.0;
        Bitboard::from_bits(sides | row << RANK_STRIDE | row >> RANK_STRIDE)
    }

    /// The set after rotating the board by 180°, as the opponent sees it.
    #[inline]
    pub const fn rotated(self) -> Bitboard {
        // Reversing the 128 bits maps point (0, 0) from bit 0 to bit 127, but it belongs at (9, 9), bit 117.
        Bitboard(self.0.reverse_bits() >> 10)
    }
}

/// Bit offset of one step in this direction (negative for lower bits).
#[inline]
pub(super) const fn stride(direction: Direction) -> i32 {
    let (files, ranks) = direction.step();
    RANK_STRIDE * ranks as i32 + files as i32
}

/// Shifts bits up by `by`, or down if it is negative. Only bits beyond the 128 are lost; guard bits may become set.
/// Compiles to a constant shift where `by` is constant.
#[inline(always)]
pub(super) const fn shift_bits(bits: u128, by: i32) -> u128 {
    if by >= 0 { bits << by } else { bits >> -by }
}

/// Bit index of a point.
#[inline(always)]
pub(super) const fn bit_index(point: Point) -> u32 {
    let index = point.index() as u32;
    index + 2 * (index / 10)
}

/// The point at a bit index, which must be a bit of the board.
#[inline(always)]
pub(super) const fn point_at_bit(bit: u32) -> Point {
    POINT_BY_BIT[(bit & 127) as usize]
}

/// Points by bit index; a1 for bits that are not on the board.
const POINT_BY_BIT: [Point; 128] = {
    let Some(corner) = Point::from_index(0) else { panic!("there is a point 0") };
    let mut points = [corner; 128];
    let mut index = 0;
    while let Some(point) = Point::from_index(index) {
        points[bit_index(point) as usize] = point;
        index += 1;
    }
    points
};

impl From<Point> for Bitboard {
    #[inline]
    fn from(point: Point) -> Bitboard {
        Bitboard::from_point(point)
    }
}

impl FromIterator<Point> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Bitboard {
        points.into_iter().fold(Bitboard::EMPTY, Bitboard::with)
    }
}

impl IntoIterator for Bitboard {
    type Item = Point;
    type IntoIter = Points;

    #[inline]
    fn into_iter(self) -> Points {
        Points(self.0)
    }
}

/// Iterator over the points of a set, rank by rank from a1 to j10.
#[derive(Clone, Debug)]
pub struct Points(u128);

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        if self.0 == 0 {
            return None;
        }
        let point = point_at_bit(self.0.trailing_zeros());
        self.0 &= self.0 - 1;
        Some(point)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Points {}

impl BitOr for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }
}

impl BitAnd for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & other.0)
    }
}

impl Sub for Bitboard {
    type Output = Bitboard;
    /// Set difference.
    #[inline]
    fn sub(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & !other.0)
    }
}

impl Not for Bitboard {
    type Output = Bitboard;
    /// Complement within the board.
    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0 & Self::ALL.0)
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Bitboard) {
        *self = *self | other;
    }
}

impl BitAndAssign for Bitboard {
    fn bitand_assign(&mut self, other: Bitboard) {
        *self = *self & other;
    }
}

impl SubAssign for Bitboard {
    fn sub_assign(&mut self, other: Bitboard) {
        *self = *self - other;
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
