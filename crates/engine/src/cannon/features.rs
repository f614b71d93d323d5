//! The catalogue of what Cannon's evaluation looks at: names, and places in the list of weights.
//!
//! All is seen from the side that has the feature: ranks are counted from its home rank, files of towns from its left.

use crate::weights::Row;

/// A feature that is counted over the whole board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub(super) enum Term {
    /// A soldier.
    Soldier,
    /// A cannon along a file.
    CannonFile,
    /// A cannon along a rank.
    CannonRank,
    /// A cannon along a diagonal.
    CannonDiagonal,
    /// Two soldiers one behind the other.
    PairFile,
    /// Two soldiers side by side.
    PairRank,
    /// Two soldiers next to each other on a diagonal.
    PairDiagonal,
    /// A step that is possible.
    Step,
    /// A step to a point on which the enemy does not bear.
    SafeStep,
    /// A shift that is possible.
    Shift,
    /// A point in the field of fire, in the enemy's half.
    Fire,
    /// A point of the field of fire next to the enemy town, or the town's own.
    FireTown,
    /// An enemy soldier that a cannon can hit.
    Aimed,
    /// An enemy soldier that can be taken, if it is not this side's turn.
    Threat,
    /// The same if it is this side's turn; quiescence has taken the best already.
    ThreatOnTurn,
    /// An enemy soldier that can be taken and not avenged, if it is not this side's turn.
    Loose,
    /// The same if it is this side's turn.
    LooseOnTurn,
    /// Being on turn.
    Tempo,
    /// The own town can be taken, on turn, when there was no depth left to rescue it.
    Danger,
}

/// Names of the terms, in the order of [`Term`].
const TERMS: [&str; 19] = [
    "soldier",
    "cannon-file",
    "cannon-rank",
    "cannon-diagonal",
    "pair-file",
    "pair-rank",
    "pair-diagonal",
    "step",
    "safe-step",
    "shift",
    "fire",
    "fire-town",
    "aimed",
    "threat",
    "threat-on-turn",
    "loose",
    "loose-on-turn",
    "tempo",
    "danger",
];

const RANKS: usize = 10;
/// Distances of a file from the nearer edge.
const EDGES: usize = 5;
/// Distances of a file from a town's.
const OFFSETS: usize = 9;
/// Files on which a town can stand.
const TOWN_FILES: usize = 8;

const RUNNER: usize = TERMS.len();
const TOWN: usize = RUNNER + RANKS;
const PLACE: usize = TOWN + TOWN_FILES;
const ATTACK: usize = PLACE + RANKS * EDGES;
const GUARD: usize = ATTACK + RANKS * OFFSETS;

/// Number of weights.
pub(super) const COUNT: usize = GUARD + RANKS * OFFSETS;

/// A soldier on this rank whom no enemy soldier can stop on its way to the enemy town.
pub(super) const fn runner(rank: u8) -> usize {
    RUNNER + rank as usize
}

/// The own town on this file, b being 0.
pub(super) const fn town(file: u8) -> usize {
    TOWN + file as usize
}

/// A soldier on this rank, so many files from the nearer edge.
pub(super) const fn place(rank: u8, edge: u8) -> usize {
    PLACE + rank as usize * EDGES + edge as usize
}

/// A soldier on this rank, so many files from the enemy town's.
pub(super) const fn attack(rank: u8, offset: u8) -> usize {
    ATTACK + rank as usize * OFFSETS + offset as usize
}

/// A soldier on this rank, so many files from the own town's.
pub(super) const fn guard(rank: u8, offset: u8) -> usize {
    GUARD + rank as usize * OFFSETS + offset as usize
}

/// All rows, in the order of the weights.
pub(super) fn rows() -> Vec<Row> {
    let mut rows: Vec<Row> =
        TERMS.iter().enumerate().map(|(first, &name)| Row { name: name.to_owned(), first, count: 1 }).collect();
    rows.push(Row { name: "runner".to_owned(), first: RUNNER, count: RANKS });
    rows.push(Row { name: "town".to_owned(), first: TOWN, count: TOWN_FILES });
    for (name, first, count) in [("place", PLACE, EDGES), ("attack", ATTACK, OFFSETS), ("guard", GUARD, OFFSETS)] {
        let rank = |rank| Row { name: format!("{name}-{}", rank + 1), first: first + rank * count, count };
        rows.extend((0..RANKS).map(rank));
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
        assert_eq!(next, COUNT);
        assert_eq!(TERMS[Term::Danger as usize], "danger");
    }
}
