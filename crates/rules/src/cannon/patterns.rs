//! The patterns of the rules on whole bitboards: every function answers for all pieces at once.
//!
//! All of them work on bare bits, because shifts here may set guard bits and bits beyond the board; each result is cut to the
//! board by meeting it with a set of pieces or of empty points.

use super::bitboard::{Bitboard, RANK, moved};
use super::{LongShot, RetreatNear};

/// Strides of the four lines through a point; the other four directions are their negatives.
pub(super) const AXES: [i32; 4] = [RANK, RANK + 1, 1, RANK - 1];

/// Everything that actions of one side depend on, seen from that side. `NORTH` says which side it is: its forward is down.
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
    /// The view of a side with these soldiers and towns, its own and the enemy's.
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

    /// Strides of the three forward directions.
    pub(super) const FORWARD: [i32; 3] = if NORTH { [-RANK, -RANK - 1, -RANK + 1] } else { [RANK, RANK + 1, RANK - 1] };

    /// Strides of the five directions of capture.
    pub(super) const CAPTURE: [i32; 5] = [Self::FORWARD[0], Self::FORWARD[1], Self::FORWARD[2], 1, -1];

    /// Points that soldiers can step to in the direction of the stride.
    #[inline(always)]
    pub(super) fn steps(&self, stride: i32) -> u128 {
        moved(self.own, stride) & self.empty
    }

    /// Enemy pieces that soldiers can capture in the direction of the stride.
    #[inline(always)]
    pub(super) fn captures(&self, stride: i32) -> u128 {
        moved(self.own, stride) & self.foe
    }

    /// Soldiers that stand next to an enemy from which they may retreat.
    #[inline(always)]
    pub(super) fn frightened(&self, near: RetreatNear) -> u128 {
        let foe = match near {
            RetreatNear::Piece => self.foe,
            RetreatNear::Soldier => self.foe_soldiers,
        };
        let row = foe << 1 | foe | foe >> 1;
        // The points of `foe` itself are in here too, but `own` has none of them.
        self.own & (row | row << RANK | row >> RANK)
    }

    /// Points that the given soldiers can retreat to, going backwards along the forward stride.
    #[inline(always)]
    pub(super) fn retreats(&self, soldiers: u128, forward: i32) -> u128 {
        moved(moved(soldiers, -forward) & self.empty, -forward) & self.empty
    }

    /// Middle soldiers of the cannons along the stride.
    #[inline(always)]
    pub(super) fn cannons(&self, stride: i32) -> u128 {
        self.own & moved(self.own, stride) & moved(self.own, -stride)
    }

    /// The empty points before the muzzles of the cannons with these middle soldiers, in the direction of the stride: where they
    /// can shift to, and what they fire across.
    #[inline(always)]
    pub(super) fn fronts(&self, middles: u128, stride: i32) -> u128 {
        moved(middles, 2 * stride) & self.empty
    }

    /// Points in reach of a shot across the given empty points before muzzles. Not cut to the board.
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

    /// Points in reach of a shot by any cannon. Not cut to the board.
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

    /// Enemy pieces that can be taken, by a soldier or by a shot.
    #[inline(always)]
    pub(super) fn takes(&self, long_shot: LongShot) -> u128 {
        let near = Self::CAPTURE.iter().fold(0, |near, &stride| near | moved(self.own, stride));
        (near | self.fire(long_shot)) & self.foe
    }

    /// Whether there is any action but those that the shift limit or the safety of the town may forbid.
    #[inline(always)]
    pub(super) fn can_step_or_capture(&self) -> bool {
        let steps = Self::FORWARD.iter().fold(0, |steps, &stride| steps | moved(self.own, stride));
        steps & (self.empty | self.foe) != 0 || (self.own << 1 | self.own >> 1) & self.foe != 0
    }
}
