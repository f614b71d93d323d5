//! The stances from which units would threaten enemy units.

use super::super::AttackInfo;
use cannon_rules::Game;
use cannon_rules::tank_chess::{Facing, Piece, Position, Square, SquareSet, UnitKind};

/// The front armour, and the power of the gun, from which a unit is strong.
const STRONG: [u8; 2] = [2, 3];

/// The class of a unit by its worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Worth {
    Weak,
    Strong,
    Command,
}

impl Worth {
    /// Number of classes.
    pub(super) const COUNT: usize = 3;

    pub(super) fn of(kind: UnitKind) -> Worth {
        let stats = kind.stats();
        let [armour, power] = STRONG;
        if stats.command {
            Worth::Command
        } else if stats.armour.front >= armour || stats.gun.as_ref().is_some_and(|gun| gun.power >= power) {
            Worth::Strong
        } else {
            Worth::Weak
        }
    }
}

/// The stances, by facing, in which a unit of a kind would threaten an enemy unit that its side could not destroy now.
#[derive(Clone, Debug)]
pub(super) struct ThreatStances {
    kind: UnitKind,
    /// The stances by the worth of the enemy unit.
    by_worth: [[SquareSet; 8]; Worth::COUNT],
}

impl ThreatStances {
    /// The threat stances of all kinds that the side to move has.
    pub(super) fn of(position: &Position, attacks: &AttackInfo) -> Vec<ThreatStances> {
        let us = position.side_to_move();
        let attacked = attacks.targets(position, us);
        let mut safe: [Vec<Piece>; Worth::COUNT] = Default::default();
        for (index, &unit) in position.units(!us).iter().enumerate() {
            if attacked >> index & 1 == 0 {
                safe[Worth::of(unit.kind) as usize].push(unit);
            }
        }
        let groups = safe.each_ref().map(Vec::as_slice);
        // Growing would copy the entries, which are large. Few set-ups have more than eight kinds.
        let mut threats: Vec<ThreatStances> = Vec::with_capacity(8);
        for &Piece { kind, .. } in position.units(us) {
            if threats.iter().all(|known| known.kind != kind) {
                threats.push(ThreatStances { kind, by_worth: position.firing_stances(kind, groups) });
            }
        }
        threats
    }

    /// The number of the threat stances of a kind in a list.
    pub(super) fn find(threats: &[ThreatStances], kind: UnitKind) -> Option<usize> {
        threats.iter().position(|known| known.kind == kind)
    }

    /// The class of the threats in a stance: a bit for each worth.
    #[inline]
    pub(super) fn class(&self, square: Square, facing: Facing) -> usize {
        let bit = |worth: usize| usize::from(self.by_worth[worth][facing.index()].contains(square)) << worth;
        (0..Worth::COUNT).map(bit).sum()
    }

    /// The number of facings with a threat on a square.
    #[inline]
    pub(super) fn facings(&self, square: Square) -> usize {
        Facing::ALL.iter().filter(|&&facing| self.class(square, facing) != 0).count()
    }
}
