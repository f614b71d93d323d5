//! The features of the evaluation of Tank Chess: their names in the weights file and their indices in the list of weights.
//!
//! All features are from the perspective of the side that has them: its home rank is the first, and ahead is towards the enemy.

use crate::weights::WeightRow;
use cannon_rules::tank_chess::{Square, UnitKind, UnitTable};

/// A feature that is counted over the whole board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub(super) enum Feature {
    /// The side to move.
    Tempo,
    /// The side to move is in check, and no depth is left to search evasions.
    InCheck,
    /// The difference between the numbers of stances that both sides can reach, in units of eight.
    Stances,
    /// Attacked enemy units except one, if the enemy is to move: it can save only one unit by moving it.
    Fork,
}

/// The names in the weights file, in the order of [`Feature`].
const FEATURE_NAMES: [&str; 4] = ["tempo", "danger", "stances", "fork"];

/// Number of zones of the board along the files; the first has the home ranks.
pub(super) const ZONES: usize = 8;
/// Number of zones along the ranks, from the edge to the middle.
pub(super) const FLANKS: usize = 4;
/// Number of facings up to symmetry: ahead, diagonally ahead, sideways, diagonally back, back.
pub(super) const FACING_CLASSES: usize = 5;
/// Number of distance classes of two squares each.
pub(super) const DISTANCE_CLASSES: usize = 8;
/// Number of exit distances of a Command in steps. The last stands for all larger distances and for a far edge out of reach.
pub(super) const EXIT_DISTANCES: usize = 40;

/// Number of classes of held turns, by the number of turns that are still needed. The last stands for all larger numbers.
const HELD_CLASSES: usize = 4;
/// Number of classes of units beyond those that a side needs. The last stands for all larger numbers.
const RESERVE_CLASSES: usize = 8;

/// Number of classes of a race: by how many turns the side to move is ahead, from 4 turns behind to 4 turns ahead.
const RACE_CLASSES: usize = 9;
/// Number of rows for races, by the number of turns that the nearer Command needs: up to 2, up to 4, or more.
const RACE_ROWS: usize = 3;
/// Number of classes of races in all rows.
pub(super) const RACES: usize = RACE_ROWS * RACE_CLASSES;
/// The number of free squares ahead of a Command that are counted.
pub(super) const MAX_LANE: u8 = 5;
/// Number of classes of free squares ahead of a Command.
pub(super) const LANE_CLASSES: usize = MAX_LANE as usize + 1;
/// Number of turns of 45 degrees between two directions, from the same to the opposite.
pub(super) const TURN_CLASSES: usize = 5;

const EXIT: usize = FEATURE_NAMES.len();
const FLAG: usize = EXIT + EXIT_DISTANCES;
const HOLD: usize = FLAG + DISTANCE_CLASSES;
const HELD: usize = HOLD + DISTANCE_CLASSES;
const ESCORT: usize = HELD + HELD_CLASSES;
const DEPOT: usize = ESCORT + EXIT_DISTANCES;
const RESERVE: usize = DEPOT + DISTANCE_CLASSES;
const RACE: usize = RESERVE + RESERVE_CLASSES;
const LANE: usize = RACE + RACES;
const FIRST_KIND: usize = LANE + LANE_CLASSES;

/// The groups of features for each kind of unit, with the number of weights in each group.
const KIND_GROUPS: [(&str, usize); 11] = [
    ("unit", 1),
    ("threat", 1),
    ("threat-on-turn", 1),
    ("zone", ZONES),
    ("flank", FLANKS),
    ("turn", FACING_CLASSES),
    ("hunt", DISTANCE_CLASSES),
    ("guard", DISTANCE_CLASSES),
    ("chase", DISTANCE_CLASSES),
    ("aim", TURN_CLASSES),
    ("exposed", 1),
];

/// The index in [`KIND_GROUPS`] of the first optional group. Older weights files lack the optional groups.
const FIRST_OPTIONAL_GROUP: usize = 8;

/// Number of weights for each kind of unit.
const WEIGHTS_PER_KIND: usize = {
    let (mut sum, mut n) = (0, 0);
    while n < KIND_GROUPS.len() {
        sum += KIND_GROUPS[n].1;
        n += 1;
    }
    sum
};

/// Number of weights.
pub(super) fn count() -> usize {
    FIRST_KIND + WEIGHTS_PER_KIND * UnitTable::builtin().kinds().count()
}

/// A Command at this number of steps from the far edge. `None` if the edge is out of reach.
pub(super) fn exit_distance(steps: Option<u8>) -> usize {
    EXIT + steps.map_or(EXIT_DISTANCES - 1, |steps| usize::from(steps).min(EXIT_DISTANCES - 1))
}

/// The distance of the nearest unit from the enemy flag, on boards with flags.
pub(super) fn flag_distance(distance: u8) -> usize {
    FLAG + distance_class(distance)
}

/// A unit at this distance from the nearest square to be held, on boards with such squares.
pub(super) fn hold_distance(distance: u8) -> usize {
    HOLD + usize::from(distance).min(DISTANCE_CLASSES - 1)
}

/// Squares that are held, by the number of turns that are still needed, 1 or more.
pub(super) fn held(turns_left: u8) -> usize {
    HELD + usize::from(turns_left.saturating_sub(1)).min(HELD_CLASSES - 1)
}

/// A Command at this number of steps from its exit squares, on boards where it can leave only there.
pub(super) fn escort_distance(steps: Option<u8>) -> usize {
    ESCORT - EXIT + exit_distance(steps)
}

/// A unit at this distance from the enemy depot, if it can destroy the depot.
pub(super) fn depot_distance(distance: u8) -> usize {
    DEPOT + distance_class(distance)
}

/// The number of units beyond those that the side needs, on boards where it needs some.
pub(super) fn reserve(units: usize) -> usize {
    RESERVE + units.min(RESERVE_CLASSES - 1)
}

/// A race of both Commands to their far edges, in turns that each needs over open ground. The side to move is first in a race of equals.
pub(super) fn race(turns: [u8; 2]) -> usize {
    RACE + race_index(turns)
}

/// The number of the class of a [race].
pub(super) fn race_index([ours, theirs]: [u8; 2]) -> usize {
    let row = match ours.min(theirs) {
        0..=2 => 0,
        3..=4 => 1,
        _ => 2,
    };
    let most = RACE_CLASSES as i32 / 2;
    let lead = (i32::from(theirs) - i32::from(ours)).clamp(-most, most);
    row * RACE_CLASSES + (lead + most) as usize
}

/// The number of free squares straight ahead of a Command, up to the far edge or the first obstacle, wreck or unit, and up to [`MAX_LANE`].
pub(super) fn lane(squares: u8) -> usize {
    LANE + usize::from(squares.min(MAX_LANE))
}

/// The class of a distance, which is its index in a row.
pub(super) fn distance_class(distance: u8) -> usize {
    usize::from(distance / 2).min(DISTANCE_CLASSES - 1)
}

/// A feature of a kind of unit, by the index of its group in [`KIND_GROUPS`] and its index in the group.
const fn kind_feature(kind: UnitKind, group: usize, index: usize) -> usize {
    let (mut first, mut n) = (FIRST_KIND + WEIGHTS_PER_KIND * kind.index(), 0);
    while n < group {
        first += KIND_GROUPS[n].1;
        n += 1;
    }
    first + index
}

/// A unit of this kind (material).
pub(super) const fn unit(kind: UnitKind) -> usize {
    kind_feature(kind, 0, 0)
}

/// An attacked enemy unit, with separate features for this side to move and not. If it is to move, quiescence search has already tried the
/// best captures.
pub(super) const fn threat(kind: UnitKind, on_turn: bool) -> usize {
    kind_feature(kind, if on_turn { 2 } else { 1 }, 0)
}

/// The zone of a unit on this square, along the files of a board of this size.
pub(super) fn zone(kind: UnitKind, square: Square, size: u8) -> usize {
    first_zone(kind) + zone_index(square, size)
}

/// The number of the zone of a square on a board of this size.
pub(super) fn zone_index(square: Square, size: u8) -> usize {
    usize::from(ZONE_OF_RANK[usize::from(size)][usize::from(square.rank())])
}

/// The zone of each rank by the size of the board. A table, because a division would take longer than the rest of the feature.
const ZONE_OF_RANK: [[u8; SIZES]; SIZES] = {
    let mut zones = [[0; SIZES]; SIZES];
    let mut size = 1;
    while size < SIZES {
        let mut rank = 0;
        while rank < size {
            zones[size][rank] = (rank * ZONES / size) as u8;
            rank += 1;
        }
        size += 1;
    }
    zones
};

/// The flank of each distance from the edge by the size of the board.
const FLANK_OF_EDGE_DISTANCE: [[u8; SIZES]; SIZES] = {
    let mut flanks = [[0; SIZES]; SIZES];
    let mut size = 1;
    while size < SIZES {
        let mut distance = 0;
        while 2 * distance < size {
            flanks[size][distance] = (distance * 2 * FLANKS / (size + 1)) as u8;
            distance += 1;
        }
        size += 1;
    }
    flanks
};

/// Number of sizes from 0 to the size of the largest board.
const SIZES: usize = Square::MAX_SIZE as usize + 1;

/// The feature of the first zone. The features of the other zones follow.
pub(super) const fn first_zone(kind: UnitKind) -> usize {
    kind_feature(kind, 3, 0)
}

/// The flank of a unit on this square: its zone along the ranks of a board of this size, from the edge to the middle.
pub(super) fn flank(kind: UnitKind, square: Square, size: u8) -> usize {
    kind_feature(kind, 4, flank_index(square, size))
}

/// The number of the flank of a square on a board of this size.
pub(super) fn flank_index(square: Square, size: u8) -> usize {
    let edge = square.file().min(size - 1 - square.file());
    usize::from(FLANK_OF_EDGE_DISTANCE[usize::from(size)][usize::from(edge)])
}

/// The facing of a unit, in turns of 45 degrees away from straight ahead.
pub(super) const fn facing(kind: UnitKind, turns: u8) -> usize {
    kind_feature(kind, 5, turns as usize)
}

/// A unit at this distance from the enemy Command, with separate features for units that the Command must still pass and for units that it
/// has passed.
pub(super) fn hunt(kind: UnitKind, distance: u8, is_passed: bool) -> usize {
    kind_feature(kind, if is_passed { 8 } else { 6 }, distance_class(distance))
}

/// A unit at this distance from its own Command.
pub(super) fn guard(kind: UnitKind, distance: u8) -> usize {
    kind_feature(kind, 7, distance_class(distance))
}

/// A unit that faces this many turns of 45 degrees away from the enemy Command.
pub(super) const fn aim(kind: UnitKind, turns: u8) -> usize {
    kind_feature(kind, 9, turns as usize)
}

/// A unit and an enemy gun nearby that can destroy it from the direction in which the gun stands, by the armour of the facet on that side.
pub(super) const fn exposed(kind: UnitKind) -> usize {
    kind_feature(kind, 10, 0)
}

/// All rows of the weights file, in the order of the weights.
pub(super) fn rows() -> Vec<WeightRow> {
    let row = |name: &str, first, count, is_optional| WeightRow { name: name.to_owned(), first, count, is_optional };
    let mut rows: Vec<WeightRow> = (0..).zip(FEATURE_NAMES).map(|(first, name)| row(name, first, 1, false)).collect();
    let objectives = [
        ("exit", EXIT, EXIT_DISTANCES),
        ("flag", FLAG, DISTANCE_CLASSES),
        ("hold", HOLD, DISTANCE_CLASSES),
        ("held", HELD, HELD_CLASSES),
        ("escort", ESCORT, EXIT_DISTANCES),
        ("depot", DEPOT, DISTANCE_CLASSES),
        ("reserve", RESERVE, RESERVE_CLASSES),
        ("race-2", RACE, RACE_CLASSES),
        ("race-4", RACE + RACE_CLASSES, RACE_CLASSES),
        ("race", RACE + 2 * RACE_CLASSES, RACE_CLASSES),
        ("lane", LANE, LANE_CLASSES),
    ];
    rows.extend(objectives.map(|(name, first, count)| row(name, first, count, first >= HOLD)));
    for kind in UnitTable::builtin().kinds() {
        rows.extend((0..).zip(KIND_GROUPS).map(|(group, (name, count))| {
            let name = format!("{}.{name}", kind.stats().name);
            row(&name, kind_feature(kind, group, 0), count, group >= FIRST_OPTIONAL_GROUP)
        }));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_cover_every_weight_once() {
        let mut next = 0;
        for row in rows() {
            assert_eq!(row.first, next, "{}", row.name);
            next += row.count;
        }
        assert_eq!(next, count());
        assert_eq!(FEATURE_NAMES[Feature::Stances as usize], "stances");
    }

    #[test]
    fn zones_and_flanks_of_all_squares_are_within_their_rows() {
        let kind = UnitTable::builtin().find('C').expect("a Command");
        for size in 12..=Square::MAX_SIZE {
            for square in Square::all(size) {
                assert!((zone(kind, square, size) - kind_feature(kind, 3, 0)) < ZONES, "{square} of {size}");
                assert!((flank(kind, square, size) - kind_feature(kind, 4, 0)) < FLANKS, "{square} of {size}");
            }
        }
    }
}
