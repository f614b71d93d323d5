//! Fire map: all squares that a side can hit next turn, for evaluating many stances quickly.

use super::fire::{ARMOURS, Battery};
use super::reach::add_to;
use super::sweep::swept_beyond_next;
use super::units::Armour;
use super::{Facet, Facing, Gun, Position, Rows, Square};

/// The squares on which a side could destroy a unit next turn, by the direction of the shot and the armour that it
/// hits.
///
/// This is an under-estimate: all units block where they stand now, including the one that fires, so some shots over
/// the square that it leaves are missed.
#[derive(Clone, Debug)]
pub struct Barrage {
    by: [[Rows; ARMOURS]; 8],
}

impl Battery {
    /// The fire map of the side. `position` must be the one that the attack map was made for.
    #[must_use]
    pub fn barrage(&self, position: &Position) -> Barrage {
        let free = position.free_for_shells();
        let by = Facing::ALL.map(|flight| {
            let (mut muzzles, mut hits) = ([Rows::EMPTY; ARMOURS], [Rows::EMPTY; ARMOURS]);
            for shooter in self.shooters() {
                let Some(gun) = shooter.gun else { continue };
                let aimed = |window, aim: &super::Aim| window | shooter.stances[aim.facing_for(flight).index()];
                let window = gun.arcs.iter().fold(0, aimed);
                let Some(strongest) = usize::from(gun.power).min(ARMOURS).checked_sub(1).filter(|_| window != 0) else {
                    continue;
                };
                if gun.over {
                    let mut from = Rows::EMPTY;
                    add_to(&mut from, shooter.piece.square, window);
                    let dropped = dropped(&from, gun, flight);
                    hits[..=strongest].iter_mut().for_each(|rows| rows.unite(&dropped));
                } else {
                    add_to(&mut muzzles[strongest], shooter.piece.square, window);
                }
            }
            for armour in (0..ARMOURS).rev() {
                if let Some((weaker, [stronger, ..])) = muzzles.split_at_mut_checked(armour + 1)
                    && let Some(weaker) = weaker.last_mut()
                {
                    weaker.unite(stronger);
                }
                if !muzzles[armour].is_empty() {
                    hits[armour].unite(&swept_beyond_next(&muzzles[armour], &free, flight));
                }
            }
            hits
        });
        Barrage { by }
    }
}

impl Barrage {
    /// The squares on which a unit with this armour could be destroyed, by its facing.
    #[must_use]
    pub fn against(&self, armour: &Armour) -> [Rows; 8] {
        Facing::ALL.map(|facing| {
            let mut deadly = Rows::EMPTY;
            for flight in Facing::ALL {
                if let Some(rows) = self.by[flight.index()].get(usize::from(armour.on(Facet::hit(flight, facing)))) {
                    deadly.unite(rows);
                }
            }
            deadly
        })
    }
}

impl Position {
    /// The squares that direct fire can pass.
    fn free_for_shells(&self) -> Rows {
        let (size, board) = (self.board().size(), self.board());
        let mut free = Rows::EMPTY;
        for rank in 0..usize::from(size) {
            free.0[rank] = u32::MAX >> (32 - u32::from(size)) & !(self.occupied().0[rank] | board.opaque.0[rank]);
        }
        free
    }
}

/// The squares hit by indirect fire from these squares.
fn dropped(from: &Rows, gun: &Gun, flight: Facing) -> Rows {
    let mut hits = Rows::EMPTY;
    let farthest = gun.farthest.unwrap_or(Square::MOST - 1).min(Square::MOST - 1);
    for square in from.iter() {
        for target in (gun.nearest..=farthest).filter_map(|distance| square.toward(flight, distance)) {
            hits.insert(target);
        }
    }
    hits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tank_chess::{BoardName, Ruleset};
    use crate::{Game, Side};

    /// The exact test of a single unit is the reference: the set of all targets must equal it, and the fire map must
    /// contain nothing false and almost everything.
    #[test]
    fn units_that_can_be_destroyed_are_found_among_all_and_under_the_barrage() {
        let (mut under_fire, mut missed) = (0, 0);
        for board in BoardName::all() {
            let mut position = Position::start(&Ruleset { board });
            for n in 0..150 {
                for side in Side::ALL {
                    let battery = position.battery(side);
                    let barrage = battery.barrage(&position);
                    let targets = battery.targets(&position);
                    for (index, &target) in position.units(!side).iter().enumerate() {
                        let rows = barrage.against(&target.kind.unit().armour);
                        let covered = rows[target.facing.index()].contains(target.square);
                        let exact = battery.can_kill(&position, target);
                        assert!(exact || !covered, "{target:?} in {position:?}");
                        assert_eq!(targets >> index & 1 != 0, exact, "{target:?} in {position:?}");
                        under_fire += u32::from(exact);
                        missed += u32::from(exact && !covered);
                    }
                }
                let actions = position.actions();
                let Some(&action) = actions.get(n * 7919 % actions.len().max(1)) else { break };
                position.play(action);
            }
        }
        assert!(under_fire > 100 && missed * 20 < under_fire, "{missed} of {under_fire} missed");
    }
}
