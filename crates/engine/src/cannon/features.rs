//! The features of Cannon's evaluation: their names in the weights file and their indices in the list of weights.
//!
//! All features are from the perspective of the side that has them: ranks are counted from its home rank, files from its left.

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
    /// Two adjacent soldiers on a file.
    PairFile,
    /// Two adjacent soldiers on a rank.
    PairRank,
    /// Two adjacent soldiers on a diagonal.
    PairDiagonal,
    /// A possible step.
    Step,
    /// A step to a point that the enemy does not attack.
    SafeStep,
    /// A possible shift.
    Shift,
    /// A point of the field of fire in the enemy's half of the board.
    Fire,
    /// A point of the field of fire that is the enemy town or adjacent to it.
    FireTown,
    /// An enemy soldier that a cannon can hit.
    Aimed,
    /// An attacked enemy soldier, if this side is not to move.
    Threat,
    /// The same if this side is to move. Quiescence search has already tried the best captures.
    ThreatOnTurn,
    /// An attacked enemy soldier that its side does not defend (hanging), if this side is not to move.
    Loose,
    /// The same if this side is to move.
    LooseOnTurn,
    /// The side to move.
    Tempo,
    /// The side to move is in check: its town is attacked, and no depth is left to search evasions.
    Danger,
}

/// The names in the weights file, in the order of [`Term`].
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
/// Number of distances of a file from the nearer edge.
const EDGES: usize = 5;
/// Number of distances of a file from a town's file.
const OFFSETS: usize = 9;
/// Number of files on which a town can stand.
const TOWN_FILES: usize = 8;

const RUNNER: usize = TERMS.len();
const TOWN: usize = RUNNER + RANKS;
const PLACE: usize = TOWN + TOWN_FILES;
const ATTACK: usize = PLACE + RANKS * EDGES;
const GUARD: usize = ATTACK + RANKS * OFFSETS;

/// Number of weights.
pub(super) const COUNT: usize = GUARD + RANKS * OFFSETS;

/// A passed soldier on this rank: no enemy soldier can stop it on its way to the enemy town. Row `runner` of the weights file.
pub(super) const fn runner(rank: u8) -> usize {
    RUNNER + rank as usize
}

/// The own town on this file; file b is 0.
pub(super) const fn town(file: u8) -> usize {
    TOWN + file as usize
}

/// A soldier on this rank, `edge` files from the nearer edge.
pub(super) const fn place(rank: u8, edge: u8) -> usize {
    PLACE + rank as usize * EDGES + edge as usize
}

/// A soldier on this rank, `offset` files from the file of the enemy town.
pub(super) const fn attack(rank: u8, offset: u8) -> usize {
    ATTACK + rank as usize * OFFSETS + offset as usize
}

/// A soldier on this rank, `offset` files from the file of its own town.
pub(super) const fn guard(rank: u8, offset: u8) -> usize {
    GUARD + rank as usize * OFFSETS + offset as usize
}

/// All rows of the weights file, in the order of the weights.
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
