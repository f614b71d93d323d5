//! The stances from which a unit could drive and destroy one of several enemy units in one turn, for all stances at
//! once.
//!
//! The search runs backwards, on bitboards: first it finds the stances from which the gun hits a target, then, step by
//! step, the stances from which a unit reaches a firing stance.

use super::fire_map::indirect_hits;
use super::sliding_fire::sliding_fire_beyond_adjacent;
use crate::tank_chess::{Facet, Facing, Gun, Piece, Position, SquareSet, UnitKind};

impl Position {
    /// For each of several groups of targets: the stances from which a unit of this kind could destroy one of them in one
    /// turn, by facing.
    ///
    /// This is an under-estimate: all units block where they stand now, including the moving unit, and all steps go
    /// forward over squares without water, mines and wrecks.
    pub fn firing_stances<const N: usize>(&self, kind: UnitKind, targets: [&[Piece]; N]) -> [[SquareSet; 8]; N] {
        let stats = kind.stats();
        let Some(gun) = &stats.gun else { return [[SquareSet::EMPTY; 8]; N] };
        let (open, free) = (self.open_for_driving(), self.open_for_fire());
        targets.map(|targets| {
            let mut stances = self.standing_firing_stances(gun, targets, &open, &free);
            if stances.iter().any(|squares| !squares.is_empty()) {
                for _ in 0..stats.speed {
                    stances = with_previous_stances(&stances, &open);
                }
            }
            stances
        })
    }

    /// The stances on open squares in which this gun hits one of `targets` and destroys it, by facing.
    fn standing_firing_stances(
        &self,
        gun: &Gun,
        targets: &[Piece],
        open: &SquareSet,
        free: &SquareSet,
    ) -> [SquareSet; 8] {
        let size = self.board().size();
        let mut stances = [SquareSet::EMPTY; 8];
        for flight in Facing::ALL {
            let is_destroyed =
                |target: &&Piece| target.kind.stats().armour.thickness(Facet::hit(flight, target.facing)) < gun.power;
            let hit: SquareSet = targets.iter().filter(is_destroyed).map(|target| target.square).collect();
            if hit.is_empty() {
                continue;
            }
            let mut muzzles = if gun.over {
                indirect_hits(&hit, gun, flight.reversed())
            } else {
                sliding_fire_beyond_adjacent(&hit, free, flight.reversed(), size)
            };
            muzzles.0.iter_mut().zip(&open.0).for_each(|(row, open)| *row &= open);
            for aim in &gun.arcs {
                stances[aim.facing_for(flight).index()].union_with(&muzzles);
            }
        }
        stances
    }

    /// The free squares without water and mines.
    fn open_for_driving(&self) -> SquareSet {
        let board = self.board();
        self.squares_except(|rank| {
            self.occupied().0[rank] | board.impassable.0[rank] | board.water.0[rank] | self.mines().0[rank]
        })
    }
}

/// These stances, and all stances from which one step or turn over open squares leads to one of them.
#[inline]
fn with_previous_stances(stances: &[SquareSet; 8], open: &SquareSet) -> [SquareSet; 8] {
    Facing::ALL.map(|facing| {
        let [ahead, left, right] = [facing, facing.left(), facing.right()].map(|facing| &stances[facing.index()].0);
        let mut before = SquareSet(std::array::from_fn(|rank| ahead[rank] | left[rank] | right[rank]));
        let entered = SquareSet(std::array::from_fn(|rank| ahead[rank] & open.0[rank]));
        before.union_with(&entered.one_step(facing.reversed()));
        before
    })
}

#[cfg(test)]
mod tests {
    use crate::Side;
    use crate::tank_chess::fire::test_positions;
    use crate::tank_chess::{AttackMap, Piece, Position, Square};

    /// The squares of the units of a side that can destroy a target in one turn.
    fn attackers_of(position: &Position, side: Side, target: Piece) -> Vec<Square> {
        let mut squares = Vec::new();
        AttackMap::against_target(position, side, target)
            .for_each_kill_shot(position, target, |shot| squares.push(shot.from));
        squares
    }

    /// Compares with the exact test of each attacker and target. Some attacks may be missed, but none must be false.
    #[test]
    fn firing_stances_agree_with_the_exact_test_of_each_unit() {
        let (mut attacks, mut missed) = (0, 0);
        for position in test_positions() {
            for side in Side::ALL {
                for &target in position.units(!side) {
                    let attackers = attackers_of(&position, side, target);
                    for unit in position.units(side) {
                        let is_attacker = attackers.contains(&unit.square);
                        let [stances] = position.firing_stances(unit.kind, [&[target]]);
                        let is_listed = stances[unit.facing.index()].contains(unit.square);
                        assert!(is_attacker || !is_listed, "{unit:?} {target:?} in {position:?}");
                        attacks += u32::from(is_attacker);
                        missed += u32::from(is_attacker && !is_listed);
                    }
                }
            }
        }
        assert!(attacks > 100 && missed * 10 < attacks, "{missed} of {attacks} missed");
    }
}
