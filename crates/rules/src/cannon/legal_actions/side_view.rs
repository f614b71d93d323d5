//! Movement patterns on whole bitboards: each function computes the result for all pieces at once.
//!
//! The functions work on raw bits, because intermediate shifts may set guard bits and bits beyond the board. Each
//! result is restricted to the board by intersecting it with pieces or empty points, unless its documentation says
//! otherwise.

use crate::cannon::bitboard::{Bitboard, RANK_STRIDE, shift_bits};
use crate::cannon::{LongShot, RetreatNear, RetreatOver};

/// Bit strides of the four lines through a point. The other four directions are their negatives.
pub(crate) const AXES: [i32; 4] = [RANK_STRIDE, RANK_STRIDE + 1, 1, RANK_STRIDE - 1];

/// The board from the view of one side: all that its movement depends on. `NORTH` selects the side, whose forward
/// direction is down. `TOWN_IN_CANNON` says whether its town may be part of its cannons.
#[derive(Clone, Copy)]
pub(crate) struct SideView<const NORTH: bool, const TOWN_IN_CANNON: bool = false> {
    /// The side's soldiers.
    pub(crate) own: u128,
    /// The enemy's soldiers.
    pub(crate) enemy_soldiers: u128,
    /// The enemy's soldiers and town.
    pub(crate) enemies: u128,
    /// Points with no piece.
    pub(crate) empty: u128,
}

impl<const NORTH: bool, const TOWN_IN_CANNON: bool> SideView<NORTH, TOWN_IN_CANNON> {
    /// Creates the view of the side that owns `own` and `own_town`.
    #[inline(always)]
    pub(crate) fn new(own: Bitboard, own_town: Bitboard, enemy_soldiers: Bitboard, enemy_town: Bitboard) -> Self {
        let enemies = enemy_soldiers | enemy_town;
        SideView {
            own: own.bits(),
            enemy_soldiers: enemy_soldiers.bits(),
            enemies: enemies.bits(),
            empty: (!(own | own_town | enemies)).bits(),
        }
    }

    /// Bit strides of the three forward directions.
    pub(crate) const FORWARD_STRIDES: [i32; 3] = if NORTH {
        [-RANK_STRIDE, -RANK_STRIDE - 1, -RANK_STRIDE + 1]
    } else {
        [RANK_STRIDE, RANK_STRIDE + 1, RANK_STRIDE - 1]
    };

    /// Bit strides of the five capture directions.
    pub(crate) const CAPTURE_STRIDES: [i32; 5] =
        [Self::FORWARD_STRIDES[0], Self::FORWARD_STRIDES[1], Self::FORWARD_STRIDES[2], 1, -1];

    /// Points to which soldiers can step along the stride.
    #[inline(always)]
    pub(crate) fn steps(&self, stride: i32) -> u128 {
        shift_bits(self.own, stride) & self.empty
    }

    /// Enemy pieces that soldiers can capture along the stride.
    #[inline(always)]
    pub(crate) fn captures(&self, stride: i32) -> u128 {
        shift_bits(self.own, stride) & self.enemies
    }

    /// Soldiers adjacent to an enemy piece that allows them to retreat.
    #[inline(always)]
    pub(crate) fn adjacent_to_enemy(&self, near: RetreatNear) -> u128 {
        let foe = match near {
            RetreatNear::Piece => self.enemies,
            RetreatNear::Soldier => self.enemy_soldiers,
        };
        let row = foe << 1 | foe | foe >> 1;
        // The row includes the enemy pieces themselves, but none of them is in `own`.
        self.own & (row | row << RANK_STRIDE | row >> RANK_STRIDE)
    }

    /// The points that a retreat can pass over. May include bits that are not on the board.
    #[inline(always)]
    pub(crate) fn passable(&self, over: RetreatOver) -> u128 {
        match over {
            RetreatOver::Empty => self.empty,
            RetreatOver::Any => !0,
        }
    }

    /// Points to which the given soldiers can retreat, backwards along the forward stride, over the passable points.
    #[inline(always)]
    pub(crate) fn retreats(&self, soldiers: u128, forward: i32, passable: u128) -> u128 {
        shift_bits(shift_bits(soldiers, -forward) & passable, -forward) & self.empty
    }

    /// The pieces of which cannons consist.
    #[inline(always)]
    pub(crate) fn crew(&self) -> u128 {
        // All points that are not empty and hold no enemy hold an own piece.
        if TOWN_IN_CANNON { Bitboard::ALL.bits() & !(self.empty | self.enemies) } else { self.own }
    }

    /// Middle pieces of all cannons along the stride.
    #[inline(always)]
    pub(crate) fn cannon_middles(&self, stride: i32) -> u128 {
        let crew = self.crew();
        crew & shift_bits(crew, stride) & shift_bits(crew, -stride)
    }

    /// The empty points in front of the muzzles of the cannons with these middle pieces, in the direction of the
    /// stride. Shots must pass over them.
    #[inline(always)]
    pub(crate) fn open_fronts(&self, middles: u128, stride: i32) -> u128 {
        shift_bits(middles, 2 * stride) & self.empty
    }

    /// Destinations of shifts in the direction of the stride, among the given empty points in front of muzzles: the
    /// rear piece of the cannon must be a soldier.
    #[inline(always)]
    pub(crate) fn shifts(&self, fronts: u128, stride: i32) -> u128 {
        if TOWN_IN_CANNON { fronts & shift_bits(self.own, 3 * stride) } else { fronts }
    }

    /// Points that shots over the given empty points in front of muzzles can hit. May include bits that are not on the
    /// board.
    #[inline(always)]
    pub(crate) fn shot_reach(&self, fronts: u128, stride: i32, long_shot: LongShot) -> u128 {
        let near = shift_bits(fronts, stride);
        near | shift_bits(
            match long_shot {
                LongShot::First => near,
                LongShot::Both => near & self.empty,
            },
            stride,
        )
    }

    /// Points that shots of any cannon can hit. May include bits that are not on the board.
    #[inline(always)]
    pub(crate) fn field_of_fire(&self, long_shot: LongShot) -> u128 {
        let mut fire = 0;
        for stride in AXES {
            let middles = self.cannon_middles(stride);
            for stride in [stride, -stride] {
                fire |= self.shot_reach(self.open_fronts(middles, stride), stride, long_shot);
            }
        }
        fire
    }

    /// Enemy pieces that a soldier or a shot can capture.
    #[inline(always)]
    pub(crate) fn attacked_enemies(&self, long_shot: LongShot) -> u128 {
        let near = Self::CAPTURE_STRIDES.iter().fold(0, |near, &stride| near | shift_bits(self.own, stride));
        (near | self.field_of_fire(long_shot)) & self.enemies
    }

    /// Whether a step or a capture by a soldier is possible. These actions do not depend on the shift limit; the safety
    /// of the town is not considered.
    #[inline(always)]
    pub(crate) fn can_step_or_capture(&self) -> bool {
        let steps = Self::FORWARD_STRIDES.iter().fold(0, |steps, &stride| steps | shift_bits(self.own, stride));
        steps & (self.empty | self.enemies) != 0 || (self.own << 1 | self.own >> 1) & self.enemies != 0
    }
}

/// Evaluates an expression with the view of a side of a position. A macro, because the type of the view depends on the
/// side and the rules, and the usual rules must not pay for the others.
macro_rules! with_view {
    ($position:expr, $side:expr, |$view:ident| $result:expr) => {{
        use $crate::cannon::CannonOf;
        match ($position.rules().cannon_of, $side) {
            (CannonOf::Soldiers, Side::South) => {
                let $view = $position.view::<false, false>();
                $result
            }
            (CannonOf::Soldiers, Side::North) => {
                let $view = $position.view::<true, false>();
                $result
            }
            (CannonOf::Pieces, Side::South) => {
                let $view = $position.view::<false, true>();
                $result
            }
            (CannonOf::Pieces, Side::North) => {
                let $view = $position.view::<true, true>();
                $result
            }
        }
    }};
}
pub(crate) use with_view;
