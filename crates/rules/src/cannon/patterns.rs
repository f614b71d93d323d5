//! Movement patterns on whole bitboards: each function computes the result for all pieces at once.
//!
//! The functions work on raw bits, because intermediate shifts may set guard bits and bits beyond the board. Each
//! result is restricted to the board by intersecting it with pieces or empty points, unless its documentation says
//! otherwise.

use super::bitboard::{Bitboard, RANK, moved};
use super::{LongShot, RetreatNear};

/// Bit strides of the four lines through a point. The other four directions are their negatives.
pub(super) const AXES: [i32; 4] = [RANK, RANK + 1, 1, RANK - 1];

/// The board from the view of one side: all that its movement depends on. `NORTH` selects the side, whose forward
/// direction is down.
#[derive(Clone, Copy)]
pub(super) struct View<const NORTH: bool> {
    /// The side's soldiers.
    pub(super) own: u128,
    /// The enemy's soldiers.
    pub(super) foe_soldiers: u128,
    /// The enemy's soldiers and town.
    pub(super) foe: u128,
    /// Points with no piece.
    pub(super) empty: u128,
}

impl<const NORTH: bool> View<NORTH> {
    /// Creates the view of the side that owns `own` and `own_town`.
    #[inline(always)]
    pub(super) fn new(own: Bitboard, own_town: Bitboard, foe_soldiers: Bitboard, foe_town: Bitboard) -> Self {
        let foe = foe_soldiers | foe_town;
        View {
            own: own.bits(),
            foe_soldiers: foe_soldiers.bits(),
            foe: foe.bits(),
            empty: (!(own | own_town | foe)).bits(),
        }
    }

    /// Bit strides of the three forward directions.
    pub(super) const FORWARD: [i32; 3] = if NORTH { [-RANK, -RANK - 1, -RANK + 1] } else { [RANK, RANK + 1, RANK - 1] };

    /// Bit strides of the five capture directions.
    pub(super) const CAPTURE: [i32; 5] = [Self::FORWARD[0], Self::FORWARD[1], Self::FORWARD[2], 1, -1];

    /// Points to which soldiers can step along the stride.
    #[inline(always)]
    pub(super) fn steps(&self, stride: i32) -> u128 {
        moved(self.own, stride) & self.empty
    }

    /// Enemy pieces that soldiers can capture along the stride.
    #[inline(always)]
    pub(super) fn captures(&self, stride: i32) -> u128 {
        moved(self.own, stride) & self.foe
    }

    /// Soldiers adjacent to an enemy piece that allows them to retreat.
    #[inline(always)]
    pub(super) fn frightened(&self, near: RetreatNear) -> u128 {
        let foe = match near {
            RetreatNear::Piece => self.foe,
            RetreatNear::Soldier => self.foe_soldiers,
        };
        let row = foe << 1 | foe | foe >> 1;
        // The row includes the enemy pieces themselves, but none of them is in `own`.
        self.own & (row | row << RANK | row >> RANK)
    }

    /// Points to which the given soldiers can retreat, backwards along the forward stride.
    #[inline(always)]
    pub(super) fn retreats(&self, soldiers: u128, forward: i32) -> u128 {
        moved(moved(soldiers, -forward) & self.empty, -forward) & self.empty
    }

    /// Middle soldiers of all cannons along the stride.
    #[inline(always)]
    pub(super) fn cannons(&self, stride: i32) -> u128 {
        self.own & moved(self.own, stride) & moved(self.own, -stride)
    }

    /// The empty points in front of the muzzles of the cannons with these middle soldiers, in the direction of the
    /// stride. These are the destinations of shifts, and shots must pass over them.
    #[inline(always)]
    pub(super) fn fronts(&self, middles: u128, stride: i32) -> u128 {
        moved(middles, 2 * stride) & self.empty
    }

    /// Points that shots over the given empty points in front of muzzles can hit. May include bits that are not on the
    /// board.
    #[inline(always)]
    pub(super) fn reach(&self, fronts: u128, stride: i32, long_shot: LongShot) -> u128 {
        let near = moved(fronts, stride);
        near | moved(
            match long_shot {
                LongShot::First => near,
                LongShot::Both => near & self.empty,
            },
            stride,
        )
    }

    /// Points that shots of any cannon can hit. May include bits that are not on the board.
    #[inline(always)]
    pub(super) fn fire(&self, long_shot: LongShot) -> u128 {
        let mut fire = 0;
        for stride in AXES {
            let middles = self.cannons(stride);
            for stride in [stride, -stride] {
                fire |= self.reach(self.fronts(middles, stride), stride, long_shot);
            }
        }
        fire
    }

    /// Enemy pieces that a soldier or a shot can capture.
    #[inline(always)]
    pub(super) fn takes(&self, long_shot: LongShot) -> u128 {
        let near = Self::CAPTURE.iter().fold(0, |near, &stride| near | moved(self.own, stride));
        (near | self.fire(long_shot)) & self.foe
    }

    /// Whether a step or a capture by a soldier is possible. These actions do not depend on the shift limit; the safety
    /// of the town is not considered.
    #[inline(always)]
    pub(super) fn can_step_or_capture(&self) -> bool {
        let steps = Self::FORWARD.iter().fold(0, |steps, &stride| steps | moved(self.own, stride));
        steps & (self.empty | self.foe) != 0 || (self.own << 1 | self.own >> 1) & self.foe != 0
    }
}
