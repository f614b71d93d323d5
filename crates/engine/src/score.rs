//! Scores of positions, including wins with their distance.

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
    if value >= WIN_BOUND {
        value + ply as Value
    } else if value <= -WIN_BOUND {
        value - ply as Value
    } else {
        value
    }
}

/// The inverse of [`to_table`].
pub(super) const fn from_table(value: Value, ply: usize) -> Value {
    if value >= WIN_BOUND {
        value - ply as Value
    } else if value <= -WIN_BOUND {
        value + ply as Value
    } else {
        value
    }
}

/// The score of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// No forced win was found. The advantage is in hundredths of the smallest piece (a soldier in Cannon).
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

    /// The number of own turns until a win, as in "win in 3".
    #[must_use]
    pub const fn turns_to_win(self) -> Option<u32> {
        match self {
            Score::Win { plies } => Some(plies.div_ceil(2)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_keep_their_distance_through_the_table() {
        let value = win_at(7);
        assert_eq!(to_table(value, 4), win_at(3), "three plies away from a position at ply 4");
        assert_eq!(from_table(to_table(value, 4), 6), win_at(9));
        assert_eq!(from_table(to_table(-value, 4), 4), -value);
        assert_eq!(from_table(to_table(55, 4), 9), 55);
        assert_eq!(Score::from_value(win_at(5)).turns_to_win(), Some(3));
        assert_eq!(Score::from_value(loss_at(4)), Score::Loss { plies: 4 });
    }
}
