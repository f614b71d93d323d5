//! The units of the attacking side: the stances that each can reach, and the squares from which their guns can fire.

use std::sync::Arc;

use super::attack_map::KillShot;
use crate::Side;
use crate::tank_chess::moves::reach::{Window, WindowUnion, window_bit};
use crate::tank_chess::{Facing, Gun, Piece, Position, Shot, Square, SquareSet};

/// Number of armour levels that are distinguished when looking for firing squares. Thicker armour counts as the highest
/// level.
pub(super) const ARMOUR_LEVELS: usize = 5;

/// The units of the attacking side.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Attackers {
    /// In the order of [`Position::units`].
    pub(super) units: Vec<Attacker>,
    /// Their squares.
    pub(super) squares: SquareSet,
    pub(super) sources: FireSources,
}

/// The squares from which the guns of a side can fire.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct FireSources {
    /// By armour level: the squares within reach of a unit whose direct-fire gun destroys this much armour.
    direct: [SquareSet; ARMOUR_LEVELS],
    /// Squares that a unit with an indirect-fire gun can reach.
    pub(super) indirect: SquareSet,
    /// Combined minimum and maximum range of the indirect-fire guns.
    pub(super) indirect_range: [u8; 2],
}

/// A unit and the stances that it can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Attacker {
    pub(crate) piece: Piece,
    pub(crate) gun: Option<&'static Gun>,
    pub(crate) stances: [Window; 8],
    pub(crate) any_facing: Window,
    /// The squares whose contents decide what it can reach.
    pub(crate) examined: Window,
    /// Number of stances in which it can end a move, including those where it is lost. Exits and shots are not counted.
    pub(crate) stance_count: u32,
    /// Whether it is a Command that can leave the board.
    pub(crate) can_exit: bool,
    /// Whether it could end a move on a square where it is lost. Those squares are not in `stances`.
    pub(crate) may_be_lost: bool,
}

impl Attacker {
    pub(super) fn new(position: &Position, side: Side, piece: Piece) -> Attacker {
        let reach = position.reach(side, piece);
        Attacker {
            piece,
            gun: position.board().units[piece.kind].gun.as_ref(),
            stances: reach.stances,
            any_facing: reach.any_facing(),
            examined: reach.examined,
            stance_count: reach.count(),
            can_exit: reach.can_exit,
            may_be_lost: reach.fatal_stances != [0; 8],
        }
    }

    /// Whether it can end a move on a square, with any facing.
    #[inline]
    pub(crate) fn can_end_on(&self, square: Square) -> bool {
        window_bit(self.piece.square, square).is_some_and(|bit| self.any_facing & bit != 0)
    }

    /// Calls `found` for each facing in which the unit can stand on this square and fire in direction `flight`, until
    /// it returns true. Returns whether it did.
    #[inline]
    pub(super) fn find_firing_stance(
        &self,
        gun: &Gun,
        at: Square,
        flight: Facing,
        distance: u8,
        found: &mut impl FnMut(KillShot) -> bool,
    ) -> bool {
        let Some(bit) = window_bit(self.piece.square, at).filter(|bit| self.any_facing & bit != 0) else {
            return false;
        };
        gun.arcs.iter().any(|&aim| {
            let facing = aim.facing_for(flight);
            self.stances[facing.index()] & bit != 0
                && Shot::new(aim, distance)
                    .is_some_and(|shot| found(KillShot { from: self.piece.square, to: at, facing, shot }))
        })
    }
}

impl Attackers {
    /// These units on these squares.
    #[inline]
    pub(super) fn new(units: Vec<Attacker>, squares: SquareSet) -> Arc<Attackers> {
        let sources = FireSources::of(&units);
        Arc::new(Attackers { units, squares, sources })
    }
}

impl FireSources {
    /// The squares within reach of a unit whose direct-fire gun destroys this much armour.
    #[inline]
    pub(super) fn direct(&self, armour: u8) -> &SquareSet {
        &self.direct[usize::from(armour).min(ARMOUR_LEVELS - 1)]
    }

    /// The squares from which the guns of these units can fire.
    #[inline]
    fn of(attackers: &[Attacker]) -> FireSources {
        let mut direct = [WindowUnion::EMPTY; ARMOUR_LEVELS];
        let mut indirect = WindowUnion::EMPTY;
        let mut indirect_range = [u8::MAX, 0];
        for attacker in attackers {
            let (around, anywhere) = (attacker.piece.square, attacker.any_facing);
            match attacker.gun {
                Some(gun) if gun.over => {
                    let farthest = gun.farthest.unwrap_or(Square::MAX_SIZE - 1).min(Square::MAX_SIZE - 1);
                    let [nearest, most] = indirect_range;
                    indirect_range = [gun.nearest.min(nearest), farthest.max(most)];
                    indirect.insert(around, anywhere);
                }
                Some(gun) => {
                    if let Some(strongest) = ARMOUR_LEVELS.min(usize::from(gun.power)).checked_sub(1) {
                        direct[strongest].insert(around, anywhere);
                    }
                }
                None => {}
            }
        }
        // A gun that destroys a level of armour also destroys all lower levels.
        let mut stronger = SquareSet::EMPTY;
        let mut sources =
            FireSources { direct: [SquareSet::EMPTY; ARMOUR_LEVELS], indirect: SquareSet::EMPTY, indirect_range };
        for (squares, level) in sources.direct.iter_mut().zip(&direct).rev() {
            stronger.union_with(&level.squares());
            *squares = stronger;
        }
        if indirect_range[1] > 0 {
            sources.indirect = indirect.squares();
        }
        sources
    }
}

/// Squares of a side's units.
pub(super) fn unit_squares(position: &Position, side: Side) -> SquareSet {
    position.units(side).iter().map(|piece| piece.square).collect()
}
