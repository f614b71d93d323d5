//! The catalogue of what the evaluation of Tank Chess looks at: names, and places in the list of weights.
//!
//! All is seen from the side that has the feature: its home rank is the first, and ahead is towards the enemy.

use crate::weights::Row;
use cannon_rules::tank_chess::{Square, UnitKind, UnitTable};

/// A feature that is counted over the whole board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub(super) enum Term {
    /// Being on turn.
    Tempo,
    /// The own Command can be destroyed, on turn, when there was no depth left to rescue it.
    Danger,
    /// Eight stances in which units could end a move.
    Stances,
    /// Enemy units that can be destroyed on the enemy's turn, but for one: it can save that by driving.
    Fork,
}

/// Names of the terms, in the order of [`Term`].
const TERMS: [&str; 4] = ["tempo", "danger", "stances", "fork"];

/// Zones of the board along a side's way, the home ranks being the first.
pub(super) const ZONES: usize = 8;
/// Zones of the board across that way, from the edge to the middle.
pub(super) const FLANKS: usize = 4;
/// Ways to look: ahead, ahead and aside, aside, back and aside, back.
pub(super) const TURNS: usize = 5;
/// Distances, two squares each.
pub(super) const REACHES: usize = 8;
/// Steps of a Command to the far edge; the last means as many or more, or no way at all.
pub(super) const EXITS: usize = 40;

const EXIT: usize = TERMS.len();
const FLAG: usize = EXIT + EXITS;
const KINDS: usize = FLAG + REACHES;

/// What is counted for each kind of unit, one after the other.
const GROUPS: [(&str, usize); 8] = [
    ("unit", 1),
    ("threat", 1),
    ("threat-on-turn", 1),
    ("zone", ZONES),
    ("flank", FLANKS),
    ("turn", TURNS),
    ("hunt", REACHES),
    ("guard", REACHES),
];

/// Weights for each kind of unit.
const OF_KIND: usize = {
    let (mut sum, mut n) = (0, 0);
    while n < GROUPS.len() {
        sum += GROUPS[n].1;
        n += 1;
    }
    sum
};

/// Number of weights.
pub(super) fn count() -> usize {
    KINDS + OF_KIND * UnitTable::builtin().kinds().count()
}

/// A Command with so many steps to the far edge.
pub(super) fn exit(steps: Option<u8>) -> usize {
    EXIT + steps.map_or(EXITS - 1, |steps| usize::from(steps).min(EXITS - 1))
}

/// The enemy's flag so many squares from the nearest unit, on boards that have flags.
pub(super) fn flag(distance: u8) -> usize {
    FLAG + reach(distance)
}

/// The place of a distance in its row.
fn reach(distance: u8) -> usize {
    usize::from(distance / 2).min(REACHES - 1)
}

/// Something about a kind of unit: the group by its place in [`GROUPS`], and which of the group.
const fn of_kind(kind: UnitKind, group: usize, which: usize) -> usize {
    let (mut first, mut n) = (KINDS + OF_KIND * kind.index(), 0);
    while n < group {
        first += GROUPS[n].1;
        n += 1;
    }
    first + which
}

/// A unit.
pub(super) const fn unit(kind: UnitKind) -> usize {
    of_kind(kind, 0, 0)
}

/// An enemy unit that can be destroyed, if it is not this side's turn, or if it is; quiescence has destroyed the best already.
pub(super) const fn threat(kind: UnitKind, on_turn: bool) -> usize {
    of_kind(kind, if on_turn { 2 } else { 1 }, 0)
}

/// A unit on this square of a board of this size, along its side's way.
pub(super) fn zone(kind: UnitKind, square: Square, size: u8) -> usize {
    first_zone(kind) + usize::from(square.rank()) * ZONES / usize::from(size)
}

/// The first zone's feature; the others follow.
pub(super) const fn first_zone(kind: UnitKind) -> usize {
    of_kind(kind, 3, 0)
}

/// The same, across that way.
pub(super) fn flank(kind: UnitKind, square: Square, size: u8) -> usize {
    let edge = square.file().min(size - 1 - square.file());
    of_kind(kind, 4, usize::from(edge) * 2 * FLANKS / (usize::from(size) + 1))
}

/// A unit that looks so many turns away from straight ahead.
pub(super) const fn turn(kind: UnitKind, turns: usize) -> usize {
    of_kind(kind, 5, turns)
}

/// A unit so many squares from the enemy's Command.
pub(super) fn hunt(kind: UnitKind, distance: u8) -> usize {
    of_kind(kind, 6, reach(distance))
}

/// A unit so many squares from its own Command.
pub(super) fn guard(kind: UnitKind, distance: u8) -> usize {
    of_kind(kind, 7, reach(distance))
}

/// All rows, in the order of the weights.
pub(super) fn rows() -> Vec<Row> {
    let term = |(first, name): (usize, &&str)| Row { name: (*name).to_owned(), first, count: 1 };
    let mut rows: Vec<Row> = TERMS.iter().enumerate().map(term).collect();
    rows.push(Row { name: "exit".to_owned(), first: EXIT, count: EXITS });
    rows.push(Row { name: "flag".to_owned(), first: FLAG, count: REACHES });
    for kind in UnitTable::builtin().kinds() {
        rows.extend(GROUPS.iter().enumerate().map(|(group, &(name, count))| Row {
            name: format!("{}.{name}", kind.stats().name),
            first: of_kind(kind, group, 0),
            count,
        }));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_hold_every_weight_once() {
        let mut next = 0;
        for row in rows() {
            assert_eq!(row.first, next, "{}", row.name);
            next += row.count;
        }
        assert_eq!(next, count());
        assert_eq!(TERMS[Term::Stances as usize], "stances");
    }

    #[test]
    fn no_square_of_any_board_lies_beyond_its_rows() {
        let kind = UnitTable::builtin().find('C').expect("a Command");
        for size in 12..=Square::MAX_SIZE {
            for square in Square::all(size) {
                assert!((zone(kind, square, size) - of_kind(kind, 3, 0)) < ZONES, "{square} of {size}");
                assert!((flank(kind, square, size) - of_kind(kind, 4, 0)) < FLANKS, "{square} of {size}");
            }
        }
    }
}
