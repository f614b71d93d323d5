//! Fire map: all squares that a side can hit next turn, for evaluating many stances quickly.

use super::attack_map::AttackMap;
use super::attackers::ARMOUR_LEVELS;
use super::sliding_fire::sliding_fire_beyond_adjacent;
use crate::tank_chess::moves::reach::WindowUnion;
use crate::tank_chess::units::Armour;
use crate::tank_chess::{Aim, Facet, Facing, Gun, Position, Square, SquareSet};

/// The squares on which a side could destroy a unit next turn, by the direction of the shot and the armour that it
/// hits.
///
/// This is an under-estimate: all units block where they stand now, including the firing unit. Some shots over the
/// square that this unit leaves are therefore missed.
#[derive(Clone, Debug)]
pub struct FireMap {
    by_flight_and_armour: [[SquareSet; ARMOUR_LEVELS]; 8],
}

impl AttackMap {
    /// The fire map of the side. `position` must be the position for which the attack map was made.
    pub fn fire_map(&self, position: &Position) -> FireMap {
        let (size, free) = (position.board().size(), position.open_for_fire());
        let by = Facing::ALL.map(|flight| {
            // The muzzles of the guns, by the highest armour level that they destroy.
            let mut muzzles = [WindowUnion::EMPTY; ARMOUR_LEVELS];
            let mut has_muzzles = [false; ARMOUR_LEVELS];
            let mut hits = [SquareSet::EMPTY; ARMOUR_LEVELS];
            for attacker in self.attackers() {
                let Some(gun) = attacker.gun else { continue };
                let aimed = |window, aim: &Aim| window | attacker.stances[aim.facing_for(flight).index()];
                let window = gun.arcs.iter().fold(0, aimed);
                let Some(strongest) = usize::from(gun.power).min(ARMOUR_LEVELS).checked_sub(1).filter(|_| window != 0)
                else {
                    continue;
                };
                if gun.over {
                    let mut from = WindowUnion::EMPTY;
                    from.insert(attacker.piece.square, window);
                    let dropped = indirect_hits(&from.squares(), gun, flight);
                    hits[..=strongest].iter_mut().for_each(|rows| rows.union_with(&dropped));
                } else {
                    muzzles[strongest].insert(attacker.piece.square, window);
                    has_muzzles[strongest] = true;
                }
            }
            // A gun that destroys a level of armour also destroys all lower levels.
            let mut direct = SquareSet::EMPTY;
            for armour in (0..ARMOUR_LEVELS).rev() {
                if has_muzzles[armour] {
                    direct.union_with(&sliding_fire_beyond_adjacent(&muzzles[armour].squares(), &free, flight, size));
                }
                hits[armour].union_with(&direct);
            }
            hits
        });
        FireMap { by_flight_and_armour: by }
    }
}

impl FireMap {
    /// The squares on which a unit with this armour could be destroyed, by its facing.
    pub fn danger_for(&self, armour: &Armour) -> [SquareSet; 8] {
        let hits = |flight: Facing, facet: Facet| {
            let levels = &self.by_flight_and_armour[flight.index()];
            levels.get(usize::from(armour.thickness(facet))).copied().unwrap_or(SquareSet::EMPTY)
        };
        // Shots that come from either end of an axis hit the sides of every unit that does not face along it.
        let along_axis = std::array::from_fn(|axis| {
            let flight = Facing::from_index(axis);
            union(&hits(flight, Facet::Side), &hits(flight.reversed(), Facet::Side))
        });
        let [a, b, c, d]: [SquareSet; 4] = along_axis;
        let (ab, cd) = (union(&a, &b), union(&c, &d));
        let across_axis = [union(&b, &cd), union(&a, &cd), union(&ab, &d), union(&ab, &c)];
        Facing::ALL.map(|facing| {
            let ends = union(&hits(facing, Facet::Rear), &hits(facing.reversed(), Facet::Front));
            union(&across_axis[facing.index() % across_axis.len()], &ends)
        })
    }
}

fn union(one: &SquareSet, other: &SquareSet) -> SquareSet {
    let mut all = *one;
    all.union_with(other);
    all
}

impl Position {
    /// The squares that direct fire can pass.
    pub(super) fn open_for_fire(&self) -> SquareSet {
        let board = self.board();
        self.squares_except(|rank| self.occupied().0[rank] | board.blocks_fire.0[rank])
    }

    /// The squares of the board without the squares that `closed` returns for each rank, as bits by file.
    pub(super) fn squares_except(&self, closed: impl Fn(usize) -> u32) -> SquareSet {
        let size = self.board().size();
        let mut open = SquareSet::EMPTY;
        for rank in 0..usize::from(size) {
            open.0[rank] = u32::MAX >> (32 - u32::from(size)) & !closed(rank);
        }
        open
    }
}

/// The squares hit by indirect fire from these squares.
pub(super) fn indirect_hits(from: &SquareSet, gun: &Gun, flight: Facing) -> SquareSet {
    let mut hits = SquareSet::EMPTY;
    let farthest = gun.farthest.unwrap_or(Square::MAX_SIZE - 1).min(Square::MAX_SIZE - 1);
    for square in from.iter() {
        for target in (gun.nearest..=farthest).filter_map(|distance| square.toward(flight, distance)) {
            hits.insert(target);
        }
    }
    hits
}

#[cfg(test)]
mod tests {
    use crate::Side;
    use crate::tank_chess::fire::test_positions;

    /// Compares with the exact test of single units. The set of targets must equal it. The fire map may miss a few targets, but must not
    /// contain false targets.
    #[test]
    fn targets_and_fire_map_agree_with_the_exact_test_of_each_unit() {
        let (mut under_fire, mut missed) = (0, 0);
        for position in test_positions() {
            for side in Side::ALL {
                let attack_map = position.attack_map(side);
                let fire_map = attack_map.fire_map(&position);
                let targets = attack_map.destroyable(&position);
                for (index, &target) in position.units(!side).iter().enumerate() {
                    let rows = fire_map.danger_for(&target.kind.stats().armour);
                    let covered = rows[target.facing.index()].contains(target.square);
                    let exact = attack_map.can_kill(&position, target);
                    assert!(exact || !covered, "{target:?} in {position:?}");
                    assert_eq!(targets >> index & 1 != 0, exact, "{target:?} in {position:?}");
                    under_fire += u32::from(exact);
                    missed += u32::from(exact && !covered);
                }
            }
        }
        assert!(under_fire > 100 && missed * 20 < under_fire, "{missed} of {under_fire} missed");
    }
}
