//! Draw offers: whether the computer accepts a draw.

use super::{Limits, Score};
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::REPETITION_COUNT;

/// The limits of the search by which the computer decides. There is no time limit, so that the answer does not depend on the machine.
pub const SEARCH_LIMITS: Limits = Limits::nodes(50_000);

/// Before this ply, the computer declines a draw unless the opponent's advantage is at least [`WORSE_MARGIN`], or the position repeats.
const MIN_PLIES: usize = 40;
/// If the opponent's advantage is at least this, in hundredths of the smallest piece, the computer accepts a draw at any time.
const WORSE_MARGIN: i32 = 60;

/// Whether the computer accepts a draw in the current position of a game. `opponent` is the score of the position for the opponent, who is
/// to move and offers it.
#[must_use]
pub fn accepts(opponent: Score, timeline: &dyn AnyTimeline) -> bool {
    let is_late = timeline.ply() >= MIN_PLIES || timeline.repetitions() >= REPETITION_COUNT;
    match opponent {
        Score::Win { .. } => true,
        Score::Loss { .. } => false,
        Score::Advantage(advantage) => advantage >= WORSE_MARGIN || (advantage >= 0 && is_late),
    }
}
