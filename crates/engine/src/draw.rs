//! Draw offers: whether the computer accepts a draw, and whether it offers one.

use super::{Limits, Score};
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::REPETITION_COUNT;

/// The limits of the search by which the computer decides. There is no time limit, so that the answer does not depend on the machine.
pub const SEARCH_LIMITS: Limits = Limits::nodes(50_000);

/// Before this ply, the computer declines a draw unless the opponent's advantage is at least [`WORSE_MARGIN`], or the position repeats.
const MIN_PLIES: usize = 40;
/// If the opponent's advantage is at least this, in hundredths of the smallest piece, the computer accepts a draw at any time.
const WORSE_MARGIN: i32 = 100;

/// Before this ply, the computer offers no draw.
const MIN_OFFER_PLIES: usize = 60;
/// The number of the computer's last turns in which neither side may have had an advantage, for it to offer a draw.
const OFFER_TURNS: usize = 10;
/// The largest score that counts as no advantage, in hundredths of the smallest piece.
const EVEN_MARGIN: i32 = 15;

/// Whether the computer accepts a draw in the current position of a game. `opponent` is the score of the position for the opponent, who is
/// to move and offers the draw.
pub fn accepts(opponent: Score, timeline: &AnyTimeline) -> bool {
    let is_late = timeline.ply() >= MIN_PLIES || timeline.repetitions() >= REPETITION_COUNT;
    match opponent {
        Score::Win { .. } => true,
        Score::Loss { .. } => false,
        Score::Advantage(advantage) => advantage >= WORSE_MARGIN || (advantage >= 0 && is_late),
    }
}

/// Whether the computer offers a draw after its action at this ply. `scores` are the scores of the computer's last searches, each for the
/// computer's side, the newest last.
pub fn offers(ply: usize, scores: &[Score]) -> bool {
    let is_even = |score: &Score| matches!(score, Score::Advantage(advantage) if advantage.abs() <= EVEN_MARGIN);
    ply >= MIN_OFFER_PLIES && scores.len() >= OFFER_TURNS && scores.iter().rev().take(OFFER_TURNS).all(is_even)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn computer_offers_a_draw_late_in_an_even_game() {
        let even = [Score::Advantage(5); OFFER_TURNS];
        assert!(offers(80, &even));
        assert!(!offers(30, &even), "too early");
        assert!(!offers(80, &even[1..]), "not for long enough");
        let mut hope = even;
        hope[4] = Score::Advantage(40);
        assert!(!offers(80, &hope), "there was an advantage");
    }
}
