//! Moves and threats for display: the stances that a unit can reach, the targets from there, and the squares that a
//! side covers with fire. The search uses `generate` instead.

use std::collections::HashSet;

use crate::Side;
use crate::tank_chess::{Facet, Facing, Gun, Piece, Position, Shot, Square, SquareSet, Stance};

/// An enemy unit, or the enemy depot, in line and in range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    /// The square.
    pub square: Square,
    /// The shot that hits it.
    pub shot: Shot,
    /// The facet that is hit. A depot has the same armour on all sides.
    pub facet: Facet,
    /// Whether the shot destroys it. If not, the armour holds, and the shot is not a legal action.
    pub destroys: bool,
}

impl Position {
    /// The stances in which the unit on a square can end a move, cheapest first, regardless of which side is to move.
    /// Empty if there is no unit or the game is over.
    pub fn reachable(&self, from: Square) -> Vec<Stance> {
        let Some((_, piece)) = self.unit_at(from).filter(|_| self.ending().is_none()) else { return Vec::new() };
        let mut stances = self.end_stances(piece);
        stances.sort_by_key(|stance| stance.cost);
        stances
    }

    /// The enemy units and the enemy depot in line and in range of the unit on `from` after a move to the stance (`to`, `facing`). Does not
    /// check that the unit can reach the stance, nor that the shot penetrates. Empty if the unit would be lost there.
    pub fn targets_from(&self, from: Square, to: Square, facing: Facing) -> Vec<Target> {
        let Some((side, piece)) = self.unit_at(from) else { return Vec::new() };
        let Some(gun) = &self.board().units[piece.kind].gun else { return Vec::new() };
        if self.is_lost_on(piece, to) {
            return Vec::new();
        }
        let mut targets = Vec::new();
        for &aim in &gun.arcs {
            let flight = aim.from(facing);
            self.for_each_in_fire(piece, gun, to, flight, |square, distance| {
                let Some(shot) = Shot::new(aim, distance) else { return };
                let enemy = self.unit_at(square).filter(|&(other, _)| other != side);
                if let Some((_, target)) = enemy {
                    let facet = Facet::hit(flight, target.facing);
                    targets.push(Target { square, shot, facet, destroys: self.penetrates(piece, flight, target) });
                } else if let Some(depot) = self.board().depot(!side).filter(|depot| depot.square == square) {
                    targets.push(Target { square, shot, facet: Facet::Side, destroys: gun.power > depot.armour });
                }
            });
        }
        targets
    }

    /// The squares on which some unit of a side could hit an enemy after one move, regardless of which side is to move.
    /// Squares with own units, wrecks, the own depot or terrain that shots cannot enter are excluded.
    pub fn fire_coverage(&self, side: Side) -> SquareSet {
        let mut covered = SquareSet::EMPTY;
        for piece in self.units(side) {
            self.fire_coverage_of(piece.square).iter().for_each(|square| covered.insert(square));
        }
        covered
    }

    /// The squares on which the unit on a square could hit an enemy after one move, with the same exceptions as
    /// [`fire_coverage`](Position::fire_coverage). Empty if there is no unit.
    pub fn fire_coverage_of(&self, unit: Square) -> SquareSet {
        let mut covered = SquareSet::EMPTY;
        let Some((side, piece)) = self.unit_at(unit) else { return covered };
        let Some(gun) = &self.board().units[piece.kind].gun else { return covered };
        let mut lines = HashSet::new();
        for stance in self.reachable(piece.square).into_iter().filter(|stance| !stance.lost) {
            lines.extend(gun.arcs.iter().map(|aim| (stance.square, aim.from(stance.facing))));
        }
        for (at, flight) in lines {
            self.for_each_in_fire(piece, gun, at, flight, |square, _| covered.insert(square));
        }
        for square in self.occupied().iter() {
            if self.unit_at(square).is_none_or(|(owner, _)| owner == side) {
                covered.remove(square);
            }
        }
        if let Some(own) = self.board().depot(side) {
            covered.remove(own.square);
        }
        covered
    }

    /// Calls `visit` with each square, and its distance, that a shot in direction `flight` by a unit moved to `at` can
    /// hit.
    fn for_each_in_fire(&self, piece: Piece, gun: &Gun, at: Square, flight: Facing, mut visit: impl FnMut(Square, u8)) {
        let size = self.board().size();
        for distance in 1..size {
            let Some(square) = at.toward(flight, distance).filter(|square| square.is_on(size)) else { return };
            let blocks = self.blocks_fire_of(piece, square);
            let is_depot = Side::ALL.iter().any(|&side| self.board().depot(side).is_some_and(|it| it.square == square));
            let is_ground = self.board().blocks_fire.contains(square) && self.board().impassable.contains(square);
            if gun.reaches(distance) && square != piece.square && (is_depot || !is_ground) {
                visit(square, distance);
            }
            if blocks && !gun.over {
                return;
            }
        }
    }
}
