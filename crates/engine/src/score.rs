//! Scores of positions, including wins with their distance.

use std::cmp::Ordering;

/// A score inside the search: hundredths of the smallest piece, or a win encoded by its distance in plies.
pub(super) type Value = i32;

/// The value of a win at the root. A win in n plies is n less.
const WIN: Value = 30_000;
/// A bound above every value.
pub(super) const INFINITE: Value = 31_000;
/// The least value that encodes a win. No evaluation reaches it.
pub(super) const WIN_BOUND: Value = 29_000;
/// Evaluations are clamped to plus and minus this.
pub(super) const MAX_EVALUATION: Value = 20_000;
/// The maximum ply of a search.
pub(super) const MAX_PLY: usize = 120;

/// The value of winning at `ply`, counted from the root of the search.
pub(super) const fn win_at(ply: usize) -> Value {
    WIN - ply as Value
}

/// The value of losing at `ply`.
pub(super) const fn loss_at(ply: usize) -> Value {
    -win_at(ply)
}

/// The number of plies from the root to the win or loss that a value encodes. `None` for other values.
pub(super) const fn win_distance(value: Value) -> Option<i32> {
    if value.abs() >= WIN_BOUND { Some(WIN - value.abs()) } else { None }
}

/// Converts a value for the transposition table, where the distance of a win is counted from the position and not from the root.
pub(super) const fn to_table(value: Value, ply: usize) -> Value {
    nearer_by(value, ply as Value)
}

/// The inverse of [`to_table`].
pub(super) const fn from_table(value: Value, ply: usize) -> Value {
    nearer_by(value, -(ply as Value))
}

/// A value whose win or loss, if it encodes one, is nearer by this many plies.
const fn nearer_by(value: Value, plies: Value) -> Value {
    if value >= WIN_BOUND {
        value + plies
    } else if value <= -WIN_BOUND {
        value - plies
    } else {
        value
    }
}

/// The score of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// No forced win was found. The advantage is in hundredths of the smallest piece.
    Advantage(i32),
    /// The side to move wins.
    Win {
        /// Plies until the win; 1 if the next action wins.
        plies: u32,
    },
    /// The side to move loses against best play.
    Loss {
        /// Plies until the loss.
        plies: u32,
    },
}

impl Score {
    pub(super) const fn from_value(value: Value) -> Score {
        if value >= WIN_BOUND {
            Score::Win { plies: (WIN - value) as u32 }
        } else if value <= -WIN_BOUND {
            Score::Loss { plies: (WIN + value) as u32 }
        } else {
            Score::Advantage(value)
        }
    }

    /// The score of an action for the side that played it, where `self` is the score of the position after it for the side to move there.
    ///
    /// ```
    /// use cannon_engine::Score;
    ///
    /// assert_eq!(Score::Loss { plies: 0 }.before_action(), Score::Win { plies: 1 });
    /// assert_eq!(Score::Advantage(7).before_action(), Score::Advantage(-7));
    /// ```
    pub const fn before_action(self) -> Score {
        match self {
            Score::Advantage(hundredths) => Score::Advantage(-hundredths),
            Score::Win { plies } => Score::Loss { plies: plies + 1 },
            Score::Loss { plies } => Score::Win { plies: plies + 1 },
        }
    }

    /// Losses come before advantages and wins; a later loss is better than an earlier one, and an earlier win than a later one.
    fn preference(self) -> (i32, i64) {
        match self {
            Score::Loss { plies } => (-1, plies.into()),
            Score::Advantage(hundredths) => (0, hundredths.into()),
            Score::Win { plies } => (1, -i64::from(plies)),
        }
    }

    /// The number of turns that the winner needs, as in "win in 3". `None` without a forced win or loss.
    pub const fn turns_to_end(self) -> Option<u32> {
        match self {
            Score::Win { plies } | Score::Loss { plies } => Some(plies.div_ceil(2)),
            Score::Advantage(_) => None,
        }
    }
}

impl Ord for Score {
    /// The better score for the side to move is the greater.
    fn cmp(&self, other: &Score) -> Ordering {
        self.preference().cmp(&other.preference())
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Score) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn earlier_wins_and_later_losses_are_greater() {
        let rising = [
            Score::Loss { plies: 2 },
            Score::Loss { plies: 8 },
            Score::Advantage(-500),
            Score::Advantage(3),
            Score::Win { plies: 9 },
            Score::Win { plies: 1 },
        ];
        assert!(rising.is_sorted());
        assert!(rising.windows(2).all(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn score_before_an_action_is_negated_and_one_ply_further() {
        assert_eq!(Score::Loss { plies: 0 }.before_action(), Score::Win { plies: 1 });
        assert_eq!(Score::Win { plies: 3 }.before_action(), Score::Loss { plies: 4 });
        assert_eq!(Score::Advantage(7).before_action(), Score::Advantage(-7));
    }

    #[test]
    fn win_distances_survive_the_table() {
        let value = win_at(7);
        assert_eq!(to_table(value, 4), win_at(3), "three plies away from a position at ply 4");
        assert_eq!(from_table(to_table(value, 4), 6), win_at(9));
        assert_eq!(from_table(to_table(-value, 4), 4), -value);
        assert_eq!(from_table(to_table(55, 4), 9), 55);
        assert_eq!(Score::from_value(win_at(5)).turns_to_end(), Some(3));
        assert_eq!(Score::from_value(loss_at(4)), Score::Loss { plies: 4 });
    }
}
