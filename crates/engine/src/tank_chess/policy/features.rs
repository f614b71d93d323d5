//! The features of a quiet action, and their rows in the table of the policy.
//!
//! All features are from the perspective of the side to move: its home rank is the first, and ahead is towards the enemy. They belong to the
//! unit that drives, to the square where it ends, or to the facing that it takes there.

use super::super::features::{
    DISTANCE_CLASSES, EXIT_DISTANCES, FACING_CLASSES, FLANKS, LANE_CLASSES, RACES, TURN_CLASSES, ZONES, distance_class,
};
use cannon_rules::tank_chess::UnitKind;

/// Number of kinds of units in the unit table.
const KINDS: usize = 11;
/// Number of classes of distances from the square of an earlier action. The last stands for no such action.
const EARLIER: usize = 9;
/// Number of differences in ranks, from -[`MAX_ADVANCE`] to [`MAX_ADVANCE`].
const ADVANCES: usize = 2 * MAX_ADVANCE as usize + 1;
/// The largest difference in ranks that is told apart.
const MAX_ADVANCE: i32 = 5;

/// Number of classes of exposure to guns.
const EXPOSURES: usize = 4;
/// Number of classes of the units under fire.
const CROWD: usize = 4;
/// Number of classes of a number of facings, from none to all.
const FACING_COUNTS: usize = 9;
/// The number of units of a class of the phase of the game.
const UNITS_PER_PHASE: usize = 6;

/// A group of features: a row for each class, for each kind of unit.
#[derive(Clone, Copy)]
pub(super) struct Group {
    first: usize,
    classes: usize,
}

impl Group {
    /// The group behind this one, with this number of classes.
    const fn next(self, classes: usize) -> Group {
        Group { first: self.end(), classes }
    }

    /// The row behind the last.
    const fn end(self) -> usize {
        self.first + KINDS * self.classes
    }

    /// The row of a class. The last class also stands for all larger numbers.
    #[inline]
    pub(super) fn row(self, kind: UnitKind, class: usize) -> usize {
        self.first + kind.index() * self.classes + class.min(self.classes - 1)
    }
}

/// Whether the enemy could destroy the unit, and whether the own side is in check.
pub(super) const UNIT_STATE: Group = Group { first: 0, classes: 4 };
/// The zone of the unit.
pub(super) const UNIT_ZONE: Group = UNIT_STATE.next(ZONES);
/// The flank of the unit.
pub(super) const UNIT_FLANK: Group = UNIT_ZONE.next(FLANKS);
/// The facing of the unit.
pub(super) const UNIT_FACING: Group = UNIT_FLANK.next(FACING_CLASSES);
/// The distance of the unit from the enemy Command, which it has passed or not.
pub(super) const UNIT_HUNT: Group = UNIT_FACING.next(2 * DISTANCE_CLASSES);
/// The distance of the unit from the own Command.
pub(super) const UNIT_GUARD: Group = UNIT_HUNT.next(DISTANCE_CLASSES);
/// The turns of 45 degrees between the unit's facing and the direction of the enemy Command.
pub(super) const UNIT_AIM: Group = UNIT_GUARD.next(TURN_CLASSES);
/// The distance of the unit from the square of the enemy's last action.
pub(super) const UNIT_EARLIER: Group = UNIT_AIM.next(EARLIER);
/// Whether the unit moved in the own last action.
pub(super) const UNIT_AGAIN: Group = UNIT_EARLIER.next(2);
/// The number of enemy guns nearby that see a weak facet of the unit.
pub(super) const UNIT_EXPOSED: Group = UNIT_AGAIN.next(EXPOSURES);
/// The number of facings in which the unit would be under fire on its square.
pub(super) const UNIT_DANGER: Group = UNIT_EXPOSED.next(FACING_COUNTS);
/// The number of enemy units nearby of which the unit's gun sees a weak facet.
pub(super) const UNIT_SEES: Group = UNIT_DANGER.next(5);
/// The number of own units that the enemy could destroy, and whether the unit is one of them.
pub(super) const UNIT_CROWD: Group = UNIT_SEES.next(2 * CROWD);
/// The class of the best other unit that the enemy could destroy: none, weak, strong, Command.
pub(super) const UNIT_STAKE: Group = UNIT_CROWD.next(4);
/// The number of enemy units that the own side could destroy.
pub(super) const UNIT_HITS: Group = UNIT_STAKE.next(4);
/// The number of units on the board, in steps of [`UNITS_PER_PHASE`].
pub(super) const UNIT_PHASE: Group = UNIT_HITS.next(5);
/// The turns that the enemy Command needs to leave the board. The last class also stands for a Command that cannot leave.
pub(super) const UNIT_ESCAPE: Group = UNIT_PHASE.next(5);
/// The steps that the own Command, which drives, needs to leave the board.
pub(super) const UNIT_EXIT: Group = UNIT_ESCAPE.next(EXIT_DISTANCES);
/// The race of the Commands, if the own one drives.
pub(super) const UNIT_RACE: Group = UNIT_EXIT.next(RACES);

/// The zone of the square.
pub(super) const SQUARE_ZONE: Group = UNIT_RACE.next(ZONES);
/// The flank of the square.
pub(super) const SQUARE_FLANK: Group = SQUARE_ZONE.next(FLANKS);
/// The distance of the square from the enemy Command, which the unit has then passed or not.
pub(super) const SQUARE_HUNT: Group = SQUARE_FLANK.next(2 * DISTANCE_CLASSES);
/// The distance of the square from the own Command.
pub(super) const SQUARE_GUARD: Group = SQUARE_HUNT.next(DISTANCE_CLASSES);
/// The distance that the unit drives.
pub(super) const SQUARE_STEPS: Group = SQUARE_GUARD.next(6);
/// The ranks by which the unit advances.
pub(super) const SQUARE_ADVANCE: Group = SQUARE_STEPS.next(ADVANCES);
/// The distance of the square from the square of the enemy's last action.
pub(super) const SQUARE_EARLIER: Group = SQUARE_ADVANCE.next(EARLIER);
/// The free squares ahead of the Command, if it drives.
pub(super) const SQUARE_LANE: Group = SQUARE_EARLIER.next(LANE_CLASSES);
/// The distance of the square from the enemy flag.
pub(super) const SQUARE_FLAG: Group = SQUARE_LANE.next(DISTANCE_CLASSES);
/// The distance of the square from the nearest square to be held.
pub(super) const SQUARE_HOLD: Group = SQUARE_FLAG.next(DISTANCE_CLASSES);
/// The distance of the square from the enemy depot.
pub(super) const SQUARE_DEPOT: Group = SQUARE_HOLD.next(DISTANCE_CLASSES);
/// The distance of the square from the nearest enemy unit.
pub(super) const SQUARE_NEAREST: Group = SQUARE_DEPOT.next(10);
/// The number of enemy units nearby of which the unit's gun sees a weak facet from the square.
pub(super) const SQUARE_SEES: Group = SQUARE_NEAREST.next(5);
/// The number of facings in which the unit would be under fire on the square.
pub(super) const SQUARE_DANGER: Group = SQUARE_SEES.next(FACING_COUNTS);
/// The number of facings in which the unit would threaten an enemy unit from the square.
pub(super) const SQUARE_THREATS: Group = SQUARE_DANGER.next(FACING_COUNTS);

/// The facing, and the turns of 45 degrees between it and the direction of the enemy Command.
pub(super) const FACING_AIM: Group = SQUARE_THREATS.next(FACING_CLASSES * TURN_CLASSES);
/// Whether the unit would be under fire, and the number of enemy guns nearby that would see a weak facet.
pub(super) const FACING_FIRE: Group = FACING_AIM.next(2 * EXPOSURES);
/// Whether the unit would threaten a weak unit, a strong unit, and the Command, of those that are safe now.
pub(super) const FACING_THREAT: Group = FACING_FIRE.next(8);
/// The steps that the own Command, which drives, then needs to leave the board.
pub(super) const FACING_EXIT: Group = FACING_THREAT.next(EXIT_DISTANCES);
/// The race of the Commands after the own one has driven.
pub(super) const FACING_RACE: Group = FACING_EXIT.next(RACES);

/// Number of rows.
pub(super) const ROWS: usize = FACING_RACE.end();
const _: () = assert!(ROWS <= 1 << 16, "rows have numbers of 16 bits");

/// Number of groups: an action has at most one row of each.
pub(super) const GROUPS: i32 = 39;

/// The class of two facts.
#[inline]
pub(super) fn both(first: bool, second: bool) -> usize {
    2 * usize::from(first) + usize::from(second)
}

/// The class of a distance from the enemy Command.
#[inline]
pub(super) fn hunt(squares: u8, is_passed: bool) -> usize {
    distance_class(squares) + if is_passed { DISTANCE_CLASSES } else { 0 }
}

/// The class of a distance from the square of an earlier action, `None` if there is none.
#[inline]
pub(super) fn earlier(distance: Option<u8>) -> usize {
    distance.map_or(EARLIER - 1, |distance| usize::from(distance).min(EARLIER - 2))
}

/// The class of the number of own units under fire, and of whether the unit is one of them.
#[inline]
pub(super) fn crowd(is_threatened: bool, units: u32) -> usize {
    (units as usize).min(CROWD - 1) + if is_threatened { CROWD } else { 0 }
}

/// The class of the number of units on the board.
#[inline]
pub(super) fn phase(units: usize) -> usize {
    units / UNITS_PER_PHASE
}

/// The class of the turns that a Command needs to leave, `None` if it cannot.
#[inline]
pub(super) fn escape(turns: Option<u8>) -> usize {
    turns.map_or(usize::MAX, |turns| usize::from(turns.saturating_sub(1)))
}

/// The class of the steps that a Command needs to leave, `None` if it cannot.
#[inline]
pub(super) fn exit(steps: Option<u8>) -> usize {
    steps.map_or(usize::MAX, usize::from)
}

/// The class of the ranks by which a unit advances.
#[inline]
pub(super) fn advance(ranks: i32) -> usize {
    (ranks.clamp(-MAX_ADVANCE, MAX_ADVANCE) + MAX_ADVANCE) as usize
}

/// The class of a facing and of its direction to the enemy Command, both in turns of 45 degrees.
#[inline]
pub(super) fn aim(facing: u8, turns: u8) -> usize {
    usize::from(facing) * TURN_CLASSES + usize::from(turns)
}

/// The class of being under fire, and of the number of guns that see a weak facet.
#[inline]
pub(super) fn fire(is_attacked: bool, guns: i32) -> usize {
    (guns as usize).min(EXPOSURES - 1) + if is_attacked { EXPOSURES } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::tank_chess::UnitTable;

    #[test]
    fn every_kind_has_rows_in_every_group() {
        assert_eq!(UnitTable::builtin().kinds().count(), KINDS);
        let last = UnitTable::builtin().kinds().last().expect("a kind");
        assert_eq!(FACING_RACE.row(last, usize::MAX) + 1, ROWS);
    }

    #[test]
    fn classes_stay_within_their_groups() {
        assert_eq!(hunt(u8::MAX, true), 2 * DISTANCE_CLASSES - 1);
        assert_eq!([earlier(Some(0)), earlier(Some(u8::MAX)), earlier(None)], [0, 7, 8]);
        assert_eq!([advance(-9), advance(0), advance(9)], [0, 5, ADVANCES - 1]);
        assert_eq!(fire(true, 30), 2 * EXPOSURES - 1);
        assert_eq!(crowd(true, 30), 2 * CROWD - 1);
    }
}
