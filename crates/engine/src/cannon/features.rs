//! The features of Cannon's evaluation: their names in the weights file and their indices in the list of weights.
//!
//! All features are from the perspective of the side that has them: ranks are counted from its home rank, files from its left.

use crate::weights::WeightRow;

/// A feature that is counted over the whole board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub(super) enum Feature {
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
    TargetedSoldier,
    /// An attacked enemy soldier, if this side is not to move.
    Threat,
    /// An attacked enemy soldier, if this side is to move. Quiescence search has already tried the best captures.
    ThreatToMove,
    /// An attacked enemy soldier that its side does not defend (hanging), if this side is not to move.
    Hanging,
    /// A hanging enemy soldier, if this side is to move.
    HangingToMove,
    /// The side to move.
    Tempo,
    /// The side to move is in check: its town is attacked, and no depth is left to search evasions.
    InCheck,
}

/// The names in the weights file, in the order of [`Feature`].
const FEATURE_NAMES: [&str; 19] = [
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
const EDGE_DISTANCES: usize = 5;
/// Number of distances of a file from a town's file.
const TOWN_DISTANCES: usize = 9;
/// Number of files on which a town can stand.
const TOWN_FILES: usize = 8;

const PASSED_SOLDIER: usize = FEATURE_NAMES.len();
const TOWN: usize = PASSED_SOLDIER + RANKS;
const PLACE: usize = TOWN + TOWN_FILES;
const ATTACK: usize = PLACE + RANKS * EDGE_DISTANCES;
const GUARD: usize = ATTACK + RANKS * TOWN_DISTANCES;

/// Number of weights.
pub(super) const COUNT: usize = GUARD + RANKS * TOWN_DISTANCES;

/// A passed soldier on this rank: no enemy soldier can stop it on its way to the enemy town. Row `runner` of the weights file.
pub(super) const fn passed_soldier(rank: u8) -> usize {
    PASSED_SOLDIER + rank as usize
}

/// The own town on this file; file b is 0.
pub(super) const fn town(file: u8) -> usize {
    TOWN + file as usize
}

/// A soldier on this rank, `edge` files from the nearer edge.
pub(super) const fn place(rank: u8, edge: u8) -> usize {
    PLACE + rank as usize * EDGE_DISTANCES + edge as usize
}

/// A soldier on this rank, `offset` files from the file of the enemy town.
pub(super) const fn attack(rank: u8, offset: u8) -> usize {
    ATTACK + rank as usize * TOWN_DISTANCES + offset as usize
}

/// A soldier on this rank, `offset` files from the file of its own town.
pub(super) const fn guard(rank: u8, offset: u8) -> usize {
    GUARD + rank as usize * TOWN_DISTANCES + offset as usize
}

/// All rows of the weights file, in the order of the weights.
pub(super) fn rows() -> Vec<WeightRow> {
    let row = |name: &str, first, count| WeightRow { name: name.to_owned(), first, count, is_optional: false };
    let mut rows: Vec<WeightRow> = (0..).zip(FEATURE_NAMES).map(|(first, name)| row(name, first, 1)).collect();
    rows.extend([row("runner", PASSED_SOLDIER, RANKS), row("town", TOWN, TOWN_FILES)]);
    for (name, first, count) in
        [("place", PLACE, EDGE_DISTANCES), ("attack", ATTACK, TOWN_DISTANCES), ("guard", GUARD, TOWN_DISTANCES)]
    {
        rows.extend((0..RANKS).map(|rank| row(&format!("{name}-{}", rank + 1), first + rank * count, count)));
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
        assert_eq!(next, COUNT);
        assert_eq!(FEATURE_NAMES[Feature::InCheck as usize], "danger");
    }
}
