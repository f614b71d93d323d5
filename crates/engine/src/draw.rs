//! Whether the computer accepts a draw.

use super::{Limits, Score};

/// What the look at the position may cost by which the computer decides: positions and no time, so that a busy machine gets the same answer.
pub const LOOK: Limits = Limits::nodes(50_000);

/// Below this many plies the computer declines a draw unless it stands worse.
const EARLY_PLIES: usize = 40;
/// Standing worse than this (hundredths of a soldier), the computer is glad of a draw at any time.
const WORSE: i32 = 60;

/// Whether the computer accepts a draw at this ply, given how its opponent, who is on turn and offers it, stands.
#[must_use]
pub fn accepts(opponent: Score, ply: usize) -> bool {
    match opponent {
        Score::Win { .. } => true,
        Score::Loss { .. } => false,
        Score::Advantage(advantage) => advantage >= WORSE || (advantage >= 0 && ply >= EARLY_PLIES),
    }
}
