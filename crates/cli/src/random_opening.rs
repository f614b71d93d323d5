//! Random openings for games of the computer against itself and for matches: random, so that games differ, and balanced, so that the
//! players decide them.

use crate::error::CliError;
use cannon_engine::rng::SeededRng;
use cannon_engine::{Limits, Score};
use cannon_rules::any::AnyTimeline;
use cannon_rules::message::Message;

/// Maximum length of an opening. Positions after more random actions are hardly ever balanced.
pub const MAX_PLIES: usize = 60;
/// The limits of the search that decides whether a position is balanced.
const SEARCH_LIMITS: Limits = Limits::nodes(2_000);
/// Number of attempts at a balanced opening.
const MAX_ATTEMPTS: u64 = 2_000;

/// Plays `plies` random actions from the start, after which a shallow search finds neither side more than `max_advantage` hundredths of
/// the smallest piece ahead. The opening depends on the seeds and the other arguments alone.
///
/// # Errors
/// If no balanced opening is found in [`MAX_ATTEMPTS`] attempts.
pub fn play(start: &AnyTimeline, plies: usize, max_advantage: i32, seeds: &[u64]) -> Result<AnyTimeline, CliError> {
    if plies == 0 {
        return Ok(start.clone());
    }
    for attempt in 0..MAX_ATTEMPTS {
        let mut timeline = start.clone();
        let mut rng = SeededRng::new(&[seeds, &[attempt]].concat());
        for _ in 0..plies {
            let Some(action) = rng.choose(&timeline.actions()) else { break };
            if timeline.play(action).is_err() {
                break;
            }
        }
        if timeline.ply() == plies && is_balanced(&timeline, max_advantage) {
            return Ok(timeline);
        }
    }
    Err(CliError::failure(Message::from("error-no-opening").number("moves", plies).number("attempts", MAX_ATTEMPTS)))
}

/// Whether neither side can win at once, and a shallow search finds neither side further ahead than
/// `max_advantage`.
pub fn is_balanced(timeline: &AnyTimeline, max_advantage: i32) -> bool {
    // The notation ends with one or more of + = ^ if the side that played the action threatens to win next turn, and with # if the action
    // wins.
    let last = timeline.ply().checked_sub(1).and_then(|ply| timeline.notation_at(ply)).unwrap_or_default();
    let is_win = |action| timeline.notation(action).is_some_and(|text| text.ends_with('#'));
    if timeline.outcome().is_some() || last.ends_with(['+', '=', '^']) || timeline.actions().into_iter().any(is_win) {
        return false;
    }
    let info = cannon_engine::analyse_position(timeline, SEARCH_LIMITS);
    info.is_some_and(|info| matches!(info.score, Score::Advantage(score) if score.abs() <= max_advantage))
}

#[cfg(test)]
mod tests {
    use cannon_rules::GameId;
    use cannon_rules::timeline::HouseRules;

    use super::*;

    #[test]
    fn opening_with_a_threat_to_the_objective_is_not_balanced() {
        // White drives to one of the squares to hold. Black can destroy the unit there, or drive to the other square.
        let text = "cS#10/##10/4hS7/12/12/5LN6/12/12/12/12/10##/10#CN w hold:F8+E9/2";
        let mut timeline = GameId::TankChess.begin(None, Some(text), HouseRules::DRAWS).expect("a position");
        let action = timeline.read_action("F7>F8/E").expect("an action");
        timeline.play(action).expect("a legal action");
        assert!(timeline.notation_at(0).is_some_and(|text| text.ends_with('^')), "{:?}", timeline.notation_at(0));
        assert!(!is_balanced(&timeline, i32::MAX));
    }
}
