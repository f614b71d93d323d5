//! Fire of units from where they stand, without moving first: a quick test for threats.

use crate::Side;
use crate::tank_chess::{Facet, Facing, Piece, Position, Square};

impl Position {
    /// Whether a unit could destroy another one from its current stance, without moving.
    pub fn attacks(&self, unit: Piece, target: Piece) -> bool {
        self.fires_at(unit, target.square, |flight| {
            self.board().units[target.kind].armour.thickness(Facet::hit(flight, target.facing))
        })
    }

    /// Whether a unit could destroy the depot of a side from its current stance, without moving.
    pub fn attacks_depot(&self, unit: Piece, side: Side) -> bool {
        self.board().depot(side).is_some_and(|depot| self.fires_at(unit, depot.square, |_| depot.armour))
    }

    /// Whether a unit could destroy something on a square without moving, given its armour against shots in each
    /// direction.
    #[inline]
    fn fires_at(&self, unit: Piece, target: Square, armour: impl FnOnce(Facing) -> u8) -> bool {
        let Some(gun) = &self.board().units[unit.kind].gun else { return false };
        let Some((flight, distance)) = unit.square.bearing(target) else { return false };
        let armour = armour(flight);
        let aims = gun.arcs.iter().any(|aim| aim.from(unit.facing) == flight);
        if !aims || gun.power <= armour || !gun.reaches(distance) {
            return false;
        }
        let is_clear = |distance| {
            let between = unit.square.toward(flight, distance);
            between
                .is_some_and(|square| !self.occupied().contains(square) && !self.board().blocks_fire.contains(square))
        };
        gun.over || (1..distance).all(is_clear)
    }
}
